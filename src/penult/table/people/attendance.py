"""Who is connected to a table, and what was sent to them. None of it is logged."""

from __future__ import annotations

from collections import OrderedDict, deque
from dataclasses import dataclass, field

import msgspec

from ...wire.views import HandView
from ..incoming import Connected
from ..moves.race import MOST_SECONDS
from ..rate_limit import Bucket, Rate
from ..table import UNKNOWN, Table
from .namesakes import is_numbered
from .round_trips import RoundTrips

TALK_RATE = Rate(20, per=10)
"""How much one person may say at a table."""
MOST_NAMES = 500
"""How many people's original names a table remembers."""
REMEMBERED = 32
"""How many accepted messages of a client are remembered, for when it reconnects."""


class LastSent(msgspec.Struct, frozen=True, gc=False):
    """What one viewer was last sent: their seat at the table, and the hand.

    The hand dates from the last change in the viewer's own part. The fields that all share may be older.
    """

    player: int | None = None
    hand: HandView | None = None

    def is_of(self, player: int | None, seat: int | None) -> bool:
        """Whether it was a hand as seen from these seats at the table and in the hand."""
        return self.player == player and self.hand is not None and self.hand.you == seat


NOTHING_SENT = LastSent()


@dataclass(slots=True)
class Attendee:
    """A person at the table."""

    connection: str | None = None
    neighborhood: str = ""
    muted: dict[str, str] = field(default_factory=dict)
    """The people they have muted, each with the name of that time: a new name would be a way to be heard."""
    needs_whole_view: bool = False
    """Whether the next update must be whole, because they have unmuted somebody with a new name."""
    first_update: int | None = None
    """The number of the first view sent to them. Earlier events are not sent."""
    last_update: int | None = None
    """The number of the last update sent to them."""
    last_sent: LastSent = NOTHING_SENT
    confirmations: list[int] = field(default_factory=list)
    """The ids of their messages that the next update confirms."""
    talk_limit: Bucket = field(default_factory=lambda: Bucket(TALK_RATE))
    gone_at: float | None = None
    session: str = ""
    """The client's own name for its run, if it gives one."""
    resumed: bool = False
    """Whether the connected client continues a session that it had before."""
    accepted: deque[int] = field(default_factory=lambda: deque(maxlen=REMEMBERED))
    """The ids of the client's accepted messages. A move that still waits is not among them."""
    round_trips: RoundTrips = field(default_factory=RoundTrips)
    """Measured over all their connections: reconnecting does not make a connection slow (A-68)."""
    greeted_at: float = 0.0
    """When the view was written to the connection; until then, when the connection was made."""

    def connect(self, connection: str, session: str, now: float) -> None:
        """A client that names the same session continues its ids, and is told which were accepted."""
        self.connection, self.gone_at, self.greeted_at = connection, None, now
        self.resumed = bool(session) and session == self.session
        if not self.resumed:
            self.session = session
            self.accepted.clear()
        self.confirmations = list(self.accepted)

    def note_greeting(self, n: int, at: float) -> None:
        """Note that update `n` greets them, over a connection on which nothing was seen before."""
        self.first_update = n if self.first_update is None else self.first_update
        self.greeted_at = at

    def take_unmuted(self) -> bool:
        """Whether the next update must be whole; only the next one."""
        unmuted, self.needs_whole_view = self.needs_whole_view, False
        return unmuted

    def accept(self, request_id: int, confirm: bool) -> None:
        """Remember that a message of theirs was accepted, and let the next update confirm it."""
        if request_id:
            self.accepted.append(request_id)
            if confirm:
                self.confirmations.append(request_id)

    def take_confirmations(self) -> tuple[int, ...]:
        if not self.confirmations:
            return ()
        confirmations, self.confirmations = tuple(self.confirmations), []
        return confirmations

    @property
    def here(self) -> bool:
        return self.connection is not None


_NOBODY = Attendee()
"""Stands for people who are not at the table: never here."""


