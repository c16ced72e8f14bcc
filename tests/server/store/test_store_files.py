"""The file of a store: private, ours, and of a version that we understand."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from penult.engine.errors import Malformed
from penult.server.store.database import FILE, open_for_reading, open_for_writing
from penult.server.store.migrations import steps
from penult.server.store.sqlite import SqliteStore
from penult.server.store.store import DiskFailed
from server.store.shelf import batch, opened_tables, with_store


def test_nobody_else_can_read_the_files(tmp_path: Path) -> None:
    folder = tmp_path / "new" / "folder"

    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, "a")
        files = sorted(folder.iterdir())
        assert [file.name for file in files] == [FILE, f"{FILE}-shm", f"{FILE}-wal"]
        assert {file.stat().st_mode & 0o777 for file in files} == {0o600}
        assert folder.stat().st_mode & 0o777 == 0o700

    with_store(folder, scene)


def test_a_file_that_others_could_read_is_closed_to_them(tmp_path: Path) -> None:
    with_store(tmp_path, SqliteStore.secret)
    (tmp_path / FILE).chmod(0o644)
    with_store(tmp_path, SqliteStore.secret)

    assert (tmp_path / FILE).stat().st_mode & 0o777 == 0o600


def test_every_commit_waits_for_the_disk(tmp_path: Path) -> None:
    with closing(open_for_writing(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA journal_mode").fetchone() == ("wal",)
        assert connection.execute("PRAGMA synchronous").fetchone() == (2,)  # FULL


def test_a_file_of_another_program_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / FILE
    with closing(sqlite3.connect(file)) as other:
        other.execute("CREATE TABLE recipes (name TEXT)")
    before = file.read_bytes()

    with pytest.raises(Malformed, match="expected a file that Penult wrote"):
        with_store(tmp_path, SqliteStore.secret)
    assert file.read_bytes() == before


def test_a_file_that_is_no_database_is_refused_and_stays_as_it_is(tmp_path: Path) -> None:
    file = tmp_path / FILE
    file.write_text("dear diary, " * 1000, encoding="utf-8")

    with pytest.raises(Malformed, match="expected a file that Penult wrote"):
        with_store(tmp_path, SqliteStore.secret)
    assert file.read_text(encoding="utf-8") == "dear diary, " * 1000


def test_a_file_of_a_newer_version_is_refused(tmp_path: Path) -> None:
    newest = len(steps())
    open_for_writing(tmp_path / FILE, [*steps(), "CREATE TABLE ratings (person TEXT);\n"]).close()

    with pytest.raises(Malformed, match=f"version {newest} or older; a newer .* version {newest + 1}"):
        with_store(tmp_path, SqliteStore.secret)


def test_a_file_of_an_older_version_keeps_everything(tmp_path: Path) -> None:
    async def scene(store: SqliteStore) -> None:
        await opened_tables(store, "a")

    with_store(tmp_path, scene)
    newer = [*steps(), "ALTER TABLE tables ADD COLUMN moon INTEGER;\nCREATE TABLE ratings (person TEXT);\n"]
    with closing(open_for_writing(tmp_path / FILE, newer)) as connection:
        assert connection.execute("SELECT id, moon FROM tables").fetchall() == [("a", None)]
        assert connection.execute("SELECT body FROM batches").fetchall() == [(batch(0).body,)]
        assert connection.execute("PRAGMA user_version").fetchone() == (len(newer),)


def test_a_step_that_fails_leaves_the_version_before(tmp_path: Path) -> None:
    secret = with_store(tmp_path, SqliteStore.secret)
    broken = [*steps(), "CREATE TABLE ratings (person TEXT);\nCREATE TABLE ratings (person TEXT);\n"]
    with pytest.raises(DiskFailed, match="ratings already exists"):
        open_for_writing(tmp_path / FILE, broken)

    assert with_store(tmp_path, SqliteStore.secret) == secret
    with closing(open_for_reading(tmp_path / FILE)) as connection:
        assert connection.execute("PRAGMA user_version").fetchone() == (len(steps()),)
        assert connection.execute("SELECT count(*) FROM sqlite_master WHERE name = 'ratings'").fetchone() == (
            0,
        )


def test_an_empty_file_is_ours_to_begin(tmp_path: Path) -> None:
    (tmp_path / FILE).touch()

    assert len(with_store(tmp_path, SqliteStore.secret)) == 32


def test_a_reader_changes_nothing(tmp_path: Path) -> None:
    with_store(tmp_path, SqliteStore.secret)
    reading = closing(open_for_reading(tmp_path / FILE))
    with reading as connection, pytest.raises(sqlite3.OperationalError, match="readonly"):
        connection.execute("DELETE FROM secrets")


def test_a_folder_in_place_of_the_file_is_refused(tmp_path: Path) -> None:
    (tmp_path / FILE).mkdir()

    with pytest.raises(OSError, match=FILE):
        with_store(tmp_path, SqliteStore.secret)
