"""What of a log holds, as it is gone through: corrections made, and lines taken back left away."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from ..engine.errors import Malformed
from .acts import Act, Corrected, Drawn, Undone
from .refusals import TournamentRefused


class Change(NamedTuple):
    """A line of the log says something else from now on; None is nothing."""

    line: int
    before: Act | None
    now: Act | None


class Ledger:
    """Each line is taken in a few steps, however many came before it."""

    __slots__ = ("_lines", "_said", "_standing")

    def __init__(self) -> None:
        self._lines: list[Act | Corrected | Undone] = []
        self._standing: list[int] = []
        """Lines that have not been taken back."""
        self._said: dict[int, list[Act | None]] = {}
        """What such a line said at first, and after each correction that stands; None strikes it out."""

    @property
    def last(self) -> int:
        """The line that would be taken back next."""
        if not self._standing:
            raise TournamentRefused("nothing_to_undo")
        return self._standing[-1]

    def take(self, act: Act | Corrected | Undone) -> Change:
        """The next line; one that cannot be is refused, and nothing has changed."""
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
        """What the next line would change."""
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
        """What holds, by the line where it was first written; or what would hold after a change."""
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
        """Results are written to the number of a sitting: one struck out must not move those after it."""
        for line in reversed(self._said):
            if line <= struck:
                return
            if isinstance(self._said[line][-1], Drawn):
                raise TournamentRefused("earlier_sitting", number=struck + 1)
