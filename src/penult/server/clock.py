"""Time comes in from outside."""

from __future__ import annotations

import time
from typing import Protocol


class Clock(Protocol):
    def now(self) -> float:
        """Seconds; it never goes back."""
        ...


class SystemClock:
    """Seconds since 1970 when the server started, and from then on the machine's steady clock."""

    def __init__(self) -> None:
        self._offset = time.time() - time.monotonic()

    def now(self) -> float:
        return time.monotonic() + self._offset
