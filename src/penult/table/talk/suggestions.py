"""R-48, A-70: reports that a line of talk, or something said aloud, was a suggestion, and their verdicts.

The host judges. If the host is involved, as the reporter or the accused, the other players do, by majority.

The judges follow from who is at the table. A judge who is away is waited for, for a while; one who leaves no
longer counts. A judge whom an involved host kicks still has a vote.
"""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass, field

from ...engine.errors import IllegalMove, Malformed
from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ...wire.events import TableEvent, TableKind
from ...wire.to_server import Judge, ReportTalk
from ...wire.views import Report
from ..agenda import Agenda
from ..context import Context
from ..declined import Declined

RULE = "R-48"
KEPT_LINES = 100
"""How many lines can still be reported."""
JUDGE_SECONDS = 60.0
"""How long a judge who is away is waited for."""


@dataclass(slots=True)
class ReportCase:
    """A report, and the votes of its judges."""

    by: str
    speaker: str
    """The person accused of a suggestion."""
    name: str
    """The speaker's name, as the speaker may leave."""
    against: int
    """The speaker's seat at the table."""
    without_host: bool
    """Whether the host was involved at the time: handing over the role must not choose a judge."""
    aloud: bool = False
    judges: tuple[str, ...] = ()
    votes: dict[str, bool] = field(default_factory=dict)
    """Whether each voter finds the speaker guilty."""
    kicked_judges: set[str] = field(default_factory=set)
    """Judges whom an involved host has kicked. Their votes still count."""

    def involves(self, person: str | None) -> bool:
        return person in (self.by, self.speaker)

    @property
    def voters(self) -> set[str]:
        return {*self.judges, *self.kicked_judges}

    @property
    def counted_votes(self) -> list[bool]:
        voters = self.voters
        return [guilty for person, guilty in self.votes.items() if person in voters]


