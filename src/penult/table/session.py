"""The steward of a table: hears whoever speaks, says what is to be written, and then what is to be sent.

No I/O and no clock: time comes in with every call. `receive` and `tick` decide; the caller writes down what
`take_steps` gives, and only then asks `release` for the letters.
"""

from __future__ import annotations

import random
from collections.abc import Iterable

from ..engine.errors import IllegalMove, Malformed
from ..wire.coding import encode
from ..wire.said import TableEvent
from ..wire.to_client import Bye, Why
from ..wire.to_server import Act
from ..wire.views import TableView
from . import absence
from .agenda import soonest
from .broadcaster import Broadcaster
from .dealer_choice import DealerChoice
from .declined import Declined
from .entry import admit, call
from .guests import Guest
from .incoming import (
    Connected,
    Disconnected,
    Incoming,
    ListingChanged,
    MessageReceived,
    NameChanged,
    Outgoing,
    PersonErased,
    RoundTripMeasured,
)
from .live_table import LiveTable, Shuffle
from .race import MOST_SECONDS
from .requests import Requests
from .seat_requests import REQUESTS
from .steps import AnyStep, Closed
from .table import Table
from .talk import Talk
from .turn_timer import TurnTimer
from .views import table_view

SCORES_SECONDS = 25.0
"""Then the next hand is dealt, whoever is still looking at the scores."""


