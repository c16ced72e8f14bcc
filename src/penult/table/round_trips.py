"""The round trip of a connection: the least of its last measurements.

>>> trips = RoundTrips()
>>> trips.least is None
True
>>> for seconds in (0.08, 0.031, 0.2):
...     trips.add(seconds)
>>> trips.least, trips.milliseconds
(0.031, 30)

An answer may show that the connection is faster than its pings. That dates the person's own moves (A-68), and
nobody is shown it: when an answer came can tell what somebody holds (A-11).

>>> trips.add_from_answer(0.01)
>>> trips.least, trips.of_pings, trips.milliseconds
(0.01, 0.031, 30)
"""

from __future__ import annotations

from collections import deque

KEPT_MEASUREMENTS = 10
"""How many measurements are remembered (A-68)."""


class RoundTrips:
    """Other delays only add to a measurement, so the least is the most accurate."""

    __slots__ = ("_measured", "_pings", "least", "milliseconds", "of_pings")

    def __init__(self) -> None:
        self._measured: deque[float] = deque(maxlen=KEPT_MEASUREMENTS)
        self._pings: deque[float] = deque(maxlen=KEPT_MEASUREMENTS)
        self.least: float | None = None
        """Of pings and answers, in seconds; None before the first measurement."""
        self.of_pings: float | None = None
        """The least of the pings alone: what others may notice."""
        self.milliseconds: int | None = None
        """The least of the pings, rounded to tens: this is what the table is shown."""

    def add(self, seconds: float) -> None:
        """Add a measurement by ping."""
        self._measured.append(seconds)
        self._pings.append(seconds)
        self.least, self.of_pings = min(self._measured), min(self._pings)
        self.milliseconds = 10 * round(100 * self.of_pings)

    def add_from_answer(self, seconds: float) -> None:
        """Add the time in which a message answered an update.

        It includes the time to think, so it counts only if it is less than the least: otherwise it would
        push a better measurement out.
        """
        if self.least is None or seconds < self.least:
            self._measured.append(seconds)
            self.least = seconds
