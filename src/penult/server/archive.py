"""Records of finished matches.

A record is made by replaying a whole log: one at a time, in a thread. The latest are cached.
"""

from __future__ import annotations

import asyncio
from collections import OrderedDict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from ..table.log.batches import Batch, finished_matches
from ..table.log.steps import Joined, Opened, decode
from ..wire.coding import UNREADABLE
from .store.rows import TableRow
from .store.store import Store

KEPT = 200
"""How many tables' records are cached."""


@dataclass(frozen=True, slots=True)
class StoredTable:
    """What the store has of a table."""

    row: TableRow
    batches: Sequence[Batch]
    password: str
    """The salted hash; empty if there is no password."""
    people: frozenset[str]
    """Everybody who is or was at the table."""


class Archive:
    def __init__(self, store: Store, kept: int = KEPT) -> None:
        self._store = store
        self._kept = kept
        self._turn = asyncio.Lock()
        self._written: OrderedDict[str, tuple[tuple[int, Mapping[str, str]], Sequence[str]]] = OrderedDict()
        """By table, with the number of batches and the names that the records were made from."""
        self.replays = 0

    async def find(self, code: str) -> StoredTable | None:
        """None if there is no such table, or its log cannot be read."""
        row = await self._store.find(code.upper())
        if row is None:
            return None
        batches = await self._store.batches(row.id)
        try:
            password, people = await asyncio.to_thread(_who, batches)
        except UNREADABLE:
            return None
        return StoredTable(row, batches, password, people)

    async def records(self, stored: StoredTable) -> Sequence[str]:
        """All finished matches, in order."""
        table, batches = stored.row.id, stored.batches
        names = await self._store.names(stored.people)
        made_from = len(batches), names
        async with self._turn:
            if table not in self._written or self._written[table][0] != made_from:
                self.replays += 1
                records = await asyncio.to_thread(finished_matches, batches, names)
                self._written[table] = made_from, records
            self._written.move_to_end(table)
            if len(self._written) > self._kept:
                self._written.popitem(last=False)
            return self._written[table][1]


def _who(batches: Sequence[Batch]) -> tuple[str, frozenset[str]]:
    steps = [step for batch in batches for step in decode(batch.body)]
    password = next((step.password for step in steps if isinstance(step, Opened)), "")
    return password, frozenset(step.person for step in steps if isinstance(step, Joined))
