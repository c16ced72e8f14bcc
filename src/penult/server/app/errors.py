"""Every way in which a request can fail, as one form: a status, a code, what was expected, what came."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Match, Route

from ...engine.errors import Malformed, PenultError
from ...table.declined import Declined
from ...wire.http import Problem
from ..restoring import Differs
from ..store.store import Damaged
from .answers import answer

_LONGEST = 80
_OF_STARLETTE = {
    404: ("not_found", "a path that exists"),
    405: ("wrong_method", "another method for this path"),
}


class Rejected(PenultError):
    """A request that was turned away; nothing has changed."""

    def __init__(self, status: int, code: str, expected: str, came: str = "", wait: float = 0) -> None:
        super().__init__(f"{code}: expected {expected}, came {came}")
        self.status = status
        self.code = code
        self.expected = expected
        self.came = came
        self.wait = wait
        """After so many seconds it may be tried again."""

    def answer(self, headers: Mapping[str, str] | None = None) -> Response:
        wait = {"Retry-After": str(math.ceil(self.wait))} if self.wait else {}
        problem = Problem(self.code, self.expected, _short(self.came))
        return answer(problem, self.status, {**wait, **(headers or {})})


def too_fast(wait: float) -> Rejected:
    expected = f"fewer of these; try again in {math.ceil(wait)} s"
    return Rejected(429, "too_fast", expected, wait=wait)


def unreadable(error: Exception) -> Rejected:
    """What msgspec said, without repeating any of the text: it may hold a password."""
    if not isinstance(error, msgspec.ValidationError):
        return Rejected(400, "malformed", "a JSON object", f"text that is not JSON ({type(error).__name__})")
    wanted, _, came = str(error).removeprefix("Expected ").partition(", got ")
    came, _, place = came.partition(" - ")
    return Rejected(400, "malformed", f"{wanted} - {place}" if place else wanted, came)


async def penult_error(_: Request, error: Exception) -> Response:
    if isinstance(error, Rejected):
        return error.answer()
    if isinstance(error, Malformed):
        return Rejected(400, "malformed", f"{error.what}: {error.expected}", str(error.came)).answer()
    if isinstance(error, Differs):
        return why_failed(error).answer()
    if isinstance(error, Declined):
        return Rejected(400, error.code, error.expected).answer()
    return Rejected(409, "refused", str(error)).answer()


async def http_error(request: Request, error: Exception) -> Response:
    status = error.status_code if isinstance(error, HTTPException) else 500
    code, expected = _OF_STARLETTE.get(status, ("refused", "another request"))
    if status == 405:
        return Rejected(status, code, expected, request.method).answer({"Allow": allowed_methods(request)})
    return Rejected(status, code, expected, request.url.path).answer()


def allowed_methods(request: Request) -> str:
    """Of all routes for this path: Starlette names those of the first one only."""
    routes = (route for route in request.app.routes if isinstance(route, Route))
    fitting = (route for route in routes if route.matches(request.scope)[0] is not Match.NONE)
    return ", ".join(sorted({method for route in fitting for method in route.methods or ()}))


def why_failed(error: Exception) -> Rejected:
    """What went wrong on our side, as it is told to whoever asked."""
    if isinstance(error, (Damaged, Differs)):
        return Rejected(503, "damaged", "a database that can be read; the operator has been told")
    if isinstance(error, OSError):
        return Rejected(503, "disk", "a disk that takes what is written; nothing was done", wait=5)
    return Rejected(500, "our_fault", "this to work; the server's log says what did not")


async def failed(_: Request, error: Exception) -> Response:
    return why_failed(error).answer()


def _short(came: str) -> str:
    return came if len(came) <= _LONGEST else f"{came[:_LONGEST]}…"
