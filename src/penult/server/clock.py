"""The time, as an argument of everything that needs it."""

from __future__ import annotations

import time
from typing import Protocol


class TimeSource(Protocol):
    def now(self) -> float:
        """Seconds; it never goes back."""
        ...

    def until(self, at: float) -> float:
        """How long the machine has to wait for that moment, in its own seconds."""
        ...


class SystemClock:
    """Seconds since 1970 when the server started, and from then on the machine's steady clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset

    def until(self, at: float) -> float:
        return at - self.now()
