"""The store: what was appended is there, in order, and an old owner writes nothing."""

from __future__ import annotations

import asyncio
from pathlib import Path

import pytest

from penult.engine.errors import Malformed
from penult.server.store.rows import PersonRow, TableRow
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import Fenced, Misnumbered, Taken
from server.store.shelf import batch, numbers, opened_tables, row, with_store

ANA = PersonRow("ana-id", "Ana", 1, 5.0)


def test_a_table_is_found_again_after_the_store_was_closed(tmp_path: Path) -> None:
    async def write(store: SqliteStore) -> None:
        epoch = await store.open_table(row("a"), batch(0))
        await store.append("a", epoch, batch(1, "Ana lays R7"))

    async def read(store: SqliteStore) -> None:
        assert await store.find("code-a") == row("a")
        assert await store.batches("a") == [batch(0), batch(1, "Ana lays R7")]

    with_store(tmp_path, write)
    with_store(tmp_path, read)


def test_tables_are_listed_by_age_and_the_closed_ones_apart(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        for table, opened in (("a", 3.0), ("b", 1.0), ("c", 2.0)):
            await store.open_table(TableRow(table, table, opened), batch(0))
        await store.close_table("c")

        assert [table.id for table in await store.tables()] == ["b", "a"]
        assert await store.tables(over=True) == [TableRow("c", "c", 2.0, over=True)]
        assert await store.find("c") == TableRow("c", "c", 2.0, over=True)
        assert await store.find("d") is None

    with_store(tmp_path, scene)


def test_whoever_claims_a_table_fences_the_owner_before(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        first = await store.open_table(row("a"), batch(0))
        second = await store.claim("a")
        await store.append("a", second, batch(1, "by the second"))

        with pytest.raises(Fenced, match=rf"expected epoch {second}, came {first}"):
            await store.append("a", first, batch(2))
        with pytest.raises(Fenced, match=rf"expected epoch {second}, came {second + 1}"):
            await store.append("a", second + 1, batch(2))
        assert await store.batches("a") == [batch(0), batch(1, "by the second")]

    with_store(tmp_path, scene)


@pytest.mark.parametrize("n", [-1, 0, 1, 3])
def test_a_batch_that_is_not_the_next_one_is_refused(n: int, tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        epoch = await store.open_table(row("a"), batch(0))
        await store.append("a", epoch, batch(1))

        with pytest.raises(Fenced, match=f"expected batch 2, came {n}"):
            await store.append("a", epoch, batch(n, "another"))
        assert await store.batches("a") == [batch(0), batch(1)]

    with_store(tmp_path, scene)


def test_those_who_wait_together_are_committed_together(tmp_path: Path) -> None:
    tables = [f"t{number}" for number in range(300)]

    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, *tables)
        before = store.commits.count
        await asyncio.gather(*(store.append(table, 1, batch(n)) for n in (1, 2, 3) for table in tables))

        assert store.commits.batches == 900
        assert store.commits.count - before <= 2  # the first may have gone before the others came
        assert len(store.commits.latest) == store.commits.count
        assert store.commits.at(1) > 0
        assert [await numbers(store, table) for table in tables] == [[0, 1, 2, 3]] * 300

    with_store(tmp_path, scene)


def test_one_that_does_not_fit_fails_alone(tmp_path: Path) -> None:
    tables = [f"t{number}" for number in range(20)]

    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, *tables)
        answers = await asyncio.gather(
            *(store.append(table, 1, batch(1)) for table in tables[:10]),
            store.append("t3", 7, batch(2)),
            store.append("t4", 1, batch(5)),
            store.append("nowhere", 1, batch(1)),
            store.append("t5", 1, batch(2**80)),
            store.open_table(row("t6"), batch(0)),
            *(store.append(table, 1, batch(1)) for table in tables[10:]),
            return_exceptions=True,
        )

        failed = {place: type(answer) for place, answer in enumerate(answers) if answer is not None}
        assert failed == {10: Fenced, 11: Misnumbered, 12: Misnumbered, 13: OverflowError, 14: Taken}
        assert "expected a table that is kept here" in str(answers[12])
        assert [await numbers(store, table) for table in tables] == [[0, 1]] * 20

    with_store(tmp_path, scene)


def test_batches_of_one_table_that_wait_together_keep_their_order(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, "a")
        await asyncio.gather(*(store.append("a", 1, batch(n)) for n in range(1, 200)))

        assert await store.batches("a") == [batch(n) for n in range(200)]

    with_store(tmp_path, scene)


def test_works_of_one_group_happen_in_the_order_they_came(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        answers = await asyncio.gather(
            store.open_table(row("a"), batch(0)),
            store.append("a", 1, batch(1)),
            store.claim("a"),
            store.append("a", 1, batch(2, "too late")),
            store.append("a", 2, batch(2, "in time")),
            return_exceptions=True,
        )

        assert [answers[0], answers[2]] == [1, 2]
        assert isinstance(answers[3], Fenced)
        assert (await store.batches("a"))[-1] == batch(2, "in time")

    with_store(tmp_path, scene)


@pytest.mark.parametrize("other", [TableRow("a", "new", 1.0), TableRow("new", "code-a", 1.0)])
def test_an_id_or_a_code_that_is_taken_opens_no_table(other: TableRow, tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, "a")
        with pytest.raises(Taken):
            await store.open_table(other, batch(0, "other"))

        assert await store.tables() == [row("a")]
        assert await store.batches("a") == [batch(0)]
        assert await store.batches("new") == []

    with_store(tmp_path, scene)


def test_a_table_whose_first_batch_cannot_be_written_is_not_opened(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        with pytest.raises(OverflowError):
            await store.open_table(row("a"), batch(2**80))

        assert await store.tables() == []
        await opened_tables(store, "a")
        assert await store.tables() == [row("a")]

    with_store(tmp_path, scene)


def test_a_writer_who_leaves_does_not_take_the_batch_along(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, "a")
        leaving = asyncio.ensure_future(store.append("a", 1, batch(1)))
        await asyncio.sleep(0)
        leaving.cancel()
        await store.append("a", 1, batch(2))

        assert await numbers(store, "a") == [0, 1, 2]

    with_store(tmp_path, scene)


def test_what_waits_is_written_before_the_store_closes(tmp_path: Path) -> None:
    async def leave(store: SqliteStore) -> None:
        await opened_tables(store, "a")
        waiting = [asyncio.ensure_future(store.append("a", 1, batch(n))) for n in range(1, 50)]
        await asyncio.sleep(0)
        await store.close()
        await asyncio.gather(*waiting)
        with pytest.raises(RuntimeError, match="closed"):
            await store.append("a", 1, batch(50))

    async def back(store: SqliteStore) -> None:
        assert await numbers(store, "a") == list(range(50))

    with_store(tmp_path, leave)
    with_store(tmp_path, back)


def test_a_person_is_kept_renamed_and_erased(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await store.add_person(ANA)
        with pytest.raises(Taken):
            await store.add_person(PersonRow(ANA.id, "Eve", 9, 9.0))
        await store.rename(ANA.id, "Ana Lee")
        assert await store.person(ANA.id) == PersonRow(ANA.id, "Ana Lee", 1, 5.0)
        await store.erase(ANA.id)

        assert await store.person(ANA.id) == PersonRow(ANA.id, "", 2, 5.0)
        assert await store.person("nobody") is None

    with_store(tmp_path, scene)


def test_what_is_not_there_cannot_be_changed(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        for change in (
            store.claim("x"),
            store.close_table("x"),
            store.rename("x", "Eve"),
            store.erase("x"),
        ):
            with pytest.raises(Malformed, match="that is kept here, came 'x'"):
                await change

    with_store(tmp_path, scene)


def test_the_secret_is_made_once_and_is_another_elsewhere(tmp_path: Path) -> None:
    here, again, elsewhere = (with_store(tmp_path / name, SqliteStore.secret) for name in ("a", "a", "b"))

    assert here == again != elsewhere
    assert len(here) == 32
