"""Rooms: tables without people need none, and are found again."""

from __future__ import annotations

import asyncio
import random
import time
from collections.abc import Sequence
from pathlib import Path

import pytest

from penult.server import claimed_table
from penult.server import rooms as rooms_module
from penult.server.bus import InProcessBus
from penult.server.rooms import Rooms, TableUnavailable
from penult.server.store.rows import PersonRow, TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch
from penult.wire.terms import NewTable

ANA = PersonRow("ana", "Ana", 1, 0.0)


class SwiftClock:
    """An hour in a second."""

    def __init__(self, ahead: float = 0.0) -> None:
        self._ahead = ahead

    def now(self) -> float:
        return self._ahead + 3600 * time.monotonic()

    def until(self, at: float) -> float:
        return (at - self.now()) / 3600


async def visit(store: SqliteStore, *rows: TableRow) -> None:
    """Somebody was there just now."""
    await store.note_visits([row.id for row in rows], SwiftClock().now())


def test_a_room_at_which_nobody_is_rests_and_is_opened_again(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path)
        rooms = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        await store.add_person(ANA)
        row = await rooms.open(ANA, NewTable())
        await rooms.enter(row.code)
        room = rooms.by_table[row.id]

        assert room.task is not None
        await asyncio.wait_for(room.task, 10)
        await asyncio.sleep(0)

        assert not rooms.by_table
        assert await rooms.enter(row.code) == row.id
        assert rooms.by_table[row.id].session.table.names == {"ana": "Ana"}
        await rooms.close()
        await store.close()

    asyncio.run(evening())


def test_who_comes_while_tables_are_brought_back_finds_one_brought_back_once(
    tmp_path: Path,
) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path)
        before = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        rows = [await before.open(ANA, NewTable()) for _ in range(3)]
        await visit(store, *rows)
        await before.close()

        later = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        restoring = asyncio.create_task(later.restore())
        came = await asyncio.gather(*(later.enter(row.code) for row in rows for _ in range(2)))

        assert await restoring == 3
        assert came == [row.id for row in rows for _ in range(2)]
        assert [await store.claim(row.id) for row in rows] == [3, 3, 3]
        await later.close()
        await store.close()

    asyncio.run(evening())


def test_a_table_that_cannot_be_read_keeps_no_other_from_coming_back(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path)
        before = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        bad, *good = [await before.open(ANA, NewTable()) for _ in range(3)]
        await visit(store, bad, *good)
        await before.close()

        read = store.batches

        async def unreadable(table: str) -> Sequence[Batch]:
            if table == bad.id:
                raise OSError("the disk has a hole here")
            return await read(table)

        monkeypatch.setattr(store, "batches", unreadable)
        monkeypatch.setattr(rooms_module, "AT_ONCE", 1)
        later = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))

        assert await later.restore() == 2
        assert set(later.by_table) == {row.id for row in good}
        await later.close()
        await store.close()

    asyncio.run(evening())


def test_a_long_log_is_read_beside_the_loop(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path)
        before = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        await store.add_person(ANA)
        row = await before.open(ANA, NewTable())
        await before.close()

        monkeypatch.setattr(claimed_table, "LONG_LOG", 1)
        later = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        assert await later.enter(row.code) == row.id
        assert later.by_table[row.id].session.table.names == {"ana": "Ana"}
        await later.close()
        await store.close()

    asyncio.run(evening())


def test_a_code_is_read_in_small_letters_too_and_an_unknown_one_finds_nothing(tmp_path: Path) -> None:
    async def evening() -> None:
        store = await SqliteStore.open(tmp_path)
        rooms = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        row = await rooms.open(ANA, NewTable())

        assert await rooms.enter(row.code.lower()) == row.id
        assert await rooms.enter("NOTABLE2") is None
        await rooms.close()
        await store.close()

    asyncio.run(evening())


class SlowStore(SqliteStore):
    """Its answers about a table, and its acknowledgments, arrive late."""

    asked: asyncio.Event
    arrives: asyncio.Event

    async def find(self, code: str) -> TableRow | None:
        row = await super().find(code)
        await self._dawdle()
        return row

    async def open_table(self, row: TableRow, first: Batch) -> int:
        epoch = await super().open_table(row, first)
        await self._dawdle()
        return epoch

    async def _dawdle(self) -> None:
        self.asked.set()
        await self.arrives.wait()


async def slow_house(folder: Path) -> tuple[SlowStore, Rooms]:
    store = await SlowStore.open(folder)
    store.asked, store.arrives = asyncio.Event(), asyncio.Event()
    return store, Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))


def test_a_table_that_is_entered_while_the_house_closes_is_closed_with_it(tmp_path: Path) -> None:
    async def evening() -> None:
        store, rooms = await slow_house(tmp_path)
        before = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        store.arrives.set()
        row = await before.open(ANA, NewTable())
        await before.close()
        store.asked.clear()
        store.arrives.clear()
        entering = asyncio.ensure_future(rooms.enter(row.code))
        await store.asked.wait()
        closing = asyncio.ensure_future(rooms.close())
        await asyncio.sleep(0)
        store.arrives.set()
        await asyncio.gather(entering, closing)
        await asyncio.sleep(0)

        assert not rooms.by_table
        with pytest.raises(TableUnavailable):
            await rooms.enter(row.code)
        await store.close()

    asyncio.run(evening())


def test_a_table_that_is_opened_while_the_house_closes_waits_for_the_next_start(tmp_path: Path) -> None:
    async def evening() -> None:
        store, rooms = await slow_house(tmp_path)
        opening = asyncio.ensure_future(rooms.open(ANA, NewTable()))
        await store.asked.wait()
        await rooms.close()
        store.arrives.set()
        row = await opening

        assert not rooms.by_table
        later = Rooms(store, InProcessBus(), SwiftClock(), random.Random(1))
        assert await later.enter(row.code) == row.id
        await later.close()
        await store.close()

    asyncio.run(evening())
