"""How the disk keeps up: counts and times of commits, for the metrics and the benchmark."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field

KEPT = 4096


@dataclass(slots=True)
class CommitStats:
    """Counted in the loop's thread, so that it can be read there at any time."""

    count: int = 0
    batches: int = 0
    """Batches written by these commits."""
    seconds: float = 0.0
    """Of all commits together, the sync of the disk included."""
    failures: int = 0
    """Groups of which nothing was written, because the disk refused."""
    latest: deque[float] = field(default_factory=lambda: deque(maxlen=KEPT))
    """The seconds of each of the latest commits."""

    def note(self, seconds: float, batches: int) -> None:
        self.count += 1
        self.batches += batches
        self.seconds += seconds
        self.latest.append(seconds)

    def at(self, share: float) -> float:
        """The seconds that this share of the latest commits did not exceed.

        >>> commits = CommitStats()
        >>> for thousandth in range(1, 101):
        ...     commits.note(thousandth / 1000, batches=1)
        >>> commits.at(0.5), commits.at(0.99), commits.at(1)
        (0.05, 0.099, 0.1)
        """
        ordered = sorted(self.latest)
        return ordered[max(0, round(share * len(ordered)) - 1)] if ordered else 0.0