class Suggestions:
    """The lines of talk in this hand, and the reports that wait for a verdict."""

    def __init__(self, context: Context) -> None:
        self._context = context
        self._lines: OrderedDict[int, str] = OrderedDict()
        """The lines that can be reported, by number, and who said each."""
        self._cases: dict[int, ReportCase] = {}
        self._reported_aloud: set[tuple[str, str]] = set()
        """Pairs of reporter and accused in this hand, for what was said aloud."""
        self._count = 0
        """The number of the last line or report."""

    def add_line(self, person: str) -> int:
        """Number a line of talk, so that it can be reported."""
        self._count += 1
        self._lines[self._count] = person
        if len(self._lines) > KEPT_LINES:
            self._lines.popitem(last=False)
        return self._count

    def drop_all(self) -> None:
        """Drop all lines and reports, because a hand begins or is over."""
        for number, case in list(self._cases.items()):
            self._close("report_dropped", number, case)
        self._lines.clear()
        self._reported_aloud.clear()

    def report(self, person: str, request: ReportTalk) -> None:
        """Report a line of talk or what somebody said aloud."""
        if (request.message is None) == (request.seat is None):
            raise Malformed("report", "both or neither", "the number of a line, or a seat")
        if request.message is not None:
            self._report_line(person, request.message)
        elif request.seat is not None:
            self._report_aloud(person, request.seat)

    def _report_line(self, person: str, number: int) -> None:
        speaker = self._lines.get(number, person)
        if self._context.table.seat_of(speaker) is None or speaker == person:
            expected = "a line of another player in this hand that was not reported yet"
            raise Declined("no_such_line", expected, RULE, message=number)
        self._accuse(number, person, speaker)
        del self._lines[number]

    def _report_aloud(self, person: str, seat: int) -> None:
        """A-70: a person can report another for this once in a hand. Bots say nothing aloud."""
        chairs = self._context.table.chairs
        speaker = chairs[seat].person if seat < len(chairs) else None
        if speaker is None or speaker == person:
            raise Declined("nobody_there", "the seat of another person", RULE, seat=seat)
        if (person, speaker) in self._reported_aloud:
            raise Declined("reported_once", "one report of each player in a hand", "A-70", seat=seat)
        self._accuse(self._count + 1, person, speaker, aloud=True)
        self._reported_aloud.add((person, speaker))
        self._count += 1

    def _accuse(self, number: int, person: str, speaker: str, aloud: bool = False) -> None:
        table = self._context.table
        against = table.seat_of(speaker)
        if table.seat_of(person) is None:
            raise Declined("not_seated", "somebody who plays", RULE)
        assert against is not None
        self._check_hint(against)
        name, involved = table.name_of(speaker), table.host in (person, speaker)
        case = ReportCase(person, speaker, name, against, involved, aloud)
        case.judges = self._judges(case)
        if not case.judges:
            raise Declined("no_judge", "somebody at the table who is not involved", RULE)
        self._cases[number] = case
        self._context.journal.announce(self._event("reported", number, case))

    def judge(self, person: str, request: Judge) -> None:
        case = self._cases.get(request.message)
        if case is None or person not in case.judges:
            raise Declined("not_judge", "a report that you are to decide", RULE, message=request.message)
        case.votes[person] = request.guilty
        self._decide(request.message, case)

    def reports(self) -> tuple[Report, ...]:
        return tuple(
            Report(
                message=number,
                by=case.by,
                against=case.against,
                judges=case.judges,
                votes=len(case.counted_votes),
                aloud=case.aloud,
            )
            for number, case in self._cases.items()
        )

    def note_kicked(self, person: str) -> None:
        """Keep the vote of a judge whom an involved host has kicked; without one, it is against the host."""
        host = self._context.table.host
        for case in self._cases.values():
            if person in case.judges and case.involves(host):
                case.kicked_judges.add(person)
                case.votes.setdefault(person, host == case.speaker)

    def review(self) -> None:
        """Find the judges again: somebody may have left, been away too long, or become host."""
        if not self._cases or self._context.table.stage != "hand":
            return
        for number, case in list(self._cases.items()):
            judges = self._judges(case)
            if judges != case.judges:
                case.judges = judges
                self._context.journal.view_changed()
            self._decide(number, case)

    def agenda(self) -> Agenda:
        """Review the case when a judge has been away for too long."""
        if not self._cases:
            return ()
        attendees = self._context.attendance.attendees
        judges = [attendees[judge] for case in self._cases.values() for judge in case.judges]
        return [(each.gone_at + JUDGE_SECONDS, self.review) for each in judges if each.gone_at is not None]

    def _judges(self, case: ReportCase) -> tuple[str, ...]:
        table = self._context.table
        if not case.without_host and table.host is not None and self._may_judge(table.host, case):
            return (table.host,)
        return tuple(person for _, person in table.seated_people if self._may_judge(person, case))

    def _may_judge(self, person: str, case: ReportCase) -> bool:
        attendee = self._context.attendance.attendees.get(person)
        if attendee is None or case.involves(person):
            return False
        is_awaited = person in case.judges and self._context.now < (attendee.gone_at or 0.0) + JUDGE_SECONDS
        return attendee.here or is_awaited

    def _decide(self, number: int, case: ReportCase) -> None:
        """Decide by majority; a tie acquits. Without the accused or any judge, the report is dropped."""
        votes, voters = case.counted_votes, len(case.voters)
        if self._context.table.chairs[case.against].person != case.speaker or not voters:
            self._close("report_dropped", number, case)
        elif 2 * sum(votes) > voters:
            self._punish(number, case)
        elif 2 * votes.count(False) >= voters:
            self._close("acquitted", number, case)

    def _punish(self, number: int, case: ReportCase) -> None:
        """Let the speaker draw. While the table is paused nobody draws: `review` comes back to it later."""
        if self._context.table.paused:
            return
        seat = self._context.table.hand_seat(case.against)
        try:
            self._context.journal.play(REFEREE, Move(f"hint {seat}"))
            del self._cases[number]
        except IllegalMove:
            self._close("report_dropped", number, case)

    def _close(self, how: TableKind, number: int, case: ReportCase) -> None:
        """Close the case without a penalty."""
        del self._cases[number]
        self._context.journal.announce(self._event(how, number, case))

    def _event(self, kind: TableKind, number: int, case: ReportCase) -> TableEvent:
        return TableEvent(
            kind, case.speaker, case.name, case.against, rule=RULE, message=number, aloud=case.aloud
        )

    def _check_hint(self, against: int) -> None:
        """Ask the engine whether the referee could punish it now."""
        table = self._context.table
        seat, deal = table.hand_seat(against), table.deal
        if seat is None or deal is None or table.stage != "hand":
            raise Declined("not_now", "a hand that is being played", RULE, stage=table.stage)
        deal.copy().play(Move(f"hint {seat}"), REFEREE)
