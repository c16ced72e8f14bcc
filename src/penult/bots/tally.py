"""What is counted while bots compete."""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping
from dataclasses import dataclass, field


@dataclass(slots=True)
class Tally:
    """Hands of duplicate deals, and what the bots of each name got of them."""

    hands: int = 0
    void: int = 0
    cut_short: int = 0
    moves: int = 0
    refused: int = 0
    wins: Counter[str] = field(default_factory=Counter)
    squares: Counter[str] = field(default_factory=Counter)
    """Of the wins in each deal: hands of one deal resemble each other, only whole deals are independent."""
    points: Counter[str] = field(default_factory=Counter)

    def count_deal(self, wins: Mapping[str, int]) -> None:
        """A deal has been played in every rotation."""
        self.wins.update(wins)
        self.squares.update({name: number * number for name, number in wins.items()})
