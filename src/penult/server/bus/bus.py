"""What a bus is: it carries what people say to the room of their table, and the room's letters back."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

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
    address: str = ""
    """Whence they come, as far as tables are counted by it."""


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


class Spoke(msgspec.Struct, frozen=True, gc=False):
    """A message of a client who has been welcomed."""

    connection: str
    person: str
    message: ToServer
    arrived: float | None = None
    """When it came, by the table's clock; None where that is when it is heard."""
    round_trip: float = 0.0
    """Of the line it came over, in seconds, as measured by then (A-68)."""


class Measured(msgspec.Struct, frozen=True, gc=False):
    """The round trip of a line, in seconds, has been measured (A-68)."""

    connection: str
    person: str
    round_trip: float


Knock = Came | Went | Renamed | Erased | Spoke | Measured


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
