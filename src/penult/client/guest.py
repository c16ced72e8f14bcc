"""A guest at a server over HTTP: signing in, reading the lobby, opening tables."""

from __future__ import annotations

import urllib.error
import urllib.request
from dataclasses import dataclass
from http.client import HTTPException
from typing import TypeVar

import msgspec

from ..engine.errors import PenultError
from ..wire.coding import encode
from ..wire.http import Me, NewGuest, Problem, Solo, TableOpened
from ..wire.listing import Listing
from ..wire.terms import NewTable

_SECONDS = 15.0
_MOST_BYTES = 4_000_000
Answer = TypeVar("Answer")


class Unreachable(PenultError):
    """No server answers at that address."""

    def __init__(self, base: str, why: object) -> None:
        super().__init__(f"{base}: expected a server of Penult, came {why}")


class RequestRejected(PenultError):
    """The server refused the request."""

    def __init__(self, status: int, problem: Problem) -> None:
        came = f", came {problem.came!r}" if problem.came else ""
        super().__init__(f"{problem.code}: expected {problem.expected}{came}")
        self.status = status
        self.problem = problem


class Lobby(msgspec.Struct):
    """The public tables."""

    tables: list[Listing]


@dataclass(frozen=True, slots=True)
class Guest:
    """Somebody that a server knows by a token."""

    base: str
    name: str
    token: str

    def is_known(self) -> bool:
        """Whether the token is still valid."""
        try:
            ask(self.base, "/api/me", Me, token=self.token)
        except RequestRejected as error:
            if error.status == 401:
                return False
            raise
        return True

    def open(self, new: NewTable) -> TableOpened:
        return ask(self.base, "/api/tables", TableOpened, new, self.token)

    def open_solo(self, solo: Solo) -> TableOpened:
        """A table with bots in every other seat; play begins at once."""
        return ask(self.base, "/api/solo", TableOpened, solo, self.token)


def come_as_guest(base: str, name: str) -> Guest:
    """Become a guest; all it takes is a name."""
    me = ask(base, "/api/guest", Me, NewGuest(name, bearer=True))
    return Guest(base, me.name, me.token)


def lobby(base: str) -> list[Listing]:
    return ask(base, "/api/tables", Lobby).tables


def ask(
    base: str, path: str, kind: type[Answer], body: msgspec.Struct | None = None, token: str = ""
) -> Answer:
    """GET, or POST if there is a body; `RequestRejected` says why the server refused."""
    headers = {"Content-Type": "application/json"} if body is not None else {}
    if token:
        headers["Authorization"] = f"Bearer {token}"
    sent = None if body is None else encode(body)
    request = urllib.request.Request(f"{base}{path}", sent, headers)
    try:
        with urllib.request.urlopen(request, timeout=_SECONDS) as response:
            return msgspec.json.decode(response.read(_MOST_BYTES), type=kind)
    except urllib.error.HTTPError as error:
        raise _turned_away(base, error) from None
    except urllib.error.URLError as error:
        raise Unreachable(base, _plainly(error.reason)) from None
    except (OSError, HTTPException, msgspec.DecodeError) as error:
        raise Unreachable(base, error) from None


def _plainly(why: object) -> str:
    """The system's error message without its number."""
    return (why.strerror or str(why)) if isinstance(why, OSError) else str(why)


def _turned_away(base: str, error: urllib.error.HTTPError) -> PenultError:
    try:
        problem = msgspec.json.decode(error.read(_MOST_BYTES), type=Problem)
    except (OSError, HTTPException, msgspec.DecodeError):
        return Unreachable(base, f"HTTP status {error.code}")
    return RequestRejected(error.code, problem)
