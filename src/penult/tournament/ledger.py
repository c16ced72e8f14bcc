"""Which lines of a log are in effect, after corrections and without lines that were taken back."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.errors import Malformed
from .acts import Act, Corrected, Drawn, Undone
from .refusals import TournamentRefused


class Change(NamedTuple):
    """A change to the act of a line in the log; None is no act."""

    line: int
    before: Act | None
    now: Act | None


class Ledger:
    """Taking a line costs the same however long the log is."""

    __slots__ = ("_lines", "_said", "_standing")

    def __init__(self) -> None:
        self._lines: list[Act | Corrected | Undone] = []
        self._standing: list[int] = []
        """The lines that have not been taken back."""
        self._said: dict[int, list[Act | None]] = {}
        """The first act of each of these lines, and the act after each correction; None strikes it out."""

    @property
    def last(self) -> int:
        """The line that would be taken back next."""
        if not self._standing:
            raise TournamentRefused("nothing_to_undo")
        return self._standing[-1]

    def take(self, act: Act | Corrected | Undone) -> Change:
        """Take the next line; an impossible line is refused and changes nothing."""
        change = self.change(act)
        self._lines.append(act)
        if not isinstance(act, Undone):
            self._standing.append(len(self._lines) - 1)
            self._said.setdefault(change.line, []).append(change.now)
            return change
        self._standing.pop()
        self._said[change.line].pop()
        if not self._said[change.line]:
            del self._said[change.line]
        return change

    def change(self, act: Act | Corrected | Undone) -> Change:
        """The change that the next line would make."""
        if isinstance(act, Corrected):
            self._check(act)
            return Change(act.line, self._said[act.line][-1], act.act)
        if not isinstance(act, Undone):
            return Change(len(self._lines), None, act)
        undone = self._lines[self.last]
        line = undone.line if isinstance(undone, Corrected) else self.last
        *earlier, before = self._said[line]
        return Change(line, before, earlier[-1] if earlier else None)

    def holding(self, change: Change | None = None) -> Mapping[int, Act]:
        """The acts in effect, by the line of each; with `change`, those after it."""
        acts = {line: said[-1] for line, said in self._said.items()}
        if change:
            acts[change.line] = change.now
        return {line: act for line, act in acts.items() if act is not None}

    def _check(self, act: Corrected) -> None:
        if act.line not in range(len(self._lines)):
            raise TournamentRefused("no_such_line", number=act.line + 1, last=len(self._lines))
        written = self._lines[act.line]
        if isinstance(written, Corrected):
            raise TournamentRefused("of_a_correction", number=act.line + 1, line=written.line + 1)
        if act.line not in self._said:
            raise TournamentRefused("taken_back", number=act.line + 1)
        if act.act is not None and type(act.act) is not type(written):
            raise Malformed("correction", type(act.act).__name__, type(written).__name__)
        if act.act is None and isinstance(written, Drawn):
            self._check_last_sitting(act.line)

    def _check_last_sitting(self, struck: int) -> None:
        """Results name a sitting by number, so only the last sitting can be struck out."""
        for line in reversed(self._said):
            if line <= struck:
                return
            if isinstance(self._said[line][-1], Drawn):
                raise TournamentRefused("earlier_sitting", number=struck + 1)
