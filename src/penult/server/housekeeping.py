"""What is done now and then while a server runs: who is where is noted, what nobody needs is pruned."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Callable
from dataclasses import dataclass

from .clock import Clock
from .house import House
from .store.store import Store

log = logging.getLogger("penult.house")

ROUND_SECONDS = 5.0
"""How often orders are looked for."""
VISIT_ROUNDS = 60
"""Every so many rounds it is noted at which tables somebody is."""
PRUNE_ROUNDS = 720
"""Every so many rounds, once an hour, and soon after the start, what is old is pruned."""
FIRST_PRUNE = 12
AT_ONCE = 100
"""Rows that are pruned before others may write again."""
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Retention:
    """How long what nobody comes back to is kept, in days; 0 for ever."""

    table_days: int
    guest_days: int


class Housekeeper:
    def __init__(self, house: House, store: Store, clock: Clock, retention: Retention) -> None:
        self._house, self._store, self._clock, self._retention = house, store, clock, retention
        self.pruned_tables = self.pruned_guests = 0

    async def run(self, failed: Callable[[Exception], None]) -> None:
        turn = 0
        while True:
            await asyncio.sleep(ROUND_SECONDS)
            turn += 1
            try:
                await self._house.obey(await self._store.orders())
                if turn % VISIT_ROUNDS == 0:
                    await self._house.note_visits()
                if turn % PRUNE_ROUNDS == FIRST_PRUNE:
                    await self.prune()
            except Exception as error:  # the next round tries again
                failed(error)

    async def prune(self) -> None:
        """Forget tables without a finished match to which nobody has come for long, and guests likewise."""
        tables = await self._prune_tables() if self._retention.table_days else 0
        guests = await self._prune_guests() if self._retention.guest_days else 0
        self.pruned_tables += tables
        self.pruned_guests += guests
        if tables or guests:
            log.info("pruned", extra={"facts": {"tables": tables, "guests": guests}})

    async def _prune_tables(self) -> int:
        before = self._clock.now() - self._retention.table_days * DAY
        pruned = 0
        while rows := await self._store.abandoned(before, AT_ONCE):
            forgotten = [await self._house.forget(table, epoch) for table, epoch in rows]
            pruned += sum(forgotten)
            if not any(forgotten):  # somebody is at each of them
                break
        return pruned

    async def _prune_guests(self) -> int:
        before = self._clock.now() - self._retention.guest_days * DAY
        pruned = 0
        while gone := await self._store.prune_people(before, AT_ONCE):
            pruned += gone
        return pruned
