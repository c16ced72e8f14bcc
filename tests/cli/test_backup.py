"""`penult backup`, as an operator meets it beside a running server."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from penult.server.store.database import FILE
from penult.server.store.sqlite import SqliteStore
from server.store import writing_child
from server.store.shelf import with_store


def backup(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", "backup", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


def test_a_running_server_is_copied_and_goes_on(tmp_path: Path) -> None:
    copies = tmp_path / "copies"
    copies.mkdir()

    async def last_numbers(store: SqliteStore) -> dict[str, int]:
        found = {
            table.id: [each.n for each in await store.batches(table.id)] for table in await store.tables()
        }
        assert all(numbers == list(range(len(numbers))) for numbers in found.values())
        return {table: numbers[-1] for table, numbers in found.items()}

    said: dict[str, int] = {}
    command = [sys.executable, writing_child.__file__, str(tmp_path / "live")]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as server:
        assert server.stdout is not None
        for _ in range(2000):
            table, n = server.stdout.readline().split()
            said[table] = int(n)
        answer = backup(str(copies / FILE), "--data", str(tmp_path / "live"), "--quick")
        later = [server.stdout.readline() for _ in range(1000)]
        server.kill()

    assert (answer.returncode, answer.stderr) == (0, "")
    assert answer.stdout.startswith(f"{copies / FILE}: ")
    assert all(later)
    copied = with_store(copies, last_numbers)
    assert all(copied[table] >= n for table, n in said.items())


def test_a_server_that_is_not_running_is_copied_too(tmp_path: Path) -> None:
    secret = with_store(tmp_path / "live", SqliteStore.secret)
    answer = backup(str(tmp_path / FILE), "--data", str(tmp_path / "live"))

    assert (answer.returncode, answer.stderr) == (0, "")
    assert with_store(tmp_path, SqliteStore.secret) == secret
    assert [file.name for file in (tmp_path / "live").iterdir()] == [FILE]


def test_an_earlier_copy_is_replaced_only_when_asked(tmp_path: Path) -> None:
    with_store(tmp_path / "live", SqliteStore.secret)
    copy = tmp_path / "copy.db"
    copy.write_text("mine", encoding="utf-8")
    refused = backup(str(copy), "--data", str(tmp_path / "live"))

    assert refused.returncode == 2
    assert f"The file {copy} already exists. Add --force to replace it.\n" in refused.stderr
    assert copy.read_text(encoding="utf-8") == "mine"
    assert backup(str(copy), "--data", str(tmp_path / "live"), "--force").returncode == 0
    assert copy.read_bytes().startswith(b"SQLite format 3")


@pytest.mark.parametrize("folder", ["nowhere", "empty", "foreign"])
def test_a_folder_without_a_database_of_ours_is_refused(folder: str, tmp_path: Path) -> None:
    (tmp_path / "empty").mkdir()
    (tmp_path / "foreign").mkdir()
    (tmp_path / "foreign" / FILE).write_text("dear diary, " * 1000, encoding="utf-8")
    answer = backup(str(tmp_path / "copy.db"), "--data", str(tmp_path / folder))

    assert answer.returncode == 2
    assert "Penult" in answer.stderr
    assert "Traceback" not in answer.stderr
    assert sorted(file.name for file in tmp_path.iterdir()) == ["empty", "foreign"]
