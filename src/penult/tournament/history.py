"""The history of a tournament: who met whom, who began how often, who sat at the larger tables."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from .sittings import Pair, Seats, Sitting, meetings, neighbors


@dataclass(frozen=True, slots=True)
class History:
    met: Counter[Pair]
    """How often two players, the lower number first, sat at the same table."""
    left: Counter[Pair]
    """How often the second sat directly to the left of the first."""
    began: Counter[int]
    """How many hands a player began, sitting to the left of the dealer."""
    crowded: Counter[int]
    """How often a player sat at a table larger than others of that sitting."""

    @classmethod
    def of(cls, sittings: Sequence[Sitting], hands: int) -> History:
        tables = [table for sitting in sittings for table in sitting.tables]
        return cls(
            met=meetings(sittings),
            left=neighbors(sittings),
            began=Counter(player for table in tables for player in starters(table, hands)),
            crowded=Counter(player for sitting in sittings for player in _crowded(sitting)),
        )


def starters(table: Seats, hands: int) -> list[int]:
    """R-07, A-61: who begins each hand: the player to the left of the dealer."""
    return [table[(hand + 1) % len(table)] for hand in range(hands)]


def _crowded(sitting: Sitting) -> list[int]:
    smallest = min(map(len, sitting.tables))
    return [player for table in sitting.tables if len(table) > smallest for player in table]
