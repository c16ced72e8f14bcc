"""What else is written than appends: each a work that the writer does inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable

from ...engine.errors import Malformed
from .store import Batch, PersonRow, TableRow, Taken

FIRST_EPOCH = 1


def open_table(row: TableRow, first: Batch) -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        table = (row.id, row.code, row.opened, row.over, FIRST_EPOCH)
        try:
            connection.execute(
                "INSERT INTO tables (id, code, opened, over, epoch) VALUES (?, ?, ?, ?, ?)", table
            )
        except sqlite3.IntegrityError:
            raise Taken("table: expected an id and a code that no table has") from None
        batch = (row.id, first.n, first.body, first.digest)
        connection.execute("INSERT INTO batches (table_id, n, body, digest) VALUES (?, ?, ?, ?)", batch)

    return work


def claim(table: str) -> Callable[[sqlite3.Connection], int]:
    def work(connection: sqlite3.Connection) -> int:
        _change(connection, "UPDATE tables SET epoch = epoch + 1 WHERE id = ?", table, "table")
        return int(connection.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).fetchone()[0])

    return work


def close_table(table: str) -> Callable[[sqlite3.Connection], None]:
    return lambda connection: _change(connection, "UPDATE tables SET over = 1 WHERE id = ?", table, "table")


def add_person(person: PersonRow) -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        row = (person.id, person.name, person.generation, person.since)
        try:
            connection.execute("INSERT INTO people (id, name, generation, since) VALUES (?, ?, ?, ?)", row)
        except sqlite3.IntegrityError:
            raise Taken("person: expected an id that nobody has") from None

    return work


def rename(person: str, name: str) -> Callable[[sqlite3.Connection], None]:
    def work(connection: sqlite3.Connection) -> None:
        _change(connection, "UPDATE people SET name = ?2 WHERE id = ?1", person, "person", name)

    return work


def revoke(person: str) -> Callable[[sqlite3.Connection], None]:
    sql = "UPDATE people SET generation = generation + 1 WHERE id = ?"
    return lambda connection: _change(connection, sql, person, "person")


def _change(connection: sqlite3.Connection, sql: str, key: str, what: str, *values: str) -> None:
    if connection.execute(sql, (key, *values)).rowcount == 0:
        raise Malformed(what, key, f"a {what} that is kept here")