class Attendance:
    """The people at one table."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.attendees: dict[str, Attendee] = {person: Attendee() for person in table.names}
        known = ((person, name) for person, name in table.names.items() if not is_numbered(name, UNKNOWN))
        self._original_names: OrderedDict[str, str] = OrderedDict(known)
        """The names under which people first came, for tables where nobody may talk through a new name."""
        self.shown_round_trips: tuple[int | None, ...] = ()
        """By seat, as the last update showed them."""

    def connect(self, came: Connected, now: float) -> str | None:
        """Give a person a new connection. Returns the one it replaces."""
        attendee = self.attendees.setdefault(came.person, Attendee())
        before = attendee.connection
        attendee.connect(came.connection, came.session, now)
        attendee.neighborhood = came.neighborhood
        return before

    def disconnect(self, person: str, connection: str, now: float) -> bool:
        """End a connection. Returns False if the person has reconnected."""
        attendee = self.attendees.get(person)
        if attendee is None or attendee.connection != connection:
            return False
        attendee.connection, attendee.gone_at = None, now
        return True

    def attendee_on(self, person: str, connection: str) -> Attendee | None:
        """The person on this connection; None if they have another one by now."""
        attendee = self.attendees.get(person)
        return attendee if attendee is not None and attendee.connection == connection else None

    def remove(self, person: str) -> str | None:
        """Remove a person from the table. Returns the connection they still had."""
        return self.attendees.pop(person).connection

    def restart_absence(self, now: float) -> None:
        """Count every absence from now: until now nobody was here to wait, or a match kept the seats."""
        for attendee in self.attendees.values():
            if not attendee.here:
                attendee.gone_at = now

    def name_for(self, person: str, name: str) -> str:
        """The name of somebody who comes in. Where talk is limited to phrases, it is their original one."""
        if self._table.terms.free_text:
            return name
        original = self._original_names.setdefault(person, name)
        if len(self._original_names) > MOST_NAMES:
            self._original_names.popitem(last=False)
        return original

    def forget_name(self, person: str) -> None:
        self._original_names.pop(person, None)

    def here(self, person: str) -> bool:
        attendee = self.attendees.get(person)
        return attendee is not None and attendee.connection is not None

    @property
    def anybody_here(self) -> bool:
        return any(attendee.connection is not None for attendee in self.attendees.values())

    @property
    def all_here(self) -> bool:
        return None not in [attendee.connection for attendee in self.attendees.values()]

    @property
    def away(self) -> list[tuple[float, str]]:
        """Since when people are away, and who."""
        return [
            (attendee.gone_at or 0.0, person)
            for person, attendee in self.attendees.items()
            if attendee.connection is None
        ]

    @property
    def any_player_here(self) -> bool:
        """Whether a seated person is connected. If nobody is seated: one who waits for the next deal."""
        for chair in self._table.chairs:
            if chair.person is not None and self.here(chair.person):
                return True
        if self._table.seated_people:
            return False
        return any(self.here(chair.reserved) for chair in self._table.chairs if chair.reserved is not None)

    @property
    def asked_seats(self) -> tuple[int, ...]:
        """The seats that must agree. R-67, H-44: those who play do not wait for those who are out."""
        table = self._table
        here = [seat for seat, person in table.seated_people if self.here(person)]
        out = table.match.standing.out if table.match else ()
        playing = [seat for seat in here if seat not in out]
        if table.stage == "hand":
            playing = [seat for seat in playing if seat in table.players_in]
        return tuple(playing or here)

    def round_trip(self, seat: int) -> float:
        """The round trip at a seat of the hand, by pings; 0 for bots and people who are away."""
        attendee = self.attendees.get(self._table.hand_chair(seat).person or "")
        return attendee.round_trips.of_pings or 0.0 if attendee is not None and attendee.here else 0.0

    def measure(self, person: str, answers_after: float | None) -> None:
        """A-68: a move that everybody sees measures the connection by the time in which it answered.

        A-11: one that is refused, or held in a window, measures nothing that others could notice later.
        """
        attendee = self.attendees.get(person)
        if attendee is not None and answers_after is not None:
            attendee.round_trips.add_from_answer(min(answers_after, MOST_SECONDS))

    def show_round_trips(self) -> None:
        """Show the round trips measured so far in the next update."""
        seated = [self.attendees.get(chair.person or "", _NOBODY) for chair in self._table.chairs]
        self.shown_round_trips = tuple(
            [None if each.connection is None else each.round_trips.milliseconds for each in seated]
        )
