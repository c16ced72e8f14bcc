"""What is agreed when a table is opened."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .limits import PASSWORD_LETTERS

Letters = msgspec.Meta(max_length=200)


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules and manners of a table. They do not change after the first deal."""

    rules: Annotated[str, Letters] = "classic"
    """An edition, a preset or either with options: `hp2003+legality=table+score=elim`."""
    seats: Annotated[int, msgspec.Meta(ge=2, le=10)] = 4
    public: bool = False
    """Whether the lobby lists it."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    free_text: bool = True
    """Whether people may write, besides the quick phrases."""
    turn_seconds: Annotated[int, msgspec.Meta(ge=5, le=600)] = 30
    """After so long a bot takes the turn."""
    window_seconds: Annotated[float, msgspec.Meta(ge=0, le=10)] = 1.5
    """How long a reaction stays open, whatever the answer."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table. `bots` sit down at the last seats."""

    terms: Terms = Terms()
    bots: Annotated[tuple[Annotated[str, msgspec.Meta(max_length=20)], ...], msgspec.Meta(max_length=9)] = ()
    password: Annotated[str, msgspec.Meta(max_length=PASSWORD_LETTERS)] = ""
    start: bool = False
    """Begin at once: for one person against bots."""
