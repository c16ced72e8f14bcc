"""A damaged page outside a table's own log: the table continues, and health reports it."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest

from penult.server.store.database import FILE
from penult.server.store.rows import PersonRow, Reporter, TableRow
from penult.table.table import UNKNOWN
from penult.wire.terms import NewTable, Terms
from penult.wire.to_server import Stand
from server.running_rooms import rooms_in
from server.store.shelf import opened

SIZE = 4096
"""Of a page."""
ANA, BEN = (PersonRow(name.lower(), name, 1, 0.0) for name in ("Ana", "Ben"))


def new_table(folder: Path, bots: tuple[str, ...] = (), **terms: Any) -> tuple[TableRow, int]:
    """At which Ana sits, and how many batches are written of it; the server has stopped since.

    Where there are bots, the match has begun.
    """

    async def evening() -> tuple[TableRow, int]:
        async with rooms_in(folder) as running:
            await running.store.add_person(ANA)
            await running.store.add_person(BEN)
            new = NewTable(terms=Terms(**terms), bots=bots, start=bool(bots))
            row = await running.rooms.open(ANA, new)
            await running.rooms.enter(row.code)
            await running.rooms.report(row.code, Reporter("around", "ben"), "name")
            return row, len(await running.store.batches(row.id))

    return asyncio.run(evening())


def spoil(folder: Path, what: str, by: str = "") -> None:
    """Overwrite the first page of this kind with zeros, or with a copy of another kind's."""
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
        roots = dict(database.execute("SELECT name, rootpage FROM sqlite_master"))
    pages = (folder / FILE).read_bytes()
    here, there = SIZE * (roots[what] - 1), SIZE * (roots.get(by, 1) - 1)
    copied = pages[there : there + SIZE] if by else bytes(SIZE)
    (folder / FILE).write_bytes(pages[:here] + copied + pages[here + SIZE :])


BESIDE = ("visits", "reports", "people", "orders", "tables_by_age", "sqlite_autoindex_tables_2")
"""What is kept besides tables and logs; the last one is the index of codes."""


@pytest.mark.parametrize("what", BESIDE)
def test_a_table_whose_log_is_whole_goes_on(tmp_path: Path, what: str) -> None:
    row, written = new_table(tmp_path, public=True)
    spoil(tmp_path, what)

    async def evening() -> None:
        async with rooms_in(tmp_path) as running:
            assert await running.comes(ANA, row.code) == row.id
            running.say(f"ana/{row.code}", Stand(id=1))
            await running.goes_on()
            room = running.rooms.by_table[row.id]

            assert (running.rooms.halted, room.damage) == ({}, None)
            assert room.session.table.names == {"ana": "Ana"}
            assert room.session.table.seat_of("ana") is None
            assert len(await running.store.batches(row.id)) > written
            assert await running.store.look_for_damage(full=True)

    asyncio.run(evening())


@pytest.mark.parametrize("free_text", [True, False])
def test_whose_name_cannot_be_read_brings_it_along(tmp_path: Path, free_text: bool) -> None:
    row, _ = new_table(tmp_path, free_text=free_text)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE people SET name = x'00' WHERE id = 'ana'")

    async def evening() -> None:
        async with rooms_in(tmp_path) as running:
            await running.rooms.enter(row.code)
            room = running.rooms.by_table[row.id]
            assert room.session.table.names == {"ana": UNKNOWN}
            assert running.store.damage

            await running.comes(BEN, row.code)
            await running.comes(ANA, row.code)
            running.say(f"ana/{row.code}", Stand(id=1))
            await running.goes_on()

            assert room.session.table.names == {"ana": "Ana", "ben": "Ben"}
            assert room.session.table.seat_of("ana") is None

    asyncio.run(evening())


def test_a_match_that_ends_is_kept_though_its_players_cannot_be_marked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    row, _ = new_table(tmp_path, bots=("simple",), rules="classic+target=1", turn_seconds=1, seats=2)
    spoil(tmp_path, "people")

    async def evening() -> None:
        async with rooms_in(tmp_path) as running:
            await running.play_out(row, ANA)

            assert running.store.damage

    asyncio.run(evening())
    assert [record.message for record in caplog.records if record.name == "penult.room"] == ["not_kept"]
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
    row, _ = new_table(tmp_path)

    async def evening() -> None:
        async with rooms_in(tmp_path) as running:
            for _ in range(60):
                await running.rooms.open(ANA, NewTable())

    asyncio.run(evening())
    spoil(tmp_path, "visits", by="batches")

    async def another() -> None:
        async with rooms_in(tmp_path) as running:
            assert await running.store.look_for_damage(full=True)
            before = await running.store.batches(row.id)
            await running.rooms.enter(row.code)
            await running.rooms.note_visits()
            running.store.see_person("ana", 2000.0)
            assert await running.store.prune_people(10**10, 100) == 0

            assert await running.store.batches(row.id) == before
            assert await running.rooms.enter(row.code) == row.id

    asyncio.run(another())
