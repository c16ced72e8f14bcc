"""Runs a table: takes what people send, and says what to write and what to send.

No I/O and no clock: time comes in with every call. `receive` and `tick` decide; the caller writes the steps
from `take_steps`, and only then sends the messages from `release`.
"""

from __future__ import annotations

import random
from collections.abc import Iterable
from typing import Literal

from ..engine.errors import IllegalMove, Malformed
from ..wire.coding import encode
from ..wire.events import TableEvent
from ..wire.to_client import Bye, Why
from ..wire.to_server import Act, Sit
from ..wire.views import TableView
from .agenda import Agenda, Entry, first_of
from .between.between_hands import BetweenHands
from .between.dealer_choice import DealerChoice
from .context import Context, MaySit, Shuffle
from .declined import Declined
from .hand.hand_in_play import HandInPlay
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
from .log.steps import AnyStep, Closed
from .moves.race import MOST_SECONDS
from .people.absence import Absence
from .people.admission import admit, check_other_seats, rename
from .people.attendance import Attendee
from .people.seat_requests import SEAT_REQUESTS
from .requests import Requests
from .sending.broadcaster import Broadcaster
from .sending.public_changes import PublicChanges
from .table import Table
from .talk.talk import Talk


class TableSession:
    def __init__(
        self,
        table: Table,
        shuffle: Shuffle,
        rng: random.Random,
        n: int = 0,
        may_sit: MaySit = lambda _: True,
    ) -> None:
        self._context = context = Context(table, shuffle, rng, n, may_sit)
        self.table = table
        self.attendance = context.attendance
        self.hand = HandInPlay(context)
        self._dealer_choice = DealerChoice(context)
        self._talk = Talk(context)
        self._absence = Absence(context)
        self._between = BetweenHands(context, self._dealer_choice)
        self._requests = Requests(context, self.hand, self._dealer_choice, self._talk, self._between)
        self._public = PublicChanges(context, self.hand, self._dealer_choice, self._talk, self._between)
        self._broadcaster = Broadcaster(context, self.hand, self._public)
        self._goodbyes: list[Outgoing] = []
        self._stage = ""
        self._next: Entry | None = None
        self._is_planned = False
        self._updated_at = 0.0
        """The time that the last update gave."""

    @property
    def n(self) -> int:
        """The number of the last update."""
        return self._context.n

    @property
    def running(self) -> bool:
        """Whether time passes at the table."""
        return self._context.running

    @property
    def shown(self) -> TableView:
        """The table as the last update showed it to a spectator."""
        return self._public.table

    def view(self) -> TableView:
        """The table as a spectator would see it now."""
        return self._public.table_now()

    def receive(self, now: float, incoming: Incoming) -> None:
        """Take what came in."""
        self._context.now = now
        if isinstance(incoming, RoundTripMeasured):
            self._measured(incoming)
            return
        if isinstance(incoming, MessageReceived):
            self._received(incoming)
        elif isinstance(incoming, Connected):
            self._connected(incoming)
        elif isinstance(incoming, Disconnected):
            self._disconnected(incoming)
        elif isinstance(incoming, NameChanged):
            rename(self._context, incoming.person, incoming.name)
        elif isinstance(incoming, PersonErased):
            self._erase(incoming.person)
        elif isinstance(incoming, ListingChanged) and self.table.host is not None:
            self._context.journal.announce(TableEvent(incoming.what), to=self.table.host)
        self._follow_up()

    def tick(self, now: float) -> None:
        """Run the entry of the agenda that is due first."""
        self._context.now = now
        if (wake := self.wake) is not None and now >= wake and self._next is not None:
            self._next[1]()
        self._remove_departed()
        self._follow_up()

    @property
    def wake(self) -> float | None:
        """When `tick` is due next."""
        if not self._is_planned:
            self._next, self._is_planned = first_of(self._agenda()), True
        return None if self._next is None else self._next[0]

    def _agenda(self) -> Agenda:
        """Everything that happens by itself."""
        of_people = (*self._absence.agenda(), *self._talk.suggestions.agenda())
        if not self._context.running:
            return of_people
        if self.table.stage == "hand":
            return (*of_people, *self.hand.timer.agenda())
        return (*of_people, *self._between.agenda(), *self._dealer_choice.agenda())

    def take_steps(self) -> tuple[AnyStep, ...]:
        """The steps to write before anything is sent."""
        return self._context.journal.take_steps()

    def release(self, now: float) -> list[Outgoing]:
        """The messages to send, now that the steps are written."""
        context, journal = self._context, self._context.journal
        if journal.has_steps:
            raise RuntimeError("take_steps, and write them, before release")
        date = journal.take_update_time()
        context.written_at = now
        context.now = now if date is None else max(date, self._updated_at)
        outgoing, self._goodbyes = self._goodbyes, []
        if journal.has_news:
            context.n += 1
            context.attendance.show_round_trips()
            if context.table.stage == "hand":
                self.hand.timer.show()
            self._updated_at = context.now
            outgoing += self._broadcaster.update()
        elif self._broadcaster.greet:
            outgoing += self._broadcaster.greetings()
        outgoing += self._broadcaster.answers()
        self._is_planned = False
        return outgoing

    def farewell(self, waiting: Iterable[str] = (), why: Why = "closing") -> list[Outgoing]:
        """Goodbyes to everybody when the table stops running, and to the `waiting` connections.

        They replace the goodbyes that were not sent yet, because the steps behind those are not written.
        """
        attendees = self.attendance.attendees.values()
        here = (attendee.connection for attendee in attendees if attendee.connection is not None)
        leaving = (goodbye.connection for goodbye in self._goodbyes)
        return [_goodbye(connection, why) for connection in (*here, *leaving, *waiting)]

    def _connected(self, came: Connected) -> None:
        context, attendance, person = self._context, self.attendance, came.person
        if why := admit(context, self._absence, came):
            self._goodbyes.append(_goodbye(came.connection, why))
            return
        self._remove_departed()
        first = not attendance.anybody_here
        was_away = person in attendance.attendees and attendance.attendees[person].gone_at is not None
        replaced = attendance.connect(came, context.now)
        if replaced is not None:
            self._goodbyes.append(_goodbye(replaced, "taken_over"))
        elif was_away:
            context.journal.announce(self._presence("back", person))
        if replaced is None:
            context.journal.view_changed()
        context.journal.forget_answers(person)
        self.hand.intake.waiting.lose_connection(person, attendance.attendees[person].resumed)
        self._broadcaster.greet[person] = came.since
        if first:
            attendance.restart_absence(context.now)

    def _disconnected(self, went: Disconnected) -> None:
        if self.attendance.disconnect(went.person, went.connection, self._context.now):
            self._context.journal.announce(self._presence("gone", went.person))

    def _presence(self, kind: Literal["back", "gone"], person: str) -> TableEvent:
        return TableEvent(kind, person, self.table.names[person], self.table.seat_of(person))

    def _measured(self, measured: RoundTripMeasured) -> None:
        """A-68: the table is shown it with the next update, which it does not cause."""
        if attendee := self.attendance.attendee_on(measured.person, measured.connection):
            attendee.round_trips.add(min(measured.round_trip, MOST_SECONDS))

    def _erase(self, person: str) -> None:
        self.attendance.forget_name(person)
        if person in self.table.names:
            self._absence.leave(person)
            self._remove_departed()

    def _received(self, received: MessageReceived) -> None:
        attendee = self.attendance.attendee_on(received.person, received.connection)
        if attendee is None:
            return
        try:
            self._answer(received, attendee)
        except (Declined, IllegalMove, Malformed) as why:
            self._context.journal.refuse(received.person, received.message.id, why)

    def _answer(self, received: MessageReceived, attendee: Attendee) -> None:
        person, message, journal = received.person, received.message, self._context.journal
        if isinstance(message, Act):
            said_at = self._said_at(received, attendee)
            self.hand.intake.act(person, message, said_at, received.answers_after)
        elif type(message) in SEAT_REQUESTS:
            if isinstance(message, Sit):
                check_other_seats(self._context, person)
            for step in list(SEAT_REQUESTS[type(message)](self.table, person, message)):
                journal.do(step)
            journal.acknowledge(person, message.id)
            self._remove_departed()
        else:
            self._requests.answer(person, message)

    def _said_at(self, received: MessageReceived, attendee: Attendee) -> float:
        """A-68: what they saw was late by half of the round trip, and their message by the other half."""
        arrived = self._context.now if received.arrived is None else received.arrived
        return arrived - (attendee.round_trips.least or 0.0)

    def _remove_departed(self) -> None:
        """End the connections of people who have left, and the table when the last one has."""
        table, attendance = self.table, self.attendance
        for person in attendance.attendees.keys() - table.names.keys():
            self._end_attendance(person, kicked=person in table.banned)
        if not table.names and not table.closed:
            self._context.journal.do(Closed())

    def _end_attendance(self, person: str, kicked: bool) -> None:
        connection = self.attendance.remove(person)
        self._broadcaster.greet.pop(person, None)
        if kicked:
            self._talk.suggestions.note_kicked(person)
        if connection is not None:
            self._goodbyes.append(_goodbye(connection, "kicked" if kicked else "left"))

    def _follow_up(self) -> None:
        """React to changes of people and of the stage."""
        context, stage_before = self._context, self._stage
        self._talk.suggestions.review()
        if context.agreement.agreed and self.attendance.anybody_here:
            self._requests.check_agreement()
        stage = self.table.stage
        self._between.count_time(played=context.running)
        self._stop_or_resume()
        if stage == "dealer" and context.running and self._dealer_choice.idle:
            self._dealer_choice.begin()
            context.journal.view_changed()
        if stage == "hand":
            self.hand.timer.recheck()
        if stage != stage_before:
            self._stage_changed(stage, stage_before)
        self._is_planned = False

    def _stop_or_resume(self) -> None:
        """Stop the table while no player is here or it is paused. No deadline fires meanwhile, or late."""
        context, table = self._context, self.table
        running = not table.paused and not table.closed and self.attendance.any_player_here
        if running == context.running:
            return
        context.running = running
        if running:
            self._dealer_choice.restart()
            self._between.resume()
        else:
            self.hand.timer.plan()

    def _stage_changed(self, stage: str, before: str) -> None:
        self._stage = stage
        if stage == "hand" and before:
            self._between.start_counting()
        else:
            self._between.stop_counting()
        if stage == "over":
            self.attendance.restart_absence(self._context.now)
        self.table.forget_hands()
        if stage == "scores":
            self._between.show_scores()
        else:
            self._between.hide_scores()
        self._talk.suggestions.drop_all()
        self.hand.begin()


def _goodbye(connection: str, why: Why) -> Outgoing:
    return Outgoing(connection, encode(Bye(why=why)), last=True)
