"""What is counted while bots compete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Counts of duplicate deals, by the bots' names."""

    hands: int = 0
    void: int = 0
    cut_short: int = 0
    moves: int = 0
    refused: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)
    """Sums of the squared wins per deal: the hands of one deal are not independent."""
    points: Counter[str] = field(default_factory=Counter)

    def count_deal(self, wins: Mapping[str, int]) -> None:
        """Count a deal after all its rotations."""
        self.wins.update(wins)
        self.squares.update({name: number * number for name, number in wins.items()})
