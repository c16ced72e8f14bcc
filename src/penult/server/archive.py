"""Records of finished matches, for those who may read them.

To write them a whole log is replayed: one at a time, beside the event loop, and what was written is kept for a while.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Sequence
from dataclasses import dataclass

from .restoring import finished_matches
from .store.store import Batch, Store, TableRow
from .table.steps import Joined, Opened, decode

KEPT = 200
"""Tables whose records are at hand."""


@dataclass(frozen=True, slots=True)
class Shelf:
    """What is kept of a table."""

    row: TableRow
    batches: Sequence[Batch]
    password: str
    """As it is written; empty where none is asked."""
    people: frozenset[str]
    """Everybody who is or was at the table."""


class Archive:
    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._turn = asyncio.Lock()
        self._written: OrderedDict[tuple[str, int], Sequence[str]] = OrderedDict()
        self.replays = 0

    async def find(self, code: str) -> Shelf | None:
        row = await self._store.find(code.upper())
        if row is None:
            return None
        batches = await self._store.batches(row.id)
        password, people = await asyncio.to_thread(_who, batches)
        return Shelf(row, batches, password, people)

    async def records(self, shelf: Shelf) -> Sequence[str]:
        """All matches that were played to their end, the first one first."""
        key = shelf.row.id, len(shelf.batches)
        async with self._turn:
            if key not in self._written:
                self.replays += 1
                self._written[key] = await asyncio.to_thread(finished_matches, shelf.batches)
            self._written.move_to_end(key)
            if len(self._written) > self._kept:
                self._written.popitem(last=False)
            return self._written[key]


def _who(batches: Sequence[Batch]) -> tuple[str, frozenset[str]]:
    steps = [step for batch in batches for step in decode(batch.body)]
    password = next((step.password for step in steps if isinstance(step, Opened)), "")
    return password, frozenset(step.person for step in steps if isinstance(step, Joined))
