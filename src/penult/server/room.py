"""The room of a table: one queue, in which every decision is written before it is sent.

Only here does a table meet the store, the bus and the clock.
"""

from __future__ import annotations

import asyncio
import logging
from collections import deque
from collections.abc import Sequence
from math import inf

from ..table.digest import digest
from ..table.incoming import Connected, Incoming, Outgoing, RoundTripMeasured
from ..table.log import Batch
from ..table.session import TableSession
from ..table.steps import AnyStep, Departed, HostIs, encode_for_log
from ..wire.to_client import Why
from .bus import Bus
from .clock import TimeSource
from .logs import Log
from .store.store import Damaged, Fenced, Misnumbered, Store

log = logging.getLogger("penult.room")
_log = Log(log)
"""For what people can cause at will: it limits the lines."""

REST_SECONDS = 600.0
"""How long an empty room stays open."""
WAITING_MEASUREMENTS = 64
"""How many round trips may wait for the next message, which takes them along."""


class Room:
    """Runs a table session in one task, one message after another."""

    def __init__(
        self,
        table: str,
        epoch: int,
        last_batch: int,
        session: TableSession,
        store: Store,
        bus: Bus,
        clock: TimeSource,
        rest_seconds: float = REST_SECONDS,
    ) -> None:
        self.id = table
        self.session = session
        self._epoch = epoch
        self._last_batch = last_batch
        """The number of the last batch in the store."""
        self._store = store
        self._bus = bus
        self._clock = clock
        self._rest_seconds = rest_seconds
        self._stage = session.table.stage
        self._inbox: deque[Incoming] = deque()
        self._woken = asyncio.Event()
        self._closing = False
        self._timer: asyncio.TimerHandle | None = None
        self._timer_at = inf
        self._empty_since: float | None = clock.now()
        self.over = False
        """Whether the table was closed, and the store knows it."""
        self.failed = False
        """Whether a defect of ours ended the room. The store has the table as it was before."""
        self.damage: str | None = None
        """Why the stored table can no longer be read or written."""
        self.stopped = False
        """Whether the operator has closed the table."""
        self.task: asyncio.Task[None] | None = None

    def open(self) -> None:
        """Begin to receive messages."""
        self._bus.attach_room(self.id, self.receive)
        self.task = asyncio.create_task(self._run(), name=f"room {self.id}")

    def receive(self, incoming: Incoming) -> None:
        """Queue what came in. A measurement does not wake the room: it waits for the next message."""
        self._inbox.append(incoming)
        if not isinstance(incoming, RoundTripMeasured) or len(self._inbox) > WAITING_MEASUREMENTS:
            self._woken.set()

    async def close(self) -> None:
        """Handle what has been received, say goodbye, and end."""
        self._closing = True
        self._woken.set()
        if self.task is not None:
            await self.task

    def stop(self) -> None:
        """End, because the operator has closed the table."""
        self.stopped = True
        self._closing = True
        self._woken.set()

    @property
    def idle(self) -> bool:
        """Whether nobody is connected."""
        return not self._inbox and not self.session.attendance.anybody_here

    async def _run(self) -> None:
        try:
            while self._inbox or not (self._closing or self.session.table.closed or self._may_rest):
                await self._wait()
                await self._decide()
                await self._write()
                self._send(self.session.release(self._clock.now()))
                self._empty_since = (self._empty_since or self._clock.now()) if self.idle else None
            self.over = self.session.table.closed
        except (Damaged, Misnumbered) as why:
            self.damage = str(why)
        except Fenced:
            log.warning("fenced", extra={"table": self.id})
        except OSError as why:
            log.error("disk_failed", extra={"table": self.id, "why": str(why)})
        except Exception:
            log.exception("room_failed", extra={"table": self.id})
            self.failed = True
        finally:
            if self._timer is not None:
                self._timer.cancel()
            self._bus.detach_room(self.id)
            waiting = [incoming.connection for incoming in self._inbox if isinstance(incoming, Connected)]
            self._send(self.session.farewell(waiting, self._why))

    @property
    def _why(self) -> Why:
        """The reason that people are given when the room ends."""
        return "halted" if self.damage else "stopped" if self.stopped else "closing"

    @property
    def _rest_at(self) -> float | None:
        return None if self._empty_since is None else self._empty_since + self._rest_seconds

    @property
    def _may_rest(self) -> bool:
        """Whether the table has been empty for a while. The store has it, so it needs no room."""
        return self._rest_at is not None and self._clock.now() >= self._rest_at

    async def _wait(self) -> None:
        """Wait until a message comes or something is due."""
        if self._inbox or self._closing:
            return
        self._woken.clear()
        wake = min((at for at in (self.session.wake, self._rest_at) if at is not None), default=None)
        if wake is None:
            await self._woken.wait()
            return
        delay = self._clock.until(wake)
        if delay > 0:
            self._set_timer(wake, delay)
            await self._woken.wait()

    def _set_timer(self, at: float, delay: float) -> None:
        """Keep a timer that ends earlier: nothing will be due then, and the next one is set."""
        if at >= self._timer_at:
            return
        if self._timer is not None:
            self._timer.cancel()
        self._timer, self._timer_at = asyncio.get_running_loop().call_later(delay, self._wake), at

    def _wake(self) -> None:
        self._timer, self._timer_at = None, inf
        self._woken.set()

    async def _decide(self) -> None:
        """Take what has arrived, then do what is due. However late we are, a move in time counts (A-68)."""
        session, woken_at = self.session, self._clock.now()
        if (wake := session.wake) is not None and woken_at >= wake:
            await _read_sockets()
        now = self._clock.now()
        while self._inbox:
            session.receive(now, self._inbox.popleft())
        if (wake := session.wake) is not None and woken_at >= wake:
            session.tick(now)

    async def _write(self) -> None:
        steps = self.session.take_steps()
        if not steps:
            return
        table = self.session.table
        batch = Batch(self._last_batch + 1, encode_for_log(steps), digest(table))
        if table.stage == "over" and self._stage != "over":
            await self._mark_finished([person for _, person in table.seated_people])
        self._stage = table.stage
        await self._store.append(self.id, self._epoch, batch)
        self._last_batch += 1
        self._log_hosts(steps)

    def _log_hosts(self, steps: Sequence[AnyStep]) -> None:
        """Log what hosts are asked about later: who was sent away, and who became host."""
        for step in steps:
            if isinstance(step, Departed) and step.kicked:
                _log.mention("kicked", table=self.id, person=step.person)
            elif isinstance(step, HostIs):
                _log.mention("host_changed", table=self.id, person=step.person or "nobody")

    async def _mark_finished(self, people: list[str]) -> None:
        """Never prune a finished match and its players. If that fails, the table continues anyway."""
        try:
            await self._store.keep(self.id, people)
        except Damaged as why:
            log.error("not_kept", extra={"table": self.id, "why": str(why)})

    def _send(self, messages: list[Outgoing]) -> None:
        for message in messages:
            self._bus.to_client(message)


async def _read_sockets() -> None:
    """Let every socket be read that has something to read.

    The event loop asks the sockets at the beginning of each turn, and reads them after the tasks that were
    ready before: such a task has to step aside twice.
    """
    await asyncio.sleep(0)
    await asyncio.sleep(0)
