"""Responses to errors: Starlette's exception handlers."""

from __future__ import annotations

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from ...engine.errors import Malformed
from ...table.declined import Declined
from ...table.log.batches import ReplayDiffers
from ..rejection import Rejected
from ..store.store import Damaged

_OF_STARLETTE = {
    404: ("not_found", "a path that exists"),
    405: ("wrong_method", "another method for this path"),
}


async def penult_error(_: Request, error: Exception) -> Response:
    if isinstance(error, Rejected):
        return error.response()
    if isinstance(error, Malformed):
        return Rejected(400, "malformed", f"{error.what}: {error.expected}", str(error.came)).response()
    if isinstance(error, ReplayDiffers):
        return why_failed(error).response()
    if isinstance(error, Declined):
        return Rejected(400, error.code, error.expected).response()
    return Rejected(409, "refused", str(error)).response()


async def http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, expected = _OF_STARLETTE.get(status, ("refused", "another request"))
    if status == 405:
        return Rejected(status, code, expected, request.method).response({"Allow": allowed_methods(request)})
    return Rejected(status, code, expected, request.url.path).response()


def allowed_methods(request: Request) -> str:
    """The methods of all routes for this path: Starlette names those of the first one only."""
    routes = (route for route in request.app.routes if isinstance(route, Route))
    fitting = (route for route in routes if route.matches(request.scope)[0] is not Match.NONE)
    return ", ".join(sorted({method for route in fitting for method in route.methods or ()}))


def why_failed(error: Exception) -> Rejected:
    """An error on our side, as the client gets it."""
    if isinstance(error, (Damaged, ReplayDiffers)):
        return Rejected(503, "damaged", "a database that can be read; the operator has been told")
    if isinstance(error, OSError):
        return Rejected(503, "disk", "a disk that takes what is written; nothing was done", wait=5)
    return Rejected(500, "our_fault", "this to work; the server's log says what did not")


async def failed(_: Request, error: Exception) -> Response:
    return why_failed(error).response()
