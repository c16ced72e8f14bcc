"""The record of a match: a head, the record of each of its hands, and how it stands.

>>> from penult.engine.chance import Chance
>>> match = Match("classic+target=30", players=2)
>>> while not match.over:
...     deal = match.deal(Chance.seeded(match.rules, 7))
...     while not deal.over:
...         _ = deal.play(deal.legal_moves()[0])
...     _ = match.finish(deal)
>>> record = MatchRecord.of(match, ["Ana", "Ben"])
>>> MatchRecord.parse(str(record)).replay().standing == match.standing
True
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass, field
from os import PathLike

from ..engine.chance import Source
from ..engine.deal import Deal
from ..engine.rules import Rules
from ..engine.speeds import INTERPRETED, Speed
from ..notation.files import text_in
from ..notation.head import checked_headers, names_of
from ..notation.lines import check_bounds, lines_of, nothing_left
from ..notation.record import Record
from .match import Match
from .record_replay import HandStep, played_again
from .record_text import FORMAT, OF_A_MATCH, hands_of, head_rows, read_hands, read_head, standing_words

__all__ = ["FORMAT", "HandStep", "MatchRecord"]


@dataclass(frozen=True, slots=True, repr=False)
class MatchRecord:
    """A match written down; its last hand may still be open."""

    rules: Rules
    players: int
    dealer: int
    names: tuple[str, ...]
    headers: Mapping[str, str]
    """Anything else worth knowing about all its hands: `date`, `bots`, `event` …"""
    hands: tuple[Record, ...]
    chosen: Mapping[int, int]
    """The dealer that the table chose for a hand (A-61); hands count from 0."""
    standing: str
    """Totals, and who has won: `120 30 0 won 0`."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """The first line of each hand, and of what comes after the last."""

    @classmethod
    def of(
        cls,
        match: Match,
        names: Sequence[str] = (),
        open_hand: Deal | None = None,
        marks: Sequence[Mapping[int, str]] = (),
        headers: Mapping[str, str] | None = None,
    ) -> MatchRecord:
        """The record of a match played on the engine, with the hand in progress if there is one.

        `marks` has, for each hand, the marks that `Record.of` takes.
        """
        given = names_of(names, match.players)
        record = cls(
            match.rules,
            match.players,
            match.first.dealer or 0,
            given,
            checked_headers(headers or {}),
            hands_of(match, given, open_hand, marks),
            dict(match.chosen),
            standing_words(match.standing),
        )
        check_bounds(str(record), OF_A_MATCH)
        return record

    @classmethod
    def parse(cls, text: str) -> MatchRecord:
        """Read the record of a match; replaying it shows whether everything in it is true."""
        lines = lines_of(text, OF_A_MATCH)
        head = read_head(lines)
        played = read_hands(lines, head.players)
        nothing_left(lines)
        return cls(*head, *played)

    @classmethod
    def read(cls, path: str | PathLike[str]) -> MatchRecord:
        return cls.parse(text_in(path, OF_A_MATCH))

    def replay(self, speed: Speed = INTERPRETED) -> Match:
        """The match with every hand replayed and everything in the record verified."""
        match, _ = self._played_again(speed)
        return match

    def resume(self, source: Source, speed: Speed = INTERPRETED) -> tuple[Match, Deal | None]:
        """The match and its open hand, if any; more chance comes from `source`."""
        match, deal = self._played_again(speed)
        if deal:
            deal.chance.go_on_from(source)
        return match, deal

    def steps(self, speed: Speed = INTERPRETED) -> Iterator[HandStep]:
        """Replay the match hand by hand; a wrong line raises `RecordError` when it is reached."""
        return played_again(self, self._begin(), speed)

    def _played_again(self, speed: Speed) -> tuple[Match, Deal | None]:
        match = self._begin()
        steps = list(played_again(self, match, speed))
        return match, steps[-1].deal if steps and not steps[-1].deal.over else None

    def _begin(self) -> Match:
        return Match(self.rules, self.players, self.dealer)

    def __str__(self) -> str:
        rows = head_rows(self.rules, self.players, self.dealer, self.names, self.headers)
        return "\n".join([*rows, "", *self._played(), f"standing {self.standing}", ""])

    def _played(self) -> Iterator[str]:
        for number in range(len(self.hands) + 1):
            if number in self.chosen:
                yield f"chosen {self.chosen[number]}"
            if number < len(self.hands):
                yield str(self.hands[number])

    def __repr__(self) -> str:
        return f"<MatchRecord of {self.rules}, {self.players} players, {len(self.hands)} hands>"
