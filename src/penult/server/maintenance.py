"""Periodic work of a running server: the operator's orders, visits, pruning."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Awaitable, Callable, Iterator
from dataclasses import dataclass
from itertools import count

from .clock import TimeSource
from .rooms import Rooms
from .store.store import Store

log = logging.getLogger(__name__)

ROUND_SECONDS = 5.0
"""How often the store is checked for orders."""
VISIT_ROUNDS = 60
"""Rounds between two updates of which tables have people."""
PRUNE_ROUNDS = 720
"""Rounds between two prunings, one hour."""
GRACE_ROUNDS = 24 * PRUNE_ROUNDS
"""After a leap of the clock nothing is pruned for a day: the clock is wrong, or was wrong before."""
LEAP_DAYS = 2.0
"""What counts as a leap from the newest date in the store to now: the server was off, or a clock is wrong."""
AT_ONCE = 100
"""Rows pruned in one transaction."""
DAY = 86_400.0


@dataclass(frozen=True, slots=True)
class Retention:
    """How many days tables and guests are kept after their last visit; 0 means forever."""

    table_days: int
    guest_days: int


class Maintenance:
    def __init__(self, rooms: Rooms, store: Store, clock: TimeSource, retention: Retention) -> None:
        self._rooms, self._store, self._clock, self._retention = rooms, store, clock, retention
        self.pruned_tables = self.pruned_guests = 0
        self._grace = 0

    async def run(self, failed: Callable[[Exception], None]) -> None:
        await self.check_clock()
        for turn in count(1):
            await asyncio.sleep(ROUND_SECONDS)
            for job in self.due(turn):
                try:
                    await job()
                except Exception as error:  # the other jobs still run, and the next round tries again
                    failed(error)

    def due(self, turn: int) -> Iterator[Callable[[], Awaitable[None]]]:
        """The jobs of this round."""
        yield self._obey
        if self._store.failing is not None:
            yield self._store.try_writing
        if turn % VISIT_ROUNDS == 0:
            yield self._rooms.note_visits
        if turn % PRUNE_ROUNDS == 0 and turn > self._grace:
            yield self.prune

    async def check_clock(self) -> None:
        """Pruning trusts the clock, so it waits if the time does not follow the newest date in the store."""
        try:
            newest = await self._store.newest()
        except OSError:  # a damaged page; the newest date is unknown
            newest = 0.0
        days = (self._clock.now() - newest) / DAY
        if newest and abs(days) < LEAP_DAYS:
            return
        self._grace = GRACE_ROUNDS
        if newest:
            log.warning("clock_leapt", extra={"facts": {"days": round(days, 1)}})

    async def _obey(self) -> None:
        await self._rooms.follow_orders(await self._store.orders())

    async def prune(self) -> None:
        """Delete tables and guests that have no finished match and were not seen for a long time."""
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
            forgotten = [await self._rooms.prune(table, epoch) for table, epoch in rows]
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
