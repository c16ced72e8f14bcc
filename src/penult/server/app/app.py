"""All routes behind one door: where limits are counted, origins checked and headers set."""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine.errors import PenultError
from .addresses import blurred, household
from .client_pages import client_routes, going_astray
from .desk import Desk
from .errors import Rejected, failed, penult_error, why_failed
from .guests import guest_routes
from .live import Live
from .page import page_routes
from .porch import WATCHED
from .records import record_routes
from .security import SAFE_METHODS, check_origin, headers_for
from .self_call import LIVE
from .status import status_routes
from .tables import table_routes
from .visitor import address_of, spend


def make_app(desk: Desk) -> ASGIApp:
    api = (guest_routes, table_routes, record_routes, status_routes)
    pages = page_routes(desk) if desk.client is None else client_routes(desk, desk.client)
    routes = [route for routes_of in api for route in routes_of(desk)] + pages
    answers = {
        PenultError: penult_error,
        OSError: failed,
        HTTPException: going_astray(desk),
        Exception: failed,
    }
    inside = Starlette(routes=routes, exception_handlers=answers)
    inside.router.redirect_slashes = False
    return Door(desk, inside, Live(desk))


class Door:
    """The ASGI application."""

    def __init__(self, desk: Desk, inside: ASGIApp, live: Live) -> None:
        self._desk = desk
        self._inside = inside
        self._live = live
        self._headers = headers_for(desk.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = self._inner_path(scope["path"])
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["path"] == LIVE:
            await self._live(scope, receive, send)
        else:
            await Rejected(404, "not_found", LIVE, scope["path"]).answer()(scope, receive, send)

    def _inner_path(self, path: str) -> str:
        """Without the path of the public URL, whether or not a proxy has taken it away already."""
        outer = self._desk.settings.path
        return (path.removeprefix(outer) or "/") if outer and f"{path}/".startswith(f"{outer}/") else path

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        began = perf_counter()
        status = 0

        async def send_safely(message: Message) -> None:
            nonlocal status
            if message["type"] == "http.response.start":
                status = message["status"]
                headers = MutableHeaders(scope=message)
                for name, value in self._headers.items():
                    headers.setdefault(name, value)
            await send(message)

        try:
            self._check(scope)
            await self._inside(scope, receive, send_safely)
        except Rejected as error:
            await error.answer()(scope, receive, send_safely)
        except Exception as error:
            self._desk.log.failed(error, _route(scope))
            if not status:
                await why_failed(error).answer()(scope, receive, send_safely)
        self._note(scope, status, perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        desk, asking = self._desk, HTTPConnection(scope)
        if not self._is_free(scope["path"]):
            spend(desk, "requests", desk.limits.requests, household(address_of(asking, desk)))
        if scope["method"] in SAFE_METHODS:
            return
        check_origin(asking.headers, desk.settings)
        if desk.closing:
            raise Rejected(503, "closing", "a server that is open; it comes back soon", wait=5)

    def _is_free(self, path: str) -> bool:
        """Whether asking is not counted: a household that comes together loads every file of the client."""
        return path in WATCHED or (self._desk.client is not None and path in self._desk.client.files)

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """The route, never the path: a path can hold the code of a table, or anything."""
        self._desk.metrics.requests.add(str(status))
        log, route = self._desk.log, _route(scope)
        if status in (403, 429):
            address = blurred(address_of(HTTPConnection(scope), self._desk))
            log.mention("turned_away", status=status, address=address)
        level = logging.INFO if status >= 500 else logging.DEBUG
        log.say(
            "answered", level, method=scope["method"], route=route, status=status, milliseconds=1000 * seconds
        )


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("endpoint"), "__name__", "none"))
