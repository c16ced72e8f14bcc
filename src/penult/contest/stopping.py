"""Stopping early: a sequential probability ratio test of the first bot's share of the hands.

It looks after each part of the contest, in the order of the deals, so it stops at the same deal no matter who
plays them.
"""

from __future__ import annotations

import math
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

ERROR = 0.05
"""How often each of the two answers may be wrong."""
FEWEST_DEALS = 100
"""Before so many deals it does not look: the variance is not known yet."""
BOUND = math.log((1 - ERROR) / ERROR)


@dataclass(slots=True)
class Sprt:
    """Whether the first bot is so much better than its par, or so much worse."""

    points: float
    """How far the two hypotheses lie from par, in points of a hundred."""
    ratio: float = 0.0
    """The logarithm of the likelihood ratio at the last look."""
    verdict: str | None = None
    """`better` or `worse`, if one of them has been accepted."""

    def look(
        self, deals: int, wins: Mapping[str, int], squares: Mapping[str, int], lineup: Sequence[str]
    ) -> bool:
        """Look at all deals so far; returns whether it has decided."""
        first, seats = lineup[0], len(lineup)
        if deals < FEWEST_DEALS:
            return False
        mean = wins[first] / deals / seats
        variance = squares[first] / deals / seats**2 - mean**2
        if variance <= 0:
            return False
        par = lineup.count(first) / seats
        self.ratio = 2 * (self.points / 100) * deals * (mean - par) / variance
        if abs(self.ratio) >= BOUND:
            self.verdict = "better" if self.ratio > 0 else "worse"
        return self.verdict is not None
