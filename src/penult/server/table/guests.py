"""Somebody at the table, as far as the log does not know them: the connection, and what was sent over it."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import Any, NamedTuple

from ..rates import Bucket, Rate
from .own_part import OwnPart

LINES = Rate(20, per=10)
"""What one person may say at a table."""


class Seen(NamedTuple):
    """What one viewer alone was last shown: the own seat, and the own part of the hand."""

    player: int | None = None
    own: OwnPart | None = None

    def other_seat(self, player: int | None) -> dict[str, Any]:
        return {} if player == self.player else {"you": player}


NOTHING_SEEN = Seen()


@dataclass(slots=True)
class Guest:
    """A person while the server runs."""

    connection: str | None = None
    muted: set[str] = field(default_factory=set)
    first: int | None = None
    """The number of the first view that was sent: what happened before is not told."""
    sent: int | None = None
    """The number of the last update that was sent."""
    seen: Seen = NOTHING_SEEN
    yours: list[int] = field(default_factory=list)
    """Messages that the next update answers."""
    talk: Bucket = field(default_factory=lambda: Bucket(LINES))
    gone_at: float | None = None

    @property
    def here(self) -> bool:
        return self.connection is not None
