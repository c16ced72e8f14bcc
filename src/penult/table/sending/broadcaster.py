"""Writes the messages of a table: numbered updates with what changed, and the whole view for newcomers."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import UNSET
from msgspec.structs import replace

from ...wire.changes import own_changes
from ...wire.coding import encode
from ...wire.limits import KEPT_UPDATES
from ...wire.to_client import Done, Update, Welcome
from ...wire.version import PROTOCOL
from ...wire.views import HandView, TableView
from ..context import Context
from ..hand.hand_in_play import HandInPlay
from ..incoming import Outgoing
from ..people.attendance import Attendee, LastSent
from .announcements import Announcement, Announcements
from .hand_log import Logged, hand_log
from .public_changes import PublicChanges
from .views import hand_of_seat, with_old_names

NOTHING_NEW = Announcements(())


class Broadcaster:
    """Writes to each viewer what is new for them, and remembers the last updates for those who come back."""

    def __init__(self, context: Context, hand: HandInPlay, public: PublicChanges) -> None:
        self._context, self._in_play, self._public = context, hand, public
        self._recent: deque[tuple[int, tuple[Announcement, ...]]] = deque(maxlen=KEPT_UPDATES)
        """The last updates: their numbers and announcements."""
        self._for_all: bytes | None = None
        """This update for all viewers without changes of their own; None until it is needed."""
        self.greet: dict[str, int | None] = {}
        """The people who have just connected, and the last update each has seen."""

    def update(self) -> list[Outgoing]:
        """The next update, for everybody who is connected."""
        context = self._context
        self._public.find(anybody_came=bool(self.greet))
        announcements = context.journal.take_announcements()
        self._recent.append((context.n, announcements))
        outgoing = self._messages(Announcements(announcements))
        self._for_all = None
        self._public.touched.clear()
        return outgoing

    def greetings(self) -> list[Outgoing]:
        """Views for people who have just connected, if nothing is new for the others. It is no update."""
        return self._messages(NOTHING_NEW, people=set(self.greet))

    def answers(self) -> list[Outgoing]:
        """Answers to one person each, and `Done` for accepted messages that no update confirms."""
        attendees = self._context.attendance.attendees
        answers = self._context.journal.take_answers()
        for person, attendee in attendees.items():
            if attendee.confirmations:
                answers += [(person, Done(id=request_id)) for request_id in attendee.take_confirmations()]
        return [
            Outgoing(connection, encode(message))
            for person, message in answers
            if person in attendees and (connection := attendees[person].connection) is not None
        ]

    def _messages(self, announcements: Announcements, people: set[str] | None = None) -> list[Outgoing]:
        """A message for each of these people, or for everybody who is connected."""
        n = self._context.n
        outgoing = [
            Outgoing(attendee.connection, self._message_for(person, attendee, announcements), n=n)
            for person, attendee in self._context.attendance.attendees.items()
            if attendee.connection is not None and (people is None or person in people)
        ]
        self.greet.clear()
        return outgoing

    def _message_for(self, person: str, attendee: Attendee, announcements: Announcements) -> bytes:
        """What is new for this viewer; for a newcomer, what they missed or the whole view."""
        context = self._context
        player, seat = context.table.both_seats(person)
        before, last = attendee.last_sent, attendee.last_update
        attendee.last_update = context.n
        if person in self.greet:
            attendee.last_sent = LastSent(player, self._hand_of(seat))
            return encode(self._greeting(person, attendee, last, before))
        may_differ = attendee.muted or attendee.needs_whole_view
        whole = last != context.n - 1 or (may_differ and self._sees_other_names(attendee))
        playing = not whole and self._public.hand is not None
        untouched = playing and seat not in self._public.touched and before.is_of(player, seat)
        events = announcements.seen_by(person, attendee.muted)
        if untouched and not attendee.confirmations and events is announcements.public:
            return self._for_all or self._encode_for_all(events)
        if not untouched:
            attendee.last_sent = LastSent(player, self._hand_of(seat))
        return encode(self._update(attendee, events, before, whole))

    def _hand_of(self, seat: int | None) -> HandView | None:
        """The hand as this viewer sees it."""
        if self._public.hand is None or seat is None:
            return self._public.hand
        return hand_of_seat(self._public.hand, self._context.table, self._in_play.masked, seat)

    def _sees_other_names(self, attendee: Attendee) -> bool:
        """Whether this viewer sees other names than the rest, or did until now."""
        unmuted = attendee.take_unmuted()
        if not attendee.muted:
            return unmuted
        names = self._context.table.names
        return unmuted or any(names.get(person, name) != name for person, name in attendee.muted.items())

    def _greeting(
        self, person: str, attendee: Attendee, last: int | None, before: LastSent
    ) -> Update | Welcome:
        """An update if the client has the last view it was sent and missed little; otherwise a welcome."""
        since = self.greet[person]
        missed = self._missed(since, attendee.first_update, last)
        attendee.note_greeting(self._context.n, self._context.written_at)
        events = Announcements(missed or ()).seen_by(person, attendee.muted)
        is_same_client = attendee.resumed or not attendee.session
        if missed is None or since != last or not is_same_client:
            return self._welcome(person, attendee, events, with_log=missed is None)
        return self._update(attendee, events, before, whole=True)

    def _encode_for_all(self, events: Any) -> bytes:
        """One message for all viewers to whom the same is new as to a spectator."""
        context, table = self._context, self._public.encoded_table
        hand: Any = self._public.of_hand or UNSET
        self._for_all = encode(Update(n=context.n, time=context.now, events=events, table=table, hand=hand))
        return self._for_all

    def _update(self, attendee: Attendee, events: Any, before: LastSent, whole: bool) -> Update:
        context = self._context
        return Update(
            n=context.n,
            time=context.now,
            events=events,
            table=self._table_update(attendee, before, whole),
            hand=self._hand_update(before.hand, attendee.last_sent.hand, whole),
            yours=attendee.take_confirmations(),
        )

    def _table_update(self, attendee: Attendee, before: LastSent, whole: bool) -> Any:
        """The changes of the table. `you` is repeated only if it has changed."""
        you = attendee.last_sent.player
        if whole:
            fields = _all_fields(with_old_names(self._public.table, attendee.muted))
            del fields["you"]
        elif you == before.player:
            return self._public.encoded_table
        else:
            fields = self._public.of_table
        return fields if you == before.player else {**fields, "you": you}

    def _hand_update(self, before: HandView | None, now: HandView | None, whole: bool) -> Any:
        """The changes of the hand. The viewer's own part is compared with what they were last sent."""
        if now is None:
            return UNSET if before is None else None
        if whole or before is None:
            return _all_fields(now)
        if now is before:
            return self._public.of_hand or UNSET
        return self._public.shared | own_changes(before, now) or UNSET

    def _welcome(self, person: str, attendee: Attendee, missed: Any, with_log: bool) -> Welcome:
        """The whole view, with the log of the hand if the missed events are not known."""
        table, sent = with_old_names(self._public.table, attendee.muted), attendee.last_sent
        return Welcome(
            protocol=PROTOCOL,
            person=person,
            n=self._context.n,
            time=self._context.now,
            table=replace(table, you=sent.player),
            hand=sent.hand,
            missed=missed,
            log=self._hand_log(person) if with_log and sent.hand is not None else (),
            yours=attendee.take_confirmations() if attendee.resumed else None,
        )

    def _hand_log(self, person: str) -> tuple[Logged, ...]:
        table = self._context.table
        return hand_log(table, table.both_seats(person)[1], hidden=self._in_play.hides_turn)

    def _missed(self, n: int | None, first: int | None, last: int | None) -> tuple[Announcement, ...] | None:
        """All announcements since update `n`; None if they are not remembered.

        A number beyond the last update they were sent is made up, and what came before their first view is
        not for them.
        """
        if n is None or first is None or last is None or n > last:
            return None
        if not self._recent or n < self._recent[0][0] - 1:
            return None
        return tuple(
            announcement
            for number, announcements in self._recent
            if number > max(n, first)
            for announcement in announcements
        )


def _all_fields(view: TableView | HandView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}
