"""A page is spoiled that is not of a table's own log: the table goes on, and health is told."""

from __future__ import annotations

import asyncio
import random
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from penult.server.bus import InProcessBus
from penult.server.clock import SystemClock
from penult.server.room import Room
from penult.server.rooms import Rooms
from penult.server.store.database import FILE
from penult.server.store.rows import PersonRow, Reporter, TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.incoming import Connected, MessageReceived, PersonErased
from penult.table.table import UNKNOWN
from penult.wire.terms import NewTable, Terms
from penult.wire.to_server import Stand
from server.store.shelf import opened

SIZE = 4096
"""Of a page."""
ANA, BEN = (PersonRow(name.lower(), name, 1, 0.0) for name in ("Ana", "Ben"))


def new_table(folder: Path, **terms: object) -> TableRow:
    """At which Ana sits; the server has stopped since."""

    async def evening() -> TableRow:
        async with opened(folder) as store:
            rooms = house_of(store)
            await store.add_person(ANA)
            await store.add_person(BEN)
            row = await rooms.open(ANA, NewTable(terms=Terms(**terms)))  # type: ignore[arg-type]
            await rooms.enter(row.code)
            await rooms.report(row.code, Reporter("around", "ben"), "name")
            await rooms.close()
            return row

    return asyncio.run(evening())


def house_of(store: SqliteStore) -> Rooms:
    return Rooms(store, InProcessBus(), SystemClock(), random.Random(1))


def spoil(folder: Path, what: str, by: str = "") -> None:
    """The first page of everything that is kept of this kind: nothing is left, or a copy of another's."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        roots = dict(database.execute("SELECT name, rootpage FROM sqlite_master"))
    pages = (folder / FILE).read_bytes()
    here, there = SIZE * (roots[what] - 1), SIZE * (roots.get(by, 1) - 1)
    copied = pages[there : there + SIZE] if by else bytes(SIZE)
    (folder / FILE).write_bytes(pages[:here] + copied + pages[here + SIZE :])


async def said(room: Room, *knocks: Connected | MessageReceived | PersonErased) -> None:
    """Heard, and written."""
    before = room._last_batch
    for knock in knocks:
        room.receive(knock)
    while room._last_batch == before and room.task is not None and not room.task.done():
        await asyncio.sleep(0)


BESIDE = ("visits", "reports", "people", "orders", "tables_by_age", "sqlite_autoindex_tables_2")
"""What is kept besides tables and logs; the last one is the index of codes."""


@pytest.mark.parametrize("what", BESIDE)
def test_a_table_whose_log_is_whole_goes_on(tmp_path: Path, what: str) -> None:
    row = new_table(tmp_path, public=True)
    spoil(tmp_path, what)

    async def evening() -> None:
        async with opened(tmp_path) as store:
            rooms = house_of(store)
            assert await rooms.enter(row.code) == row.id
            room = rooms.by_table[row.id]
            await said(room, Connected("tab", "ana", "Ana", None), MessageReceived("tab", "ana", Stand(id=1)))

            assert (rooms.halted, room.damage) == ({}, None)
            assert room.session.table.names == {"ana": "Ana"}
            assert room.session.table.seat_of("ana") is None
            assert await store.look_for_damage(full=True)
            await rooms.close()

    asyncio.run(evening())


@pytest.mark.parametrize("free_text", [True, False])
def test_whose_name_cannot_be_read_brings_it_along(tmp_path: Path, free_text: bool) -> None:
    row = new_table(tmp_path, free_text=free_text)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE people SET name = x'00' WHERE id = 'ana'")

    async def evening() -> None:
        async with opened(tmp_path) as store:
            rooms = house_of(store)
            await rooms.enter(row.code)
            room = rooms.by_table[row.id]
            assert room.session.table.names == {"ana": UNKNOWN}
            assert store.damage

            await said(room, Connected("tab", "ben", "Ben", None))
            await said(
                room, Connected("tab 2", "ana", "Ana", None), MessageReceived("tab 2", "ana", Stand(id=1))
            )

            assert room.session.table.names == {"ana": "Ana", "ben": "Ben"}
            await rooms.close()

    asyncio.run(evening())


def test_a_match_that_ends_is_kept_though_its_players_cannot_be_marked(tmp_path: Path) -> None:
    row = new_table(tmp_path)
    spoil(tmp_path, "people")

    async def evening() -> None:
        async with opened(tmp_path) as store:
            rooms = house_of(store)
            await rooms.enter(row.code)
            await rooms.by_table[row.id]._mark_finished(["ana"])

            assert store.damage
            await rooms.close()

    asyncio.run(evening())
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("SELECT kept FROM tables").fetchall() == [(1,)]


def test_a_page_replaced_by_a_sound_one_of_another_table_is_noticed(tmp_path: Path) -> None:
    new_table(tmp_path)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("DELETE FROM people")
        database.execute("INSERT INTO people SELECT id, code, opened, over, epoch, 0 FROM tables")
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]

    async def look() -> str | None:
        async with opened(tmp_path) as store:
            return await store.look_for_damage(full=True)

    assert asyncio.run(look()) == "rows of other kinds than were written, in people"


def test_in_a_damaged_file_nothing_is_noted_that_could_land_in_a_log(tmp_path: Path) -> None:
    """The first page of the visits is a copy of that of the logs: a visit would land among the batches."""
    row = new_table(tmp_path)

    async def evening() -> None:
        async with opened(tmp_path) as store:
            rooms = house_of(store)
            for _ in range(60):
                await rooms.open(ANA, NewTable())
            await rooms.close()

    asyncio.run(evening())
    spoil(tmp_path, "visits", by="batches")

    async def another() -> None:
        async with opened(tmp_path) as store:
            assert await store.look_for_damage(full=True)
            rooms = house_of(store)
            before = await store.batches(row.id)
            await rooms.enter(row.code)
            await rooms.note_visits()
            store.see_person("ana", 2000.0)
            assert await store.prune_people(10**10, 100) == 0

            assert await store.batches(row.id) == before
            assert await rooms.enter(row.code) == row.id
            await rooms.close()

    asyncio.run(another())
