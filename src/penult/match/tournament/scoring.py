"""What a table is worth to each of its seats."""

from __future__ import annotations

from ..course import after_hand, first_standing
from ..results import HandResult
from .terms import Terms


def hand_points(terms: Terms, seats: int, result: HandResult) -> tuple[int, ...]:
    """What a hand adds to each seat; a result that cannot be is refused.

    It is counted as the first hand of a match at that table: rules between hands are written once.
    """
    before = first_standing(terms.table_rules, seats, dealer=0)
    after, _ = after_hand(terms.table_rules, seats, before, result)
    return after.totals
