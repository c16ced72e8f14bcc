"""A score sheet: a match kept by people, who enter each hand and may correct any.

>>> from penult.scorekeeper.holdings import Holding
>>> sheet = ScoreSheet.begin("classic+target=100", ["Ana", "Ben", "Chloé"])
>>> sheet = sheet.enter(0, {1: Holding.parse("R7 GS"), 2: Holding.parse("45")})
>>> sheet.standing.totals, sheet.standing.dealer
((72, 0, 0), 1)
>>> sheet.correct(1, HandEntry.out(0, {1: Holding.parse("R7 GS W4"), 2: Holding.parse("45")})).match.winners
(0,)
>>> sheet.undo().standing.totals
(0, 0, 0)
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field, replace
from hashlib import sha256

from ..engine.rules import Rules
from ..match.match import Match
from ..match.results import HandResult
from ..match.standing import Standing
from ..notation.lines import lines_of
from ..notation.names import check_name, clean_name
from .acts import Act, ChosenDealer, Correction, Rename, Undo, fitting, hands_of, names_after, not_undone
from .entries import HandEntry, Left
from .head import ScoreHead
from .refusals import ScoreRefused
from .rows import ScoreRow, all_rows, choose, next_row
from .sheet_text import SheetEnding, read_acts, read_ending, read_head, refused_at

MOST_ACTS = 1_000
"""Capacity of a sheet; when it is full, undone acts make room."""


@dataclass(frozen=True, slots=True, repr=False)
class ScoreSheet:
    """An immutable value, a function of its head and its acts: each act returns a new sheet.

    Players are numbered from 0, hands from 1.
    """

    began: ScoreHead
    """The head with the names as first spelled."""
    acts: tuple[Act, ...] = ()
    rows: tuple[ScoreRow, ...] = field(default=(), compare=False)
    chosen: int | None = field(default=None, compare=False)
    """The dealer that the table chose for the next hand."""

    @classmethod
    def begin(cls, rules: Rules | str, names: Sequence[str], dealer: int = 0) -> ScoreSheet:
        return cls(ScoreHead.of(rules, names, dealer))

    @classmethod
    def parse(cls, text: str) -> ScoreSheet:
        """Parse the text that `str` gives; `RecordError` says what is wrong on which line."""
        lines = lines_of(text)
        sheet = cls(read_head(lines))
        for number, (line, act) in enumerate(read_acts(lines)):
            with refused_at(line):
                _check_room(number)
                sheet = sheet.do(act)
        read_ending(lines, sheet.ending)
        return sheet

    @property
    def head(self) -> ScoreHead:
        """The head with the current names."""
        return replace(self.began, names=names_after(self.acts, self.began.names))

    @property
    def match(self) -> Match:
        """The match as it stands; changing it does not change the sheet."""
        match = self._match_after(len(self.rows))
        choose(match, self.chosen)
        return match

    @property
    def standing(self) -> Standing:
        return self.match.standing

    @property
    def results(self) -> tuple[HandResult, ...]:
        """The results of all hands."""
        return tuple(row.result for row in self.rows)

    def before(self, number: int) -> Match:
        """The match before this hand."""
        self._check_number(number)
        return self._match_after(number - 1)

    def enter(self, winner: int, left: Left) -> ScoreSheet:
        """Somebody went out, and the others hold this."""
        return self.do(HandEntry.out(winner, left))

    def void(self) -> ScoreSheet:
        """A-74: the hand is given up, and nobody scores."""
        return self.do(HandEntry.void())

    def blocked(self, left: Left | None = None) -> ScoreSheet:
        """A-57: everybody has passed; the hand is void, or the lowest hand wins if agreed."""
        return self.do(HandEntry.blocked(left))

    def correct(self, number: int, entry: HandEntry) -> ScoreSheet:
        """Another entry for a hand, as if it had been entered that way from the start."""
        return self.do(Correction(number, entry))

    def choose_dealer(self, player: int) -> ScoreSheet:
        """A-61: the dealer of the next hand."""
        return self.do(ChosenDealer(player))

    def rename(self, player: int, name: str) -> ScoreSheet:
        """Somebody's name was misspelled."""
        return self.do(Rename(player, clean_name(name)))

    def undo(self) -> ScoreSheet:
        """Take the last act back: an entry, a correction, the choice of a dealer or a new name."""
        return self.do(Undo())

    def do(self, act: Act) -> ScoreSheet:
        if not isinstance(act, Undo):
            _check_room(len(not_undone(self.acts)))
        if not isinstance(act, HandEntry):
            self._check(act)
        acts = fitting((*self.acts, act), MOST_ACTS)
        if isinstance(act, HandEntry):
            return replace(self, acts=acts, rows=(*self.rows, next_row(self.match, act)), chosen=None)
        hands, chosen = hands_of(acts)
        corrected = act.number if isinstance(act, Correction) else 0
        return replace(self, acts=acts, rows=all_rows(self.began, hands, corrected), chosen=chosen)

    @property
    def ending(self) -> SheetEnding:
        """The last line of the text, which shows whether the text is complete and undamaged."""
        digest = sha256("\n".join(self._lines()).encode()).hexdigest()
        return SheetEnding(len(self.rows), self.standing.totals, digest)

    def _match_after(self, hands: int) -> Match:
        if hands == 0:
            return self.began.match()
        return Match.resumed(self.began.rules, len(self.began.names), self.rows[hands - 1].standing)

    def _check(self, act: Correction | ChosenDealer | Rename | Undo) -> None:
        if isinstance(act, Undo) and not not_undone(self.acts):
            raise ScoreRefused("nothing_to_undo")
        if isinstance(act, Correction):
            self._check_number(act.number)
        if isinstance(act, ChosenDealer):
            self._check_dealer(act.player)
        if isinstance(act, Rename):
            self._check_name(act)

    def _check_number(self, number: int) -> None:
        if not 1 <= number <= len(self.rows):
            raise ScoreRefused("no_such_hand", number=number, last=len(self.rows))

    def _check_dealer(self, player: int) -> None:
        match = self.match
        if match.over:
            raise ScoreRefused("over", number=match.standing.hands)
        if player not in match.seated:
            raise ScoreRefused("not_playing", who=player)

    def _check_name(self, act: Rename) -> None:
        names = self.head.names
        if act.player >= len(names):
            raise ScoreRefused("not_playing", who=act.player)
        check_name(act.name, [name for player, name in enumerate(names) if player != act.player])

    def _lines(self) -> list[str]:
        return [*self.began.rows(), "", *map(str, self.acts)]

    def __str__(self) -> str:
        return "\n".join([*self._lines(), str(self.ending), ""])

    def __repr__(self) -> str:
        return f"<ScoreSheet of {', '.join(self.head.names)}: {self.standing.totals}>"


def _check_room(taken: int) -> None:
    if taken >= MOST_ACTS:
        raise ScoreRefused("full", most=MOST_ACTS)
