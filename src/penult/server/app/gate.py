"""Where passwords are asked: beside the event loop, because it takes long on purpose, and a few at once."""

from __future__ import annotations

import asyncio

from ..passwords import fits

AT_ONCE = 2


class Gate:
    def __init__(self) -> None:
        self._turns = asyncio.Semaphore(AT_ONCE)

    async def opens(self, password: str, written: str) -> bool:
        async with self._turns:
            return await asyncio.to_thread(fits, password, written)
