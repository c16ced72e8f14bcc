"""What a bus is: it carries what people say to the room of their table, and the room's letters back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Literal, Protocol

import msgspec

from ...wire.to_server import ToServer


class Came(msgspec.Struct, frozen=True, gc=False):
    """Somebody opened a connection to a table and knows its password; an older one of theirs ends."""

    connection: str
    person: str
    name: str
    since: int | None
    session: str = ""
    """Which run of which client it is, by its own word."""
    neighborhood: str = ""
    """The network they come from, by which tables in the list are counted."""


class Went(msgspec.Struct, frozen=True, gc=False):
    """A connection ended."""

    connection: str
    person: str


class Renamed(msgspec.Struct, frozen=True, gc=False):
    """Somebody has another name from now on."""

    person: str
    name: str


class Erased(msgspec.Struct, frozen=True, gc=False):
    """Somebody wants to be forgotten."""

    person: str


ListingKind = Literal["table_reported", "unlisted", "listed"]


class Listed(msgspec.Struct, frozen=True, gc=False):
    """What has become of the table in the list of tables: for its host."""

    what: ListingKind


class Spoke(msgspec.Struct, frozen=True, gc=False):
    """A message of a client who has been welcomed."""

    connection: str
    person: str
    message: ToServer
    arrived: float | None = None
    """When it came, by the table's clock; None where that is when it is heard."""
    answers_after: float | None = None
    """Seconds since the update it answers was written to the line; None where not known (A-68)."""


class Measured(msgspec.Struct, frozen=True, gc=False):
    """A ping was answered: one round trip of a line, in seconds (A-68)."""

    connection: str
    person: str
    round_trip: float


Knock = Came | Went | Renamed | Erased | Listed | Spoke | Measured


class Letter(msgspec.Struct, frozen=True, gc=False):
    """Bytes for one connection; after the last one it is closed."""

    connection: str
    body: bytes
    last: bool = False
    n: int | None = None
    """The update that it brings, if it brings one."""


Post = Callable[[Letter], None]
"""Takes a letter at once, without waiting: whoever cannot keep up is cut off by the receiver."""


class Bus(Protocol):
    def attend(self, table: str, hear: Callable[[Knock], None]) -> None:
        """A room says where to knock."""
        ...

    def retire(self, table: str) -> None: ...

    def knock(self, table: str, knock: Knock) -> bool:
        """Reach the room of a table; False if no room attends to it."""
        ...

    def listen(self, connection: str, post: Post) -> None:
        """A connection says where its letters go."""
        ...

    def hang_up(self, connection: str) -> None: ...

    def send(self, letter: Letter) -> None: ...
