"""A disk that refuses: all waiters are told, nothing is half written, and writing resumes when possible."""

from __future__ import annotations

import asyncio
import resource
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from penult.server.store.database import FILE
from penult.server.store.rows import PersonRow
from penult.server.store.store import DiskFailed
from server.store.shelf import batch, numbers, opened, opened_tables


async def fill_the_disk(folder: Path) -> None:
    """A limit on file sizes stands for a full disk: the system refuses to write beyond it."""
    async with opened(folder) as store:
        await opened_tables(store, "a", "b", "c")
        _, most = resource.getrlimit(resource.RLIMIT_FSIZE)
        resource.setrlimit(resource.RLIMIT_FSIZE, ((folder / f"{FILE}-wal").stat().st_size + 20_000, most))
        await store.append("a", 1, batch(1))
        written = store.commits.batches
        appends = (store.append(table, 1, batch(2 if table == "a" else 1, "x" * 30_000)) for table in "abc")
        answers = await asyncio.gather(*appends, return_exceptions=True)

        assert [type(answer) for answer in answers] == [DiskFailed] * 3
        assert FILE in str(answers[0])
        assert store.failing is not None
        assert store.commits.failures == 1
        assert store.commits.batches == written
        assert [await numbers(store, table) for table in "abc"] == [[0, 1], [0], [0]]

        resource.setrlimit(resource.RLIMIT_FSIZE, (most, most))
        await asyncio.gather(store.append("a", 1, batch(2)), store.append("b", 1, batch(1)))

        assert store.failing is None
        assert [await numbers(store, table) for table in "abc"] == [[0, 1, 2], [0, 1], [0]]


def test_a_full_disk_reaches_everybody_who_waits_and_then_it_goes_on(tmp_path: Path) -> None:
    """In a separate process, because the limit would affect all tests."""
    command = [sys.executable, "-m", "server.store.test_store_disk", str(tmp_path)]
    tests = Path(__file__).parents[2]
    answer = subprocess.run(command, cwd=tests, capture_output=True, text=True, timeout=60, check=False)

    assert answer.returncode == 0, answer.stderr
    assert "nothing was written for 3 waiters" in answer.stderr


def test_a_damaged_file_fails_those_it_concerns_and_the_others_go_on(tmp_path: Path) -> None:
    async def scene() -> None:
        async with opened(tmp_path) as store:
            await opened_tables(store, "a")
            with closing(sqlite3.connect(tmp_path / FILE)) as other:
                other.execute("DROP TABLE people")

            with pytest.raises(DiskFailed, match="no such table: people"):
                await store.add_person(PersonRow("ana", "Ana", 1, 0.0))
            with pytest.raises(DiskFailed, match="no such table: people"):
                await store.person("ana")
            await store.append("a", 1, batch(1))
            assert await numbers(store, "a") == [0, 1]

    asyncio.run(scene())


def test_a_folder_that_cannot_be_made_is_said(tmp_path: Path) -> None:
    (tmp_path / "file").touch()

    async def scene() -> None:
        async with opened(tmp_path / "file" / "folder"):
            pass

    with pytest.raises(NotADirectoryError):
        asyncio.run(scene())


if __name__ == "__main__":
    asyncio.run(fill_the_disk(Path(sys.argv[1])))
