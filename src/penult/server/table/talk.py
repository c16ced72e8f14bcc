"""Table talk: phrases, free text, who is heard by whom, and the rule about suggestions (R-48)."""

from __future__ import annotations

import unicodedata
from collections import OrderedDict
from dataclasses import dataclass, field

from ...engine.errors import IllegalMove
from ...engine.kernel.state import REFEREE
from ...engine.moves import Move
from ...wire.phrases import PHRASES
from ...wire.said import TableEvent
from ...wire.to_server import Judge, Mute, ReportTalk, Say
from ...wire.views import Report
from ..letters import legible
from ..rates import Bucket, Rate
from .declined import Declined
from .live_table import LiveTable

LINES = Rate(20, per=2.5)
"""All that is said at one table, by everybody together: who sits elsewhere must not wait for it."""
KEPT_LINES = 100
"""Only these can still be reported."""


@dataclass(slots=True)
class Accusation:
    """A line of talk that somebody calls a suggestion."""

    by: str
    speaker: str
    against: int
    judges: tuple[str, ...]
    votes: dict[str, bool] = field(default_factory=dict)


class Talk:
    """What is said at a table. Nothing of it is written down."""

    def __init__(self, live: LiveTable) -> None:
        self.live = live
        self._count = 0
        self._bucket = Bucket(LINES)
        self._lines: OrderedDict[int, str] = OrderedDict()
        """Who said which line."""
        self._accusations: dict[int, Accusation] = {}
        self._judged: set[int] = set()

    def say(self, person: str, ask: Say) -> None:
        phrase, text = ask.phrase, _harmless(ask.text or "")
        if phrase is not None and phrase not in PHRASES:
            raise Declined("unknown_phrase", "one of " + ", ".join(PHRASES))
        if phrase is None and not text:
            raise Declined("nothing_said", "a phrase, or some text")
        if phrase is None and not self.live.table.terms.free_text:
            raise Declined("phrases_only", "one of " + ", ".join(PHRASES))
        if not self._bucket.take(self.live.now):
            raise Declined("too_fast", "fewer lines a second at this table")
        self._count += 1
        self._lines[self._count] = person
        if len(self._lines) > KEPT_LINES:
            self._lines.popitem(last=False)
        self.live.tell(
            TableEvent(
                "said",
                person,
                self.live.table.names[person],
                self.live.table.seat_of(person),
                message=self._count,
                phrase=phrase,
                text=None if phrase else text,
            )
        )

    def mute(self, person: str, ask: Mute) -> None:
        muted = self.live.guests[person].muted
        if ask.person not in self.live.table.names or ask.person == person:
            raise Declined("unknown_person", "another person at this table")
        (muted.add if ask.on else muted.discard)(ask.person)
        self.live.done(person, ask.id)

    def report(self, person: str, ask: ReportTalk) -> None:
        """R-48, A-70: the host decides, or where the host is involved the other people."""
        table = self.live.table
        speaker = self._lines.get(ask.message)
        against = None if speaker is None else table.seat_of(speaker)
        if against is None or speaker == person or ask.message in self._judged:
            raise Declined("no_such_line", "a line of another player that was not reported yet")
        if table.seat_of(person) is None:
            raise Declined("not_seated", "somebody who plays")
        self._check_hint(against)
        judges = self._judges(person, str(speaker))
        if not judges:
            raise Declined("no_judge", "somebody at the table who is not involved")
        self._accusations[ask.message] = Accusation(person, str(speaker), against, judges)
        self._judged.add(ask.message)
        name = table.names[str(speaker)]
        self.live.tell(TableEvent("reported", speaker, name, against, rule="R-48", message=ask.message))

    def judge(self, person: str, ask: Judge) -> None:
        case = self._accusations.get(ask.message)
        if case is None or person not in case.judges:
            raise Declined("not_judge", "a report that you are to decide")
        case.votes[person] = ask.guilty
        guilty = sum(case.votes.values())
        innocent = len(case.votes) - guilty
        if 2 * guilty > len(case.judges):
            self._punish(ask.message, case)
        elif 2 * innocent >= len(case.judges):
            self._acquit(ask.message, case)

    def reports(self) -> tuple[Report, ...]:
        return tuple(
            Report(
                message=number, by=case.by, against=case.against, judges=case.judges, votes=len(case.votes)
            )
            for number, case in self._accusations.items()
        )

    def drop_reports(self) -> None:
        """The hand is over: what was not decided in it is not decided any more."""
        self._accusations.clear()

    def drop_person(self, person: str) -> None:
        """Somebody left: what hung on them falls."""
        for number, case in list(self._accusations.items()):
            if person in (case.by, *case.judges) or self.live.table.chairs[case.against].person is None:
                self._acquit(number, case)

    def _punish(self, number: int, case: Accusation) -> None:
        del self._accusations[number]
        seat = self.live.table.hand_seat(case.against)
        sits_there = self.live.table.chairs[case.against].person == case.speaker
        if seat is None or self.live.table.stage != "hand" or not sits_there:
            self._tell_acquittal(number, case)
            return
        try:
            self.live.play(REFEREE, Move(f"hint {seat}"))
        except IllegalMove:
            self._tell_acquittal(number, case)

    def _acquit(self, number: int, case: Accusation) -> None:
        del self._accusations[number]
        self._tell_acquittal(number, case)

    def _tell_acquittal(self, number: int, case: Accusation) -> None:
        self.live.tell(TableEvent("acquitted", seat=case.against, rule="R-48", message=number))

    def _judges(self, by: str, against: str) -> tuple[str, ...]:
        host = self.live.table.host
        if host is not None and host not in (by, against) and self.live.here(host):
            return (host,)
        return tuple(person for _, person in self.live.present if person not in (by, against, host))

    def _check_hint(self, against: int) -> None:
        """Whether the referee could punish it now; the engine says."""
        table = self.live.table
        seat, deal = table.hand_seat(against), table.deal
        if seat is None or deal is None or table.stage != "hand":
            raise Declined("not_now", "a hand that is being played", stage=table.stage)
        deal.copy().play(Move(f"hint {seat}"), REFEREE)


def _harmless(text: str) -> str:
    """One line of ordinary letters: no control characters, no invisible, turning or towering ones."""
    plain = "".join(
        letter if unicodedata.category(letter)[0] not in "CZ" else " "
        for letter in unicodedata.normalize("NFC", text)
    )
    return " ".join(legible(plain).split())
