"""The messages into a table session and out of it."""

from __future__ import annotations

from typing import Literal

import msgspec

from ..wire.to_server import ToServer


class Connected(msgspec.Struct, frozen=True, gc=False):
    """Somebody connected to the table, with the right password. An older connection of theirs ends."""

    connection: str
    person: str
    name: str
    since: int | None
    session: str = ""
    """The client's own name for its run."""
    neighborhood: str = ""
    """The network they come from. The lobby limits how many tables it lists for one."""


class Disconnected(msgspec.Struct, frozen=True, gc=False):
    """A connection ended."""

    connection: str
    person: str


class NameChanged(msgspec.Struct, frozen=True, gc=False):
    """A person has a new name."""

    person: str
    name: str


class PersonErased(msgspec.Struct, frozen=True, gc=False):
    """A person has deleted their name and token."""

    person: str


ListingKind = Literal["table_reported", "unlisted", "listed"]


class ListingChanged(msgspec.Struct, frozen=True, gc=False):
    """The lobby did something with the table that its host should know."""

    what: ListingKind


class MessageReceived(msgspec.Struct, frozen=True, gc=False):
    """A client sent a message. It has been welcomed before."""

    connection: str
    person: str
    message: ToServer
    arrived: float | None = None
    """When it arrived, by the table's clock; None means now."""
    answers_after: float | None = None
    """Seconds since the update it answers was written to the connection; None if unknown (A-68)."""


class RoundTripMeasured(msgspec.Struct, frozen=True, gc=False):
    """A client answered a ping after this many seconds (A-68)."""

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
    """A message for one connection, encoded. After the `last` one it is closed."""

    connection: str
    body: bytes
    last: bool = False
    n: int | None = None
    """The number of the update it carries, if any."""
