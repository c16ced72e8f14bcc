"""Sends everybody at a table what changed, in numbered updates, and newcomers the whole view."""

from __future__ import annotations

from collections import deque
from collections.abc import Iterator
from typing import Any

from msgspec import UNSET, Raw
from msgspec.structs import replace

from ..wire.changes import changes
from ..wire.coding import encode
from ..wire.limits import KEPT_UPDATES
from ..wire.to_client import Done, Update, Welcome
from ..wire.version import PROTOCOL
from ..wire.views import HandView, TableView
from .announcements import Announcement, Announcements
from .attendance import Attendee, LastSent
from .between_hands import BetweenHands
from .context import Context
from .dealer_choice import DealerChoice
from .hand_log import Logged, hand_log
from .incoming import Outgoing
from .talk import Talk
from .turn_timer import TurnTimer
from .views import after_a_card, called_as_before, hand_of_seat, public_hand, table_view, with_own_part

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
        self._hand_changes: dict[str, Any] | None = None
        self._common: Any = UNSET
        """The changes of the table, encoded once for everybody."""
        self._answers_hidden: tuple[int | None, dict[int, str]] = None, {}
        """Whose drawn card was hidden, and which answers were held, when the hand was last looked at."""
        self._touched: set[int] = set()
        """The seats whose own part of the hand may have changed since the last update."""
        self._same: list[tuple[Any, bytes]] = []
        """The events and the bytes of this update for those whose own part is as it was."""
        self.greet: dict[str, int | None] = {}
        """Who has just come, and the last update they saw."""

    def update(self) -> Iterator[Outgoing]:
        """The next update, to everybody who is here."""
        context = self._context
        self._look()
        told = context.journal.take_told()
        self._kept.append((context.n, told))
        yield from self._to_all_here(Announcements(told))
        self._same.clear()
        self._touched.clear()

    def greetings(self) -> Iterator[Outgoing]:
        """To those who have just come, where nothing is new for anybody else: no update is counted."""
        yield from self._to_all_here(NOTHING_NEW, only=set(self.greet))

    def answers(self) -> Iterator[Outgoing]:
        """To one person each; what was granted and changed nothing that is shown is answered too."""
        guests = self._context.attendance.guests
        answers = self._context.journal.take_answers()
        for person, guest in guests.items():
            if guest.yours:
                answers += [(person, Done(id=request)) for request in guest.take_yours()]
        for person, message in answers:
            if person in guests and (connection := guests[person].connection) is not None:
                yield Outgoing(connection, encode(message))

    def table_now(self) -> TableView:
        """The table as a spectator would see it now."""
        return table_view(self._context, self._timer, *self._parts)

    def _to_all_here(self, tale: Announcements, only: set[str] | None = None) -> Iterator[Outgoing]:
        for person, guest in self._context.attendance.guests.items():
            if guest.connection is not None and (only is None or person in only):
                yield Outgoing(guest.connection, self._written_to(person, guest, tale), n=self._context.n)
        self.greet.clear()

    def _look(self) -> None:
        """The table as everybody sees it, what of that is new, and whose own part may be."""
        context, table, masked = self._context, self._context.table, self._timer.window.masked
        before, before_hand = self.table, self._hand
        if self._only_cards:
            self.table = after_a_card(before, context, self._timer)
        else:
            self.table = self.table_now()
        self._table_changes = changes(before, self.table)
        self._common = Raw(encode(self._table_changes)) if self._table_changes else UNSET
        self._hand = public_hand(table, masked)
        if self._hand is None:
            self._hand_changes = None
        else:
            self._hand_changes = changes(before_hand or HandView(), self._hand)
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
        in_step = last == context.n - 1 and person not in self.greet
        guest.seen = LastSent(player, self._hand_for(seat, before.hand if in_step else None))
        if person in self.greet:
            greeting = self._greeting(person, guest, last, before)
            guest.first = context.n if guest.first is None else guest.first
            guest.greeted_at = context.written_at
            return encode(greeting)
        events, whole = tale.seen_by(person, guest.muted), not in_step or self._calls_otherwise(guest)
        if not whole and not guest.yours and self._is_untouched(before, guest.seen):
            return self._written_once(events)
        return encode(self._update(guest, events, before, whole))

    def _hand_for(self, seat: int | None, before: HandView | None) -> HandView | None:
        """The hand as this viewer sees it: only a seat that was touched is looked at again."""
        if self._hand is None or seat is None:
            return self._hand
        if before is not None and before.you == seat and seat not in self._touched:
            return with_own_part(self._hand, before)
        return hand_of_seat(self._hand, self._context.table, self._timer.window.masked, seat)

    def _is_untouched(self, before: LastSent, now: LastSent) -> bool:
        if before.player != now.player or before.hand is None or now.hand is None:
            return False
        return before.hand.you == now.hand.you and now.hand.you not in self._touched

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
        events = Announcements(missed or ()).seen_by(person, guest.muted)
        goes_on = guest.resumed or not guest.session
        if missed is None or since != last or not goes_on:
            return self._welcome(person, guest, events, told=missed is not None)
        return self._update(guest, events, before, whole=True)

    def _written_once(self, events: Any) -> bytes:
        """One message for all who were told the same and have nothing new of their own."""
        for same, body in self._same:
            if same is events or same == events:
                return body
        update = Update(
            n=self._context.n,
            time=self._context.now,
            events=events,
            table=self._common,
            hand=self._hand_changes or UNSET,  # type: ignore[arg-type]
        )
        self._same.append((events, encode(update)))
        return self._same[-1][1]

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
        if now is None:
            return UNSET if before is None else None
        if whole or before is None:
            return _all_fields(now)
        return changes(before, now) or UNSET

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
        return hand_log(table, table.place_of(person)[1], hidden=bool(self._timer.window.unshown))

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
