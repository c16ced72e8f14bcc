"""R-48, A-70: a line of talk, or what somebody said aloud, is called a suggestion, and the host judges it.

Where the host is involved, having made the report or the suggestion, the others do, by majority.

Who judges follows from the table as it is. A judge who is away is waited for a while, one who leaves is one
less. Whom a host sends away who is involved has spoken against that host.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from ..engine.errors import IllegalMove, Malformed
from ..engine.kernel.state import REFEREE
from ..engine.moves import Move
from ..wire.events import TableEvent, TableKind
from ..wire.to_server import Judge, ReportTalk
from ..wire.views import Report
from .agenda import Agenda
from .context import Context
from .declined import Declined

RULE = "R-48"
KEPT_LINES = 100
"""Only these can still be reported."""
JUDGE_SECONDS = 60.0
"""So long a judge who is away is waited for."""


@dataclass(slots=True)
class Accusation:
    """What somebody calls a suggestion."""

    by: str
    speaker: str
    name: str
    """Of the speaker, who may leave."""
    against: int
    without_host: bool
    """Whether the host was involved when it was made: to hand over then chooses no judge."""
    aloud: bool = False
    judges: tuple[str, ...] = ()
    votes: dict[str, bool] = field(default_factory=dict)
    sent_away: set[str] = field(default_factory=set)
    """Judges whom a host who is involved has kicked."""

    def involves(self, person: str | None) -> bool:
        return person in (self.by, self.speaker)

    @property
    def voices(self) -> set[str]:
        return {*self.judges, *self.sent_away}

    @property
    def cast(self) -> list[bool]:
        """The votes that count."""
        return [guilty for person, guilty in self.votes.items() if person in self.voices]


class Suggestions:
    """What was said in this hand, and what of it is to be judged."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lines: OrderedDict[int, str] = OrderedDict()
        """Who said which line that was not reported yet."""
        self._accusations: dict[int, Accusation] = {}
        self._aloud: set[tuple[str, str]] = set()
        """Who has reported whom in this hand for what was said aloud."""
        self._count = 0
        """The number of the last line or report."""

    def hear(self, person: str) -> int:
        """Somebody says a line; its number."""
        self._count += 1
        self._lines[self._count] = person
        if len(self._lines) > KEPT_LINES:
            self._lines.popitem(last=False)
        return self._count

    def forget(self) -> None:
        """A hand begins or is over: what was said before is not judged any more."""
        for number, case in list(self._accusations.items()):
            self._close("report_dropped", number, case)
        self._lines.clear()
        self._aloud.clear()

    def report(self, person: str, ask: ReportTalk) -> None:
        """R-48, A-70: the host decides, or where the host is involved the other people."""
        if (ask.message is None) == (ask.seat is None):
            raise Malformed("report", "both or neither", "the number of a line, or a seat")
        if ask.message is not None:
            self._report_line(person, ask.message)
        elif ask.seat is not None:
            self._report_aloud(person, ask.seat)

    def _report_line(self, person: str, number: int) -> None:
        speaker = self._lines.get(number, person)
        if self._context.table.seat_of(speaker) is None or speaker == person:
            expected = "a line of another player in this hand that was not reported yet"
            raise Declined("no_such_line", expected, RULE, message=number)
        self._accuse(number, person, speaker)
        del self._lines[number]

    def _report_aloud(self, person: str, seat: int) -> None:
        """A-70: once for each reporter and accused in a hand; bots say nothing."""
        chairs = self._context.table.chairs
        speaker = chairs[seat].person if seat < len(chairs) else None
        if speaker is None or speaker == person:
            raise Declined("nobody_there", "the seat of another person", RULE, seat=seat)
        if (person, speaker) in self._aloud:
            raise Declined("reported_once", "one report of each player in a hand", "A-70", seat=seat)
        self._accuse(self._count + 1, person, speaker, aloud=True)
        self._aloud.add((person, speaker))
        self._count += 1

    def _accuse(self, number: int, person: str, speaker: str, aloud: bool = False) -> None:
        table = self._context.table
        against = table.seat_of(speaker)
        if table.seat_of(person) is None:
            raise Declined("not_seated", "somebody who plays", RULE)
        assert against is not None
        self._check_hint(against)
        name, involved = table.name_of(speaker), table.host in (person, speaker)
        case = Accusation(person, speaker, name, against, involved, aloud)
        case.judges = self._judges(case)
        if not case.judges:
            raise Declined("no_judge", "somebody at the table who is not involved", RULE)
        self._accusations[number] = case
        self._context.journal.tell(self._event("reported", number, case))

    def judge(self, person: str, ask: Judge) -> None:
        case = self._accusations.get(ask.message)
        if case is None or person not in case.judges:
            raise Declined("not_judge", "a report that you are to decide", RULE, message=ask.message)
        case.votes[person] = ask.guilty
        self._decide(ask.message, case)

    def reports(self) -> tuple[Report, ...]:
        return tuple(
            Report(
                message=number,
                by=case.by,
                against=case.against,
                judges=case.judges,
                votes=len(case.cast),
                aloud=case.aloud,
            )
            for number, case in self._accusations.items()
        )

    def sent_away(self, person: str) -> None:
        """The host has kicked somebody: where the host is involved that is no way out."""
        host = self._context.table.host
        for case in self._accusations.values():
            if person in case.judges and case.involves(host):
                case.sent_away.add(person)
                case.votes.setdefault(person, host == case.speaker)

    def review(self) -> None:
        """Somebody may have left, have been away for long, or be host now: others may be the judges."""
        if self._context.table.stage != "hand":
            return
        for number, case in list(self._accusations.items()):
            judges = self._judges(case)
            if judges != case.judges:
                case.judges = judges
                self._context.journal.view_changed()
            self._decide(number, case)

    def agenda(self) -> Agenda:
        """A judge who has been away for too long is waited for no more."""
        guests = self._context.attendance.guests
        for case in self._accusations.values():
            for judge in case.judges:
                if (gone_at := guests[judge].gone_at) is not None:
                    yield gone_at + JUDGE_SECONDS, self.review

    def _judges(self, case: Accusation) -> tuple[str, ...]:
        table = self._context.table
        if not case.without_host and table.host is not None and self._may_judge(table.host, case):
            return (table.host,)
        return tuple(person for _, person in table.seated_people if self._may_judge(person, case))

    def _may_judge(self, person: str, case: Accusation) -> bool:
        guest = self._context.attendance.guests.get(person)
        if guest is None or case.involves(person):
            return False
        waited_for = person in case.judges and self._context.now < (guest.gone_at or 0.0) + JUDGE_SECONDS
        return guest.here or waited_for

    def _decide(self, number: int, case: Accusation) -> None:
        """By majority, and a tie acquits. Without the accused, or a judge, there is nothing to decide."""
        votes, voices = case.cast, len(case.voices)
        if self._context.table.chairs[case.against].person != case.speaker or not voices:
            self._close("report_dropped", number, case)
        elif 2 * sum(votes) > voices:
            self._punish(number, case)
        elif 2 * votes.count(False) >= voices:
            self._close("acquitted", number, case)

    def _punish(self, number: int, case: Accusation) -> None:
        """Nobody draws while the table is paused: `review` comes back to it when the table goes on."""
        if self._context.table.paused:
            return
        seat = self._context.table.hand_seat(case.against)
        try:
            self._context.journal.play(REFEREE, Move(f"hint {seat}"))
            del self._accusations[number]
        except IllegalMove:
            self._close("report_dropped", number, case)

    def _close(self, how: TableKind, number: int, case: Accusation) -> None:
        """Nobody draws."""
        del self._accusations[number]
        self._context.journal.tell(self._event(how, number, case))

    def _event(self, kind: TableKind, number: int, case: Accusation) -> TableEvent:
        return TableEvent(
            kind, case.speaker, case.name, case.against, rule=RULE, message=number, aloud=case.aloud
        )

    def _check_hint(self, against: int) -> None:
        """Whether the referee could punish it now; the engine says."""
        table = self._context.table
        seat, deal = table.hand_seat(against), table.deal
        if seat is None or deal is None or table.stage != "hand":
            raise Declined("not_now", "a hand that is being played", RULE, stage=table.stage)
        deal.copy().play(Move(f"hint {seat}"), REFEREE)
