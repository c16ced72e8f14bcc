"""A schedule of rotating partners: who sits where and who deals, sitting by sitting and hand by hand.

>>> schedule = Schedule.of(8)
>>> len(schedule.sittings), schedule.sittings[0].tables
(7, ((7, 1, 0, 3), (2, 4, 6, 5)))
>>> [seating.dealer for seating in schedule if seating.table == 0][:5]
[7, 1, 0, 3, 7]
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Iterator
from dataclasses import dataclass

from ...engine.errors import Malformed
from ...match import partners
from ..sittings import Seats, Sitting
from .starters import starter_for

HANDS = 4
"""R-65, R-66: hands with each partner."""
MOST_HANDS = 99


@dataclass(frozen=True, slots=True)
class Seating:
    """One hand at one table."""

    sitting: int
    hand: int
    """Counted through all sittings, from 0."""
    table: int
    seats: Seats
    dealer: int


@dataclass(frozen=True, slots=True)
class Schedule:
    players: int
    hands: int
    """Hands in each sitting."""
    sittings: tuple[Sitting, ...]

    @classmethod
    def of(cls, players: int, hands: int = HANDS) -> Schedule:
        if type(hands) is not int or not 1 <= hands <= MOST_HANDS:
            raise Malformed("hands", hands, f"1 to {MOST_HANDS}")
        return cls(players, hands, tuple(_dealt_by_turns(plan(players), hands)))

    def __iter__(self) -> Iterator[Seating]:
        """Hand by hand, and for each hand table by table."""
        for number, sitting in enumerate(self.sittings):
            for hand in range(self.hands):
                for table, seats in enumerate(sitting.tables):
                    dealer = seats[hand % len(seats)]
                    yield Seating(number, number * self.hands + hand, table, seats, dealer)


def plan(players: int) -> tuple[Sitting, ...]:
    """R-65 for four players, R-66 for eight, and a whist plan for other numbers."""
    if players == partners.PLAYERS:
        return tuple(Sitting((order,)) for order in partners.BLOCKS)
    return starter_for(players).sittings()


def _dealt_by_turns(sittings: Iterable[Sitting], hands: int) -> Iterator[Sitting]:
    """A-76: everybody takes every seat in turn and so deals equally often, except where somebody stays.

    That table is turned so that players who have dealt there less than their share deal first; with four
    hands it need not be. A-61: if everybody stays, the deal moves to the left as far as the shares allow.
    """
    owed: Counter[int] = Counter()
    last: int | None = None
    for sitting in sittings:
        stays, *others = sitting.tables
        dealers = hands % len(stays) if not sitting.out else 0
        owed.update(dict.fromkeys(stays, dealers))
        turns = (stays[first:] + stays[:first] for first in range(len(stays)))
        turned = max(
            turns, key=lambda turn: (sum(owed[player] for player in turn[:dealers]), turn[-1] == last)
        )
        owed.subtract(dict.fromkeys(turned[:dealers], len(stays)))
        last = None if others or sitting.out else turned[(hands - 1) % len(turned)]
        yield Sitting((turned, *others), sitting.out)
