"""A process that appends as fast as it can, and prints each batch once it is acknowledged."""

from __future__ import annotations

import asyncio
import os
import sys
from pathlib import Path

from penult.server.store.rows import TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch

TABLES = 40


async def main(folder: Path) -> None:
    store = await SqliteStore.open(folder)
    kept = {table.id for table in await store.tables()}
    await asyncio.gather(*(keep_appending(store, f"t{number}", kept) for number in range(TABLES)))


async def keep_appending(store: SqliteStore, table: str, kept: set[str]) -> None:
    if table not in kept:
        await store.open_table(TableRow(table, table, 0.0), steps_of(0))
        _say(table, 0)
    epoch = await store.claim(table)
    n = (await store.batches(table))[-1].n
    while True:
        n += 1
        await store.append(table, epoch, steps_of(n))
        _say(table, n)


def steps_of(n: int) -> Batch:
    return Batch(n, f"steps {n} ".encode() * 20, str(n).encode())


def _say(table: str, n: int) -> None:
    os.write(1, f"{table} {n}\n".encode())


if __name__ == "__main__":
    asyncio.run(main(Path(sys.argv[1])))
