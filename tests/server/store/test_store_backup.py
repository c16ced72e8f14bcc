"""Copying the store while others write: complete, consistent, and never over another file unasked."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from penult.engine.errors import Malformed
from penult.server.store.database import FILE
from penult.server.store.sqlite import SqliteStore
from server.store.shelf import batch, numbers, opened_tables, with_store


def test_a_copy_made_while_writing_holds_all_that_was_acknowledged_before(tmp_path: Path) -> None:
    tables = [f"t{number}" for number in range(50)]
    before: dict[str, int] = {}
    done = dict.fromkeys(tables, 0)

    async def scene(store: SqliteStore) -> bytes:
        await opened_tables(store, *tables)
        copied = asyncio.Event()

        async def keep_appending(table: str) -> None:
            while not copied.is_set():
                await store.append(table, 1, batch(done[table] + 1, "x" * 2000))
                done[table] += 1

        writing = [asyncio.ensure_future(keep_appending(table)) for table in tables]
        while min(done.values()) < 20:
            await asyncio.sleep(0)
        before.update(done)
        await store.backup(tmp_path / "copies" / FILE)
        copied.set()
        await asyncio.gather(*writing)
        return await store.secret()

    async def look(store: SqliteStore) -> bytes:
        for table in tables:
            kept = await numbers(store, table)
            assert kept == list(range(len(kept)))
            assert before[table] <= kept[-1] <= done[table]
        assert await store.claim("t0") == 2
        return await store.secret()

    (tmp_path / "copies").mkdir()
    secret = with_store(tmp_path / "live", scene)
    copy = tmp_path / "copies" / FILE
    assert [file.name for file in copy.parent.iterdir()] == [FILE]
    assert copy.stat().st_mode & 0o777 == 0o600
    with closing(sqlite3.connect(copy)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
    assert with_store(tmp_path / "copies", look) == secret


def test_a_file_that_is_there_is_only_replaced_when_asked(tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    target.write_text("mine", encoding="utf-8")

    async def scene(store: SqliteStore) -> None:
        with pytest.raises(FileExistsError, match="not there yet"):
            await store.backup(target)
        assert target.read_text(encoding="utf-8") == "mine"

        await store.backup(target, replace=True)
        assert target.read_bytes().startswith(b"SQLite format 3")

    with_store(tmp_path / "live", scene)
    assert sorted(file.name for file in tmp_path.iterdir()) == ["copy.db", "live"]


def test_the_store_is_never_copied_onto_itself(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        with pytest.raises(Malformed, match="another file than the database itself"):
            await store.backup(tmp_path / FILE, replace=True)
        await opened_tables(store, "a")

    with_store(tmp_path, scene)


def test_a_place_where_no_file_can_be_is_said(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        with pytest.raises(NotADirectoryError, match="expected a folder that is there"):
            await store.backup(tmp_path / "nowhere" / "copy.db")
        with pytest.raises(IsADirectoryError, match="expected a file"):
            await store.backup(tmp_path)

    with_store(tmp_path / "live", scene)
