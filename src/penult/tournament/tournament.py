"""A tournament: a function of its terms and its log.

>>> import random
>>> from penult import Rules
>>> desk = Signature("Mo", "2026-05-09 10:00")
>>> tournament = Tournament(TournamentTerms(Rules("classic"), hands=1), random.Random(7))
>>> for name in ("Ana", "Ben", "Cleo"):
...     _ = tournament.enter(name, desk)
>>> tournament.draw(desk).tables
((0, 2, 1),)
>>> tournament.report(0, 0, 0, HandResult(0, (0, 20, 30)), desk)
>>> [(rank, row.name, row.points) for rank, row in tournament.standings()]
[(1, 'Ana', 50), (2, 'Cleo', 0), (3, 'Ben', 0)]
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from ..engine.chance import Source
from ..engine.errors import PenultError
from ..match.results import HandResult
from . import acts
from .act_effects import apply, progress_after
from .acts import Act, Corrected, LogLine, Signature, Undone, one_line
from .history import History
from .ledger import Ledger
from .progress import Progress
from .refusals import LineRefused, TournamentRefused
from .roster import Roster
from .rotation.schedule import Schedule
from .rotation.starters import SIZES
from .sittings import Sitting
from .sizes import SMALLEST
from .standings import StandingsRow, standings
from .swiss import swiss_sitting
from .terms import TournamentTerms

_LOTS = 1 << 32
MOST_LINES = 10_000


class Tournament:
    """Every verb writes one signed line, or raises and changes nothing."""

    __slots__ = ("_ledger", "_source", "log", "progress", "terms")

    def __init__(self, terms: TournamentTerms, source: Source) -> None:
        """`source` draws the lots: `random.SystemRandom()`, or a seeded generator."""
        self.terms = terms
        self.log: list[LogLine] = []
        self.progress = progress_after(terms, {})
        self._ledger = Ledger()
        self._source = source

    @classmethod
    def from_log(cls, terms: TournamentTerms, log: Iterable[LogLine], source: Source) -> Tournament:
        """Take all lines at once; acts that were corrected or taken back are not carried out.

        `LineRefused` names an impossible line.
        """
        tournament, roster = cls(terms, source), Roster()
        try:
            for line in log:
                tournament._note(line, roster)
        except PenultError as error:
            raise LineRefused(len(tournament.log), str(error)) from error
        tournament.progress = progress_after(terms, tournament.holding())
        return tournament

    def as_of(self, lines: int) -> Tournament:
        """The tournament as it was when its log had this many lines."""
        if lines == len(self.log):
            return self
        return Tournament.from_log(self.terms, self.log[:lines], self._source)

    def enter(self, name: str, signed: Signature, late: bool = False) -> int:
        """Enter a player and return the number; late entries are allowed unless partners rotate."""
        player = sum(isinstance(line.act, acts.Entered) for line in self.log)
        self._sign(acts.Entered(player, name, self._source.randrange(_LOTS), late), signed)
        return player

    def drop(self, player: int, signed: Signature) -> None:
        """The player leaves after this sitting; the points stay."""
        self._sign(acts.Dropped(player), signed)

    def bring_back(self, player: int, signed: Signature) -> None:
        self._sign(acts.Returned(player), signed)

    def rename(self, player: int, name: str, signed: Signature) -> None:
        """Correct the spelling of a name."""
        self._sign(acts.PlayerRenamed(player, name), signed)

    def substitute(self, player: int, name: str, signed: Signature) -> None:
        """With rotating partners: somebody else takes this place."""
        self._sign(acts.Substituted(player, name), signed)

    def draw(self, signed: Signature) -> Sitting:
        """Draw the next sitting, once all results are in: by the plan if partners rotate, otherwise Swiss."""
        self.progress.check_next()
        sitting = self._by_plan() if self.terms.partners else self._swiss()
        self._sign(acts.Drawn(sitting), signed)
        return sitting

    def report(
        self,
        sitting: int,
        table: int,
        hand: int,
        result: HandResult,
        signed: Signature,
        held: Sequence[str] = (),
    ) -> None:
        """Report a hand, by the seats of the table. `held` is what was entered."""
        self._sign(acts.HandReported(sitting, table, hand, result, tuple(held)), signed)

    def report_totals(
        self, sitting: int, table: int, points: Sequence[int], won: Sequence[int], signed: Signature
    ) -> None:
        """Report all hands of a table at once: the points of each seat, and how many hands it won."""
        self._sign(acts.Totaled(sitting, table, tuple(points), tuple(won)), signed)

    def penalize(self, player: int, points: int, why: str, signed: Signature) -> None:
        self._sign(acts.Penalized(player, points, why), signed)

    def agree(self, rounds: int, signed: Signature) -> None:
        """Agree on the number of sittings, even after the last agreed one; 0 means no end."""
        self._sign(acts.Agreed(rounds), signed)

    def end(self, signed: Signature) -> None:
        """End the tournament, once all results are in."""
        self._sign(acts.Ended(), signed)

    def correct(self, line: int, act: Act | None, why: str, signed: Signature) -> None:
        """Replace the act of a line from the start; None strikes it out."""
        self._sign(Corrected(line, act, why), signed)

    def undo(self, signed: Signature) -> None:
        """Take back the last line that has not been taken back; both stay in the log."""
        self._sign(Undone(), signed)

    def standings(self) -> tuple[tuple[int, StandingsRow], ...]:
        return standings(self.progress)

    def holding(self) -> Mapping[int, Act]:
        """The acts in effect, by the line of each."""
        return self._ledger.holding()

    @property
    def last_line(self) -> int:
        """The line that `undo` would take back."""
        return self._ledger.last

    def write(self, line: LogLine) -> None:
        """Write a signed line; all other verbs end here."""
        self._check_room()
        line = _plain(line)
        if isinstance(line.act, Corrected | Undone):
            self.progress = self._after(line.act)
        else:
            apply(self.progress, line.act)
        self._ledger.take(line.act)
        self.log.append(line)

    def _note(self, line: LogLine, roster: Roster) -> None:
        """Add a line without carrying it out yet; its players and tables must be known by then."""
        self._check_room()
        line = _plain(line)
        change = self._ledger.take(line.act)
        if change.now is not None:
            roster.check(change.now)
        roster.take(change)
        self.log.append(line)

    def _check_room(self) -> None:
        if len(self.log) >= MOST_LINES:
            raise TournamentRefused("log_full", most=MOST_LINES)

    def _sign(self, act: Act | Corrected | Undone, signed: Signature) -> None:
        self.write(LogLine(act, signed))

    def _after(self, act: Corrected | Undone) -> Progress:
        """Count everything again; an impossible change is refused."""
        change = self._ledger.change(act)
        try:
            return progress_after(self.terms, self._ledger.holding(change))
        except LineRefused as refusal:
            raise TournamentRefused("impossible", why=refusal.why) from refusal

    def _swiss(self) -> Sitting:
        order = [row.player for _, row in self.standings() if row.active]
        if len(order) < SMALLEST:
            raise TournamentRefused("too_few", count=len(order), least=SMALLEST)
        history = History.of(self.progress.sittings, self.terms.hands)
        return swiss_sitting(order, self.terms.size, self.terms.hands, history)

    def _by_plan(self) -> Sitting:
        """R-65: after its last sitting the plan may be played again. Lots decide who has which number."""
        lots = self.progress.lots
        numbers = sorted(self.progress.active, key=lambda player: (lots[player], player))
        if len(numbers) not in SIZES:
            raise TournamentRefused("no_plan", count=len(numbers), allowed=SIZES)
        sittings = Schedule.of(len(numbers), self.terms.hands).sittings
        sitting = sittings[len(self.progress.sittings) % len(sittings)]
        tables = tuple(tuple(numbers[seat] for seat in table) for table in sitting.tables)
        return Sitting(tables, tuple(numbers[seat] for seat in sitting.out))


def _plain(line: LogLine) -> LogLine:
    """The line with every text checked and on one line."""
    signed = Signature(one_line(line.signed.by), one_line(line.signed.at))
    if isinstance(line.act, Corrected) and isinstance(line.act.act, acts.Penalized):
        told = replace(line.act.act, why=one_line(line.act.act.why))
        return LogLine(replace(line.act, act=told, why=one_line(line.act.why)), signed)
    if isinstance(line.act, Corrected | acts.Penalized):
        return LogLine(replace(line.act, why=one_line(line.act.why)), signed)
    return LogLine(line.act, signed)
