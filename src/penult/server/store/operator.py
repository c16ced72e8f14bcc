"""The operator's list of tables, and orders about them, with or without a running server."""

from __future__ import annotations

from collections.abc import Sequence
from contextlib import closing
from dataclasses import dataclass
from pathlib import Path

from ...engine.errors import Malformed
from . import writes
from .damage import disk_errors
from .database import open_for_reading, open_for_writing
from .migrations import check_same_version

ORDERS = ("hide", "show", "close")
_SHOWN = """
    SELECT code, opened, coalesce(seen, opened), hidden,
        (SELECT count(*) FROM reports WHERE table_id = id AND settled = 0),
        (SELECT group_concat(DISTINCT why) FROM reports WHERE table_id = id AND settled = 0)
    FROM tables LEFT JOIN visits ON table_id = id WHERE over = 0
    ORDER BY 5 DESC, 3 DESC LIMIT ?
"""


@dataclass(frozen=True, slots=True)
class OpenTable:
    """A table that is not over."""

    code: str
    opened: float
    seen: float
    """When somebody was last at the table."""
    hidden: bool
    reports: int
    """The number of reports that the operator has not looked at."""
    why: str | None
    """Their reasons, separated by commas."""


def open_tables(file: Path, most: int) -> Sequence[OpenTable]:
    """Tables with reports first, then by the latest visit."""
    with disk_errors(file), closing(open_for_reading(file)) as database:
        rows = database.execute(_SHOWN, (most,)).fetchall()
    return [
        OpenTable(code, opened, seen, bool(hidden), reports, why)
        for code, opened, seen, hidden, reports, why in rows
    ]


def order(file: Path, code: str, what: str) -> None:
    """Carry out one of `ORDERS` on a table; a running server finds the order in the store."""
    with closing(open_for_reading(file)) as database:
        check_same_version(database, str(file))
    with disk_errors(file), closing(open_for_writing(file)) as database:
        found = database.execute("SELECT id FROM tables WHERE code = ? AND over = 0", (code,)).fetchone()
        if found is None:
            raise Malformed("CODE", code, "the code of a table that is not over")
        database.execute("BEGIN IMMEDIATE")
        writes.order(found[0], what)(database)
        database.execute("COMMIT")
