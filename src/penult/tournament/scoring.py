"""What a table is worth to each of its seats."""

from __future__ import annotations

from ..engine.errors import Malformed
from ..match.course import after_hand, first_standing
from ..match.results import HandResult
from ..scorekeeper.holdings import Holding
from .acts import HandReported
from .terms import TournamentTerms


def hand_points(terms: TournamentTerms, seats: int, result: HandResult) -> tuple[int, ...]:
    """What a hand adds to each seat; a result that cannot be is refused.

    It is counted as the first hand of a match at that table: rules between hands are written once.
    """
    before = first_standing(terms.table_rules, seats, dealer=0)
    after, _ = after_hand(terms.table_rules, seats, before, result)
    return after.totals


def check_held(act: HandReported) -> None:
    """Cards and points that were entered must come to the points of the result."""
    if not act.held:
        return
    if len(act.held) != len(act.result.tally):
        raise Malformed("held", len(act.held), f"what {len(act.result.tally)} seats hold")
    for text, points in zip(act.held, act.result.tally, strict=True):
        if text and Holding.parse(text).points != points:
            raise Malformed("held", text, f"{points} points")
