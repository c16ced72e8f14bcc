"""A room whose disk fails, or which fails itself: what was not written was never granted; all are told."""

from __future__ import annotations

import asyncio
import random
from contextlib import aclosing
from pathlib import Path
from typing import Any

import pytest

from penult.server.bus import InProcessBus
from penult.server.clock import SystemClock
from penult.server.rooms import FAILED_SECONDS, Rooms, TableUnavailable
from penult.server.store.rows import Batch, PersonRow
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import DiskFailed
from penult.table.incoming import Connected, MessageReceived, Outgoing
from penult.wire.coding import read_by_client
from penult.wire.terms import NewTable
from penult.wire.to_client import Bye
from penult.wire.to_server import Leave, Stand


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
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.bus.to_room(hall.table, Connected("tab 1", "ana", "Ana", None))
            hall.bus.to_room(hall.table, MessageReceived("tab 1", "ana", Stand(id=1)))
            await hall.disk.asked.wait()
            hall.bus.to_room(hall.table, Connected("tab 2", "ana", "Ana", None))
            hall.bus.to_room(hall.table, Connected("phone", "ben", "Ben", None))
            await hall.fail()

            assert [(letter.connection, read_by_client(letter.body)) for letter in hall.letters] == [
                (connection, Bye(why="closing")) for connection in ("tab 1", "tab 2", "phone")
            ]
            assert await hall.rooms.enter(hall.code) == hall.table
            assert hall.rooms.by_table[hall.table].session.table.seat_of("ana") == 0

    asyncio.run(scene())


def test_whoever_left_when_the_disk_failed_has_not_left(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.bus.to_room(hall.table, Connected("tab 1", "ana", "Ana", None))
            hall.bus.to_room(hall.table, MessageReceived("tab 1", "ana", Leave(id=1)))
            await hall.disk.asked.wait()
            await hall.fail()

            assert [read_by_client(letter.body) for letter in hall.letters] == [Bye(why="closing")]
            await hall.disk.claim(hall.table)
            row = await hall.disk.find(hall.code)
            assert not row.over
            assert await hall.rooms.enter(hall.code) == hall.table

    asyncio.run(scene())


def test_a_table_that_the_last_one_leaves_while_the_server_closes_is_put_away(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.disk.fails.set()
            hall.bus.to_room(hall.table, Connected("tab 1", "ana", "Ana", None))
            hall.bus.to_room(hall.table, MessageReceived("tab 1", "ana", Leave(id=1)))
            await hall.rooms.close()
            row = await hall.disk.find(hall.code)

            assert [read_by_client(letter.body) for letter in hall.letters] == [Bye(why="left")]
            assert row.over

    asyncio.run(scene())


def test_a_room_that_fails_says_come_back_and_rests_before_it_is_opened_again(tmp_path: Path) -> None:
    async def scene() -> None:
        async with aclosing(Hall(await SqliteStore.open(tmp_path))) as hall:
            await hall.open()
            hall.disk.error = RuntimeError("a defect")
            hall.bus.to_room(hall.table, Connected("tab 1", "ana", "Ana", None))
            hall.bus.to_room(hall.table, MessageReceived("tab 1", "ana", Stand(id=1)))
            await hall.disk.asked.wait()
            await hall.fail()

            assert [read_by_client(letter.body) for letter in hall.letters] == [Bye(why="closing")]
            with pytest.raises(TableUnavailable, match="has just failed"):
                await hall.rooms.enter(hall.code)
            hall.clock.later += FAILED_SECONDS
            assert await hall.rooms.enter(hall.code) == hall.table
            assert hall.rooms.by_table[hall.table].session.table.seat_of("ana") == 0
            assert not hall.rooms.halted

    asyncio.run(scene())


class SetClock(SystemClock):
    """Can be set forward."""

    later = 0.0

    def now(self) -> float:
        return super().now() + self.later


class Hall:
    """One table that Ana has opened, and all messages from it."""

    def __init__(self, store: SqliteStore) -> None:
        self._store = store
        self.disk = StuckDisk(store)
        self.bus = InProcessBus()
        self.clock = SetClock()
        self.rooms = Rooms(self.disk, self.bus, self.clock, random.Random(1))
        self.letters: list[Outgoing] = []

    async def open(self) -> None:
        row = await self.rooms.open(PersonRow("ana", "Ana", 1, 0.0), NewTable())
        self.table, self.code = row.id, row.code
        await self.rooms.enter(row.code)
        for connection in ("tab 1", "tab 2", "phone"):
            self.bus.attach_client(connection, self.letters.append)

    async def fail(self) -> None:
        """The disk refuses, and the room has ended."""
        task = self.rooms.by_table[self.table].task
        self.disk.fails.set()
        assert task is not None
        await task
        await asyncio.sleep(0)

    async def aclose(self) -> None:
        await self.rooms.close()
        await self._store.close()
