"""The view that a client keeps: whole with a welcome, and then changed field by field. No I/O, no clock."""

from __future__ import annotations

from dataclasses import dataclass, fields, replace
from typing import Any

from msgspec import UNSET, Struct

from ..engine.errors import Malformed
from ..wire.to_client import Update, Welcome
from .whole import WholeHand, WholeTable


@dataclass(frozen=True, slots=True)
class Seen:
    """All that one person knows of a table after update `n`."""

    person: str
    n: int
    time: float
    """The server's, when the message was sent."""
    table: WholeTable
    hand: WholeHand | None

    @classmethod
    def of(cls, welcome: Welcome) -> Seen:
        """Everything is new."""
        hand = None if welcome.hand is None else WholeHand(**_whole(welcome.hand, WholeHand))
        table = WholeTable(**_whole(welcome.table, WholeTable))
        return cls(welcome.person, welcome.n, welcome.time, table, hand)

    def after(self, update: Update) -> Seen:
        """The same with what has changed."""
        table = self.table if update.table is UNSET else replace(self.table, **_given(update.table))
        return replace(self, n=update.n, time=update.time, table=table, hand=self._hand_after(update))

    def _hand_after(self, update: Update) -> WholeHand | None:
        if update.hand is UNSET:
            return self.hand
        if update.hand is None:
            return None
        if self.hand is None:
            return WholeHand(**_whole(update.hand, WholeHand))
        return replace(self.hand, **_given(update.hand))

    @property
    def hosting(self) -> bool:
        return self.table.host == self.person

    @property
    def seated(self) -> bool:
        return self.table.you is not None


def _given(view: Any) -> dict[str, Any]:
    """The fields that are there."""
    return {name: value for name in view.__struct_fields__ if (value := getattr(view, name)) is not UNSET}


def _whole(view: Struct, kind: type[WholeTable] | type[WholeHand]) -> dict[str, Any]:
    given = _given(view)
    if missing := [field.name for field in fields(kind) if field.name not in given]:
        raise Malformed("view", ", ".join(given), f"also {', '.join(missing)}")
    return given
