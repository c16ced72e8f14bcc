"""Opening the database of a folder; a new file is private to its owner."""

from __future__ import annotations

import errno
import secrets
import sqlite3
from collections.abc import Sequence
from pathlib import Path

from ...engine.errors import Malformed
from .damage import disk_errors
from .migrations import check_ours, migrate, steps

FILE = "penult.db"
"""The database's file name."""
RESTORING = "restoring"
"""A file that exists while a restore is unfinished."""
SECRET_BYTES = 32

WAIT_SECONDS = 10
"""How long to wait for another process that is writing."""
_CACHE = "PRAGMA cache_size = -16384"
"""16 MB: a group of 1,000 appends touches 1,000 pages, twice SQLite's default cache."""
_LEFT_OF_LOG = "PRAGMA journal_size_limit = 67108864"
"""Truncate a write-ahead log that grew beyond 64 MB while a backup was reading."""
_PRAGMAS = (
    "PRAGMA journal_mode = WAL",
    "PRAGMA synchronous = FULL",
    "PRAGMA secure_delete = ON",  # an erased name must not remain in free space of the file
    "PRAGMA temp_store = MEMORY",  # what a savepoint may undo: in a file it was two fifths of all writes
    _CACHE,
    _LEFT_OF_LOG,
)


def open_for_writing(path: Path, schema: Sequence[str] | None = None) -> sqlite3.Connection:
    """A connection whose commits are synced to disk; creates, marks and migrates the file."""
    if path.with_name(RESTORING).exists():
        raise Malformed("data", str(path.parent), "one without a broken-off restore; restore again")
    with disk_errors(path):
        _make_private(path)
        connection = _connect(path)
        try:
            check_ours(connection, str(path))
            for pragma in _PRAGMAS:
                connection.execute(pragma)
            migrate(connection, str(path), steps() if schema is None else schema, _keep_secret)
        except BaseException:
            connection.close()
            raise
    return connection


def open_for_reading(path: Path) -> sqlite3.Connection:
    """A read-only connection to an existing file."""
    if not path.is_file():
        raise FileNotFoundError(errno.ENOENT, "there is no database of Penult here", str(path))
    with disk_errors(path):
        connection = _connect(path)
        try:
            connection.execute("PRAGMA query_only = ON")
            check_ours(connection, str(path))
        except BaseException:
            connection.close()
            raise
    return connection


def _connect(path: Path) -> sqlite3.Connection:
    address = f"{path.absolute().as_uri()}?mode=rw"
    return sqlite3.connect(
        address, uri=True, timeout=WAIT_SECONDS, isolation_level=None, check_same_thread=False
    )


def _make_private(path: Path) -> None:
    """SQLite gives the log and the index beside the file the same mode."""
    path.parent.mkdir(mode=0o700, parents=True, exist_ok=True)
    path.touch(mode=0o600)
    if path.stat().st_mode & 0o077:
        path.chmod(0o600)


def _keep_secret(connection: sqlite3.Connection) -> None:
    """Only in a new file: if the key is missing later, the file is damaged, and a new key would hide that."""
    fresh = secrets.token_bytes(SECRET_BYTES)
    connection.execute("INSERT INTO secrets VALUES ('tokens', ?)", (fresh,))
