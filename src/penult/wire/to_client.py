"""What the server says."""

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
    "halted",
    "stopped",
]
"""Of the end of a connection. After `reload`, `closing` and `too_slow` it is worth coming back."""


class FromServer(msgspec.Struct, frozen=True, omit_defaults=True, gc=False, tag_field="type", kw_only=True):
    """What all messages of the server have in common: nothing but how they are told apart."""


class Welcome(FromServer, frozen=True, tag="welcome"):
    """The whole view, after a connection was made or a gap is too long to fill."""

    protocol: int
    person: str
    n: int
    time: float
    """The server's clock, to which every deadline refers."""
    table: TableView
    hand: HandView | None = None
    missed: tuple[Event, ...] = ()
    """What happened since the update that the client named, as far as the server remembers."""
    log: tuple[HandEvent | MatchEvent, ...] = ()
    """The hand so far as you may know it, where `missed` does not say what the client has not seen."""
    yours: tuple[int, ...] | None = None
    """The last of your messages that were accepted; null where the server does not know the session."""


class Update(FromServer, frozen=True, tag="update"):
    """What happened, and the part of the view that changed. `n` counts the updates of a table."""

    n: int
    time: float
    events: tuple[Event, ...] = ()
    table: TableChange | UnsetType = UNSET
    hand: HandChange | UnsetType | None = UNSET
    """Null when no hand is played any more; a whole one where there was none before."""
    yours: tuple[int, ...] = ()
    """Which of your own messages are answered by this update."""


class Done(FromServer, frozen=True, tag="done"):
    """Your message was accepted; there is nothing yet to show to the others."""

    id: int


class Refused(FromServer, frozen=True, tag="refused"):
    """A message that changed nothing: why, by which rule, on which facts."""

    id: int
    code: str
    rule: str | None = None
    facts: Mapping[str, str | int | bool | None] = {}
    expected: str = ""
    """In English, for people who write clients."""


class Pong(FromServer, frozen=True, tag="pong"):
    id: int
    time: float


class Bye(FromServer, frozen=True, tag="bye"):
    """The last message of a connection."""

    why: Why
    protocol: int = 0


ToClient = Welcome | Update | Done | Refused | Pong | Bye
