"""Times by the million in little memory, for their percentiles.

>>> watch = Stopwatch()
>>> for milliseconds in range(1, 101):
...     watch.add(milliseconds / 1000)
>>> round(watch.percentile(50)), round(watch.percentile(95))
(50, 95)
"""

from __future__ import annotations

import math
from collections import Counter
from dataclasses import dataclass, field

_FINENESS = 100
"""Buckets for each factor of e: times are right to half a percent."""


@dataclass(slots=True)
class Stopwatch:
    """How often something took how long."""

    counts: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.counts[round(math.log(max(seconds, 1e-9)) * _FINENESS)] += 1

    def update(self, other: Stopwatch) -> None:
        self.counts.update(other.counts)

    def percentile(self, percent: float) -> float | None:
        """In milliseconds; None if nothing was timed."""
        rest = self.counts.total() * percent / 100
        for bucket in sorted(self.counts):
            rest -= self.counts[bucket]
            if rest <= 0:
                return 1000 * math.exp(bucket / _FINENESS)
        return None
