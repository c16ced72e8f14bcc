"""A script: what people at a table say and when, and the same as moves of the engine."""

from __future__ import annotations

import random
from dataclasses import dataclass, replace
from enum import Enum
from typing import NamedTuple

from penult.engine.moves import Move
from penult.table.incoming import Connected, Incoming, MessageReceived

SPECTATOR = "watcher"


class Restart(NamedTuple):
    """The server dies, and another one reads the log: nobody is connected any more."""

    person: None = None


class Weight(Enum):
    """What a line means for the others at the table."""

    OPEN = "everybody may notice it"
    KEPT = "a drawn card is kept while its window is open: the same as a drawn card that does not fit"
    HELD = "an answer within its window: the same whenever it comes"
    CONTROL_FRAMES = "nobody else notices it"


@dataclass(frozen=True, slots=True)
class Setting:
    """A table, before any card."""

    rules: str
    seats: int
    window: float
    seed: int
    bot: int | None = None
    """A seat at which a bot sits."""
    sleeper: int | None = None
    """The seat of somebody who may fall asleep."""

    def round_trip(self, person: str) -> float:
        """The measured round trip of a person."""
        return random.Random(f"{self.seed}/{person}").choice((0.0, 0.02, 0.1, 0.25))

    @property
    def people(self) -> tuple[str, ...]:
        return tuple(f"p{seat}" for seat in range(self.seats))

    @property
    def viewers(self) -> tuple[str, ...]:
        """Whose worlds are compared; with a sleeper only theirs, since the autopilot knows what they know."""
        return (*self.people, SPECTATOR) if self.sleeper is None else (self.people[self.sleeper],)


@dataclass(slots=True)
class Line:
    """What one person does. A held answer may come at any time between `since` and `until`."""

    at: float
    incoming: Incoming | Restart
    weight: Weight = Weight.OPEN
    since: float = 0.0
    until: float = 0.0


@dataclass(frozen=True, slots=True)
class Made:
    """A move that reached the engine."""

    seat: int
    move: Move


@dataclass(frozen=True, slots=True)
class Refusal:
    """A move that the engine refused."""

    seat: int
    move: Move


@dataclass(slots=True)
class Closing:
    """The window after a draw closed and the turn passed: the card did not fit, or it was kept."""

    seat: int
    since: float
    until: float
    seen: int


Item = Made | Refusal | Closing


@dataclass(frozen=True, slots=True)
class Script:
    """Lines in order of time, and the items they lead to."""

    lines: tuple[Line, ...]
    items: tuple[Item, ...]
    made_by: tuple[int, ...]
    """For each line, how many items there were once it had been heard."""
    pauses: tuple[tuple[float, float], ...] = ()
    """From when until when the clock was stopped."""

    def cut(self, lines: int) -> Script:
        """The first lines alone."""
        items = self.items[: self.made_by[lines - 1]]
        return replace(self, lines=self.lines[:lines], items=items, made_by=self.made_by[:lines])

    def connection(self, person: str, at: float) -> str | None:
        """The connection over which a person could speak then; None if there was none."""
        if any(since <= at <= until for since, until in self.pauses):
            return None
        arriving = [
            line.incoming for line in self.lines if line.at < at and line.incoming.person in (person, None)
        ]
        last = next(
            (incoming for incoming in reversed(arriving) if not isinstance(incoming, MessageReceived)), None
        )
        return last.connection if isinstance(last, Connected) else None

    @property
    def end(self) -> float:
        return self.lines[-1].at
