"""A room whose disk fails: what was not written was never granted, and whoever knocks is answered."""

from __future__ import annotations

import asyncio
import random
from contextlib import aclosing
from pathlib import Path
from typing import Any

from penult.server.bus.bus import Came, Letter, Spoke
from penult.server.bus.in_process import InProcessBus
from penult.server.clock import SystemClock
from penult.server.house import House
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import Batch, DiskFailed, PersonRow
from penult.wire.coding import read_by_client
from penult.wire.terms import NewTable
from penult.wire.to_client import Bye
from penult.wire.to_server import Leave, Stand


class StuckDisk:
    """A store that keeps whoever appends waiting, and then refuses."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.asked, self.fails = asyncio.Event(), asyncio.Event()

    async def append(self, table: str, epoch: int, batch: Batch) -> None:
        if self.fails.is_set():
            return await self._store.append(table, epoch, batch)
        self.asked.set()
        await self.fails.wait()
        raise DiskFailed(f"nothing was written to {table}")

    def __getattr__(self, name: str) -> Any:
        return getattr(self._store, name)


def test_whoever_waits_when_the_disk_fails_is_told_to_come_back(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.bus.knock(hall.table, Came("tab 1", "ana", "Ana", None))
            hall.bus.knock(hall.table, Spoke("tab 1", "ana", Stand(id=1)))
            await hall.disk.asked.wait()
            hall.bus.knock(hall.table, Came("tab 2", "ana", "Ana", None))
            hall.bus.knock(hall.table, Came("phone", "ben", "Ben", None))
            await hall.fail()

            assert [(letter.connection, read_by_client(letter.body)) for letter in hall.letters] == [
                (connection, Bye(why="closing")) for connection in ("tab 1", "tab 2", "phone")
            ]
            assert await hall.house.enter(hall.code) == hall.table
            assert hall.house.rooms[hall.table].steward.table.seat_of("ana") == 0

    asyncio.run(scene())


def test_whoever_left_when_the_disk_failed_has_not_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.bus.knock(hall.table, Came("tab 1", "ana", "Ana", None))
            hall.bus.knock(hall.table, Spoke("tab 1", "ana", Leave(id=1)))
            await hall.disk.asked.wait()
            await hall.fail()

            assert [read_by_client(letter.body) for letter in hall.letters] == [Bye(why="closing")]
            await hall.disk.claim(hall.table)
            row = await hall.disk.find(hall.code)
            assert not row.over
            assert await hall.house.enter(hall.code) == hall.table

    asyncio.run(scene())


def test_a_table_that_the_last_one_leaves_while_the_server_closes_is_put_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.disk.fails.set()
            hall.bus.knock(hall.table, Came("tab 1", "ana", "Ana", None))
            hall.bus.knock(hall.table, Spoke("tab 1", "ana", Leave(id=1)))
            await hall.house.close()
            row = await hall.disk.find(hall.code)

            assert [read_by_client(letter.body) for letter in hall.letters] == [Bye(why="left")]
            assert row.over

    asyncio.run(scene())


class Hall:
    """One table that Ana has opened, and all letters from it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.disk = StuckDisk(store)
        self.bus = InProcessBus()
        self.house = House(self.disk, self.bus, SystemClock(), random.Random(1))
        self.letters: list[Letter] = []

    async def open(self) -> None:
        row = await self.house.open(PersonRow("ana", "Ana", 1, 0.0), NewTable())
        self.table, self.code = row.id, row.code
        for connection in ("tab 1", "tab 2", "phone"):
            self.bus.listen(connection, self.letters.append)

    async def fail(self) -> None:
        """The disk refuses, and the room has ended."""
        task = self.house.rooms[self.table].task
        self.disk.fails.set()
        assert task is not None
        await task
        await asyncio.sleep(0)

    async def aclose(self) -> None:
        await self.house.close()
        await self._store.close()
