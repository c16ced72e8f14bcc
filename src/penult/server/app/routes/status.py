"""The status of the server: health, metrics and protocol."""

from __future__ import annotations

import asyncio
from functools import cache
from hmac import compare_digest

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import PlainTextResponse, Response
from starlette.routing import Route

import penult

from ....wire import schema
from ....wire.http import Here
from ....wire.version import PROTOCOL
from ...rejection import Rejected, json_response
from ..context import AppContext
from ..self_check import LIVE

_PROMETHEUS = "text/plain; version=0.0.4; charset=utf-8"


def status_routes(context: AppContext) -> list[Route]:
    async def health(_: Request) -> Response:
        status = await _status(context)
        about = {"status": status, "version": penult.__version__, "protocol": PROTOCOL}
        return json_response(about, 200 if status == "ok" else 503)

    async def ready(_: Request) -> Response:
        """Whether people can come in. A full disk or one damaged table does not keep others out."""
        status = await _reachable(context)
        return json_response({"status": status}, 200 if status == "ok" else 503)

    async def alive(_: Request) -> Response:
        """Only that the process answers: a restart would interrupt every table."""
        return json_response({"status": "ok"})

    async def live(request: Request) -> Response:
        """The address of the live endpoint; requests without a WebSocket handshake are refused."""
        raise Rejected(426, "no_upgrade", "a WebSocket handshake", request.method)

    async def metrics(request: Request) -> Response:
        """Guarded by a token. A-11: counts that rise with every step could give away what a table hides."""
        token = context.settings.metrics_token
        came = request.headers.get("authorization", "")
        if not token or not compare_digest(came.encode(), f"Bearer {token}".encode()):
            raise HTTPException(404)
        return PlainTextResponse(context.metrics.text(), media_type=_PROMETHEUS)

    async def protocol(_: Request) -> Response:
        return Response(await asyncio.to_thread(_protocol), media_type="application/json")

    async def where(_: Request) -> Response:
        return json_response(Here(context.network))

    return [
        Route("/health", health, methods=["GET"]),
        Route("/health/ready", ready, methods=["GET"]),
        Route("/health/live", alive, methods=["GET"]),
        Route(LIVE, live, methods=["GET"]),
        Route("/api/here", where, methods=["GET"]),
        Route("/metrics", metrics, methods=["GET"]),
        Route("/protocol.json", protocol, methods=["GET"]),
    ]


async def _status(context: AppContext) -> str:
    if context.failing() and not context.closing:
        return "failing"
    if context.damaged() and not context.closing:
        return "damaged"
    return await _reachable(context)


async def _reachable(context: AppContext) -> str:
    if context.closing:
        return "closing"
    return "ok" if await context.self_check.reachable() else "unreachable"


@cache
def _protocol() -> str:
    return schema.text()
