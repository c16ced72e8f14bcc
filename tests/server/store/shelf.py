"""A store in a folder for the length of a scene."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TypeVar

from penult.server.store.rows import TableRow
from penult.server.store.sqlite import SqliteStore
from penult.table.log.batches import Batch

T = TypeVar("T")


def with_store(folder: Path, scene: Callable[[SqliteStore], Awaitable[T]]) -> T:
    """Open the store, play the scene, close it."""

    async def play() -> T:
        async with opened(folder) as store:
            return await scene(store)

    return asyncio.run(play())


@asynccontextmanager
async def opened(folder: Path) -> AsyncIterator[SqliteStore]:
    store = await SqliteStore.open(folder)
    try:
        yield store
    finally:
        await store.close()


def batch(n: int, text: str = "") -> Batch:
    return Batch(n, (text or f"steps {n}").encode(), f"digest {n}".encode())


def row(table: str) -> TableRow:
    return TableRow(table, f"code-{table}", 1000.0)


async def opened_tables(store: SqliteStore, *tables: str) -> None:
    await asyncio.gather(*(store.open_table(row(table), batch(0)) for table in tables))


async def numbers(store: SqliteStore, table: str) -> list[int]:
    return [each.n for each in await store.batches(table)]
