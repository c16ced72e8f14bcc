"""A process that is killed while it appends loses nothing that it acknowledged, and doubles nothing."""

from __future__ import annotations

import random
import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from penult.server.store.database import FILE
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch
from server.store import writing_child
from server.store.shelf import with_store

KILLS = 8


def acknowledged_until_killed(folder: Path, lines: int) -> list[str]:
    """Let a child append until it has said so many lines, kill it, and return all that it said."""
    command = [sys.executable, writing_child.__file__, str(folder)]
    with subprocess.Popen(command, stdout=subprocess.PIPE, text=True) as child:
        assert child.stdout is not None
        said = [child.stdout.readline() for _ in range(lines)]
        child.kill()
        said += child.stdout.readlines()
    return [line for line in said if line.endswith("\n")]


async def everything(store: SqliteStore) -> dict[str, list[Batch]]:
    return {table.id: list(await store.batches(table.id)) for table in await store.tables()}


def test_whatever_was_acknowledged_is_there_in_order_and_once(tmp_path: Path) -> None:
    rng = random.Random(20)
    last: dict[str, int] = {}
    for _ in range(KILLS):
        said = acknowledged_until_killed(tmp_path, rng.randrange(1, 1000))
        assert said
        for table, n in (line.split() for line in said):
            assert int(n) > last.get(table, -1), "a batch was acknowledged twice"
            last[table] = int(n)
        kept = with_store(tmp_path, everything)

        for table, number in last.items():
            assert kept[table][-1].n - number in (0, 1), "one more may be there, not yet said"
        for batches in kept.values():
            assert batches == [writing_child.steps_of(n) for n in range(len(batches))]
    with closing(sqlite3.connect(tmp_path / FILE)) as database:
        assert database.execute("PRAGMA integrity_check").fetchall() == [("ok",)]
