"""All routes as one application, with limits, origin checks and headers."""

from __future__ import annotations

import logging
from time import perf_counter

from starlette.applications import Starlette
from starlette.datastructures import MutableHeaders
from starlette.exceptions import HTTPException
from starlette.requests import HTTPConnection
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from ...engine.errors import PenultError
from ..addresses import blurred, household
from ..rejection import Rejected
from ..transport.handshake import Handshake
from ..transport.http import HEALTH_PATHS
from .authentication import address_of, spend
from .context import AppContext
from .errors import failed, penult_error, why_failed
from .live import LiveEndpoint
from .routes.guests import guest_routes
from .routes.house_rules import house_rules_routes
from .routes.records import record_routes
from .routes.start_page import page_routes
from .routes.status import status_routes
from .routes.tables import table_routes
from .routes.web_client import client_routes, not_found_handler
from .security import SAFE_METHODS, check_origin, headers_for
from .self_check import LIVE


def make_app(context: AppContext) -> Application:
    api = (guest_routes, table_routes, house_rules_routes, record_routes, status_routes)
    pages = page_routes(context) if context.client is None else client_routes(context, context.client)
    routes = [route for routes_of in api for route in routes_of(context)] + pages
    answers = {
        PenultError: penult_error,
        OSError: failed,
        HTTPException: not_found_handler(context),
        Exception: failed,
    }
    inside = Starlette(routes=routes, exception_handlers=answers)
    inside.router.redirect_slashes = False
    return Application(context, inside, LiveEndpoint(context))


class Application:
    """The ASGI application for requests, and the endpoint for WebSockets."""

    def __init__(self, context: AppContext, inside: ASGIApp, live: LiveEndpoint) -> None:
        self._context = context
        self._inside = inside
        self._live = live
        self._headers = headers_for(context.settings)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        scope["path"] = self._inner_path(scope["path"])
        await self._answer(scope, receive, send)

    async def live(self, handshake: Handshake) -> None:
        path = self._inner_path(handshake.scope["path"])
        if path == LIVE:
            await self._live(handshake)
        else:
            handshake.reject(Rejected(404, "not_found", LIVE, path).response())

    def _inner_path(self, path: str) -> str:
        """The path without that of the public URL, whether or not a proxy has already removed it."""
        outer = self._context.settings.path
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
            await error.response()(scope, receive, send_safely)
        except Exception as error:
            self._context.log.failed(error, _route(scope))
            if not status:
                await why_failed(error).response()(scope, receive, send_safely)
        self._note(scope, status, perf_counter() - began)

    def _check(self, scope: Scope) -> None:
        context, asking = self._context, HTTPConnection(scope)
        if not self._is_free(scope["path"]):
            spend(context, "requests", context.limits.requests, household(address_of(asking, context)))
        if scope["method"] in SAFE_METHODS:
            return
        check_origin(asking.headers, context.settings)
        if context.closing:
            raise Rejected(503, "closing", "a server that is open; it comes back soon", wait=5)

    def _is_free(self, path: str) -> bool:
        """Whether a request counts against no limit: a household loads the client's files many times."""
        return path in HEALTH_PATHS or (
            self._context.client is not None and path in self._context.client.files
        )

    def _note(self, scope: Scope, status: int, seconds: float) -> None:
        """Log the route, never the path, which may contain the code of a table or anything else."""
        self._context.metrics.requests.add(str(status))
        log, route = self._context.log, _route(scope)
        if status in (403, 429):
            address = blurred(address_of(HTTPConnection(scope), self._context))
            log.mention("turned_away", status=status, address=address)
        level = logging.INFO if status >= 500 else logging.DEBUG
        log.say(
            "answered", level, method=scope["method"], route=route, status=status, milliseconds=1000 * seconds
        )


def _route(scope: Scope) -> str:
    return str(getattr(scope.get("endpoint"), "__name__", "none"))
