"""Taking over a stored table: claim it, replay its log, and read what else the store knows of it."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterable, Sequence
from contextlib import suppress
from dataclasses import dataclass

from ..engine.errors import Malformed
from ..table.log.batches import Batch, restored
from ..table.log.digest import comparable
from ..table.table import Table
from .store.store import Damaged, Store

log = logging.getLogger(__name__)

LONG_LOG = 300
"""Batches that take about ten milliseconds to replay; a longer log is replayed in a thread."""

NUMBERS_OF_AN_OWNER = 2**24
"""Each owner of a table begins this much higher, so that no old move can answer a new update."""


@dataclass(frozen=True, slots=True)
class ClaimedTable:
    """A table as its log left it, and what its new owner needs in order to write."""

    table: Table
    epoch: int
    written: int
    """The number of the last batch."""

    @property
    def first_number(self) -> int:
        """Where the owner's updates begin."""
        return self.epoch * NUMBERS_OF_AN_OWNER


async def claim(store: Store, table: str, seen: float | None) -> ClaimedTable:
    """Own a table from now on; an error says why its log cannot be continued."""
    epoch = await store.claim(table, seen)
    batches = await store.batches(table)
    claimed = ClaimedTable(await _read(batches), epoch, batches[-1].n)
    if not 0 < epoch < 2**53 // NUMBERS_OF_AN_OWNER:
        raise Malformed("epoch", epoch, "one that was counted up from 1")
    if not comparable(batches[-1].digest):
        log.warning("table_unchecked", extra={"table": table, "why": "digest of another version"})
    return claimed


async def current_names(store: Store, people: Iterable[str]) -> dict[str, str]:
    """The names that can be read; the others are known again when their people come."""
    found: dict[str, str] = {}
    try:
        found.update(await store.names(people))
    except Damaged:
        for person in people:
            with suppress(Damaged):
                found.update(await store.names([person]))
    return found


async def open_reports(store: Store, table: str) -> int:
    """How many reports of a table are open; 0 if they cannot be read, which does not stop the table."""
    try:
        return await store.reports(table)
    except Damaged:
        return 0


async def _read(batches: Sequence[Batch]) -> Table:
    """Replay a long log in a thread, or it would block all other tables."""
    if len(batches) < LONG_LOG:
        return restored(batches)
    return await asyncio.to_thread(restored, batches)
