"""The crowd's counts: how many moves were answered, and how fast."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from math import ceil


class Tally:
    def __init__(self) -> None:
        self.begin()

    def begin(self) -> None:
        """Start counting from 0."""
        self.seconds: list[float] = []
        """The time from each move to the update that showed it to its player."""
        self.updates = 0
        self.held = 0
        """Answers that the table shows later, when their window closes."""
        self.late = 0
        """How often a table was to move and nobody could."""
        self.refused: Counter[str] = Counter()
        self.byes: Counter[str] = Counter()

    def __str__(self) -> str:
        """Everything unusual."""
        turned_down = dict(self.refused | self.byes)
        return f"held: {self.held}, nobody could move: {self.late}, turned down: {turned_down}"


def at_share(values: Sequence[float], share: float) -> float:
    """A quantile of the values.

    >>> at_share([5, 1, 4, 2, 3], 0.5)
    3
    """
    ordered = sorted(values)
    return ordered[max(0, ceil(share * len(ordered)) - 1)] if ordered else 0.0
