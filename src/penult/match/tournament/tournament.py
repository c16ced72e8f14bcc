"""A tournament: a function of its terms and its log.

>>> import random
>>> from penult import Rules
>>> desk = Signature("Mo", "2026-05-09 10:00")
>>> tournament = Tournament(Terms(Rules("classic"), hands=1), random.Random(7))
>>> for name in ("Ana", "Ben", "Cleo"):
...     _ = tournament.enter(name, desk)
>>> tournament.draw(desk).tables
((0, 2, 1),)
>>> tournament.report(0, 0, 0, HandResult(0, (0, 20, 30)), desk)
>>> [(rank, row.name, row.points) for rank, row in tournament.standings()]
[(1, 'Ana', 50), (2, 'Cleo', 0), (3, 'Ben', 0)]
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence

from ...engine.chance import Source
from ...engine.errors import Malformed
from ..results import HandResult
from ..rotation.schedule import Schedule
from ..rotation.sitting import Sitting
from .acts import (
    Act,
    Corrected,
    Drawn,
    Dropped,
    Entered,
    Line,
    Penalized,
    Played,
    Returned,
    Signature,
    Totaled,
)
from .history import History
from .progress import Progress
from .standings import Row, standings
from .swiss import swiss_sitting
from .terms import Terms

_LOTS = 1 << 32


class Tournament:
    """Every verb writes one signed line, or raises and has changed nothing."""

    __slots__ = ("_source", "log", "progress", "terms")

    def __init__(self, terms: Terms, source: Source) -> None:
        """`source` draws the lots: `random.SystemRandom()`, or a seeded generator."""
        self.terms = terms
        self.log: list[Line] = []
        self.progress = Progress(terms)
        self._source = source

    @classmethod
    def from_log(cls, terms: Terms, log: Iterable[Line], source: Source) -> Tournament:
        tournament = cls(terms, source)
        for line in log:
            tournament.write(line)
        return tournament

    def enter(self, name: str, signed: Signature) -> int:
        """A player's number; late entries are welcome where everybody plays for themselves."""
        player = sum(isinstance(line.act, Entered) for line in self.log)
        self._sign(Entered(player, name, self._source.randrange(_LOTS)), signed)
        return player

    def drop(self, player: int, signed: Signature) -> None:
        """From the next sitting on the player sits no more; what was scored stays."""
        self._sign(Dropped(player), signed)

    def bring_back(self, player: int, signed: Signature) -> None:
        self._sign(Returned(player), signed)

    def draw(self, signed: Signature) -> Sitting:
        """The next sitting: by the plan where partners rotate, otherwise Swiss, when all results are in."""
        sitting = self._by_plan() if self.terms.partners else self._swiss()
        self._sign(Drawn(sitting), signed)
        return sitting

    def report(self, sitting: int, table: int, hand: int, result: HandResult, signed: Signature) -> None:
        """A hand was played; the seats of the result are those of the table."""
        self._sign(Played(sitting, table, hand, result), signed)

    def report_totals(
        self, sitting: int, table: int, points: Sequence[int], won: Sequence[int], signed: Signature
    ) -> None:
        """What each seat scored in all hands of a table together, and how many hands it won."""
        self._sign(Totaled(sitting, table, tuple(points), tuple(won)), signed)

    def penalize(self, player: int, points: int, why: str, signed: Signature) -> None:
        self._sign(Penalized(player, points, why), signed)

    def correct(self, line: int, act: Act | None, why: str, signed: Signature) -> None:
        """All is now as if that line had said so from the start, or had never been written."""
        self._sign(Corrected(line, act, why), signed)

    def standings(self) -> tuple[tuple[int, Row], ...]:
        return standings(self.progress)

    def acts(self) -> Iterator[Act]:
        """The acts as they hold now: corrections made, lines struck out left away."""
        return _holding(self.log)

    def write(self, line: Line) -> None:
        """A line that is signed already; all other verbs end here."""
        if isinstance(line.act, Corrected):
            self._check_correction(line.act)
            self.progress = Progress.after(self.terms, _holding([*self.log, line]))
        else:
            self.progress.add(line.act)
        self.log.append(line)

    def _sign(self, act: Act | Corrected, signed: Signature) -> None:
        self.write(Line(act, signed))

    def _swiss(self) -> Sitting:
        for sitting, table, hand in self.progress.missing():
            came = f"none for sitting {sitting}, table {table}, hand {hand}"
            raise Malformed("results", came, "all results before the next sitting is drawn")
        order = [row.player for _, row in self.standings() if row.active]
        history = History.of(self.progress.sittings, self.terms.hands)
        return swiss_sitting(order, self.terms.size, self.terms.hands, history)

    def _by_plan(self) -> Sitting:
        """R-65: after the last sitting of the plan another round may be played. Numbers go by lot."""
        lots = self.progress.lots
        numbers = sorted(self.progress.active, key=lambda player: (lots[player], player))
        sittings = Schedule.of(len(numbers), self.terms.hands).sittings
        sitting = sittings[len(self.progress.sittings) % len(sittings)]
        tables = tuple(tuple(numbers[seat] for seat in table) for table in sitting.tables)
        return Sitting(tables, tuple(numbers[seat] for seat in sitting.out))

    def _check_correction(self, act: Corrected) -> None:
        if act.line not in range(len(self.log)):
            raise Malformed("line", act.line, f"a line of the log, 0 to {len(self.log) - 1}")
        written = self.log[act.line].act
        if isinstance(written, Corrected):
            raise Malformed("line", act.line, f"the line that it corrects: {written.line}")
        if act.act is not None and type(act.act) is not type(written):
            raise Malformed("correction", type(act.act).__name__, type(written).__name__)


def _holding(log: Iterable[Line]) -> Iterator[Act]:
    acts: dict[int, Act | None] = {}
    for number, line in enumerate(log):
        if isinstance(line.act, Corrected):
            acts[line.act.line] = line.act.act
        else:
            acts[number] = line.act
    return (act for act in acts.values() if act is not None)
