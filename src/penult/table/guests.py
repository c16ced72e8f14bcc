"""Somebody at the table, as far as the log does not know them: the connection, and what was sent over it."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass, field
from typing import NamedTuple

from ..wire.views import HandView
from .rate_limit import Bucket, Rate
from .round_trips import RoundTrips

LINES = Rate(20, per=10)
"""What one person may say at a table."""
REMEMBERED = 32
"""Messages of a client that are known to have been accepted, for when it comes back."""


class Seen(NamedTuple):
    """What one viewer was last shown: the own seat at the table, and the hand."""

    player: int | None = None
    hand: HandView | None = None


NOTHING_SEEN = Seen()


@dataclass(slots=True)
class Guest:
    """A person while the server runs."""

    connection: str | None = None
    neighborhood: str = ""
    muted: dict[str, str] = field(default_factory=dict)
    """Whom they do not hear, and what those were called then: a new name would be a way to be heard."""
    shown_again: bool = False
    """Whether the next update shows everything, because somebody is heard again."""
    first: int | None = None
    """The number of the first view that was sent: what happened before is not told."""
    sent: int | None = None
    """The number of the last update that was sent."""
    seen: Seen = NOTHING_SEEN
    yours: list[int] = field(default_factory=list)
    """Messages that the next update answers."""
    talk: Bucket = field(default_factory=lambda: Bucket(LINES))
    gone_at: float | None = None
    session: str = ""
    """Which run of which client is or was connected, where it says so."""
    resumed: bool = False
    """Whether it had been connected before."""
    accepted: deque[int] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """The numbers of its messages that were granted: not of one that still waits to be heard."""
    round_trips: RoundTrips = field(default_factory=RoundTrips)
    """Measured over all their connections: a new one does not make a slow line (A-68)."""
    greeted_at: float = 0.0
    """When the view was written to the connection; until then, when it was made."""

    def connect(self, connection: str, session: str, now: float) -> None:
        """A client that names the same session goes on with its numbers, and hears which were accepted."""
        self.connection, self.gone_at, self.greeted_at = connection, None, now
        self.resumed = bool(session) and session == self.session
        if not self.resumed:
            self.session = session
            self.accepted.clear()
        self.yours = list(self.accepted)

    def take_yours(self) -> tuple[int, ...]:
        """What the message that is written now answers."""
        yours, self.yours = tuple(self.yours), []
        return yours

    @property
    def round_trip(self) -> float | None:
        """In seconds; None before the first was measured."""
        return self.round_trips.least

    @property
    def here(self) -> bool:
        return self.connection is not None
