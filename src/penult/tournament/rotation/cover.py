"""Exact cover: choose sets that together contain each bit of a goal exactly once.

>>> exact_cover(0b1111, [0b0110, 0b0011, 0b1001, 0b1100])
[3, 12]
"""

from __future__ import annotations

from collections.abc import Iterable


def exact_cover(goal: int, choices: list[int]) -> list[int] | None:
    """Disjoint choices whose union is the goal; None if there are none."""
    if not goal:
        return []
    rare = _rarest(goal, choices)
    for choice in choices:
        if choice & rare:
            rest = exact_cover(goal & ~choice, [other for other in choices if not other & choice])
            if rest is not None:
                return [choice, *rest]
    return None


def _rarest(goal: int, choices: Iterable[int]) -> int:
    """A bit of the goal that is in no choice, else in only one, else in two, else any."""
    once = twice = thrice = 0
    for choice in choices:
        thrice |= twice & choice
        twice |= once & choice
        once |= choice
    rare = goal & ~once or goal & ~twice or goal & ~thrice or goal
    return rare & -rare
