"""Watches for stalls: moments in which the process stood still and answered nobody."""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Callable

from ..logs import Log

LOOK_SECONDS = 0.25
LOGGED_SECONDS = 1.0
"""A stall that takes longer is logged."""
REMEMBERED_SECONDS = 60.0


class StallWatch:
    """Sleeps again and again, and notes how much later than planned it wakes up."""

    def __init__(self, ticks: Callable[[], float], log: Log) -> None:
        self._ticks = ticks
        self._log = log
        self._stalls: deque[tuple[float, float]] = deque()
        """When each of the last minute ended, and how long it was."""

    @property
    def longest(self) -> float:
        """Seconds of the longest stall in the last minute."""
        self._forget()
        return max((seconds for _, seconds in self._stalls), default=0.0)

    async def run(self) -> None:
        """Run until canceled."""
        while True:
            before = self._ticks()
            await asyncio.sleep(LOOK_SECONDS)
            self._note(max(0.0, self._ticks() - before - LOOK_SECONDS))

    def _note(self, seconds: float) -> None:
        self._stalls.append((self._ticks(), seconds))
        self._forget()
        if seconds > LOGGED_SECONDS:
            self._log.say("stalled", logging.WARNING, milliseconds=round(1000 * seconds))

    def _forget(self) -> None:
        while self._stalls and self._stalls[0][0] < self._ticks() - REMEMBERED_SECONDS:
            self._stalls.popleft()
