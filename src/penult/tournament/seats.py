"""Fair seats at a table of any size.

Two players change seats as long as that is fairer: those who begin more hands than others should have begun
least so far, and nobody should sit to the left of the same player again.
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import combinations

from .history import History, starters
from .sittings import Seats, left_of_each


def seated(players: Sequence[int], hands: int, history: History) -> Seats:
    """The players in turn order, the first dealer first."""
    seats, better = tuple(players), True
    while better:
        ways = (_changed(seats, i, j) for i, j in combinations(range(len(seats)), 2))
        best = min(ways, key=lambda way: _unfairness(way, hands, history))
        better = _unfairness(best, hands, history) < _unfairness(seats, hands, history)
        seats = best if better else seats
    return seats


def _changed(seats: Seats, i: int, j: int) -> Seats:
    changed = list(seats)
    changed[i], changed[j] = seats[j], seats[i]
    return tuple(changed)


def _unfairness(seats: Seats, hands: int, history: History) -> tuple[int, int]:
    began = sum(history.began[player] for player in starters(seats, hands))
    return began, sum(history.left[pair] for pair in left_of_each(seats))
