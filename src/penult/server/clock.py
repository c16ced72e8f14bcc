"""The time, passed to everything that needs it."""

from __future__ import annotations

import time
from typing import Protocol


class TimeSource(Protocol):
    def now(self) -> float:
        """Seconds since 1970; it never goes back."""
        ...

    def until(self, at: float) -> float:
        """Seconds to sleep until this moment."""
        ...


class SystemClock:
    """The time of day when the server started, continued by the monotonic clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset

    def until(self, at: float) -> float:
        return at - self.now()
