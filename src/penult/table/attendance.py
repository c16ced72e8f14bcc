"""Who is connected to a table, and what was sent to them. The log knows nothing of it."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field
from typing import NamedTuple

from ..wire.views import HandView
from .incoming import Connected
from .namesakes import is_numbered
from .rate_limit import Bucket, Rate
from .round_trips import RoundTrips
from .table import UNKNOWN, Table

LINES = Rate(20, per=10)
"""What one person may say at a table."""
MOST_NAMES = 500
"""People who were at a table and whose names are remembered."""
REMEMBERED = 32
"""Messages of a client that are known to have been accepted, for when it comes back."""


class LastSent(NamedTuple):
    """What one viewer was last shown: the own seat at the table, and the hand.

    The hand is kept from when the viewer's own part last changed; what all see alike may be older.
    """

    player: int | None = None
    hand: HandView | None = None

    def is_of(self, player: int | None, seat: int | None) -> bool:
        """Whether it was a hand, seen from these seats at the table and in the hand."""
        return self.player == player and self.hand is not None and self.hand.you == seat


NOTHING_SENT = LastSent()


@dataclass(slots=True)
class Attendee:
    """A person at the table."""

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
    seen: LastSent = NOTHING_SENT
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

    def grant(self, request: int, answered: bool) -> None:
        """A message of theirs counts; whether the next update answers it."""
        if request:
            self.accepted.append(request)
            if answered:
                self.yours.append(request)

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


class Attendance:
    """The people at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.guests: dict[str, Attendee] = {person: Attendee() for person in table.names}
        known = ((person, name) for person, name in table.names.items() if not is_numbered(name, UNKNOWN))
        self._first_names: OrderedDict[str, str] = OrderedDict(known)
        """The name each person first came by, for tables where nobody may talk by a new name."""
        self.shown_round_trips: tuple[int | None, ...] = ()
        """As the last update showed them."""

    def connect(self, came: Connected, now: float) -> str | None:
        """Somebody has a new connection; the one it takes the place of."""
        guest = self.guests.setdefault(came.person, Attendee())
        before = guest.connection
        guest.connect(came.connection, came.session, now)
        guest.neighborhood = came.neighborhood
        return before

    def disconnect(self, person: str, connection: str, now: float) -> bool:
        """A connection has ended; whether it was the one they had."""
        guest = self.guests.get(person)
        if guest is None or guest.connection != connection:
            return False
        guest.connection, guest.gone_at = None, now
        return True

    def speaker(self, person: str, connection: str) -> Attendee | None:
        """Who speaks over this connection, unless they have another by now."""
        guest = self.guests.get(person)
        return guest if guest is not None and guest.connection == connection else None

    def remove(self, person: str) -> str | None:
        """Somebody is no longer at the table; the connection they still had."""
        return self.guests.pop(person).connection

    def count_absence_from(self, now: float) -> None:
        """Nobody was here to wait for them, or a match has kept their seats until now."""
        for guest in self.guests.values():
            if not guest.here:
                guest.gone_at = now

    def name_for(self, person: str, name: str) -> str:
        """The name of somebody who comes in: where only phrases are said, the one they came by before."""
        if self._table.terms.free_text:
            return name
        first = self._first_names.setdefault(person, name)
        if len(self._first_names) > MOST_NAMES:
            self._first_names.popitem(last=False)
        return first

    def forget_name(self, person: str) -> None:
        self._first_names.pop(person, None)

    def here(self, person: str) -> bool:
        guest = self.guests.get(person)
        return guest is not None and guest.connection is not None

    @property
    def anybody_here(self) -> bool:
        return any(guest.connection is not None for guest in self.guests.values())

    @property
    def all_here(self) -> bool:
        return None not in [guest.connection for guest in self.guests.values()]

    @property
    def away(self) -> list[tuple[float, str]]:
        """Who is away, and since when."""
        return [
            (guest.gone_at or 0.0, person)
            for person, guest in self.guests.items()
            if guest.connection is None
        ]

    @property
    def somebody_plays(self) -> bool:
        """Whether somebody who has a seat is here."""
        for chair in self._table.chairs:  # noqa: SIM110 - `any` takes three times as long
            if chair.person is not None and self.here(chair.person):
                return True
        return False

    @property
    def asked_of(self) -> tuple[int, ...]:
        """The seats whose word is wanted. R-67: those who play do not wait for the eliminated."""
        table = self._table
        here = [seat for seat, person in table.seated_people if self.here(person)]
        out = table.match.standing.out if table.match else ()
        return tuple(seat for seat in here if seat not in out) or tuple(here)

    def round_trip(self, seat: int) -> float:
        """Of the person connected at a seat of the hand; bots and people who are away have no line."""
        guest = self.guests.get(self._table.player_chair(seat).person or "")
        return guest.round_trip or 0.0 if guest is not None and guest.here else 0.0

    def show_round_trips(self) -> None:
        """From now on the view has those measured by now, by seat."""
        people = [self.guests.get(chair.person or "") for chair in self._table.chairs]
        self.shown_round_trips = tuple(
            [guest.round_trips.rounded if guest is not None and guest.here else None for guest in people]
        )
