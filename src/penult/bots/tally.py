"""What is counted while bots compete."""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Mapping
from dataclasses import dataclass, field

from .stopwatch import Stopwatch


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
    faults: Counter[tuple[str, str]] = field(default_factory=Counter)
    """How often each bot crashed, stalled or answered nonsense."""
    first_faults: dict[tuple[str, str], str] = field(default_factory=dict)
    """What was wrong the first time."""
    times: defaultdict[str, Stopwatch] = field(default_factory=lambda: defaultdict(Stopwatch))
    """How long each bot takes for a decision."""

    def count_deal(self, wins: Mapping[str, int]) -> None:
        """Count a deal after all its rotations."""
        self.wins.update(wins)
        self.squares.update({name: number * number for name, number in wins.items()})

    def count_fault(self, bot: str, fault: str, words: str) -> None:
        self.faults[bot, fault] += 1
        self.first_faults.setdefault((bot, fault), words)

    def update(self, later: Tally) -> None:
        """Add the counts of later deals."""
        for name in ("hands", "void", "cut_short", "moves", "refused"):
            setattr(self, name, getattr(self, name) + getattr(later, name))
        for name in ("wins", "squares", "points", "faults"):
            getattr(self, name).update(getattr(later, name))
        self.first_faults = later.first_faults | self.first_faults
        for bot, watch in later.times.items():
            self.times[bot].update(watch)
