"""How often something may be done, counted for one line or one table.

>>> bucket = Bucket(Rate(2, per=1))
>>> [bucket.take(now) for now in (0.0, 0.0, 0.0, 0.5)]
[True, True, False, True]
"""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Rate:
    """So many in a span of seconds, and as many at once."""

    count: int
    per: float

    @property
    def apart(self) -> float:
        return self.per / self.count


class Bucket:
    """A single bucket that fills up again with time."""

    __slots__ = ("_full", "rate")

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._full = 0.0

    def take(self, now: float) -> bool:
        """False if it is too soon: then nothing was taken."""
        if self._full + self.rate.apart - self.rate.per > now:
            return False
        self._full = max(self._full, now) + self.rate.apart
        return True
