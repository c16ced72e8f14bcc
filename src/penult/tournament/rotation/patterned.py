"""Starters whose tables are a, b, -a, -b: partners are negatives, and every step comes with its negative.

So only kinds matter, where a number and its negative are one kind: each kind of number is at exactly one
table, and so is each kind of step, a + b and a - b. The table of ∞ is ∞, b, 0, -b; its step is b.

>>> patterned(Group((13,)), 13)
((1, 5, 12, 8), (2, 3, 11, 10), (4, 6, 9, 7))
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from itertools import combinations

from ..sittings import Seats
from .cover import exact_cover
from .group import Group
from .starters import INFINITY


def patterned(group: Group, players: int) -> tuple[Seats, ...] | None:
    """The tables of a starter with this pattern; None if there is none."""
    kinds = sorted({_kind(group, number) for number in range(1, group.size)})
    choices = dict(_pairs_of_kinds(group, kinds))
    goal = bits(kinds) | bits(kinds) << group.size
    if players > group.size:
        choices |= {bits((0, b)) | bits((b,)) << group.size: _with_infinity(group, b) for b in kinds}
        goal |= bits((0,))
    found = exact_cover(goal, list(choices))
    return None if found is None else tuple(choices[choice] for choice in sorted(found, key=_by_number))


def bits(numbers: Iterable[int]) -> int:
    """A set of numbers as the bits of one."""
    return sum(1 << number for number in set(numbers))


def _pairs_of_kinds(group: Group, kinds: list[int]) -> Iterator[tuple[int, Seats]]:
    for a, b in combinations(kinds, 2):
        steps = {_kind(group, group.add(a, b)), _kind(group, group.subtract(a, b))}
        if len(steps) == 2:
            table = (a, b, group.subtract(0, a), group.subtract(0, b))
            yield bits((a, b)) | bits(steps) << group.size, table


def _with_infinity(group: Group, b: int) -> Seats:
    return INFINITY, b, 0, group.subtract(0, b)


def _kind(group: Group, number: int) -> int:
    return min(number, group.subtract(0, number))


def _by_number(choice: int) -> int:
    """∞ first, then by the lowest number at the table."""
    return choice & -choice
