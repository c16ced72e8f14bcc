"""The steward of a table: hears whoever speaks, says what is to be written, and then what is to be sent.

No I/O and no clock: time comes in with every call. `receive` and `tick` decide; the caller writes down what
`take_steps` gives, and only then asks `release` for the letters.
"""

from __future__ import annotations

import random
from collections import deque
from collections.abc import Callable
from typing import Any

from msgspec import UNSET, UnsetType

from ...engine.errors import IllegalMove, Malformed
from ...wire import to_server as asks
from ...wire.coding import encode
from ...wire.said import TableEvent
from ...wire.to_client import Bye, Pong, ToClient, Update, Welcome, Why
from ...wire.version import PROTOCOL
from ...wire.views import HandView, TableView
from ..bus.bus import Came, Knock, Letter, Spoke, Went
from .declined import Declined
from .doors import admit
from .finding_dealer import FindingDealer
from .gathering import REQUESTS, own_seat
from .guests import Guest
from .live_table import LiveTable, Shuffle
from .pace import Pace
from .steps import AnyStep, Closed, HostIs, Paused, SpreadOut
from .table import Table, Told
from .talk import Talk
from .telling import seen_by
from .viewing import Fields, changed, hand_fields, table_fields

SCORES_SECONDS = 25.0
"""Then the next hand is dealt, whoever is still looking at the scores."""
HOST_SECONDS = 60.0
"""So long an absent host stays host."""
KEPT_UPDATES = 64
"""For those who come back: the events of so many updates are remembered."""


