"""Where passwords are checked: beside the event loop, because it takes long on purpose, and a few at once."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from time import monotonic

from ..passwords import fits

AT_ONCE = 2
REFUSAL_SECONDS = 0.25
"""A refusal is sent a multiple of this after the question: how long the search took does not show."""


class Gate:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def opens(self, password: str, written: str, check: Callable[[], None] = lambda: None) -> bool:
        """Whether it fits. `check` may refuse the attempt; it is asked when its turn has come."""
        async with self._turns:
            check()
            return await asyncio.to_thread(fits, password, written)

    async def hold_refusal(self, asked: float) -> None:
        """Wait until a refusal of what was asked then may be sent."""
        await asyncio.sleep(-(monotonic() - asked) % REFUSAL_SECONDS)
