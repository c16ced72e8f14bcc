"""A table read back from its log. Every batch is checked against the digest that was stored with it."""

from __future__ import annotations

from collections.abc import Sequence

from ..engine.errors import PenultError
from .store.store import Batch
from .table.digest import digest
from .table.steps import Opened, decode
from .table.table import Table


class Differs(PenultError):
    """The log does not replay to what was stored: such a table is never played on."""


def restored(batches: Sequence[Batch]) -> Table:
    """The table as its last batch left it."""
    table: Table | None = None
    for batch in batches:
        for step in decode(batch.body):
            if isinstance(step, Opened):
                table = Table(step)
            elif table is not None:
                table.apply(step)
        if table is None or digest(table) != batch.digest:
            raise Differs(f"batch {batch.n}: expected the digest that was stored with it, came another")
    if table is None:
        raise Differs("log: expected a table that was opened, came none")
    return table
