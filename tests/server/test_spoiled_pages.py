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
from server.hall import hall_in
from server.store.shelf import opened

SIZE = 4096
"""Of a page."""
ANA, BEN = (PersonRow(name.lower(), name, 1, 0.0) for name in ("Ana", "Ben"))


def new_table(folder: Path, bots: tuple[str, ...] = (), **terms: Any) -> tuple[TableRow, int]:
    """At which Ana sits, and how many batches are written of it; the server has stopped since.

    Where there are bots, the match has begun.
    """

    async def evening() -> tuple[TableRow, int]:
        async with hall_in(folder) as hall:
            await hall.store.add_person(ANA)
            await hall.store.add_person(BEN)
            new = NewTable(terms=Terms(**terms), bots=bots, start=bool(bots))
            row = await hall.rooms.open(ANA, new)
            await hall.rooms.enter(row.code)
            await hall.rooms.report(row.code, Reporter("around", "ben"), "name")
            return row, len(await hall.store.batches(row.id))

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
        async with hall_in(tmp_path) as hall:
            assert await hall.comes(ANA, row.code) == row.id
            hall.say(f"ana/{row.code}", Stand(id=1))
            await hall.goes_on()
            room = hall.rooms.by_table[row.id]

            assert (hall.rooms.halted, room.damage) == ({}, None)
            assert room.session.table.names == {"ana": "Ana"}
            assert room.session.table.seat_of("ana") is None
            assert len(await hall.store.batches(row.id)) > written
            assert await hall.store.look_for_damage(full=True)

    asyncio.run(evening())


@pytest.mark.parametrize("free_text", [True, False])
def test_whose_name_cannot_be_read_brings_it_along(tmp_path: Path, free_text: bool) -> None:
    row, _ = new_table(tmp_path, free_text=free_text)
    with closing(sqlite3.connect(tmp_path / FILE)) as database, database:
        database.execute("UPDATE people SET name = x'00' WHERE id = 'ana'")

    async def evening() -> None:
        async with hall_in(tmp_path) as hall:
            await hall.rooms.enter(row.code)
            room = hall.rooms.by_table[row.id]
            assert room.session.table.names == {"ana": UNKNOWN}
            assert hall.store.damage

            await hall.comes(BEN, row.code)
            await hall.comes(ANA, row.code)
            hall.say(f"ana/{row.code}", Stand(id=1))
            await hall.goes_on()

            assert room.session.table.names == {"ana": "Ana", "ben": "Ben"}
            assert room.session.table.seat_of("ana") is None

    asyncio.run(evening())


def test_a_match_that_ends_is_kept_though_its_players_cannot_be_marked(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    row, _ = new_table(tmp_path, bots=("simple",), rules="classic+target=1", turn_seconds=1, seats=2)
    spoil(tmp_path, "people")

    async def evening() -> None:
        async with hall_in(tmp_path) as hall:
            await hall.play_out(row, ANA)

            assert hall.store.damage

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
        async with hall_in(tmp_path) as hall:
            for _ in range(60):
                await hall.rooms.open(ANA, NewTable())

    asyncio.run(evening())
    spoil(tmp_path, "visits", by="batches")

    async def another() -> None:
        async with hall_in(tmp_path) as hall:
            assert await hall.store.look_for_damage(full=True)
            before = await hall.store.batches(row.id)
            await hall.rooms.enter(row.code)
            await hall.rooms.note_visits()
            hall.store.see_person("ana", 2000.0)
            assert await hall.store.prune_people(10**10, 100) == 0

            assert await hall.store.batches(row.id) == before
            assert await hall.rooms.enter(row.code) == row.id

    asyncio.run(another())
