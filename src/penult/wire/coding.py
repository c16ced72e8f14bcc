"""Messages as bytes and back."""

from __future__ import annotations

import msgspec

from ..engine.errors import Malformed
from .to_client import ToClient
from .to_server import ToServer

encode = msgspec.json.Encoder().encode

UNREADABLE = (msgspec.DecodeError, UnicodeError, RecursionError)
"""What decoding can raise; the last one for deeply nested brackets."""

_for_server: msgspec.json.Decoder[ToServer] = msgspec.json.Decoder(ToServer)
_for_client: msgspec.json.Decoder[ToClient] = msgspec.json.Decoder(ToClient)


def read_by_server(frame: bytes | str) -> ToServer:
    """Decode a client's message, or raise `Malformed` with what was expected."""
    try:
        return _for_server.decode(frame)
    except UNREADABLE as error:
        raise Malformed("message", _start_of(frame), str(error)) from None


def read_by_client(frame: bytes | str) -> ToClient:
    """Decode a message of the server."""
    try:
        return _for_client.decode(frame)
    except UNREADABLE as error:
        raise Malformed("message", _start_of(frame), str(error)) from None


def _start_of(frame: bytes | str) -> str:
    text = frame if isinstance(frame, str) else frame.decode("utf-8", "replace")
    return text if len(text) <= 60 else f"{text[:60]}…"
