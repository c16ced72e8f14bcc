"""Rejected requests, all in one form: a status, a code, what was expected, what came."""

from __future__ import annotations

import math
from collections.abc import Mapping

import msgspec
from starlette.responses import Response

from ..engine.errors import PenultError
from ..wire.coding import encode
from ..wire.http import Problem

_LONGEST = 80


def json_response(body: object, status: int = 200, headers: Mapping[str, str] | None = None) -> Response:
    return Response(encode(body), status, dict(headers or {}), "application/json")


class Rejected(PenultError):
    """A request was rejected; nothing has changed."""

    def __init__(self, status: int, code: str, expected: str, came: str = "", wait: float = 0) -> None:
        super().__init__(f"{code}: expected {expected}, came {came}")
        self.status = status
        self.code = code
        self.expected = expected
        self.came = came
        self.wait = wait
        """Seconds until it may be tried again."""

    def response(self, headers: Mapping[str, str] | None = None) -> Response:
        wait = {"Retry-After": str(math.ceil(self.wait))} if self.wait else {}
        problem = Problem(self.code, self.expected, _short(self.came))
        return json_response(problem, self.status, {**wait, **(headers or {})})


def too_fast(wait: float) -> Rejected:
    expected = f"fewer of these; try again in {math.ceil(wait)} s"
    return Rejected(429, "too_fast", expected, wait=wait)


def unreadable(error: Exception) -> Rejected:
    """msgspec's error without any of the input, which may contain a password."""
    if not isinstance(error, msgspec.ValidationError):
        return Rejected(400, "malformed", "a JSON object", f"text that is not JSON ({type(error).__name__})")
    wanted, _, came = str(error).removeprefix("Expected ").partition(", got ")
    came, _, place = came.partition(" - ")
    return Rejected(400, "malformed", f"{wanted} - {place}" if place else wanted, came)


def _short(came: str) -> str:
    return came if len(came) <= _LONGEST else f"{came[:_LONGEST]}…"
