"""`penult backup` and `penult restore` as an operator meets them when a disk has gone bad."""

from __future__ import annotations

import asyncio
import os
import random
import shutil
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

import pytest

from faults.damage import PAGE, spoil
from penult.engine.errors import PenultError
from penult.server.bus import InProcessBus
from penult.server.clock import SystemClock
from penult.server.rooms import Rooms
from penult.server.store.backup import copy_database
from penult.server.store.database import FILE, RESTORING
from penult.server.store.rows import PersonRow
from penult.server.store.sqlite import SqliteStore
from penult.server.verification import verify
from penult.wire.terms import NewTable, Terms
from server.live.company import Company
from server.live.process import Server
from server.live.test_halted_tables import play_a_little
from server.store.shelf import with_store

SPOILED = 30


def penult(*arguments: object) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", *map(str, arguments)]
    return subprocess.run(command, capture_output=True, text=True, timeout=60, check=False)


async def open_tables(store: SqliteStore, number: int = 120) -> list[str]:
    house = Rooms(store, InProcessBus(), SystemClock(), random.Random(1))
    ana = PersonRow("ana", "Ana", 1, 0.0)
    await store.add_person(ana)
    new = NewTable(terms=Terms(seats=4), bots=("simple", "simple", "simple"), start=True)
    codes = [(await house.open(ana, new)).code for _ in range(number)]
    await house.close()
    return codes


