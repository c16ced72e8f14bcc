"""Starters without a pattern: random partners, then tables in which every step comes once.

>>> unpatterned(Group((11,)), 12, random.Random(1))
((-1, 8, 0, 9), (7, 2, 1, 5), (10, 6, 3, 4))
"""

from __future__ import annotations

import random
from collections.abc import Iterator, Sequence
from itertools import combinations

from ..sittings import Seats, left_of_each
from .cover import exact_cover
from .group import Group
from .patterned import bits
from .starters import INFINITY

Pair = tuple[int, int]

_PATIENCE = 2000
"""How many pairs are tried before starting over."""


def unpatterned(group: Group, players: int, rng: random.Random) -> tuple[Seats, ...]:
    """Search until a starter is found: less than a minute for up to 33 players, some minutes for 36."""
    search = _with_infinity if players > group.size else _without_infinity
    while True:
        tables = search(group, _partners(group, rng))
        if tables is not None:
            return tables


def _without_infinity(group: Group, pairs: list[Pair]) -> tuple[Seats, ...] | None:
    return _tables(group, pairs, bits(range(1, group.size)), None)


def _with_infinity(group: Group, pairs: list[Pair]) -> tuple[Seats, ...] | None:
    """∞ partners 0. The neighbors of ∞ determine which step comes twice and which never."""
    for pair in pairs:
        for right, left in (pair, pair[::-1]):
            first = (INFINITY, right, 0, left)
            twice = group.half(group.subtract(left, right))
            goal = bits(range(group.size)) & ~bits((group.subtract(0, twice),))
            for steps in _as_bits(_steps(group, first), twice):
                if steps & ~goal:
                    continue
                others = _tables(group, [other for other in pairs if other != pair], goal & ~steps, twice)
                if others is not None:
                    return first, *others
    return None


def _tables(group: Group, pairs: list[Pair], goal: int, twice: int | None) -> tuple[Seats, ...] | None:
    """Put pairs together at tables so that the steps are the goal."""
    choices: dict[int, Seats] = {}
    for (i, (a, c)), (j, (b, d)) in combinations(enumerate(pairs), 2):
        for table in ((a, b, c, d), (a, d, c, b)):
            for steps in _as_bits(_steps(group, table), twice):
                if not steps & ~goal:
                    choices[steps | bits((i, j)) << group.size] = table
    found = exact_cover(goal | bits(range(len(pairs))) << group.size, list(choices))
    return None if found is None else tuple(choices[choice] for choice in found)


def _steps(group: Group, table: Seats) -> list[int]:
    neighbors = left_of_each(table)
    return [group.subtract(left, right) for right, left in neighbors if INFINITY not in (right, left)]


def _as_bits(steps: Sequence[int], twice: int | None) -> Iterator[int]:
    """Every way to write the steps as bits; the second of the step that comes twice is bit 0."""
    surplus = len(steps) - len(set(steps))
    if surplus == 0:
        yield bits(steps)
        if twice in steps:
            yield bits((0, *(step for step in steps if step != twice)))
    elif surplus == 1 and twice is not None and steps.count(twice) == 2:
        yield bits((0, *steps))


def _partners(group: Group, rng: random.Random) -> list[Pair]:
    """All numbers except 0 in pairs, no difference twice."""
    while True:
        numbers = list(range(1, group.size))
        rng.shuffle(numbers)
        pairs = _paired(group, numbers, frozenset(), [_PATIENCE])
        if pairs is not None:
            return pairs


def _paired(
    group: Group, numbers: list[int], taken: frozenset[int], patience: list[int]
) -> list[Pair] | None:
    if not numbers:
        return []
    patience[0] -= 1
    one, *others = numbers
    for other in others:
        if patience[0] < 0:
            return None
        both = {group.subtract(one, other), group.subtract(other, one)}
        if both & taken:
            continue
        rest = [number for number in others if number != other]
        pairs = _paired(group, rest, taken | both, patience)
        if pairs is not None:
            return [(one, other), *pairs]
    return None
