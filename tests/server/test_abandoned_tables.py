"""Tables and guests that nobody comes back to take no room, no restart time and no log forever."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from faults.abandoned import measured
from penult.server.archive import Archive
from penult.server.maintenance import DAY, GRACE_ROUNDS, PRUNE_ROUNDS
from penult.server.people import People
from penult.server.store import database
from penult.server.store.database import FILE
from penult.server.store.rows import PersonRow, TableRow
from penult.wire.terms import NewTable, Terms
from server.hall import Hall, hall_in, play

TABLES = 300


def test_a_table_that_nobody_has_come_to_has_no_room(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        row = await hall.rooms.open(await hall.guest("Ana"), NewTable())
        assert not hall.rooms.by_table
        assert await hall.rooms.enter(row.code) == row.id

    play(tmp_path, scene)


def test_a_restart_brings_back_the_tables_where_somebody_is_and_others_when_asked_for(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_in(tmp_path) as before:
            ana = await before.guest("Ana")
            abandoned, live = [await before.rooms.open(ana, NewTable()) for _ in range(2)]
            await before.comes(ana, live.code)
            await before.goes_on()
        async with hall_in(tmp_path) as later:
            assert await later.rooms.restore() == 1
            assert set(later.rooms.by_table) == {live.id}
            assert await later.rooms.enter(abandoned.code) == abandoned.id

    asyncio.run(evening())


@pytest.mark.parametrize("days", [-200, 0, 200])
def test_where_the_clock_has_leapt_nothing_is_pruned_for_a_day(tmp_path: Path, days: int) -> None:
    """A machine that starts with a wrong clock, or did before."""

    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        await hall.comes(ana, (await hall.rooms.open(ana, NewTable())).code)
        hall.clock.later = days * DAY
        await hall.maintenance.check_clock()

        assert (hall.maintenance.prune in hall.maintenance.due(PRUNE_ROUNDS)) is (days == 0)
        assert hall.maintenance.prune in hall.maintenance.due(GRACE_ROUNDS + PRUNE_ROUNDS)

    play(tmp_path, scene)


def test_a_disk_that_refused_is_tried_again_without_anybody_writing(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(database, "WAIT_SECONDS", 0)

    async def scene(hall: Hall) -> None:
        with closing(sqlite3.connect(tmp_path / FILE, isolation_level=None)) as other:
            other.execute("BEGIN IMMEDIATE")
            with pytest.raises(OSError, match="locked"):
                await hall.guest("Ana")
            assert hall.store.failing
            other.execute("ROLLBACK")

        for job in hall.maintenance.due(1):
            await job()
        assert hall.store.failing is None

    play(tmp_path, scene)


def test_hours_later_nothing_is_brought_back_before_somebody_asks(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_in(tmp_path) as before:
            ana = await before.guest("Ana")
            row = await before.rooms.open(ana, NewTable())
            await before.comes(ana, row.code)
            await before.goes_on()
        async with hall_in(tmp_path) as later:
            later.clock.later = 3 * 3600.0
            assert await later.rooms.restore() == 0
            assert await later.rooms.enter(row.code) == row.id
            assert later.rooms.by_table[row.id].session.table.names == {ana.id: "Ana"}

    asyncio.run(evening())


def test_after_a_month_without_anybody_a_table_and_its_log_are_gone(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        old = await hall.rooms.open(ana, NewTable())
        visited = await hall.rooms.open(ana, NewTable())
        hall.clock.later = 20 * DAY
        await hall.comes(ana, visited.code)
        hall.clock.later = 31 * DAY
        young = await hall.rooms.open(ana, NewTable())

        await hall.maintenance.prune()

        assert await hall.rooms.enter(old.code) is None
        assert not await hall.store.batches(old.id)
        assert {row.id for row in await hall.store.tables()} == {visited.id, young.id}
        assert hall.maintenance.pruned_tables == 1

    play(tmp_path, scene)


def test_a_finished_match_is_never_pruned_nor_are_the_names_of_its_players(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        row = await finished_match(hall, ana)
        for years in (1, 10):
            hall.clock.later = years * 365 * DAY
            await hall.maintenance.prune()

        archive = Archive(hall.store)
        shelf = await archive.find(row.code)
        assert shelf is not None
        (record,) = await archive.records(shelf)
        assert "Ana" in record

    play(tmp_path, scene)


def test_a_table_that_somebody_comes_to_while_it_is_pruned_stays(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        row = await hall.rooms.open(ana, NewTable())
        hall.clock.later = 31 * DAY
        ((table, epoch),) = await hall.store.abandoned(hall.clock.now() - 30 * DAY, 10)
        await hall.rooms.enter(row.code)

        assert not await hall.rooms.prune(table, epoch)
        assert not await hall.store.prune_table(table, epoch)
        assert await hall.store.batches(row.id)

    play(tmp_path, scene)


def test_a_guest_who_is_away_for_half_a_year_is_forgotten_and_one_who_comes_is_not(
    tmp_path: Path,
) -> None:
    async def scene(hall: Hall) -> None:
        people = await People.of(hall.store, hall.clock.now)
        _, gone = await people.welcome("Gone")
        _, comes = await people.welcome("Comes")
        hall.clock.later = 100 * DAY
        assert await people.recognize(comes)
        hall.clock.later = 190 * DAY
        await hall.maintenance.prune()

        fresh = await People.of(hall.store, hall.clock.now)
        assert await fresh.recognize(gone) is None
        assert await fresh.recognize(comes)
        assert hall.maintenance.pruned_guests == 1

    play(tmp_path, scene)


def test_a_new_name_is_written_once_however_many_tables_hear_it(tmp_path: Path) -> None:
    async def scene(hall: Hall) -> None:
        ana = await hall.guest("Ana")
        for _ in range(50):
            await hall.comes(ana, (await hall.rooms.open(ana, NewTable())).code)
        await hall.goes_on()
        await hall.store.try_writing()  # after the visits, which nobody waits for
        people = await People.of(hall.store, hall.clock.now)
        batches = hall.store.commits.batches
        commits = hall.store.commits.count

        renamed = await people.rename(ana.id, "Anabel")
        hall.rooms.rename(renamed.id, renamed.name)
        await hall.goes_on()

        assert (hall.store.commits.batches, hall.store.commits.count) == (batches, commits + 1)
        names = [room.session.table.names[ana.id] for room in hall.rooms.by_table.values()]
        assert names == ["Anabel"] * 50

    play(tmp_path, scene)


def test_an_erased_name_is_nowhere_in_the_files_nor_in_a_record(tmp_path: Path) -> None:
    name = "Wilhelmina"

    async def scene(hall: Hall) -> None:
        ana, ben = await hall.guest(name), await hall.guest("Ben")
        row = await finished_match(hall, ana)
        table = await hall.comes(ben, row.code)
        people = await People.of(hall.store, hall.clock.now)
        await people.erase(ana.id)
        hall.rooms.erase(ana.id)
        await hall.goes_on()

        assert ana.id not in hall.rooms.by_table[table].session.table.names
        archive = Archive(hall.store)
        shelf = await archive.find(row.code)
        assert shelf is not None
        (record,) = await archive.records(shelf)
        assert name not in record
        assert "player 0" in record

    play(tmp_path, scene)
    written = b"".join(file.read_bytes() for file in tmp_path.iterdir())
    assert name.encode() not in written


def test_who_was_erased_while_a_table_slept_is_not_there_when_it_wakes(tmp_path: Path) -> None:
    async def evening() -> None:
        async with hall_in(tmp_path) as before:
            ana, ben = await before.guest("Ana"), await before.guest("Ben")
            row = await before.rooms.open(ana, NewTable())
            await before.comes(ben, row.code)
            await before.goes_on()
        async with hall_in(tmp_path) as later:
            await (await People.of(later.store, later.clock.now)).erase(ana.id)
            table = await later.comes(ben, row.code)
            await later.goes_on()

            assert later.rooms.by_table[table].session.table.names == {ben.id: "Ben"}
            assert "Ana" not in str(later.sent)

    asyncio.run(evening())


def test_a_restart_after_many_abandoned_tables_brings_back_none_of_them(tmp_path: Path) -> None:
    found = measured(tmp_path, TABLES)

    assert found.rooms == 0
    assert len(set(found.codes)) == TABLES


async def finished_match(hall: Hall, host: PersonRow) -> TableRow:
    terms = Terms(rules="classic+target=50", seats=2, turn_seconds=1, window_seconds=0)
    row = await hall.rooms.open(host, NewTable(terms=terms, bots=("simple",), start=True))
    await hall.play_out(row, host)
    return row
