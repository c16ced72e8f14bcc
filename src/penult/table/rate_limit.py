"""Limits how often something may be done, as a token bucket.

>>> bucket = Bucket(Rate(2, per=1))
>>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 0.5)]
[True, True, False, True]
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """`count` times in `per` seconds, and as many at once."""

    count: int
    per: float

    @property
    def interval(self) -> float:
        return self.per / self.count


class Bucket:
    """One bucket, which refills with time."""

    __slots__ = ("_full_at", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._full_at = 0.0

    def take(self, now: float) -> bool:
        """Take one. Returns False if it is too soon, and takes nothing."""
        if self._full_at + self.rate.interval - self.rate.per > now:
            return False
        self._full_at = max(self._full_at, now) + self.rate.interval
        return True
