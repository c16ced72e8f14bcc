"""The questions about the totals of a table: each line is checked at once, all are repeated at the end."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...tournament.acts import Totaled
from ...tournament.points import check_totals
from ...tournament.refusals import TournamentRefused
from ..scorekeeper.dialog import Back, Dialog
from .numbers import LONGEST
from .sitting_table import SittingTable

Line = tuple[int, int]
"""Points, and hands won."""


def ask_totals(table: SittingTable, dialog: Dialog, before: Totaled | None = None) -> Totaled:
    """Ask for the points and hands won of every player or partnership; both partners get them (A-59)."""
    sheet = _Sheet(table, dialog, before)
    while not sheet.asked():
        pass
    return sheet.totals()


class _Sheet:
    """The lines of a table while they are typed; Enter keeps an earlier line."""

    def __init__(self, table: SittingTable, dialog: Dialog, before: Totaled | None) -> None:
        self._table = table
        self._dialog = dialog
        self._lines: list[Line | None] = [_line(before, seats) for seats in self._scorers()]
        self._at = 0

    def asked(self) -> bool:
        """Ask for the next line, or at the end whether all are right; return True once they are."""
        try:
            if self._at < len(self._lines):
                self._lines[self._at] = self._ask_line()
                self._at += 1
                return False
            return self._right()
        except Back:
            if not self._at:
                raise
            self._at -= 1
            return False

    def totals(self, known: Sequence[Line | None] | None = None) -> Totaled:
        """All lines, or those known so far."""
        names = self._table.names
        points, won = [0] * len(names), [0] * len(names)
        for seats, line in zip(self._scorers(), known or self._lines, strict=False):
            scored, won[seats[0]] = line or (0, 0)
            for seat in seats:
                points[seat] = scored
        return Totaled(*self._table.spot, tuple(points), tuple(won))

    def _ask_line(self) -> Line:
        """Ask again if a line is impossible; `undo` and `back` go to the line before."""
        kept = self._lines[self._at]

        def read(text: str) -> Line:
            line = kept if kept and not text else _read(text)
            known = self.totals([*self._lines[: self._at], line])
            check_totals(self._table.terms, self._table.names, known, complete=False)
            return line

        say, who = self._table.voice.say, self._who(self._scorers()[self._at])
        if kept is None:
            return self._dialog.ask_for(say("tournament-ask-totals", who=who), read)
        text = " ".join(map(str, kept))
        return self._dialog.ask_for(say("tournament-ask-totals-again", who=who, text=text), read)

    def _right(self) -> bool:
        """Repeat the lines; Enter confirms them, anything else goes through them again."""
        try:
            check_totals(self._table.terms, self._table.names, self.totals())
        except TournamentRefused as refusal:
            self._dialog.tell(self._table.voice.refusal(refusal))
            self._at = 0
            return False
        self._dialog.say(*self._said_back())
        if not self._dialog.ask_for(self._table.voice.say("tournament-ask-right"), str):
            return True
        self._at = 0
        return False

    def _said_back(self) -> Iterator[str]:
        say = self._table.voice.say
        for seats, line in zip(self._scorers(), self._lines, strict=True):
            points, won = line or (0, 0)
            yield say("tournament-totals-line", who=self._who(seats), points=points, won=won)
        if void := self._table.terms.hands - sum(self.totals().won):
            yield say("tournament-totals-void", count=void)

    def _scorers(self) -> list[range]:
        """The seats that score together."""
        seats = len(self._table.names)
        lines = seats // 2 if self._table.terms.partners else seats
        return [range(first, seats, lines) for first in range(lines)]

    def _who(self, seats: Sequence[int]) -> str:
        return self._table.voice.listed([self._table.names[seat] for seat in seats])


def _line(before: Totaled | None, seats: Sequence[int]) -> Line | None:
    """The earlier totals of those who score together."""
    return (before.points[seats[0]], sum(before.won[seat] for seat in seats)) if before else None


def _read(text: str) -> Line:
    numbers = text.replace(",", " ").split()
    if len(numbers) != 2 or not all(map(_counts, numbers)):
        raise TournamentRefused("not_totals", text=text)
    return int(numbers[0]), int(numbers[1])


def _counts(text: str) -> bool:
    return text.isascii() and text.isdigit() and len(text) <= LONGEST
