"""The schema as numbered steps, and the mark that identifies our files."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence
from importlib.resources import files

from ...engine.errors import Malformed

MARK = int.from_bytes(b"penu", "big")
"""SQLite's application id, in the header of each of our files."""


def steps() -> tuple[str, ...]:
    """Every numbered file of `schema/`, in order."""
    found = (file for file in files(__package__).joinpath("schema").iterdir() if file.name.endswith(".sql"))
    return tuple(file.read_text(encoding="utf-8") for file in sorted(found, key=lambda file: file.name))


def check_ours(connection: sqlite3.Connection, path: str) -> None:
    """Refuse a file of another program. A file without any tables may become ours."""
    try:
        mark = _number(connection, "PRAGMA application_id")
        tables = _number(connection, "SELECT count(*) FROM sqlite_master")
    except sqlite3.DatabaseError as error:
        if getattr(error, "sqlite_errorcode", None) != sqlite3.SQLITE_NOTADB:
            raise
        raise Malformed("database", path, "a file that Penult wrote, and that is whole") from None
    if mark != MARK and (mark or tables):
        raise Malformed("database", path, "a file that Penult wrote")


def migrate(
    connection: sqlite3.Connection,
    path: str,
    schema: Sequence[str],
    fill: Callable[[sqlite3.Connection], None] = lambda _: None,
) -> None:
    """Bring our file to the newest schema, in all steps or none; `fill` is called for a new file."""
    connection.execute("BEGIN IMMEDIATE")
    try:
        check_version(connection, path, len(schema))
        version = _number(connection, "PRAGMA user_version")
        for script in schema[version:]:
            for statement in script.split(";\n"):
                connection.execute(statement)
        if version == 0:
            fill(connection)
        connection.execute(f"PRAGMA application_id = {MARK}")
        connection.execute(f"PRAGMA user_version = {len(schema)}")
        connection.execute("COMMIT")
    finally:
        if connection.in_transaction:
            connection.execute("ROLLBACK")


def check_begun(connection: sqlite3.Connection, path: str) -> None:
    """Refuse an empty file, which has nothing to restore."""
    if _number(connection, "PRAGMA application_id") != MARK:
        raise Malformed("database", path, "a file that Penult wrote, and that is not empty")


def check_version(connection: sqlite3.Connection, path: str, newest: int | None = None) -> None:
    """Refuse a file from a newer version."""
    newest = len(steps()) if newest is None else newest
    version = _number(connection, "PRAGMA user_version")
    if version > newest:
        expected = (
            f"a database of version {newest} or older; a newer Penult wrote this one, of version {version}"
        )
        raise Malformed("database", path, expected)


def check_same_version(connection: sqlite3.Connection, path: str) -> None:
    """Refuse a file of another version: an older server may be using it, so it must not be migrated."""
    newest, version = len(steps()), _number(connection, "PRAGMA user_version")
    if version != newest:
        expected = (
            f"a database of version {newest}; the server that runs wrote version {version}: use its Penult"
        )
        raise Malformed("database", path, expected)


def _number(connection: sqlite3.Connection, sql: str) -> int:
    return int(connection.execute(sql).fetchone()[0])