class TableSession:
    """Runs one table."""

    def __init__(self, table: Table, shuffle: Shuffle, rng: random.Random, n: int = 0) -> None:
        self.live = LiveTable(table, shuffle, rng, n)
        self.pace = TurnTimer(self.live)
        self.finding = DealerChoice(self.live)
        self.talk = Talk(self.live)
        self._requests = Requests(self.live, self.pace, self.finding, self.talk)
        self.broadcaster = Broadcaster(self.live, self.pace, self.finding, self.talk)
        self._parting: list[Outgoing] = []
        self._stage = ""
        self._ran = False
        self._told_at = 0.0
        """The time of the last update."""

    @property
    def table(self) -> Table:
        return self.live.table

    def view(self) -> TableView:
        """The table as a spectator would see it now."""
        return table_view(self.live, self.pace, self.finding, self.talk)

    def receive(self, now: float, knock: Incoming) -> None:
        """Somebody came, went or spoke."""
        self.live.now = now
        if isinstance(knock, RoundTripMeasured):
            self._measured(knock)
            return
        if isinstance(knock, Connected):
            self._came(knock)
        elif isinstance(knock, Disconnected):
            self._went(knock)
        elif isinstance(knock, NameChanged):
            call(self.live, knock.person, knock.name)
        elif isinstance(knock, PersonErased):
            self._forget(knock.person)
        elif isinstance(knock, ListingChanged):
            self.live.tell_host(TableEvent(knock.what))
        else:
            self._spoke(knock)
        self._follow_up()

    def tick(self, now: float) -> None:
        """Do what is due."""
        self.live.now = now
        if self.live.running and (at := self.live.next_due) is not None and now >= at:
            self._requests.next_hand()
        elif self.live.running and (at := self.finding.due) is not None and now >= at:
            self.finding.tick()
            self.live.changed = True
        elif (at := self.pace.due) is not None and now >= at:
            self.pace.tick()
        absence.look(self.live)
        self._see_out()
        self._follow_up()

    @property
    def wake(self) -> float | None:
        """When `tick` is due next."""
        away = soonest(absence.due(self.live), self.talk.suggestions.due)
        if not self.live.running:
            return soonest(self.pace.due, away)
        return soonest(self.pace.due, away, self.live.next_due, self.finding.due)

    def take_steps(self) -> tuple[AnyStep, ...]:
        """What is to be written before anything is sent."""
        taken = tuple(self.live.steps)
        self.live.steps.clear()
        return taken

    def release(self, now: float) -> list[Outgoing]:
        """What is to be sent, now that everything is written."""
        live = self.live
        live.written_at = now
        live.now = now if live.as_of is None else max(live.as_of, self._told_at)
        live.as_of = None
        letters, self._parting = self._parting, []
        if live.told or live.changed:
            live.n += 1
            live.shown_round_trips = live.round_trips
            if live.table.stage == "hand":
                self.pace.shown()
            self._told_at = live.now
            letters += self.broadcaster.update()
        elif self.broadcaster.greet:
            letters += self.broadcaster.greetings()
        live.answer_the_rest()
        for person, message in live.answers:
            letters += self.broadcaster.to_one(person, message)
        live.answers.clear()
        return letters

    def farewell(self, unheard: Iterable[str] = (), why: Why = "closing") -> list[Outgoing]:
        """The room closes: also for those who were not heard any more.

        Whoever was about to be sent away is told this instead, for what they did is not written.
        """
        here = (guest.connection for guest in self.live.guests.values() if guest.connection is not None)
        parting = (letter.connection for letter in self._parting)
        return [_last(connection, why) for connection in (*here, *parting, *unheard)]

    def _came(self, came: Connected) -> None:
        live, person = self.live, came.person
        if why := admit(live, came):
            self._parting.append(_last(came.connection, why))
            return
        self._see_out()
        first = not live.anybody_here
        guest = live.guests.setdefault(person, Guest())
        if guest.connection is not None:
            self._parting.append(_last(guest.connection, "taken_over"))
        elif guest.gone_at is not None:
            live.tell(TableEvent("back", person, live.table.names[person], live.table.seat_of(person)))
        live.changed |= not guest.here
        guest.connect(came.connection, came.session, live.now)
        guest.neighborhood = came.neighborhood
        self._forget_requests(person, guest.resumed)
        self.broadcaster.greet[person] = came.since
        if first:
            absence.count_anew(live)

    def _forget_requests(self, person: str, resumed: bool) -> None:
        """What was asked over an old connection is not answered over a new one, unless it is said again."""
        self.live.answers = [answer for answer in self.live.answers if answer[0] != person]
        self.pace.hearing.forget_requests(person, resumed)

    def _went(self, went: Disconnected) -> None:
        guest = self.live.guests.get(went.person)
        if guest is None or guest.connection != went.connection:
            return
        guest.connection, guest.gone_at = None, self.live.now
        name, seat = self.table.names[went.person], self.table.seat_of(went.person)
        self.live.tell(TableEvent("gone", went.person, name, seat))

    def _measured(self, measured: RoundTripMeasured) -> None:
        """A-68: shown to the table with the next update that there is for another reason."""
        guest = self.live.guests.get(measured.person)
        if guest is not None and guest.connection == measured.connection:
            guest.round_trips.add(min(measured.round_trip, MOST_SECONDS))

    def _forget(self, person: str) -> None:
        self.live.forget_name(person)
        if person in self.table.names:
            absence.leave(self.live, person)
            self._see_out()

    def _spoke(self, spoke: MessageReceived) -> None:
        guest = self.live.guests.get(spoke.person)
        if guest is None or guest.connection != spoke.connection:
            return
        try:
            self._answer(spoke, guest)
        except (Declined, IllegalMove, Malformed) as why:
            self.live.refuse(spoke.person, spoke.message.id, why)

    def _answer(self, spoke: MessageReceived, guest: Guest) -> None:
        person, message = spoke.person, spoke.message
        if isinstance(message, Act):
            self.pace.act(person, message, self._said_at(spoke, guest))
        elif type(message) in REQUESTS:
            for step in list(REQUESTS[type(message)](self.table, person, message)):
                self.live.do(step)
            self.live.acknowledge(person, message.id)
            self._see_out()
        else:
            self._requests.answer(person, message)

    def _said_at(self, spoke: MessageReceived, guest: Guest) -> float:
        """A-68: what they saw came late by half of the round trip, and what they said by the other half."""
        if spoke.answers_after is not None:
            guest.round_trips.add_answer(min(spoke.answers_after, MOST_SECONDS))
        arrived = self.live.now if spoke.arrived is None else spoke.arrived
        return arrived - (guest.round_trip or 0.0)

    def _see_out(self) -> None:
        """After somebody has left: their connection ends, and the table with the last of them."""
        live = self.live
        for person in [person for person in live.guests if person not in live.table.names]:
            connection = live.guests.pop(person).connection
            self.broadcaster.greet.pop(person, None)
            kicked = person in live.table.banned
            if kicked:
                self.talk.suggestions.sent_away(person)
            if connection is not None:
                self._parting.append(_last(connection, "kicked" if kicked else "left"))
        if not live.table.names and not live.table.closed:
            live.do(Closed())

    def _follow_up(self) -> None:
        """What comes of itself when people or the stage have changed."""
        self.talk.suggestions.review()
        if self.live.anybody_here:
            self._requests.count()
        stage = self.table.stage
        self.live.stopwatch.look(self.live.now, self._ran)
        if self.live.running != self._ran:
            self._ran = self.live.running
            self._go_on() if self._ran else self.pace.plan()
        if stage == "dealer" and self.live.running and self.finding.idle:
            self.finding.begin()
            self.live.changed = True
        if stage == "hand":
            self.pace.recheck()
        if stage == self._stage:
            return
        if stage == "hand" and self._stage:
            self.live.stopwatch.start(self.live.now)
        else:
            self.live.stopwatch.stop()
        self._stage = stage
        if stage == "over":
            absence.count_anew(self.live)
        self.table.forget_hands()
        self.live.next_at = self.live.now + SCORES_SECONDS if stage == "scores" else None
        self.live.asked = "next" if stage == "scores" else None
        self.live.agreed = set()
        self.talk.suggestions.forget()
        self.pace.begin()

    def _go_on(self) -> None:
        """Time passes again, and nothing that was due meanwhile is overdue."""
        self.finding.go_on()
        if self.live.next_at is not None:
            self.live.next_at = self.live.now + SCORES_SECONDS


def _last(connection: str, why: Why) -> Outgoing:
    return Outgoing(connection, encode(Bye(why=why)), last=True)
