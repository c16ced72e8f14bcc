"""People and seats, as messages show them."""

from __future__ import annotations

from typing import Literal

import msgspec

SeatedBy = Literal["nobody", "person", "bot"]


class Person(msgspec.Struct, frozen=True, omit_defaults=True):
    """A person at the table, seated or watching."""

    id: str
    name: str
    here: bool = True
    """Whether they are connected."""


class Seat(msgspec.Struct, frozen=True, omit_defaults=True):
    """A seat of the table. Its number is the player's number in the match, not the seat in a hand."""

    by: SeatedBy = "nobody"
    person: str | None = None
    name: str = ""
    bot: str | None = None
    """The kind of bot that sits here."""
    deals: bool = False
    """Whether the host has named this seat to deal the first hand (D-32)."""
    autopilot: bool = False
    """Whether a bot plays for the person, who can take the seat back at any time."""
