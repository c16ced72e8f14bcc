"""Sittings, the rounds of a tournament: who sits where, and how often two players sat together."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import combinations

from ..engine.kernel.scoring import partner

Seats = tuple[int, ...]
"""The players at one table in turn order. The first of them deals the first hand."""
Pair = tuple[int, int]


@dataclass(frozen=True, slots=True)
class Sitting:
    """A round: the hands during which everybody keeps their seat."""

    tables: tuple[Seats, ...]
    out: Seats = ()
    """Those who sit out."""


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
    """Each player with the one to the left."""
    return zip(table, (*table[1:], table[0]), strict=True)


def _tables(sittings: Iterable[Sitting]) -> Iterable[Seats]:
    return (table for sitting in sittings for table in sitting.tables)


def _opposite(table: Seats) -> Iterable[Pair]:
    for seat in range(len(table) // 2):
        one, other = sorted((table[seat], table[partner(seat, len(table))]))
        yield one, other
