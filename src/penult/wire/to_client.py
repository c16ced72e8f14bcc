"""The messages of the server."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

import msgspec
from msgspec import UNSET, UnsetType

from .changes import HandChange, TableChange
from .events import Event, HandEvent, MatchEvent
from .views import HandView, TableView

Why = Literal[
    "reload",
    "taken_over",
    "kicked",
    "left",
    "revoked",
    "closing",
    "too_slow",
    "too_fast",
    "unknown_table",
    "full",
    "shut",
    "too_many_seats",
    "halted",
    "stopped",
]
"""Why a connection ends. `wire/reconnecting.py` says after which a client comes back by itself."""


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", kw_only=True):
    """The base of all messages of the server. It has no fields but the tag."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The whole view, for a new connection or after too many missed updates."""

    protocol: int
    person: str
    n: int
    time: float
    """The time of the server's clock. All deadlines refer to it."""
    table: TableView
    hand: HandView | None = None
    missed: tuple[Event, ...] = ()
    """The events since the update that the client named, if the server remembers them."""
    log: tuple[HandEvent | MatchEvent, ...] = ()
    """The hand so far as you may know it, if `missed` is not known."""
    yours: tuple[int, ...] | None = None
    """The ids of your last accepted messages; null if the server does not know the session."""


class Update(FromServer, frozen=True, tag="update"):
    """What happened, and which part of the view changed. `n` counts the updates of a table."""

    n: int
    time: float
    events: tuple[Event, ...] = ()
    table: TableChange | UnsetType = UNSET
    hand: HandChange | UnsetType | None = UNSET
    """Null when the hand is gone; a whole hand if there was none before."""
    yours: tuple[int, ...] = ()
    """The ids of your messages that this update confirms."""


class Done(FromServer, frozen=True, tag="done"):
    """Your message was accepted, and there is nothing to show to the others yet."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """Your message was refused and changed nothing: why, by which rule, on which facts."""

    id: int
    code: str
    rule: str | None = None
    facts: Mapping[str, str | int | bool | None] = {}
    expected: str = ""
    """In English, for authors of clients."""


class Pong(FromServer, frozen=True, tag="pong"):
    id: int
    time: float


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message of a connection."""

    why: Why
    protocol: int = 0


ToClient = Welcome | Update | Done | Refused | Pong | Bye
