"""The round trip of a connection: the least of its last measurements.

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

KEPT_MEASUREMENTS = 10
"""How many measurements are remembered (A-68)."""


class RoundTrips:
    """Other delays only add to a measurement, so the least is the most accurate."""

    __slots__ = ("_measured", "least", "milliseconds")

    def __init__(self) -> None:
        self._measured: deque[float] = deque(maxlen=KEPT_MEASUREMENTS)
        self.least: float | None = None
        """In seconds; None before the first measurement."""
        self.milliseconds: int | None = None
        """The least, rounded to tens: this is what the table is shown."""

    def add(self, seconds: float) -> None:
        """Add a measurement by ping."""
        self._measured.append(seconds)
        self.least = min(self._measured)
        self.milliseconds = 10 * round(100 * self.least)

    def add_from_answer(self, seconds: float) -> None:
        """Add the time in which a message answered an update.

        It includes the time to think, so it counts only if it is less than the least: otherwise it would
        push a better measurement out.
        """
        if self.least is None or seconds < self.least:
            self.add(seconds)
