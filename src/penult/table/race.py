"""The race (A-68): contested acts wait for what may have been said earlier, and are heard in that order."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import NamedTuple

from .wanted_move import WantedMove

LOT_SECONDS = 0.04
"""Acts dated so close together are at once: a lot decides."""
MOST_SECONDS = 0.25
"""No round trip counts for more."""
_ROUNDING = 1e-6


class Racer(NamedTuple):
    """A contested act that waits."""

    said: WantedMove
    until: float


class Race:
    """At most one act of each seat."""

    def __init__(self) -> None:
        self._racers: list[Racer] = []

    @property
    def on(self) -> bool:
        return bool(self._racers)

    @property
    def due(self) -> float | None:
        """When the earliest act is heard, or one that drew the lot against it."""
        return min(self._racers, key=_date).until if self._racers else None

    def has(self, seat: int) -> bool:
        return any(racer.said.seat == seat for racer in self._racers)

    def repeats(self, said: WantedMove) -> bool:
        """Whether the seat has said the same already: ten clicks are worth one."""
        return any((racer.said.seat, racer.said.move) == (said.seat, said.move) for racer in self._racers)

    def enter(self, said: WantedMove, round_trip: float) -> None:
        """`round_trip` is the longest among the others who could contest it."""
        self._racers.append(Racer(said, said.date + LOT_SECONDS + round_trip))

    def next(self, now: float, rng: random.Random, contested: bool) -> WantedMove | None:
        """Who is heard next, by lot among those at once with the earliest; None while that one has to wait.

        When nothing is contested any more nobody waits, and the rest are heard in their order.
        """
        if not self._racers:
            return None
        earliest = min(self._racers, key=_date)
        if contested and now < earliest.until:
            return None
        latest = earliest.said.date + LOT_SECONDS + _ROUNDING
        at_once = [racer for racer in self._racers if racer.said.date <= latest]
        chosen = rng.choice(at_once) if len(at_once) > 1 else earliest
        self._racers.remove(chosen)
        return chosen.said

    def postpone(self, seconds: float) -> None:
        """Time stood still so long."""
        self._racers = [
            racer._replace(said=racer.said._replace(date=_date(racer) + seconds), until=racer.until + seconds)
            for racer in self._racers
        ]

    def change(self, how: Callable[[WantedMove], WantedMove]) -> None:
        """Who is answered, never what was said or when."""
        self._racers = [racer._replace(said=how(racer.said)) for racer in self._racers]

    @property
    def said(self) -> list[WantedMove]:
        return [racer.said for racer in self._racers]


def _date(racer: Racer) -> float:
    return racer.said.date
