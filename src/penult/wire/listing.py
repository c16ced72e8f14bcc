"""A table as the lobby lists it."""

from __future__ import annotations

import msgspec


class Listing(msgspec.Struct, frozen=True):
    code: str
    rules: str
    host: str
    """The host's name."""
    seats: int
    people: int
    bots: int
    free: int
    """Seats that a newcomer could take, now or from the next hand on."""
    stage: str
    spectators: bool
    locked: bool
    """Whether it has a password."""
