"""How often two players sat together, and how: counted, never assumed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from itertools import combinations

from ...engine.kernel.scoring import partner
from .sitting import Seats, Sitting

Pair = tuple[int, int]


def partnerships(sittings: Iterable[Sitting]) -> Counter[Pair]:
    """R-63: how often two players sat opposite each other."""
    return Counter(pair for table in _tables(sittings) for pair in _opposite(table))


def oppositions(sittings: Iterable[Sitting]) -> Counter[Pair]:
    """How often two players sat at the same table and were not partners."""
    return meetings(sittings) - partnerships(sittings)


def meetings(sittings: Iterable[Sitting]) -> Counter[Pair]:
    """How often two players sat at the same table."""
    return Counter(pair for table in _tables(sittings) for pair in combinations(sorted(table), 2))


def neighbors(sittings: Iterable[Sitting]) -> Counter[Pair]:
    """How often the second player sat directly to the left of the first, and so played next."""
    return Counter(pair for table in _tables(sittings) for pair in left_of_each(table))


def left_of_each(table: Seats) -> Iterable[Pair]:
    return zip(table, (*table[1:], table[0]), strict=True)


def _tables(sittings: Iterable[Sitting]) -> Iterable[Seats]:
    return (table for sitting in sittings for table in sitting.tables)


def _opposite(table: Seats) -> Iterable[Pair]:
    for seat in range(len(table) // 2):
        one, other = sorted((table[seat], table[partner(seat, len(table))]))
        yield one, other
