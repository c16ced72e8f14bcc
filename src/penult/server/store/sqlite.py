"""The store in one SQLite file: one thread writes, another reads."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
from collections.abc import Callable, Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from errno import EIO
from pathlib import Path
from typing import Any, Self

from ...table.log.batches import Batch
from . import writes
from .appends import Append
from .backup import copy_database
from .commit_stats import CommitStats
from .damage import check_pages, disk_errors
from .database import FILE, open_for_reading, open_for_writing
from .rows import BATCHES, PersonRow, Reporter, Row, TableRow, read_row, select
from .store import Damaged
from .writer import Writer

log = logging.getLogger(__name__)

_TABLES = select(TableRow)
_AT_ONCE = 500
"""The most people in one query for names."""


class SqliteStore:
    """Implements `Store`. Belongs to the event loop in which it was opened."""

    def __init__(self, path: Path, writing: sqlite3.Connection, reading: sqlite3.Connection) -> None:
        self.path = path
        self._writer = Writer(writing, str(path))
        self._reading = reading
        self._reader = ThreadPoolExecutor(max_workers=1, thread_name_prefix="penult-reader")
        self._damage: str | None = None

    @classmethod
    async def open(cls, folder: Path) -> Self:
        """Open the store of a folder, or create it."""
        path = folder / FILE
        writing = await asyncio.to_thread(open_for_writing, path)
        return cls(path, writing, await asyncio.to_thread(open_for_reading, path))

    @property
    def commits(self) -> CommitStats:
        return self._writer.commits

    @property
    def failing(self) -> str | None:
        """The disk's error, if the last write failed."""
        return self._writer.failing

    @property
    def damage(self) -> str | None:
        """What is wrong with the file, once damage was found; it stays."""
        return self._damage or self._writer.damage

    async def look_for_damage(self, full: bool = False) -> str | None:
        """Read the whole file in the background and return what is wrong with it."""
        try:
            await asyncio.to_thread(self._look_for_damage, full)
        except Damaged as damage:
            self._note(damage)
        return self.damage

    async def open_table(self, row: TableRow, first: Batch) -> int:
        await self._writer.submit(writes.open_table(row, first))
        return writes.FIRST_EPOCH

    async def claim(self, table: str, seen: float | None = None) -> int:
        epoch = int(await self._writer.submit(writes.claim(table)))
        if seen is not None:
            self._write_aside(writes.note_visits([table], seen))
        return epoch

    async def append(self, table: str, epoch: int, batch: Batch) -> None:
        await self._writer.submit(Append(table, epoch, batch))

    async def batches(self, table: str) -> Sequence[Batch]:
        return await self._rows_of(Batch, BATCHES, table)

    async def tables(self, over: bool = False) -> Sequence[TableRow]:
        sql = f"{_TABLES} WHERE over = ? ORDER BY opened, id"
        return await self._rows_of(TableRow, sql, over)

    async def visited(self, since: float) -> Sequence[TableRow]:
        sql = f"{_TABLES} JOIN visits ON table_id = id WHERE seen > ? AND over = 0 ORDER BY seen DESC"
        return await self._rows_of(TableRow, sql, since)

    async def abandoned(self, since: float, most: int) -> Sequence[tuple[str, int]]:
        sql = (
            "SELECT id, epoch FROM tables LEFT JOIN visits ON table_id = id "
            "WHERE kept = 0 AND opened < ?1 AND coalesce(seen, opened) < ?1 LIMIT ?2"
        )
        return [(row[0], row[1]) for row in await self._read(sql, since, most)]

    async def find(self, code: str) -> TableRow | None:
        try:
            rows = await self._rows_of(TableRow, f"{_TABLES} WHERE code = ?", code)
        except Damaged:  # the index of codes may be damaged while every table is intact
            rows = await self._rows_of(TableRow, f"{_TABLES} WHERE +code = ?", code)  # + avoids the index
        return rows[0] if rows else None

    async def close_table(self, table: str) -> None:
        await self._writer.submit(writes.close_table(table))

    async def add_person(self, person: PersonRow) -> None:
        await self._writer.submit(writes.add_person(person))

    async def rename(self, person: str, name: str) -> None:
        await self._writer.submit(writes.rename(person, name))

    async def erase(self, person: str) -> None:
        await self._writer.submit(writes.erase(person))

    def see_person(self, person: str, at: float) -> None:
        self._write_aside(writes.see_person(person, at))

    async def note_visits(self, tables: Sequence[str], at: float) -> None:
        if not self.damage:
            await self._writer.submit(writes.note_visits(tables, at))

    async def keep(self, table: str, people: Sequence[str]) -> None:
        """One write for each, so that a damaged page affects only its own rows."""
        wanted = (writes.keep_table(table), *map(writes.keep_person, people))
        await asyncio.gather(*map(self._writer.submit, wanted))

    async def try_writing(self) -> None:
        await self._writer.submit(writes.write_something)

    async def newest(self) -> float:
        sql = "SELECT max(seen) FROM (SELECT seen FROM visits UNION ALL SELECT seen FROM people)"
        return float((await self._read(sql))[0][0] or 0.0)

    async def prune_table(self, table: str, epoch: int) -> bool:
        return not self.damage and bool(await self._writer.submit(writes.prune_table(table, epoch)))

    async def prune_people(self, before: float, most: int) -> int:
        return 0 if self.damage else int(await self._writer.submit(writes.prune_people(before, most)))

    async def names(self, people: Iterable[str]) -> dict[str, str]:
        found: dict[str, str] = {}
        asked = list(people)
        for begin in range(0, len(asked), _AT_ONCE):
            some = asked[begin : begin + _AT_ONCE]
            marks = ",".join("?" * len(some))
            rows = await self._read(f"SELECT id, name FROM people WHERE id IN ({marks})", *some)
            found.update(self._as_text(row) for row in rows)
        return found

    async def report(self, table: str, reporter: Reporter, why: str, at: float) -> int:
        return int(await self._writer.submit(writes.report(table, reporter, why, at)))

    async def reports(self, table: str) -> int:
        return int((await self._read(writes.REPORTS, table))[0][0])

    async def orders(self) -> Sequence[tuple[str, str]]:
        if not await self._read("SELECT 1 FROM orders LIMIT 1"):
            return ()
        return [(str(table), str(what)) for table, what in await self._writer.submit(writes.take_orders)]

    async def person(self, person: str) -> PersonRow | None:
        rows = await self._rows_of(PersonRow, f"{select(PersonRow)} WHERE id = ?", person)
        return rows[0] if rows else None

    async def secret(self) -> bytes:
        rows = await self._read("SELECT bytes FROM secrets WHERE purpose = 'tokens'")
        if not rows:
            raise Damaged(EIO, "the key that signs tokens is missing", str(self.path))
        if not isinstance(rows[0][0], bytes):
            raise self._spoiled()
        return rows[0][0]

    async def backup(self, path: Path, replace: bool = False) -> None:
        await asyncio.to_thread(copy_database, self.path, path, replace)

    async def close(self) -> None:
        await asyncio.to_thread(self._reader.shutdown)
        self._reading.close()
        await self._writer.close()

    def _write_aside(self, write: Callable[[sqlite3.Connection], object]) -> None:
        """Write something that nobody waits for.

        Never in a damaged file: if the root page of one table is a copy of another's, a write to the one
        would end up among the rows of the other.
        """
        if not self.damage:
            self._writer.submit(write).add_done_callback(_let_fail)

    async def _read(self, sql: str, *values: object) -> list[Any]:
        return await asyncio.get_running_loop().run_in_executor(self._reader, self._rows, sql, values)

    def _rows(self, sql: str, values: tuple[object, ...]) -> list[Any]:
        try:
            with disk_errors(self.path):
                return self._reading.execute(sql, values).fetchall()
        except Damaged as damage:
            self._note(damage)
            raise

    def _look_for_damage(self, full: bool) -> None:
        with closing(open_for_reading(self.path)) as connection:
            check_pages(connection, self.path, full)

    async def _rows_of(self, kind: type[Row], sql: str, *values: object) -> list[Row]:
        rows = [read_row(kind, row) for row in await self._read(sql, *values)]
        whole = [row for row in rows if row is not None]
        if len(whole) < len(rows):
            raise self._spoiled()
        return whole

    def _as_text(self, row: Sequence[object]) -> tuple[str, str]:
        first, second = row
        if isinstance(first, str) and isinstance(second, str):
            return first, second
        raise self._spoiled()

    def _spoiled(self) -> Damaged:
        damage = Damaged(EIO, "a row with values of other kinds than were written", str(self.path))
        self._note(damage)
        return damage

    def _note(self, damage: Damaged) -> None:
        if self._damage is None:
            log.error("damaged", extra={"why": str(damage.strerror)})
        self._damage = self._damage or str(damage.strerror)


def _let_fail(done: asyncio.Future[Any]) -> None:
    """Ignore the error: nobody waits for this write, and the writer has logged it."""
    if not done.cancelled():
        done.exception()
