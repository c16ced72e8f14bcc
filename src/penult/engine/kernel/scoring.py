"""What a finished hand is worth. Totals over several hands belong to the match.

`tally` has the points left in each hand (R-54).
"""

from __future__ import annotations

from collections.abc import Sequence

from .jit import jit
from .state import NOBODY

BEYOND_EVERY_HAND = 1 << 30


@jit
def winner_points(tally: Sequence[int], winner: int) -> int:
    """R-55: the winner scores the points of all other hands."""
    total = 0
    for seat in range(len(tally)):
        if seat != winner:
            total += tally[seat]
    return total


@jit
def team_points(tally: Sequence[int], winner: int) -> int:
    """R-64, A-60: a team scores the points of all hands except its own two."""
    return winner_points(tally, winner) - tally[partner(winner, len(tally))]


@jit
def partner(seat: int, seats: int) -> int:
    """R-63, A-60: partners sit opposite each other."""
    across = seat + seats // 2
    return across if across < seats else across - seats


@jit
def lowest_so_far(lowest: int, fewest: int, seat: int, worth: int) -> tuple[int, int]:
    """A-57: who leads a blocked hand after this seat: the fewest points, nobody if two are equal."""
    if worth == fewest:
        return NOBODY, fewest
    if worth < fewest:
        return seat, worth
    return lowest, fewest
