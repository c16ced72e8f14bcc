"""The view that a client keeps: whole with a welcome, then changed by every update. No I/O, no clock."""

from __future__ import annotations

from dataclasses import dataclass, replace

from msgspec import UNSET

from ..wire.changes import merged
from ..wire.to_client import Update, Welcome
from ..wire.views import HandView, TableView


@dataclass(frozen=True, slots=True)
class Seen:
    """Everything that one person knows of a table after update `n`."""

    person: str
    n: int
    time: float
    """The server's time when the message was sent."""
    table: TableView
    hand: HandView | None

    @classmethod
    def of(cls, welcome: Welcome) -> Seen:
        """Everything is new."""
        return cls(welcome.person, welcome.n, welcome.time, welcome.table, welcome.hand)

    def after(self, update: Update) -> Seen:
        """The same with the update merged in."""
        table = self.table if update.table is UNSET else merged(self.table, update.table)
        return replace(self, n=update.n, time=update.time, table=table, hand=self._hand_after(update))

    def _hand_after(self, update: Update) -> HandView | None:
        if update.hand is UNSET:
            return self.hand
        return None if update.hand is None else merged(self.hand or HandView(), update.hand)

    @property
    def hosting(self) -> bool:
        return self.table.host == self.person

    @property
    def seated(self) -> bool:
        return self.table.you is not None
