"""All writes except appends: each function returns what the writer runs inside a transaction."""

from __future__ import annotations

import sqlite3
from collections.abc import Callable, Sequence

from ...engine.errors import Malformed
from ...table.log.batches import Batch
from .rows import PersonRow, Reporter, TableRow
from .store import Taken

FIRST_EPOCH = 1


def open_table(row: TableRow, first: Batch) -> Callable[[sqlite3.Connection], None]:
    def write(connection: sqlite3.Connection) -> None:
        table = (row.id, row.code, row.opened, row.over, FIRST_EPOCH)
        try:
            connection.execute(
                "INSERT INTO tables (id, code, opened, over, epoch) VALUES (?, ?, ?, ?, ?)", table
            )
        except sqlite3.IntegrityError:
            raise Taken("table: expected an id and a code that no table has") from None
        batch = (row.id, first.n, first.body, first.digest)
        connection.execute("INSERT INTO batches (table_id, n, body, digest) VALUES (?, ?, ?, ?)", batch)

    return write


def claim(table: str) -> Callable[[sqlite3.Connection], int]:
    def write(connection: sqlite3.Connection) -> int:
        _change(connection, "UPDATE tables SET epoch = epoch + 1 WHERE id = ?", table, "table")
        return int(connection.execute("SELECT epoch FROM tables WHERE id = ?", (table,)).fetchone()[0])

    return write


def close_table(table: str) -> Callable[[sqlite3.Connection], None]:
    return lambda connection: _change(connection, "UPDATE tables SET over = 1 WHERE id = ?", table, "table")


def add_person(person: PersonRow) -> Callable[[sqlite3.Connection], None]:
    def write(connection: sqlite3.Connection) -> None:
        row = (person.id, person.name, person.generation, person.since, person.since)
        try:
            connection.execute(
                "INSERT INTO people (id, name, generation, since, seen) VALUES (?, ?, ?, ?, ?)", row
            )
        except sqlite3.IntegrityError:
            raise Taken("person: expected an id that nobody has") from None

    return write


def rename(person: str, name: str) -> Callable[[sqlite3.Connection], None]:
    def write(connection: sqlite3.Connection) -> None:
        _change(connection, "UPDATE people SET name = ?2 WHERE id = ?1", person, "person", name)

    return write


def erase(person: str) -> Callable[[sqlite3.Connection], None]:
    """The row stays, without a name: it says that there is no name to show and that tokens are void."""
    sql = "UPDATE people SET name = '', generation = generation + 1 WHERE id = ?"
    return lambda connection: _change(connection, sql, person, "person")


def see_person(person: str, at: float) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute("UPDATE people SET seen = ? WHERE id = ?", (at, person))


def note_visits(tables: Sequence[str], at: float) -> Callable[[sqlite3.Connection], object]:
    rows = [(table, at) for table in tables]
    return lambda connection: connection.executemany("INSERT OR REPLACE INTO visits VALUES (?, ?)", rows)


def keep_table(table: str) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute("UPDATE tables SET kept = 1 WHERE id = ?", (table,))


def keep_person(person: str) -> Callable[[sqlite3.Connection], object]:
    return lambda connection: connection.execute("UPDATE people SET kept = 1 WHERE id = ?", (person,))


def prune_table(table: str, epoch: int) -> Callable[[sqlite3.Connection], bool]:
    """False if somebody has come to the table since, or a match was finished."""

    def write(connection: sqlite3.Connection) -> bool:
        sql = "DELETE FROM tables WHERE id = ? AND epoch = ? AND kept = 0"
        if connection.execute(sql, (table, epoch)).rowcount == 0:
            return False
        for name in ("batches", "visits", "reports"):
            connection.execute(f"DELETE FROM {name} WHERE table_id = ?", (table,))
        return True

    return write


def write_something(connection: sqlite3.Connection) -> None:
    """Write a value that is there already: it reaches the disk and changes nothing."""
    connection.execute(f"PRAGMA user_version = {connection.execute('PRAGMA user_version').fetchone()[0]}")


def prune_people(before: float, most: int) -> Callable[[sqlite3.Connection], int]:
    def write(connection: sqlite3.Connection) -> int:
        old = "SELECT id FROM people WHERE kept = 0 AND seen < ? LIMIT ?"
        return connection.execute(f"DELETE FROM people WHERE id IN ({old})", (before, most)).rowcount

    return write


REPORTS = "SELECT count(*) FROM reports WHERE table_id = ? AND settled = 0"
"""The reports that the operator has not looked at."""


def report(table: str, reporter: Reporter, why: str, at: float) -> Callable[[sqlite3.Connection], int]:
    """Add a report and return how many are open. A neighborhood or person counts once, even when settled."""

    def write(connection: sqlite3.Connection) -> int:
        sql = (
            "INSERT OR IGNORE INTO reports (table_id, reporter, person, why, at) SELECT ?1, ?2, ?3, ?4, ?5 "
            "WHERE NOT EXISTS (SELECT 1 FROM reports WHERE table_id = ?1 AND person = ?3)"
        )
        connection.execute(sql, (table, reporter.neighborhood, reporter.person, why, at))
        return int(connection.execute(REPORTS, (table,)).fetchone()[0])

    return write


def order(table: str, what: str) -> Callable[[sqlite3.Connection], None]:
    """Carry out an operator's order in the store, and leave it there for a running server."""

    def write(connection: sqlite3.Connection) -> None:
        sql = {
            "hide": "UPDATE tables SET hidden = 1 WHERE id = ?",
            "show": "UPDATE tables SET hidden = 0 WHERE id = ?",
            "close": "UPDATE tables SET over = 1 WHERE id = ?",
        }[what]
        _change(connection, sql, table, "table")
        if what == "show":
            connection.execute("UPDATE reports SET settled = 1 WHERE table_id = ?", (table,))
        connection.execute("INSERT INTO orders (table_id, what) VALUES (?, ?)", (table, what))

    return write


def take_orders(connection: sqlite3.Connection) -> list[tuple[str, str]]:
    found = connection.execute("SELECT table_id, what FROM orders ORDER BY number").fetchall()
    connection.execute("DELETE FROM orders")
    return found


def _change(connection: sqlite3.Connection, sql: str, key: str, what: str, *values: str) -> None:
    if connection.execute(sql, (key, *values)).rowcount == 0:
        raise Malformed(what, key, f"a {what} that is kept here")
