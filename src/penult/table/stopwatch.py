"""How long a hand is played. While the table stands still, nobody plays."""

from __future__ import annotations


class Stopwatch:
    """It is looked at whenever something happens."""

    def __init__(self) -> None:
        self.seconds: float | None = None
        """None where it was not there at the deal: the log knows no time."""
        self._at = 0.0
        self._runs = False

    def start(self, now: float) -> None:
        self.seconds, self._at, self._runs = 0.0, now, True

    def stop(self) -> None:
        self._runs = False

    def look(self, now: float, played: bool) -> None:
        """Time has passed; whether the table was played at meanwhile."""
        if self._runs and played and self.seconds is not None:
            self.seconds += now - self._at
        self._at = now
