"""Answers as JSON."""

from __future__ import annotations

from collections.abc import Mapping

from starlette.responses import Response

from ...wire.coding import encode


def answer(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(body), status, dict(headers or {}), "application/json")
