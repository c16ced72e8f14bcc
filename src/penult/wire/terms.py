"""What is agreed on when a table is opened."""

from __future__ import annotations

from typing import Annotated, Literal

import msgspec

from .limits import BOT_LETTERS, PASSWORD_LETTERS, RULES_LETTERS, SEATS, TURN_SECONDS, WINDOW_SECONDS

Pace = Literal["relaxed", "normal", "fast"]
Kind = Annotated[str, msgspec.Meta(max_length=BOT_LETTERS)]
Bots = Annotated[tuple[Kind, ...], msgspec.Meta(max_length=SEATS[-1] - 1)]


def _within(span: range) -> msgspec.Meta:
    return msgspec.Meta(ge=span[0], le=span[-1])


class Terms(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """The rules and settings of a table. They do not change."""

    rules: Annotated[str, msgspec.Meta(max_length=RULES_LETTERS)] = "classic"
    """An edition or a preset, with or without options: `hp2003+legality=table+score=elim`."""
    seats: Annotated[int, _within(SEATS)] = 4
    public: bool = False
    """Whether the lobby lists it."""
    spectators: bool = True
    """Whether people without a seat may watch."""
    free_text: bool = True
    """Whether people may write text besides the quick phrases."""
    turn_seconds: Annotated[int, _within(TURN_SECONDS)] = 30
    """How long a turn may take before a bot takes it; 0 means no clock for people who are here."""
    window_seconds: Annotated[float, _within(WINDOW_SECONDS)] = 1.5
    """How long a reaction window stays open, however fast the answer comes."""
    pace: Pace | None = None
    """How fast bots move; without one, as suits the number of seats."""


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """Opens a table. `bots` take the last seats."""

    terms: Terms = Terms()
    bots: Bots = ()
    password: Annotated[str, msgspec.Meta(max_length=PASSWORD_LETTERS)] = ""
    start: bool = False
    """Whether to start at once, for one person against bots."""
