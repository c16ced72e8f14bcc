"""Counts and times of commits, for the metrics and the benchmark."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

KEPT = 4096


@dataclass(slots=True)
class CommitStats:
    """Updated in the event loop's thread, so that it can be read there at any time."""

    count: int = 0
    batches: int = 0
    """Batches written in all commits."""
    seconds: float = 0.0
    """The total time of all commits, including the disk sync."""
    failures: int = 0
    """Commits that failed because of the disk."""
    latest: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))
    """The times of the latest commits."""

    def note(self, seconds: float, batches: int) -> None:
        self.count += 1
        self.batches += batches
        self.seconds += seconds
        self.latest.append(seconds)

    def at(self, share: float) -> float:
        """A quantile of the latest commit times.

        >>> commits = CommitStats()
        >>> for thousandth in range(1, 101):
        ...     commits.note(thousandth / 1000, batches=1)
        >>> commits.at(0.5), commits.at(0.99), commits.at(1)
        (0.05, 0.099, 0.1)
        """
        ordered = sorted(self.latest)
        return ordered[max(0, round(share * len(ordered)) - 1)] if ordered else 0.0
