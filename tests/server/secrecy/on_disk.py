"""Two worlds whose logs are written to a real disk: no time in a message may tell how long that took (A-11).

The disk never takes the same time twice. So the comparison is of the messages at the end of a window in which
a drawn card was hidden, relative to that end, and of whether anything had to be written before it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator, Sequence
from pathlib import Path
from types import TracebackType
from typing import NamedTuple

from penult.server.store.rows import TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch
from penult.table.log.digest import digest
from penult.table.log.steps import AnyStep, encode
from penult.table.sending.hand_log import DRAWN_FOR_THE_TURN
from penult.table.table import Table
from penult.wire.coding import read_by_client
from penult.wire.events import HandEvent
from penult.wire.to_client import Update, Welcome
from penult.wire.views import Clock
from server.secrecy.comparing import Leak, Pairing, world_of
from server.secrecy.world import Received, World

MICROSECOND = 1e-6
A_CHOICE = 0.03
"""Seconds after the end of a window: a player who keeps a card that late chose to, and everybody sees it."""


class Disk:
    """A store in a folder; `with Disk(folder) as disk`."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._tables = 0

    def __enter__(self) -> Disk:
        self._runner = asyncio.Runner().__enter__()
        self._store = self._runner.run(SqliteStore.open(self._folder))
        return self

    def __exit__(self, *_: type[BaseException] | BaseException | TracebackType | None) -> None:
        self._runner.run(self._store.close())
        self._runner.close()

    def log(self) -> Log:
        """Of one more table."""
        self._tables += 1
        return Log(self, f"table {self._tables}", f"{self._tables:08}")

    async def _timed(self, log: Log, batch: Batch) -> float:
        began = time.perf_counter()
        if batch.n == 1:
            log.epoch = await self._store.open_table(TableRow(log.table, log.code, 0.0), batch)
        else:
            await self._store.append(log.table, log.epoch, batch)
        return time.perf_counter() - began

    def write(self, log: Log, batch: Batch) -> float:
        return self._runner.run(self._timed(log, batch))


class Log:
    """Where one world is written."""

    def __init__(self, disk: Disk, table: str, code: str) -> None:
        self._disk = disk
        self.table, self.code = table, code
        self.epoch = self._batches = 0

    def write(self, steps: Sequence[AnyStep], table: Table) -> float:
        """How many seconds it took."""
        self._batches += 1
        return self._disk.write(self, Batch(self._batches, encode(tuple(steps)), digest(table)))


class End(NamedTuple):
    """The message when a window ended and the turn passed; times count from its end."""

    time: float
    clock: tuple[float, ...]
    written: bool
    """Whether it had to wait for the disk."""


def compare_on_disk(pairing: Pairing, disk: Disk) -> int:
    """`Leak` if a time tells which card was drawn; return how many windows were compared."""
    scene, twins = pairing
    ends = 0
    for person, twin in twins:
        first = world_of(scene, scene.shuffles, write=disk.log().write)
        other = world_of(scene, twin.shuffles, write=disk.log().write)
        first.perform(scene.script.lines, scene.script.end)
        other.perform(twin.lines, scene.script.end)
        ends += sum(_compare_ends(first, other, person))
    return ends


def _compare_ends(first: World, other: World, person: str) -> Iterator[bool]:
    """Up to where the worlds differ by what is shown."""
    for one, another in zip(_told(first, person), _told(other, person), strict=False):
        if one.events != another.events:
            return
        if one.end is not None and another.end is not None:
            if min(one.end.time, another.end.time) > A_CHOICE:
                continue
            if not _alike(one.end, another.end):
                raise Leak(f"{person}: {one.end} or {another.end}")
            yield True


def _alike(one: End, other: End) -> bool:
    times, others = (one.time, *one.clock), (other.time, *other.clock)
    if len(times) != len(others):
        return False
    return one.written == other.written and all(
        abs(at - elsewhere) < MICROSECOND for at, elsewhere in zip(times, others, strict=True)
    )


class Told(NamedTuple):
    """One message that shows something."""

    events: tuple[HandEvent, ...]
    end: End | None
    """Set if it ends a window in which a drawn card was hidden."""


def _told(world: World, person: str) -> Iterator[Told]:
    window, hidden = None, False
    for message in _messages(world.received[person]):
        events = tuple(event for event in _events(message) if isinstance(event, HandEvent))
        kinds = [event.kind for event in events]
        ends = window is not None and hidden and kinds[-1:] == ["turn"] and "laid" not in kinds
        if ends and isinstance(message, Update) and window is not None:
            yield Told(events, _end(message, window, message.n in world.written))
        else:
            yield Told(events, None)
        if isinstance(message, Welcome):
            hidden = bool(message.hand and message.hand.drew)
        elif "laid" in kinds:
            hidden = False
        elif any((event.kind, event.rule) == ("drew", DRAWN_FOR_THE_TURN) for event in events):
            hidden = True  # a penalty hides nothing
        if message.table and isinstance(message.table.window, float):
            window = message.table.window
        elif "turn" in kinds or "laid" in kinds:
            window, hidden = None, False


def _events(message: Update | Welcome) -> Sequence[object]:
    return message.events if isinstance(message, Update) else message.missed


def _end(update: Update, window: float, written: bool) -> End:
    clock = update.table.clock if update.table else None
    times = (clock.since, clock.warning, clock.until) if isinstance(clock, Clock) else ()
    return End(update.time - window, tuple(at - window for at in times), written)


def _messages(received: list[Received]) -> Iterator[Update | Welcome]:
    for _, body in received:
        message = read_by_client(body)
        if isinstance(message, Update | Welcome):
            yield message