@pytest.fixture(scope="module")
def live(tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("live")
    with_store(folder, open_tables)
    with closing(sqlite3.connect(folder / FILE)) as database:
        database.execute("PRAGMA journal_mode = DELETE")
    return folder


@pytest.fixture
def data(live: Path, tmp_path: Path) -> Path:
    shutil.copytree(live, tmp_path / "data")
    return tmp_path / "data"


def tables(folder: Path) -> int:
    return len(with_store(folder, SqliteStore.tables))


def test_a_good_copy_is_never_replaced_by_a_bad_one(live: Path, tmp_path: Path) -> None:
    """Every page in turn, damaged in several ways: zeros, some bytes, another page."""
    good = tmp_path / "good.db"
    copy_database(live / FILE, good, check=verify)
    kept = good.read_bytes()
    rng = random.Random(1)
    refused = 0
    for nth in range(SPOILED):
        folder = tmp_path / f"{nth}"
        shutil.copytree(live, folder)
        what = spoil(folder / FILE, rng)
        try:
            copy_database(folder / FILE, good, replace=True, check=verify)
        except (OSError, PenultError):
            refused += 1
            assert good.read_bytes() == kept, what
        else:
            same = contents(good) == contents(live / FILE)
            assert same, f"{what}: what was copied is not what was written"
            good.write_bytes(kept)
        assert sorted(file.name for file in tmp_path.glob(".good*")) == []

    assert refused > SPOILED // 2


def contents(file: Path) -> list[tuple[object, ...]]:
    """The logs, which digests cover."""
    with closing(sqlite3.connect(file)) as database:
        return database.execute("SELECT * FROM batches").fetchall()


def test_a_damaged_database_can_be_copied_only_to_a_new_file_and_only_when_asked(
    data: Path, tmp_path: Path
) -> None:
    with (data / FILE).open("r+b") as file:
        file.seek(9 * PAGE)
        file.write(os.urandom(PAGE))
    copy = tmp_path / "copy.db"

    refused = penult("backup", copy, "--data", data)
    assert refused.returncode == 2
    assert "malformed" in refused.stderr or "integrity_check" in refused.stderr
    assert not copy.exists()
    kept = penult("backup", copy, "--data", data, "--damaged")
    assert (kept.returncode, kept.stderr) == (0, "")
    assert "not checked" in kept.stdout
    assert penult("backup", copy, "--data", data, "--damaged", "--replace").returncode == 2


def test_a_backup_is_restored_beside_a_stale_log_and_what_was_there_is_kept(
    data: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    assert penult("backup", copy, "--data", data).returncode == 0
    killed_after(data, "UPDATE tables SET over = 1")
    assert (data / f"{FILE}-wal").stat().st_size > 0

    answer = penult("restore", copy, "--data", data)

    assert (answer.returncode, answer.stderr) == (0, "")
    assert "120 tables, 1 people" in answer.stdout
    assert tables(data) == 120
    aside = next(data.glob(f"{FILE}.replaced-*[0-9]"))
    with closing(sqlite3.connect(aside)) as replaced:
        assert replaced.execute("SELECT count(*) FROM tables WHERE over").fetchone() == (120,)
    assert (data / FILE).stat().st_mode & 0o777 == 0o600


def killed_after(folder: Path, sql: str) -> None:
    """A process that wrote to the write-ahead log and was killed before a checkpoint."""
    program = (
        "import sqlite3, os, sys; database = sqlite3.connect(sys.argv[1], isolation_level=None);"
        "database.execute('PRAGMA journal_mode = WAL'); database.execute(sys.argv[2]);"
        "os.kill(os.getpid(), 9)"
    )
    subprocess.run([sys.executable, "-c", program, str(folder / FILE), sql], check=False)


def test_while_a_server_runs_nothing_is_restored(data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(data / FILE, copy)
    before = (data / FILE).read_bytes()
    with subprocess.Popen(
        [sys.executable, "-m", "penult", "serve", "--port", "0", "--data", str(data)],
        stdout=subprocess.PIPE,
        stderr=subprocess.DEVNULL,
        text=True,
    ) as server:
        assert server.stdout is not None
        server.stdout.readline()
        answer = penult("restore", copy, "--data", data)
        server.terminate()

    assert answer.returncode == 2
    assert "no other server is using" in answer.stderr
    assert not list(data.glob(f"{FILE}.replaced*"))
    assert len(before) <= (data / FILE).stat().st_size


@pytest.mark.parametrize("how", ["spoiled", "foreign", "empty", "missing", "newer"])
def test_a_backup_that_cannot_be_trusted_changes_nothing(how: str, data: Path, tmp_path: Path) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(data / FILE, copy)
    if how == "spoiled":
        with closing(sqlite3.connect(copy)) as database, database:
            one = "SELECT min(id) FROM tables"
            database.execute(f"UPDATE batches SET body = '[]' WHERE n = 1 AND table_id IN ({one})")
    elif how == "foreign":
        copy.write_text("dear diary, " * 1000, encoding="utf-8")
    elif how == "empty":
        copy.write_bytes(b"")
    elif how == "missing":
        copy.unlink()
    else:
        with closing(sqlite3.connect(copy)) as database:
            database.execute("PRAGMA user_version = 999")
    before = {file.name: file.read_bytes() for file in data.iterdir()}

    answer = penult("restore", copy, "--data", data)

    assert answer.returncode == 2
    assert "Traceback" not in answer.stderr
    assert str(copy) in answer.stderr
    assert ".fresh" not in answer.stderr
    after = {file.name: file.read_bytes() for file in data.iterdir() if file.name != "serving"}
    assert after == before


def test_after_a_restore_that_was_broken_off_no_server_starts_before_it_is_repeated(
    data: Path, tmp_path: Path
) -> None:
    copy = tmp_path / "copy.db"
    shutil.copy(data / FILE, copy)
    (data / RESTORING).touch()
    (data / FILE).rename(data / f"{FILE}.replaced-earlier")

    refused = penult("serve", "--port", "0", "--data", data)
    assert refused.returncode == 2
    assert "restore again" in refused.stderr
    assert not (data / FILE).exists()
    assert penult("restore", copy, "--data", data).returncode == 0
    assert tables(data) == 120


def test_a_restored_server_goes_on_with_people_seats_and_cards(tmp_path: Path) -> None:
    data, copy = tmp_path / "data", tmp_path / "copy.db"
    with Server(data) as server:
        company = Company.at_new_table(server, people=2, rules="classic")
        asyncio.run(play_a_little(company))
        assert penult("backup", copy, "--data", data).returncode == 0
        asyncio.run(play_a_little(company))
        server.kill()
        spoil(data / FILE, random.Random(3))
        assert penult("restore", copy, "--data", data).returncode == 0
        server.start()
        word = asyncio.run(company.players[0].first_word())
        assert type(word).__name__ == "Welcome"
        for player in company.players:
            player.seen = None
        asyncio.run(play_a_little(company))
        assert server.stop() == 0
