"""What is agreed when a table is opened."""

from __future__ import annotations

from typing import Annotated

import msgspec

from .limits import BOT_LETTERS, PASSWORD_LETTERS, SEATS, TURN_SECONDS, WINDOW_SECONDS

Letters = msgspec.Meta(max_length=200)
Kind = Annotated[str, msgspec.Meta(max_length=BOT_LETTERS)]
Bots = Annotated[tuple[Kind, ...], msgspec.Meta(max_length=SEATS[-1] - 1)]


def _within(span: range) -> msgspec.Meta:
    return msgspec.Meta(ge=span[0], le=span[-1])


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Rules and manners of a table. They do not change after the first deal."""

    rules: Annotated[str, Letters] = "classic"
    """An edition, a preset or either with options: `hp2003+legality=table+score=elim`."""
    seats: Annotated[int, _within(SEATS)] = 4
    public: bool = False
    """Whether the lobby lists it."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    free_text: bool = True
    """Whether people may write, besides the quick phrases."""
    turn_seconds: Annotated[int, _within(TURN_SECONDS)] = 30
    """After this time a bot takes the turn; 0 means no clock while the player is connected."""
    window_seconds: Annotated[float, _within(WINDOW_SECONDS)] = 1.5
    """How long a reaction stays open, whatever the answer."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table. `bots` sit down at the last seats."""

    terms: Terms = Terms()
    bots: Bots = ()
    password: Annotated[str, msgspec.Meta(max_length=PASSWORD_LETTERS)] = ""
    start: bool = False
    """Begin at once: for one person against bots."""
