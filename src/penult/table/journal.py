"""Applies steps to a table, and collects the steps to write, events to announce and answers to send."""

from __future__ import annotations

from ..engine.cards import CODES
from ..engine.chance import Chance
from ..engine.errors import IllegalMove, Malformed
from ..engine.moves import Move
from ..wire.events import TableEvent
from ..wire.to_client import Done, Refused, ToClient
from .declined import Declined, Fact
from .log.apply import apply
from .log.steps import AnyStep, Dealt, Piloted, Played
from .people.attendance import Attendance
from .sending.announcements import Announcement
from .table import AnyEvent, Table


class Journal:
    """Every change of a table goes through here. The session takes out what was collected."""

    def __init__(self, table: Table, attendance: Attendance) -> None:
        self.table = table
        self._attendance = attendance
        self._steps: list[AnyStep] = []
        self._announcements: list[Announcement] = []
        self._answers: list[tuple[str, ToClient]] = []
        self._view_changed = False
        self._only_moves = True
        self._update_time: float | None = None

    def do(self, step: AnyStep) -> None:
        """Apply a step, write it and announce its events."""
        self._only_moves = False
        self._apply(step)

    def note(self, step: AnyStep) -> None:
        """Write a step that changes nothing and has no events."""
        self._steps.append(step)

    def play(self, seat: int, move: Move, mark: str = "") -> tuple[AnyEvent, ...]:
        """Make a move at a seat of the hand, or raise `IllegalMove` and change nothing."""
        shown = "" if move.verb == "keep" else mark  # it looks like a card that did not fit
        return self._apply(Played(seat=seat, move=str(move), mark=mark), shown)

    def deal(self, chance: Chance) -> None:
        """Deal the next hand of the match."""
        self.table.shuffled = chance
        self.do(Dealt(deck=" ".join([CODES[card.kind] for card in chance.deck])))

    def end_autopilot(self, seat: int) -> None:
        """Give the seat back to a player who acts. An answer that the bot has given is dropped."""
        if self.table.chairs[seat].autopilot:
            self.do(Piloted(seat=seat, on=False))

    def announce(self, event: TableEvent, to: str | None = None) -> None:
        """Announce an event that is not written, to everybody or to one person."""
        if to is None:
            self._only_moves = False
        self._announcements.append(Announcement(event, recipient=to))

    def hold_back(self) -> Announcement:
        """Take the last announcement back, for `announce_held_back`."""
        return self._announcements.pop()

    def announce_held_back(self, held_back: list[Announcement]) -> None:
        self._announcements.extend(held_back)

    def view_changed(self) -> None:
        """Send an update even if there is nothing to announce."""
        self._view_changed = True

    def date_update(self, moment: float) -> None:
        """Date the next update from this moment, not from when it is written (A-11)."""
        self._update_time = moment

    def acknowledge(self, person: str, request_id: int, answerable: bool = True) -> None:
        """Accept a message; the next update confirms it, unless its connection has ended."""
        if attendee := self._attendance.attendees.get(person):
            attendee.accept(request_id, confirm=answerable)

    def send_done(self, person: str, request_id: int, answerable: bool = True) -> None:
        """Accept a message that has nothing to show yet, and answer it with `Done`."""
        if attendee := self._attendance.attendees.get(person):
            attendee.accept(request_id, confirm=False)
        if answerable:
            self.answer(person, Done(id=request_id))

    def refuse(self, person: str, request_id: int, why: IllegalMove | Malformed | Declined) -> None:
        self.answer(person, refusal(request_id, why))

    def answer(self, person: str, message: ToClient) -> None:
        """Send a message to one person, once the steps are written."""
        self._answers.append((person, message))

    def forget_answers(self, person: str) -> None:
        self._answers = [answer for answer in self._answers if answer[0] != person]

    @property
    def has_steps(self) -> bool:
        """Whether there are steps to write."""
        return bool(self._steps)

    @property
    def has_news(self) -> bool:
        """Whether there is an update to send."""
        return bool(self._announcements) or self._view_changed

    @property
    def only_moves(self) -> bool:
        """Whether nothing but moves has happened since the last update."""
        return self._only_moves and not self._view_changed

    def take_steps(self) -> tuple[AnyStep, ...]:
        taken, self._steps = tuple(self._steps), []
        return taken

    def take_announcements(self) -> tuple[Announcement, ...]:
        """Take them for an update that shows everything so far."""
        taken, self._announcements = tuple(self._announcements), []
        self._view_changed, self._only_moves = False, True
        return taken

    def take_answers(self) -> list[tuple[str, ToClient]]:
        taken, self._answers = self._answers, []
        return taken

    def take_update_time(self) -> float | None:
        taken, self._update_time = self._update_time, None
        return taken

    def _apply(self, step: AnyStep, mark: str = "") -> tuple[AnyEvent, ...]:
        applied, events = apply(self.table, step)
        self._steps.append(applied)
        seats = self.table.hand_seats
        self._announcements += [
            Announcement(event, seats, "" if at else mark) for at, event in enumerate(events)
        ]
        return events


def refusal(request_id: int, why: IllegalMove | Malformed | Declined) -> Refused:
    if isinstance(why, IllegalMove):
        facts = {name: _plain(fact) for name, fact in why.facts.items()}
        return Refused(id=request_id, code=why.code, rule=why.rule, facts=facts, expected=why.sentence)
    if isinstance(why, Declined):
        return Refused(id=request_id, code=why.code, rule=why.rule, facts=why.facts, expected=why.expected)
    return Refused(id=request_id, code="malformed", expected=str(why))


def _plain(fact: object) -> Fact:
    return fact if fact is None or isinstance(fact, int) else str(fact)
