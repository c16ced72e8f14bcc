"""The race (A-68): contested moves wait for any that were said earlier, and are then made in that order."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from .wanted_move import WantedMove

LOT_SECONDS = 0.04
"""Moves said this close together count as simultaneous: a lot decides."""
MOST_SECONDS = 0.25
"""The longest round trip that is taken into account."""
_ROUNDING = 1e-6


class Racer(NamedTuple):
    """A contested move that waits."""

    wanted: WantedMove
    until: float


class Race:
    """At most one move of each seat."""

    def __init__(self) -> None:
        self._racers: list[Racer] = []

    @property
    def on(self) -> bool:
        return bool(self._racers)

    @property
    def due(self) -> float | None:
        """When the earliest move, or one that wins the lot against it, is made."""
        return min(self._racers, key=_said_at).until if self._racers else None

    def has(self, seat: int) -> bool:
        return any(racer.wanted.seat == seat for racer in self._racers)

    def repeats(self, wanted: WantedMove) -> bool:
        """Whether the seat has this move in the race already: ten clicks count as one."""
        same = (wanted.seat, wanted.move)
        return any((racer.wanted.seat, racer.wanted.move) == same for racer in self._racers)

    def enter(self, wanted: WantedMove, round_trip: float) -> None:
        """`round_trip` is the longest among the others who could contest the move."""
        self._racers.append(Racer(wanted, wanted.said_at + LOT_SECONDS + round_trip))

    def next(self, now: float, rng: random.Random, contested: bool) -> WantedMove | None:
        """Take out the next move to be made; None while the earliest has to wait.

        Among moves simultaneous with the earliest a lot decides. Once nothing is contested any more, no move
        has to wait.
        """
        if not self._racers:
            return None
        earliest = min(self._racers, key=_said_at)
        if contested and now < earliest.until:
            return None
        latest = earliest.wanted.said_at + LOT_SECONDS + _ROUNDING
        simultaneous = [racer for racer in self._racers if racer.wanted.said_at <= latest]
        chosen = rng.choice(simultaneous) if len(simultaneous) > 1 else earliest
        self._racers.remove(chosen)
        return chosen.wanted

    def postpone(self, seconds: float) -> None:
        """Shift everything, because the table was stopped for this long."""
        self._racers = [
            Racer(wanted._replace(said_at=wanted.said_at + seconds), until + seconds)
            for wanted, until in self._racers
        ]

    def replace_each(self, change: Callable[[WantedMove], WantedMove]) -> None:
        """Change who is answered. What was said, and when, must stay."""
        self._racers = [racer._replace(wanted=change(racer.wanted)) for racer in self._racers]

    @property
    def moves(self) -> list[WantedMove]:
        return [racer.wanted for racer in self._racers]


def _said_at(racer: Racer) -> float:
    return racer.wanted.said_at
