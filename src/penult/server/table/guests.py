"""Somebody at the table, as far as the log does not know them: the connection, and what was sent over it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any


@dataclass(slots=True)
class Guest:
    """A person while the server runs."""

    connection: str | None = None
    muted: set[str] = field(default_factory=set)
    sent: int | None = None
    """The number of the last update that was sent."""
    table: dict[str, Any] = field(default_factory=dict)
    hand: dict[str, Any] | None = None
    """The view as it was sent, field by field."""
    yours: list[int] = field(default_factory=list)
    """Messages that the next update answers."""
    gone_at: float | None = None

    @property
    def here(self) -> bool:
        return self.connection is not None
