"""Who is at a table, as the messages show them."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatedBy = Literal["nobody", "person", "bot"]


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """Somebody at the table, seated or watching."""

    id: str
    name: str
    here: bool = True
    """Whether a connection is open."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A place at the table. Seats are numbered as players: the place in the match, not in the hand."""

    by: SeatedBy = "nobody"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The kind of bot that sits here."""
    deals: bool = False
    """The host has named who sits here to deal the first hand (D-32)."""
    autopilot: bool = False
    """A bot plays for an absent person, who can take the seat back at any time."""
