"""Sends everybody at a table what changed, in numbered updates, and newcomers the whole view."""

from __future__ import annotations

from collections import deque
from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from ..wire.changes import changes, own_changes
from ..wire.coding import encode
from ..wire.limits import KEPT_UPDATES
from ..wire.to_client import Done, Update, Welcome
from ..wire.version import PROTOCOL
from ..wire.views import OWN, HandView, TableView
from .announcements import Announcement, Announcements
from .attendance import Attendee, LastSent
from .between_hands import BetweenHands
from .context import Context
from .dealer_choice import DealerChoice
from .hand_log import Logged, hand_log
from .incoming import Outgoing
from .talk import Talk
from .turn_timer import TurnTimer
from .views import called_as_before, changed_by_cards, hand_of_seat, public_hand, table_view

NOTHING_NEW = Announcements(())


class Broadcaster:
    """Knows what was sent to whom."""

    def __init__(
        self,
        context: Context,
        timer: TurnTimer,
        dealer_choice: DealerChoice,
        talk: Talk,
        between: BetweenHands,
    ) -> None:
        self._context, self._timer = context, timer
        self._parts = dealer_choice, talk, between
        self._kept: deque[tuple[int, tuple[Announcement, ...]]] = deque(maxlen=KEPT_UPDATES)
        self.table = TableView()
        """As a spectator was last shown it."""
        self._hand: HandView | None = None
        self._table_changes: dict[str, Any] = {}
        self._hand_changes: dict[str, Any] = {}
        """As a spectator sees them."""
        self._shared_changes: dict[str, Any] = {}
        """Those of them that every player sees alike."""
        self._common: Any = UNSET
        """The changes of the table, encoded once for everybody."""
        self._answers_hidden: tuple[int | None, dict[int, str]] = None, {}
        """Whose drawn card was hidden, and which answers were held, when the hand was last looked at."""
        self._touched: set[int] = set()
        """The seats whose own part of the hand may have changed since the last update."""
        self._public: bytes | None = None
        """This update for everybody who has nothing new of their own, once it is needed."""
        self.greet: dict[str, int | None] = {}
        """Who has just come, and the last update they saw."""

    def update(self) -> list[Outgoing]:
        """The next update, to everybody who is here."""
        context = self._context
        self._look()
        told = context.journal.take_told()
        self._kept.append((context.n, told))
        outgoing = self._to_all_here(Announcements(told))
        self._public = None
        self._touched.clear()
        return outgoing

    def greetings(self) -> list[Outgoing]:
        """To those who have just come, where nothing is new for anybody else: no update is counted."""
        return self._to_all_here(NOTHING_NEW, only=set(self.greet))

    def answers(self) -> list[Outgoing]:
        """To one person each; what was granted and changed nothing that is shown is answered too."""
        guests = self._context.attendance.guests
        answers = self._context.journal.take_answers()
        for person, guest in guests.items():
            if guest.yours:
                answers += [(person, Done(id=request)) for request in guest.take_yours()]
        return [
            Outgoing(connection, encode(message))
            for person, message in answers
            if person in guests and (connection := guests[person].connection) is not None
        ]

    def table_now(self) -> TableView:
        """The table as a spectator would see it now."""
        return table_view(self._context, self._timer, *self._parts)

    def _to_all_here(self, tale: Announcements, only: set[str] | None = None) -> list[Outgoing]:
        n = self._context.n
        outgoing = [
            Outgoing(guest.connection, self._written_to(person, guest, tale), n=n)
            for person, guest in self._context.attendance.guests.items()
            if guest.connection is not None and (only is None or person in only)
        ]
        self.greet.clear()
        return outgoing

    def _look(self) -> None:
        """The table as everybody sees it, what of that is new, and whose own part may be."""
        context, table, masked = self._context, self._context.table, self._timer.intake.window.masked
        before, before_hand = self.table, self._hand
        if self._only_cards:
            now = changed_by_cards(context, self._timer)
            self._table_changes = {name: new for name, new in now.items() if new != getattr(before, name)}
            self.table = replace(before, **self._table_changes)
        else:
            self.table = self.table_now()
            self._table_changes = changes(before, self.table)
        self._common = Raw(encode(self._table_changes)) if self._table_changes else UNSET
        self._hand = public_hand(table, masked)
        if self._hand is not None:
            self._hand_changes = changes(before_hand or HandView(), self._hand)
            self._shared_changes = {
                name: value for name, value in self._hand_changes.items() if name not in OWN
            }
            self._touch(masked)

    def _touch(self, masked: int | None) -> None:
        table = self._context.table
        assert table.deal is not None
        self._touched |= table.deal.touched
        table.deal.touched.clear()
        masked_before, held_before = self._answers_hidden
        if masked != masked_before:
            self._touched.update(range(table.deal.seats))
        if table.held != held_before:
            self._touched |= table.held.keys() | held_before.keys()
        self._answers_hidden = masked, dict(table.held)

    @property
    def _only_cards(self) -> bool:
        """Whether a move in the middle of a hand is all that has happened."""
        context = self._context
        if not context.journal.only_cards or self.greet:
            return False
        return context.table.stage == "hand" and self.table.stage == "hand"

    def _written_to(self, person: str, guest: Attendee, tale: Announcements) -> bytes:
        """What is new for this viewer; for somebody who has just come, what was missed, or everything."""
        context = self._context
        player, seat = context.table.place_of(person)
        last, guest.sent = guest.sent, context.n
        before = guest.seen
        if person in self.greet:
            guest.seen = LastSent(player, self._hand_of(seat))
            return encode(self._greeting(person, guest, last, before))
        whole = last != context.n - 1 or ((guest.muted or guest.shown_again) and self._calls_otherwise(guest))
        playing = not whole and self._hand is not None
        untouched = playing and seat not in self._touched and before.is_of(player, seat)
        events = tale.seen_by(person, guest.muted)
        if untouched and not guest.yours and events is tale.public:
            return self._public or self._written_once(events)
        if not untouched:
            guest.seen = LastSent(player, self._hand_of(seat))
        return encode(self._update(guest, events, before, whole))

    def _hand_of(self, seat: int | None) -> HandView | None:
        """The hand as this viewer sees it."""
        if self._hand is None or seat is None:
            return self._hand
        return hand_of_seat(self._hand, self._context.table, self._timer.intake.window.masked, seat)

    def _calls_otherwise(self, guest: Attendee) -> bool:
        """Whether this viewer is to see other names than the rest, or did until now."""
        again, guest.shown_again = guest.shown_again, False
        if not guest.muted:
            return again
        names = self._context.table.names
        return again or any(names.get(person, name) != name for person, name in guest.muted.items())

    def _greeting(self, person: str, guest: Attendee, last: int | None, before: LastSent) -> Update | Welcome:
        """What follows on the last view that was sent, if the client has it and all since is remembered."""
        since = self.greet[person]
        missed = self._since(since, guest.first, last)
        guest.first = self._context.n if guest.first is None else guest.first
        guest.greeted_at = self._context.written_at
        events = Announcements(missed or ()).seen_by(person, guest.muted)
        goes_on = guest.resumed or not guest.session
        if missed is None or since != last or not goes_on:
            return self._welcome(person, guest, events, told=missed is not None)
        return self._update(guest, events, before, whole=True)

    def _written_once(self, events: Any) -> bytes:
        """One message for everybody who sees what a spectator sees of what is new."""
        context, hand = self._context, self._hand_changes or UNSET
        update = Update(n=context.n, time=context.now, events=events, table=self._common, hand=hand)  # type: ignore[arg-type]
        self._public = encode(update)
        return self._public

    def _update(self, guest: Attendee, events: Any, before: LastSent, whole: bool) -> Update:
        context = self._context
        return Update(
            n=context.n,
            time=context.now,
            events=events,
            table=self._table_update(guest, before, whole),
            hand=self._hand_update(before.hand, guest.seen.hand, whole),
            yours=guest.take_yours(),
        )

    def _table_update(self, guest: Attendee, before: LastSent, whole: bool) -> Any:
        """Your own seat is said again only where it is another."""
        you = guest.seen.player
        if whole:
            fields = _all_fields(called_as_before(self.table, guest.muted))
            del fields["you"]
        elif you == before.player:
            return self._common
        else:
            fields = self._table_changes
        return fields if you == before.player else {**fields, "you": you}

    def _hand_update(self, before: HandView | None, now: HandView | None, whole: bool) -> Any:
        """What is new in the hand; of the viewer's own part, what differs from the last one sent."""
        if now is None:
            return UNSET if before is None else None
        if whole or before is None:
            return _all_fields(now)
        if now is before:
            return self._hand_changes or UNSET
        return self._shared_changes | own_changes(before, now) or UNSET

    def _welcome(self, person: str, guest: Attendee, missed: Any, told: bool) -> Welcome:
        """The whole view; with the hand so far, where it is not told what was missed."""
        table, seen = called_as_before(self.table, guest.muted), guest.seen
        return Welcome(
            protocol=PROTOCOL,
            person=person,
            n=self._context.n,
            time=self._context.now,
            table=replace(table, you=seen.player),
            hand=seen.hand,
            missed=missed,
            log=() if told or seen.hand is None else self._hand_log(person),
            yours=guest.take_yours() if guest.resumed else None,
        )

    def _hand_log(self, person: str) -> tuple[Logged, ...]:
        table = self._context.table
        return hand_log(table, table.place_of(person)[1], hidden=bool(self._timer.intake.window.unshown))

    def _since(self, n: int | None, first: int | None, last: int | None) -> tuple[Announcement, ...] | None:
        """All that was told since, to somebody who was here; None where that is not remembered.

        A number that was never sent to them is invented, and what came before their first view is not theirs.
        """
        if n is None or first is None or last is None or n > last:
            return None
        if not self._kept or n < self._kept[0][0] - 1:
            return None
        return tuple(event for number, told in self._kept if number > max(n, first) for event in told)


def _all_fields(view: TableView | HandView) -> dict[str, Any]:
    return {name: getattr(view, name) for name in view.__struct_fields__}
