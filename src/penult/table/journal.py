"""Applies steps to a table, and collects what follows: what to write, what to tell, whom to answer."""

from __future__ import annotations

from ..engine.chance import Chance
from ..engine.errors import IllegalMove, Malformed
from ..engine.moves import Move
from ..wire.events import TableEvent
from ..wire.to_client import Done, Refused, ToClient
from .announcements import Announcement
from .apply import apply
from .attendance import Attendance
from .declined import Declined, Fact
from .steps import AnyStep, Dealt, Piloted, Played
from .table import Table, Told


class Journal:
    """Everything that happens at a table goes through here. The session takes it out again."""

    def __init__(self, table: Table, attendance: Attendance) -> None:
        self.table = table
        self._attendance = attendance
        self._steps: list[AnyStep] = []
        self._told: list[Announcement] = []
        self._answers: list[tuple[str, ToClient]] = []
        self._view_changed = False
        self._only_cards = True
        self._as_of: float | None = None

    def do(self, step: AnyStep) -> None:
        """Apply a step, and have it written and told."""
        self._only_cards = False
        self._make(step)

    def note(self, step: AnyStep) -> None:
        """Have a step written that changes nothing and tells nothing."""
        self._steps.append(step)

    def play(self, seat: int, move: Move, mark: str = "") -> tuple[Told, ...]:
        """A move at a seat of the hand; `IllegalMove`, and then nothing has changed."""
        shown = "" if move.verb == "keep" else mark  # it looks like a card that did not fit
        return self._make(Played(seat=seat, move=str(move), mark=mark), shown)

    def deal(self, chance: Chance) -> None:
        """The next hand of the match."""
        self.table.shuffled = chance
        self.do(Dealt(deck=" ".join(map(str, chance.deck))))

    def end_autopilot(self, seat: int) -> None:
        """A player who acts has the seat back; what the bot would have answered is not their answer."""
        if self.table.chairs[seat].autopilot:
            self.do(Piloted(seat=seat, on=False))

    def tell(self, event: TableEvent, only: str | None = None) -> None:
        """Tell everybody, or one person, something that is not written."""
        if only is None:
            self._only_cards = False
        self._told.append(Announcement(event, only=only))

    def hold_back(self) -> Announcement:
        """Take back the last thing told; `tell_later` tells it after all."""
        return self._told.pop()

    def tell_later(self, held_back: list[Announcement]) -> None:
        self._told.extend(held_back)

    def view_changed(self) -> None:
        """The view has changed though nothing is told."""
        self._view_changed = True

    def date_from(self, moment: float) -> None:
        """Let the next update speak of this moment, not of when it is written (A-11)."""
        self._as_of = moment

    def acknowledge(self, person: str, request: int, answered: bool = True) -> None:
        """Let the next update answer this message; over a line that is gone it is only known as granted."""
        if guest := self._attendance.guests.get(person):
            guest.grant(request, answered)

    def done(self, person: str, request: int, answered: bool = True) -> None:
        """Answer a message that was granted while there is nothing to show yet."""
        if guest := self._attendance.guests.get(person):
            guest.grant(request, answered=False)
        if answered:
            self.answer(person, Done(id=request))

    def refuse(self, person: str, request: int, why: IllegalMove | Malformed | Declined) -> None:
        """Say why nothing changed."""
        self.answer(person, refusal(request, why))

    def answer(self, person: str, message: ToClient) -> None:
        """To one person, once the steps are written."""
        self._answers.append((person, message))

    def forget_answers(self, person: str) -> None:
        self._answers = [answer for answer in self._answers if answer[0] != person]

    @property
    def has_news(self) -> bool:
        """Whether there is an update to send."""
        return bool(self._told) or self._view_changed

    @property
    def only_cards(self) -> bool:
        """Whether moves are all that has happened since the last update."""
        return self._only_cards and not self._view_changed

    def take_steps(self) -> tuple[AnyStep, ...]:
        taken, self._steps = tuple(self._steps), []
        return taken

    def take_told(self) -> tuple[Announcement, ...]:
        """For an update that shows everything so far."""
        taken, self._told = tuple(self._told), []
        self._view_changed, self._only_cards = False, True
        return taken

    def take_answers(self) -> list[tuple[str, ToClient]]:
        taken, self._answers = self._answers, []
        return taken

    def take_date(self) -> float | None:
        taken, self._as_of = self._as_of, None
        return taken

    def _make(self, step: AnyStep, mark: str = "") -> tuple[Told, ...]:
        made, told = apply(self.table, step)
        self._steps.append(made)
        seats = self.table.hand_seats
        self._told += [Announcement(event, seats, "" if at else mark) for at, event in enumerate(told)]
        return told


def refusal(request: int, why: IllegalMove | Malformed | Declined) -> Refused:
    if isinstance(why, IllegalMove):
        facts = {name: _plain(fact) for name, fact in why.facts.items()}
        return Refused(id=request, code=why.code, rule=why.rule, facts=facts, expected=why.sentence)
    if isinstance(why, Declined):
        return Refused(id=request, code=why.code, rule=why.rule, facts=why.facts, expected=why.expected)
    return Refused(id=request, code="malformed", expected=str(why))


def _plain(fact: object) -> Fact:
    return fact if fact is None or isinstance(fact, int) else str(fact)
