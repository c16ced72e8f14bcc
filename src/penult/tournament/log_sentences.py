"""The log of a tournament as sentences, with the names that people had when each line was written."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence

from ..printing.reports import Translate
from .acts import (
    Act,
    Agreed,
    Corrected,
    Drawn,
    Dropped,
    Ended,
    Entered,
    HandReported,
    Penalized,
    PlayerRenamed,
    Substituted,
    Totaled,
    Undone,
)
from .ledger import Ledger
from .roster import Roster
from .tournament import Tournament


def sentences(tournament: Tournament, say: Translate, first: int = 0) -> Iterator[str]:
    """A sentence for each line, from the line `first` on."""
    reader = _LogReader(say)
    for number, line in enumerate(tournament.log):
        if number >= first:
            yield reader.sentence(line.act)
        reader.pass_over(line.act)


class _LogReader:
    """Goes through the log and follows names and seats."""

    def __init__(self, say: Translate) -> None:
        self._say = say
        self._ledger = Ledger()
        self._roster = Roster()

    def pass_over(self, act: Act | Corrected | Undone) -> None:
        self._roster.take(self._ledger.take(act))

    def sentence(self, act: Act | Corrected | Undone) -> str:
        if isinstance(act, Undone):
            return self._say("tournament-undone", line=self._ledger.last + 1)
        if not isinstance(act, Corrected):
            return self._told(act, self._roster.names)
        line, why, names = act.line + 1, act.why, self._roster.names_at(act.line)
        if act.act is None:
            return self._say("tournament-struck", line=line, why=why)
        return self._say("tournament-corrected", line=line, act=self._told(act.act, names), why=why)

    def _told(self, act: Act, names: Mapping[int, str]) -> str:
        if isinstance(act, HandReported | Totaled):
            return self._result(act, names)
        if isinstance(act, Drawn):
            return self._say("tournament-drawn", count=len(act.sitting.tables))
        if isinstance(act, Entered):
            return self._say("tournament-entered", who=act.name)
        if isinstance(act, Agreed):
            return self._say("tournament-agreed", count=act.rounds)
        if isinstance(act, Ended):
            return self._say("tournament-ended")
        who = names[act.player]
        if isinstance(act, PlayerRenamed):
            return self._say("tournament-renamed", who=who, name=act.name)
        if isinstance(act, Substituted):
            return self._say("tournament-substituted", who=who, name=act.name)
        if isinstance(act, Penalized):
            return self._say("tournament-penalized", who=who, points=act.points, why=act.why)
        return self._say("tournament-dropped" if isinstance(act, Dropped) else "tournament-returned", who=who)

    def _result(self, act: HandReported | Totaled, names: Mapping[int, str]) -> str:
        spot = {"number": act.sitting + 1, "table": act.table + 1}
        called = [names[player] for player in self._roster.seats(act.sitting, act.table)]
        if isinstance(act, Totaled):
            points, won = _listed(called, act.points), _listed(called, act.won)
            return self._say("tournament-totaled", **spot, points=points, won=won)
        winner = act.result.winner
        if winner is None:
            return self._say("tournament-void-hand", **spot, hand=act.hand + 1, rule=act.result.void_by)
        left = [points if seat != winner else None for seat, points in enumerate(act.result.tally)]
        facts = {"who": called[winner], "left": _listed(called, left)}
        return self._say("tournament-played", **spot, hand=act.hand + 1, **facts)


def _listed(names: Sequence[str], numbers: Sequence[int | None]) -> list[str]:
    known = zip(names, numbers, strict=True)
    return [f"{name} {number}" for name, number in known if number is not None]
