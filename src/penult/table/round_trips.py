"""How long a line takes there and back: the least of what was measured lately.

>>> trips = RoundTrips()
>>> trips.least is None
True
>>> for seconds in (0.08, 0.031, 0.2):
...     trips.add(seconds)
>>> trips.least
0.031
"""

from __future__ import annotations

from collections import deque

LATELY = 10
"""So many measurements are remembered (A-68)."""


class RoundTrips:
    """Of one line. What else delays an answer only adds to it, so the least is nearest to the truth."""

    __slots__ = ("_measured", "least", "rounded")

    def __init__(self) -> None:
        self._measured: deque[float] = deque(maxlen=LATELY)
        self.least: float | None = None
        """None before the first."""
        self.rounded: int | None = None
        """In milliseconds, to tens: what a table is shown of it."""

    def add(self, seconds: float) -> None:
        """Measured by a ping."""
        self._measured.append(seconds)
        self.least = min(self._measured)
        self.rounded = 10 * round(100 * self.least)

    def add_answer(self, seconds: float) -> None:
        """Measured by a message that answers an update.

        Somebody has thought meanwhile, so it is at least the round trip: it counts where it is less than what
        is known, and does not push a better measurement out.
        """
        if self.least is None or seconds < self.least:
            self.add(seconds)
