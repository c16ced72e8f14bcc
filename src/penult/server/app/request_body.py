"""Reading the body of a request as a message."""

from __future__ import annotations

from typing import TypeVar

import msgspec
from starlette.requests import ClientDisconnect, Request

from ...wire.coding import UNREADABLE
from ...wire.limits import MESSAGE_BYTES
from ..rejection import Rejected, unreadable

Body = TypeVar("Body")


async def read_body(request: Request, kind: type[Body]) -> Body:
    """The body of a request; `Rejected` says what was expected."""
    media = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if media != "application/json":
        raise Rejected(415, "wrong_media_type", "Content-Type: application/json", media or "none")
    try:
        text = await _bytes(request)
    except ClientDisconnect:
        raise Rejected(400, "malformed", "the whole body", "a part of it") from None
    try:
        return msgspec.json.decode(text, type=kind)
    except UNREADABLE as error:
        raise unreadable(error) from None


async def _bytes(request: Request) -> bytes:
    told = request.headers.get("content-length", "")
    text = b""
    if not told.isdecimal() or int(told) <= MESSAGE_BYTES:
        async for chunk in request.stream():
            text += chunk
            if len(text) > MESSAGE_BYTES:
                break
        else:
            return text
    raise Rejected(413, "too_large", f"at most {MESSAGE_BYTES} bytes", f"{told or 'more'} bytes")
