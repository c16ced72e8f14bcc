"""A room whose disk fails, or which fails itself: what was not written was never granted; all are told."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any, NamedTuple

import pytest

from penult.server.rooms import FAILED_SECONDS, TableUnavailable
from penult.server.store.rows import PersonRow
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import DiskFailed
from penult.table.log.batches import Batch
from penult.wire.coding import read_by_client
from penult.wire.terms import NewTable
from penult.wire.to_client import Bye
from penult.wire.to_server import Leave, Stand
from server.running_rooms import RunningRooms
from server.store.shelf import opened as store_in

ANA, BEN = (PersonRow(name.lower(), name, 1, 0.0) for name in ("Ana", "Ben"))


class StuckDisk:
    """A store that makes appends wait, and then refuses them or fails with a bug."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.error: Exception = DiskFailed("nothing was written")
        self.asked, self.fails = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, epoch: int, batch: Batch) -> None:
        if self.fails.is_set():
            return await self._store.append(table, epoch, batch)
        self.asked.set()
        await self.fails.wait()
        raise self.error

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_whoever_waits_when_the_disk_fails_is_told_to_come_back(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        running = opened.running
        running.connect("tab 1", opened.table, ANA)
        running.say("tab 1", Stand(id=1))
        await opened.disk.asked.wait()
        running.connect("tab 2", opened.table, ANA)
        running.connect("phone", opened.table, BEN)
        await opened.fail()

        assert opened.told == [(each, Bye(why="closing")) for each in ("tab 1", "tab 2", "phone")]
        assert await running.rooms.enter(opened.code) == opened.table
        assert running.rooms.by_table[opened.table].session.table.seat_of("ana") == 0

    play(tmp_path, scene)


def test_whoever_left_when_the_disk_failed_has_not_left(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        opened.running.connect("tab 1", opened.table, ANA)
        opened.running.say("tab 1", Leave(id=1))
        await opened.disk.asked.wait()
        await opened.fail()

        assert opened.told == [("tab 1", Bye(why="closing"))]
        await opened.disk.claim(opened.table)
        row = await opened.disk.find(opened.code)
        assert not row.over
        assert await opened.running.rooms.enter(opened.code) == opened.table

    play(tmp_path, scene)


def test_a_table_that_the_last_one_leaves_while_the_server_closes_is_put_away(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        opened.disk.fails.set()
        opened.running.connect("tab 1", opened.table, ANA)
        opened.running.say("tab 1", Leave(id=1))
        await opened.running.rooms.close()
        row = await opened.disk.find(opened.code)

        assert opened.told == [("tab 1", Bye(why="left"))]
        assert row.over

    play(tmp_path, scene)


def test_a_room_that_fails_says_come_back_and_rests_before_it_is_opened_again(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        running = opened.running
        opened.disk.error = RuntimeError("a defect")
        running.connect("tab 1", opened.table, ANA)
        running.say("tab 1", Stand(id=1))
        await opened.disk.asked.wait()
        await opened.fail()

        assert opened.told == [("tab 1", Bye(why="closing"))]
        with pytest.raises(TableUnavailable, match="has just failed"):
            await running.rooms.enter(opened.code)
        running.clock.later += FAILED_SECONDS
        assert await running.rooms.enter(opened.code) == opened.table
        assert running.rooms.by_table[opened.table].session.table.seat_of("ana") == 0
        assert not running.rooms.halted

    play(tmp_path, scene)


class Opened(NamedTuple):
    """Rooms with one table that Ana has opened, on a disk that can fail."""

    running: RunningRooms
    disk: StuckDisk
    table: str
    code: str

    async def fail(self) -> None:
        """The disk refuses, and the room has ended."""
        task = self.running.rooms.by_table[self.table].task
        self.disk.fails.set()
        assert task is not None
        await task
        await asyncio.sleep(0)

    @property
    def told(self) -> list[tuple[str, object]]:
        """What was said over which connection."""
        return [(letter.connection, read_by_client(letter.body)) for letter in self.running.messages]


@asynccontextmanager
async def opened_by_ana(folder: Path) -> AsyncIterator[Opened]:
    async with store_in(folder) as store:
        disk = StuckDisk(store)
        running = RunningRooms(disk)
        row = await running.rooms.open(ANA, NewTable())
        await running.rooms.enter(row.code)
        yield Opened(running, disk, row.id, row.code)
        await running.rooms.close()


def play(folder: Path, scene: Callable[[Opened], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with opened_by_ana(folder) as table:
            await scene(table)

    asyncio.run(evening())
