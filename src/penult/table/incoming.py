"""What a table hears from outside, and what it has to say."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..wire.to_server import ToServer


class Connected(msgspec.Struct, frozen=True, gc=False):
    """Somebody opened a connection to a table and knows its password; an older one of theirs ends."""

    connection: str
    person: str
    name: str
    since: int | None
    session: str = ""
    """Which run of which client it is, by its own word."""
    neighborhood: str = ""
    """The network they come from, by which tables in the list are counted."""


class Disconnected(msgspec.Struct, frozen=True, gc=False):
    """A connection ended."""

    connection: str
    person: str


class NameChanged(msgspec.Struct, frozen=True, gc=False):
    """Somebody has another name from now on."""

    person: str
    name: str


class PersonErased(msgspec.Struct, frozen=True, gc=False):
    """Somebody wants to be forgotten."""

    person: str


ListingKind = Literal["table_reported", "unlisted", "listed"]


class ListingChanged(msgspec.Struct, frozen=True, gc=False):
    """What has become of the table in the list of tables: for its host."""

    what: ListingKind


class MessageReceived(msgspec.Struct, frozen=True, gc=False):
    """A message of a client who has been welcomed."""

    connection: str
    person: str
    message: ToServer
    arrived: float | None = None
    """When it came, by the table's clock; None where that is when it is heard."""
    answers_after: float | None = None
    """Seconds since the update it answers was written to the line; None where not known (A-68)."""


class RoundTripMeasured(msgspec.Struct, frozen=True, gc=False):
    """A ping was answered: one round trip of a line, in seconds (A-68)."""

    connection: str
    person: str
    round_trip: float


Incoming = (
    Connected
    | Disconnected
    | NameChanged
    | PersonErased
    | ListingChanged
    | MessageReceived
    | RoundTripMeasured
)


class Outgoing(msgspec.Struct, frozen=True, gc=False):
    """Bytes for one connection; after the last one it is closed."""

    connection: str
    body: bytes
    last: bool = False
    n: int | None = None
    """The update that it brings, if it brings one."""
