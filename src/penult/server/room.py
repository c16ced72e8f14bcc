"""The room of a table: its one queue. What is decided is written first, and then sent.

The only place where a table meets the store, the bus and the clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque

from ..wire.to_client import Why
from .bus.bus import Bus, Came, Knock, Letter
from .clock import Clock
from .store.store import Batch, Fenced, Store
from .table.digest import digest
from .table.steps import encode
from .table.steward import Steward

log = logging.getLogger("penult.room")


class Room:
    """Runs a steward: one task, one knock after the other."""

    def __init__(
        self, table: str, epoch: int, written: int, steward: Steward, store: Store, bus: Bus, clock: Clock
    ) -> None:
        self.id = table
        self.steward = steward
        self._epoch = epoch
        self._written = written
        """The number of the last batch in the store."""
        self._store = store
        self._bus = bus
        self._clock = clock
        self._knocks: deque[Knock] = deque()
        self._rung = asyncio.Event()
        self._closing = False
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to listen."""
        self._bus.attend(self.id, self.hear)
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def hear(self, knock: Knock) -> None:
        self._knocks.append(knock)
        self._rung.set()

    async def close(self) -> None:
        """Finish what has been heard, say goodbye, and end."""
        self._closing = True
        self._rung.set()
        if self.task is not None:
            await self.task

    @property
    def idle(self) -> bool:
        """Whether nobody is connected."""
        return not self._knocks and not any(guest.here for guest in self.steward.live.guests.values())

    async def _run(self) -> None:
        ended: Why = "closing"
        try:
            while not (self._closing and not self._knocks) and not self.steward.table.closed:
                await self._wait()
                self._decide()
                await self._write()
                self._send(self.steward.release(self._clock.now()))
        except Fenced:
            log.warning("fenced", extra={"table": self.id})
        except OSError as why:
            log.error("disk_failed", extra={"table": self.id, "why": str(why)})
        except Exception:
            log.exception("room_failed", extra={"table": self.id})
            ended = "halted"
        finally:
            self._bus.retire(self.id)
            unheard = [knock.connection for knock in self._knocks if isinstance(knock, Came)]
            self._send(self.steward.farewell(ended, unheard))

    async def _wait(self) -> None:
        """Until somebody knocks or something is due."""
        if self._knocks or self._closing:
            return
        self._rung.clear()
        wake = self.steward.wake
        if wake is None:
            await self._rung.wait()
            return
        rest = self._clock.until(wake)
        if rest > 0:
            try:
                async with asyncio.timeout(rest):
                    await self._rung.wait()
            except TimeoutError:
                pass

    def _decide(self) -> None:
        steward, now = self.steward, self._clock.now()
        while self._knocks:
            steward.receive(now, self._knocks.popleft())
        if (wake := steward.wake) is not None and now >= wake:
            steward.tick(now)

    async def _write(self) -> None:
        steps = self.steward.take_steps()
        if not steps:
            return
        batch = Batch(self._written + 1, encode(steps), digest(self.steward.table))
        await self._store.append(self.id, self._epoch, batch)
        self._written += 1

    def _send(self, letters: list[Letter]) -> None:
        for letter in letters:
            self._bus.send(letter)
