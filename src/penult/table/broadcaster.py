"""Letters to everybody at a table: numbered updates with what changed, and the whole view for newcomers."""

from __future__ import annotations

from collections import deque
from dataclasses import dataclass
from typing import Any, NamedTuple

from msgspec import UNSET, Raw, UnsetType

from ..wire.coding import encode
from ..wire.limits import KEPT_UPDATES
from ..wire.to_client import ToClient, Update, Welcome
from ..wire.version import PROTOCOL
from ..wire.views import HandView, TableView
from .dealer_choice import DealerChoice
from .guests import Guest, Seen
from .hand_log import Logged, hand_log
from .incoming import Outgoing
from .live_table import LiveTable
from .own_part import OwnPart, own_part
from .talk import Talk
from .telling import Tale, Telling
from .turn_timer import TurnTimer
from .viewing import Fields, called_as_before, changed, hand_fields, moving_fields, table_fields

NOTHING_NEW = Tale(())


@dataclass(frozen=True, slots=True)
class Shown:
    """What everybody was last shown, field by field."""

    table: Fields
    hand: Fields | None


class Written(NamedTuple):
    """An update as bytes, and what it says besides what everybody is told: others may be told the same."""

    events: Any
    own_news: Fields
    body: bytes


class Broadcaster:
    """Knows what was sent to whom."""

    def __init__(self, live: LiveTable, pace: TurnTimer, finding: DealerChoice, talk: Talk) -> None:
        self._live, self._pace, self._finding, self._talk = live, pace, finding, talk
        self._kept: deque[tuple[int, tuple[Telling, ...]]] = deque(maxlen=KEPT_UPDATES)
        self._shown = Shown({}, None)
        self._table_news: Fields = {}
        self._hand_news: Fields | None = None
        self._common: Any = UNSET
        """The news of the table, encoded once for everybody."""
        self._written: list[Written] = []
        """What has been written in this update: who only looks on is told the same as others."""
        self.greet: dict[str, int | None] = {}
        """Who has just come, and the last update they saw."""

    def update(self) -> list[Outgoing]:
        """The next update, to everybody who is here."""
        live = self._live
        told = tuple(live.told)
        self._kept.append((live.n, told))
        self._look()
        live.told.clear()
        live.changed = live.stirred = False
        tale = Tale(told)
        self._common = Raw(encode(TableView(**self._table_news))) if self._table_news else UNSET
        letters = [
            Outgoing(guest.connection, self._written_to(person, guest, tale), n=live.n)
            for person, guest in live.guests.items()
            if guest.connection is not None
        ]
        self.greet.clear()
        self._written.clear()
        return letters

    def greetings(self) -> list[Outgoing]:
        """To those who have just come, where nothing is new for anybody else: no update is counted."""
        letters = [
            Outgoing(guest.connection, self._written_to(person, guest, NOTHING_NEW), n=self._live.n)
            for person, guest in self._live.guests.items()
            if person in self.greet and guest.connection is not None
        ]
        self.greet.clear()
        return letters

    def to_one(self, person: str, message: ToClient) -> list[Outgoing]:
        guest = self._live.guests.get(person)
        if guest is None or guest.connection is None:
            return []
        return [Outgoing(guest.connection, encode(message))]

    def _look(self) -> None:
        """The table as everybody sees it, and what of that is new."""
        live, before = self._live, self._shown
        if self._only_cards:
            self._table_news = changed(before.table, moving_fields(live, self._pace))
            table = before.table | self._table_news
        else:
            table = table_fields(live, self._pace, self._finding, self._talk)
            self._table_news = changed(before.table, table)
        hand = hand_fields(live, self._pace)
        self._shown = Shown(table, hand)
        self._hand_news = None if hand is None else changed(before.hand or {}, hand)

    @property
    def _only_cards(self) -> bool:
        """Whether a move in the middle of a hand is all that has happened."""
        live = self._live
        if live.stirred or live.changed or self.greet:
            return False
        return live.table.stage == "hand" and self._shown.table.get("stage") == "hand"

    def _written_to(self, person: str, guest: Guest, tale: Tale) -> bytes:
        """What is new for this viewer; for somebody who has just come, what was missed, or everything."""
        live = self._live
        player, seat = live.table.place_of(person)
        own = None if self._shown.hand is None else own_part(live.table, self._pace.window.masked, seat)
        last, guest.sent = guest.sent, live.n
        before, guest.seen = guest.seen, Seen(player, own)
        if person in self.greet:
            greeting = self._greeting(person, guest, last, before)
            guest.first = live.n if guest.first is None else guest.first
            guest.greeted_at = live.written_at
            return encode(greeting)
        events, whole = tale.seen_by(person, guest.muted), last != live.n - 1 or self._calls_otherwise(guest)
        if whole or own is None or before.own is None or player != before.player or guest.yours:
            return encode(self._update(guest, events, before, whole))
        return self._written_once(events, own.news(before.own))

    def _calls_otherwise(self, guest: Guest) -> bool:
        """Whether this viewer is to see other names than the rest, or did until now."""
        again, guest.shown_again = guest.shown_again, False
        names = self._live.table.names
        return again or any(names.get(person, name) != name for person, name in guest.muted.items())

    def _greeting(self, person: str, guest: Guest, last: int | None, before: Seen) -> Update | Welcome:
        """What follows on the last view that was sent, if the client has it and all since is remembered."""
        since = self.greet[person]
        missed = self._since(since, guest.first, last)
        events = Tale(missed or ()).seen_by(person, guest.muted)
        goes_on = guest.resumed or not guest.session
        if missed is None or since != last or not goes_on:
            return self._welcome(person, guest, events, told=missed is not None)
        return self._update(guest, events, before, whole=True)

    def _written_once(self, events: Any, own_news: Fields) -> bytes:
        """Nothing but cards was moved: whoever has seen the same and has nothing new is told the same."""
        for written in self._written:
            if written.own_news == own_news and written.events == events:
                return written.body
        news = self._hand_news | own_news if self._hand_news else own_news
        update = Update(
            n=self._live.n,
            time=self._live.now,
            events=events,
            table=self._common,
            hand=HandView(**news) if news else UNSET,
        )
        self._written.append(Written(events, own_news, encode(update)))
        return self._written[-1].body

    def _update(self, guest: Guest, events: Any, before: Seen, whole: bool) -> Update:
        live, seen = self._live, guest.seen
        return Update(
            n=live.n,
            time=live.now,
            events=events,
            table=self._table_update(before.other_seat(seen.player), whole, guest),
            hand=self._hand_update(before.own, seen.own, whole),
            yours=guest.take_yours(),
        )

    def _table_update(self, other_seat: Fields, whole: bool, guest: Guest) -> Any:
        if not whole and not other_seat:
            return self._common
        news = called_as_before(self._shown.table, guest.muted) if whole else self._table_news
        return TableView(**news, **other_seat)

    def _hand_update(
        self, before: OwnPart | None, own: OwnPart | None, whole: bool
    ) -> HandView | UnsetType | None:
        if own is None or self._hand_news is None or self._shown.hand is None:
            return UNSET if before is None else None
        news = (self._shown.hand | own.news(None)) if whole else (self._hand_news | own.news(before))
        return HandView(**news) if news else UNSET

    def _welcome(self, person: str, guest: Guest, missed: Any, told: bool) -> Welcome:
        """The whole view; with the hand so far, where it is not told what was missed."""
        shown, seen = self._shown, guest.seen
        hand = None if shown.hand is None or seen.own is None else shown.hand | seen.own._asdict()
        return Welcome(
            protocol=PROTOCOL,
            person=person,
            n=self._live.n,
            time=self._live.now,
            table=TableView(**called_as_before(shown.table, guest.muted), you=seen.player),
            hand=None if hand is None else HandView(**hand),
            missed=missed,
            log=() if told or hand is None else self._hand_log(person),
            yours=guest.take_yours() if guest.resumed else None,
        )

    def _hand_log(self, person: str) -> tuple[Logged, ...]:
        table = self._live.table
        return hand_log(table, table.place_of(person)[1], hidden=bool(self._pace.window.unshown))

    def _since(self, n: int | None, first: int | None, last: int | None) -> tuple[Telling, ...] | None:
        """All that was told since, to somebody who was here; None where that is not remembered.

        A number that was never sent to them is invented, and what came before their first view is not theirs.
        """
        if n is None or first is None or last is None or n > last:
            return None
        if not self._kept or n < self._kept[0][0] - 1:
            return None
        return tuple(event for number, told in self._kept if number > max(n, first) for event in told)