class Steward:
    """Runs one table."""

    def __init__(self, table: Table, shuffle: Shuffle, rng: random.Random) -> None:
        self.live = LiveTable(table, shuffle, rng)
        self.pace = Pace(self.live)
        self.finding = FindingDealer(self.live)
        self.talk = Talk(self.live)
        self._next_at: float | None = None
        self._greet: dict[str, int | None] = {}
        self._parting: list[Letter] = []
        self._kept: deque[tuple[int, tuple[Told, ...]]] = deque(maxlen=KEPT_UPDATES)
        self._changed = False
        self._stage = ""

    @property
    def table(self) -> Table:
        return self.live.table

    def receive(self, now: float, knock: Knock) -> None:
        """Somebody came, went or spoke."""
        self.live.now = now
        if isinstance(knock, Came):
            self._came(knock)
        elif isinstance(knock, Went):
            self._went(knock)
        else:
            self._spoke(knock)
        self._follow_up()

    def tick(self, now: float) -> None:
        """Do what is due."""
        self.live.now = now
        if self._next_at is not None and now >= self._next_at:
            self._next_hand()
        elif (at := self.finding.due) is not None and now >= at:
            self.finding.tick()
            self._changed = True
        elif (at := self.pace.due) is not None and now >= at:
            self.pace.tick()
        self._replace_host()
        self._follow_up()

    @property
    def wake(self) -> float | None:
        """When `tick` is due next."""
        times = [self.pace.due, self._host_due]
        if self.live.running:
            times += [self._next_at, self.finding.due]
        return min((at for at in times if at is not None), default=None)

    def take_steps(self) -> tuple[AnyStep, ...]:
        """What is to be written before anything is sent."""
        taken = tuple(self.live.steps)
        self.live.steps.clear()
        return taken

    def release(self, now: float) -> list[Letter]:
        """What is to be sent, now that everything is written."""
        self.live.now = now
        letters = self._parting
        self._parting = []
        if self.live.told or self._changed or self._greet:
            letters += self._update()
        for person, message in self.live.answers:
            letters += self._letter(person, message)
        self.live.answers.clear()
        return letters

    def farewell(self, why: Why) -> list[Letter]:
        """The server is closing, or the table cannot go on."""
        return [
            Letter(guest.connection, encode(Bye(why=why)), last=True)
            for guest in self.live.guests.values()
            if guest.connection is not None
        ]

    def _came(self, came: Came) -> None:
        live, person = self.live, came.person
        refused: Why | None = admit(live, came)
        if refused is not None:
            self._parting.append(Letter(came.connection, encode(Bye(why=refused)), last=True))
            return
        guest = live.guests.setdefault(person, Guest())
        if guest.connection is not None:
            self._parting.append(Letter(guest.connection, encode(Bye(why="taken_over")), last=True))
        elif guest.gone_at is not None:
            live.tell(TableEvent("back", person, live.table.names[person], live.table.seat_of(person)))
        guest.connection, guest.gone_at = came.connection, None
        self._greet[person] = came.since
        if live.table.stage == "hand":
            self.pace.come_back()

    def _went(self, went: Went) -> None:
        guest = self.live.guests.get(went.person)
        if guest is None or guest.connection != went.connection:
            return
        guest.connection, guest.gone_at = None, self.live.now
        table = self.live.table
        self.live.tell(
            TableEvent("gone", went.person, table.names.get(went.person, ""), table.seat_of(went.person))
        )

    def _spoke(self, spoke: Spoke) -> None:
        live, person, message = self.live, spoke.person, spoke.message
        guest = live.guests.get(person)
        if guest is None or guest.connection != spoke.connection:
            return
        try:
            self._answer(person, message)
        except (Declined, IllegalMove, Malformed) as why:
            live.refuse(person, message.id, why)

    def _answer(self, person: str, message: Any) -> None:
        kind = type(message)
        if kind is asks.Act:
            self.pace.act(person, message)
        elif kind in REQUESTS:
            for step in list(REQUESTS[kind](self.table, person, message)):
                self.live.do(step)
            self._acknowledge(person, message.id)
            self._clean_up()
        elif kind in _ANSWERS:
            _ANSWERS[kind](self, person, message)
        else:
            raise Declined("already_greeted", "one hello, as the first message")

    def _acknowledge(self, person: str, request: int) -> None:
        if request and person in self.live.guests:
            self.live.guests[person].yours.append(request)

    def _pick(self, person: str, ask: asks.PickCard) -> None:
        self.finding.pick(person, ask)
        self._changed = True
        self._acknowledge(person, ask.id)

    def _birthday(self, person: str, ask: asks.Birthday) -> None:
        self.finding.birthday(person, ask)
        self._changed = True
        self._acknowledge(person, ask.id)

    def _agree(self, person: str, ask: asks.Agree) -> None:
        live = self.live
        seat = own_seat(live.table, person)
        if ask.to == "pause" and live.table.stage == "hand" and not live.table.paused and live.asked is None:
            live.asked, live.agreed = "pause", set()
        asked = "settle" if self.pace.settling else live.asked
        if asked != ask.to:
            raise Declined("not_asked", asked or "nothing to agree to now")
        live.agreed.add(seat)
        self._changed = True
        self._acknowledge(person, ask.id)
        self._all_agreed(ask.to)

    def _all_agreed(self, to: str) -> None:
        live = self.live
        if to == "settle":
            self.pace.agree()
        elif {seat for seat, _ in live.present} <= live.agreed:
            live.agreed, live.asked = set(), None
            if to == "pause":
                live.do(Paused(on=True))
                self.pace.plan()
            else:
                self._next_hand()

    def _resume(self, person: str, ask: asks.Resume) -> None:
        own_seat(self.table, person)
        if not self.table.paused:
            raise Declined("not_paused", "a table that is paused")
        self.live.do(Paused(on=False))
        self._acknowledge(person, ask.id)
        self.pace.plan()

    def _take_back(self, person: str, ask: asks.TakeBack) -> None:
        self.live.wake_person(own_seat(self.table, person))
        self._changed = True
        self._acknowledge(person, ask.id)
        self.pace.plan()

    def _say(self, person: str, ask: asks.Say) -> None:
        self.talk.say(person, ask)
        self._acknowledge(person, ask.id)

    def _mute(self, person: str, ask: asks.Mute) -> None:
        self.talk.mute(person, ask)

    def _report(self, person: str, ask: asks.ReportTalk) -> None:
        self.talk.report(person, ask)
        self._acknowledge(person, ask.id)

    def _judge(self, person: str, ask: asks.Judge) -> None:
        self.talk.judge(person, ask)
        self._changed = True

    def _ping(self, person: str, ask: asks.Ping) -> None:
        self.live.answers.append((person, Pong(id=ask.id, time=self.live.now)))

    def _follow_up(self) -> None:
        """What comes of itself when the stage has changed."""
        stage = self.table.stage
        if stage == "dealer" and self.live.running and self.finding.idle:
            self.finding.begin()
            self._changed = True
        if stage == self._stage:
            return
        self._stage = stage
        self._next_at = self.live.now + SCORES_SECONDS if stage == "scores" else None
        self.live.asked = "next" if stage == "scores" else None
        self.live.agreed = set()
        if stage == "hand":
            self.pace.begin()

    def _next_hand(self) -> None:
        self._next_at = None
        match = self.table.match
        if self.table.stage != "scores" or match is None:
            return
        if match.standing.dealer is None and self.table.dealer is None:
            cards = " ".join(map(str, self.live.shuffle(self.table.rules).deck))
            self.live.do(SpreadOut(cards=cards, among=match.seated))
        else:
            self.live.deal()

    def _clean_up(self) -> None:
        """After somebody has left: their connection ends, and the table with the last of them."""
        live = self.live
        for person in [person for person in live.guests if person not in live.table.names]:
            guest = live.guests.pop(person)
            self._greet.pop(person, None)
            self.talk.drop_person(person)
            if guest.connection is not None:
                why: Why = "kicked" if person in live.table.banned else "left"
                self._parting.append(Letter(guest.connection, encode(Bye(why=why)), last=True))
        if not live.table.names and not live.table.closed:
            live.do(Closed())

    def _replace_host(self) -> None:
        """A host who vanishes is replaced by whoever came first and is here."""
        at = self._host_due
        if at is None or self.live.now < at:
            return
        heir = next((person for person in self.table.names if self.live.here(person)), None)
        if heir is not None:
            self.live.do(HostIs(person=heir))

    @property
    def _host_due(self) -> float | None:
        guest = self.live.guests.get(self.table.host or "")
        others = any(other.here for other in self.live.guests.values())
        if guest is None or guest.here or not others:
            return None
        return (guest.gone_at or 0.0) + HOST_SECONDS

    def _update(self) -> list[Letter]:
        live = self.live
        live.n += 1
        told = tuple(live.told)
        live.told.clear()
        self._changed = False
        if live.table.stage == "hand":
            self.pace.shown()
        self._kept.append((live.n, told))
        common = table_fields(live, self.pace, self.finding, self.talk)
        letters: list[Letter] = []
        for person, guest in live.guests.items():
            if guest.connection is not None:
                message = self._message(person, guest, told, common)
                letters.append(Letter(guest.connection, encode(message)))
        self._greet.clear()
        return letters

    def _message(self, person: str, guest: Guest, told: tuple[Told, ...], common: Fields) -> ToClient:
        """What is new for this viewer; for somebody who has just come, what they missed, or everything."""
        live = self.live
        player = live.table.seat_of(person)
        table = {**common, "you": player}
        hand = hand_fields(live, self.pace, player)
        before, last = (guest.table, guest.hand), guest.sent
        guest.table, guest.hand, guest.sent = table, hand, live.n
        if person in self._greet:
            since = self._greet[person]
            told = self._since(since)
            if since is None or since != last:
                return self._welcome(person, guest, tuple(seen_by(told, live.table, player, guest.muted)))
        yours, guest.yours = tuple(guest.yours), []
        news = changed(before[0], table)
        return Update(
            n=live.n,
            time=live.now,
            events=tuple(seen_by(told, live.table, player, guest.muted)),
            table=TableView(**news) if news else UNSET,
            hand=_hand_news(before[1], hand),
            yours=yours,
        )

    def _welcome(self, person: str, guest: Guest, missed: tuple[Any, ...]) -> Welcome:
        guest.yours = []
        hand = None if guest.hand is None else HandView(**guest.hand)
        return Welcome(
            protocol=PROTOCOL,
            person=person,
            n=self.live.n,
            time=self.live.now,
            table=TableView(**guest.table),
            hand=hand,
            missed=missed,
        )

    def _since(self, n: int | None) -> tuple[Told, ...]:
        if n is None or not self._kept or n < self._kept[0][0] - 1:
            return ()
        return tuple(event for number, told in self._kept if number > n for event in told)

    def _letter(self, person: str, message: ToClient) -> list[Letter]:
        guest = self.live.guests.get(person)
        if guest is None or guest.connection is None:
            return []
        return [Letter(guest.connection, encode(message))]


def _hand_news(before: Fields | None, now: Fields | None) -> HandView | UnsetType | None:
    if now is None:
        return UNSET if before is None else None
    news = changed(before or {}, now)
    return HandView(**news) if news else UNSET


_ANSWERS: dict[type, Callable[[Steward, str, Any], None]] = {
    asks.PickCard: Steward._pick,
    asks.Birthday: Steward._birthday,
    asks.Agree: Steward._agree,
    asks.Resume: Steward._resume,
    asks.TakeBack: Steward._take_back,
    asks.Say: Steward._say,
    asks.Mute: Steward._mute,
    asks.ReportTalk: Steward._report,
    asks.Judge: Steward._judge,
    asks.Ping: Steward._ping,
}
