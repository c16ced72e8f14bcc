"""Verifying a database: every page can be read, and every log replays to its digests."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from dataclasses import dataclass
from errno import EIO
from pathlib import Path

from ..engine.errors import PenultError
from ..table.log.batches import Batch, restored
from .store.damage import check_pages, disk_errors
from .store.database import open_for_reading
from .store.migrations import check_begun, check_version
from .store.rows import BATCHES
from .store.store import Damaged

_NAMED = 5
"""The most tables that an error names."""


@dataclass(frozen=True, slots=True)
class Contents:
    """What an intact database contains."""

    tables: int
    people: int


def verify(path: Path, logs: bool = True) -> Contents:
    """Raise `Damaged` or `Malformed` if something is wrong."""
    with closing(open_for_reading(path)) as connection:
        check_begun(connection, str(path))
        check_version(connection, str(path))
        check_pages(connection, path, full=True)
        with disk_errors(path):
            if connection.execute("SELECT count(*) FROM secrets").fetchone() != (1,):
                raise Damaged(EIO, "the key that signs tokens is missing", str(path))
            tables = [str(row[0]) for row in connection.execute("SELECT id FROM tables")]
            people = int(connection.execute("SELECT count(*) FROM people").fetchone()[0])
            spoiled = [table for table in tables if logs and not _replays(connection, table)]
    if spoiled:
        named = ", ".join(spoiled[:_NAMED]) + (", …" if len(spoiled) > _NAMED else "")
        raise Damaged(EIO, f"the logs of {len(spoiled)} tables do not replay: {named}", str(path))
    return Contents(len(tables), people)


def _replays(connection: sqlite3.Connection, table: str) -> bool:
    try:
        restored([Batch(*row) for row in connection.execute(BATCHES, (table,))])
    except PenultError:
        return False
    return True
