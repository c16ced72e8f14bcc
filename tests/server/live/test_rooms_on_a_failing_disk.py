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
from server.hall import Hall
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
        hall = opened.hall
        hall.connect("tab 1", opened.table, ANA)
        hall.say("tab 1", Stand(id=1))
        await opened.disk.asked.wait()
        hall.connect("tab 2", opened.table, ANA)
        hall.connect("phone", opened.table, BEN)
        await opened.fail()

        assert opened.told == [(each, Bye(why="closing")) for each in ("tab 1", "tab 2", "phone")]
        assert await hall.rooms.enter(opened.code) == opened.table
        assert hall.rooms.by_table[opened.table].session.table.seat_of("ana") == 0

    play(tmp_path, scene)


def test_whoever_left_when_the_disk_failed_has_not_left(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        opened.hall.connect("tab 1", opened.table, ANA)
        opened.hall.say("tab 1", Leave(id=1))
        await opened.disk.asked.wait()
        await opened.fail()

        assert opened.told == [("tab 1", Bye(why="closing"))]
        await opened.disk.claim(opened.table)
        row = await opened.disk.find(opened.code)
        assert not row.over
        assert await opened.hall.rooms.enter(opened.code) == opened.table

    play(tmp_path, scene)


def test_a_table_that_the_last_one_leaves_while_the_server_closes_is_put_away(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        opened.disk.fails.set()
        opened.hall.connect("tab 1", opened.table, ANA)
        opened.hall.say("tab 1", Leave(id=1))
        await opened.hall.rooms.close()
        row = await opened.disk.find(opened.code)

        assert opened.told == [("tab 1", Bye(why="left"))]
        assert row.over

    play(tmp_path, scene)


def test_a_room_that_fails_says_come_back_and_rests_before_it_is_opened_again(tmp_path: Path) -> None:
    async def scene(opened: Opened) -> None:
        hall = opened.hall
        opened.disk.error = RuntimeError("a defect")
        hall.connect("tab 1", opened.table, ANA)
        hall.say("tab 1", Stand(id=1))
        await opened.disk.asked.wait()
        await opened.fail()

        assert opened.told == [("tab 1", Bye(why="closing"))]
        with pytest.raises(TableUnavailable, match="has just failed"):
            await hall.rooms.enter(opened.code)
        hall.clock.later += FAILED_SECONDS
        assert await hall.rooms.enter(opened.code) == opened.table
        assert hall.rooms.by_table[opened.table].session.table.seat_of("ana") == 0
        assert not hall.rooms.halted

    play(tmp_path, scene)


class Opened(NamedTuple):
    """A hall with one table that Ana has opened, on a disk that can fail."""

    hall: Hall
    disk: StuckDisk
    table: str
    code: str

    async def fail(self) -> None:
        """The disk refuses, and the room has ended."""
        task = self.hall.rooms.by_table[self.table].task
        self.disk.fails.set()
        assert task is not None
        await task
        await asyncio.sleep(0)

    @property
    def told(self) -> list[tuple[str, object]]:
        """What was said over which connection."""
        return [(outgoing.connection, read_by_client(outgoing.body)) for outgoing in self.hall.sent]


@asynccontextmanager
async def opened_by_ana(folder: Path) -> AsyncIterator[Opened]:
    async with store_in(folder) as store:
        disk = StuckDisk(store)
        hall = Hall(disk)
        row = await hall.rooms.open(ANA, NewTable())
        await hall.rooms.enter(row.code)
        yield Opened(hall, disk, row.id, row.code)
        await hall.rooms.close()


def play(folder: Path, scene: Callable[[Opened], Awaitable[None]]) -> None:
    async def evening() -> None:
        async with opened_by_ana(folder) as table:
            await scene(table)

    asyncio.run(evening())
