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
from itertools import chain, repeat
from os import PathLike
from typing import NamedTuple

from ..engine.deal import Deal
from ..engine.rules import Rules
from ..engine.speeds import INTERPRETED, Speed
from ..notation.errors import at_line, mistake
from ..notation.files import text_in
from ..notation.head import names_of
from ..notation.lines import Line, Lines, lines_of, next_line, nothing_left
from ..notation.read_head import read_players, read_version
from ..notation.record import Record
from ..notation.values import number_in, read_only_word
from .events import MatchEvent
from .match import Match
from .standing import Standing

FORMAT = 1
"""The version of the text format."""


class HandStep(NamedTuple):
    """One hand of a record played again."""

    record: Record
    seated: tuple[int, ...]
    """The players of this hand: seat i is the ith of them."""
    deal: Deal
    events: tuple[MatchEvent, ...]
    """What happened after it; nothing yet if it is still open."""
    standing: Standing


@dataclass(frozen=True, slots=True, repr=False)
class MatchRecord:
    """A match written down; its last hand may still be open."""

    rules: Rules
    players: int
    dealer: int
    names: tuple[str, ...]
    hands: tuple[Record, ...]
    standing: str
    """Totals, and who has won: `120 30 0 won 0`."""
    lines: tuple[int, ...] = field(default=(), compare=False)
    """On which line each hand begins, and the last one of all."""

    @classmethod
    def of(
        cls,
        match: Match,
        names: Sequence[str] = (),
        open_hand: Deal | None = None,
        marks: Sequence[Mapping[int, str]] = (),
    ) -> MatchRecord:
        """The record of a match that was played on the engine, with the hand that is going on.

        `marks` says, hand by hand, which moves no person made, as `Record.of` does for one.
        """
        if len(match.deals) != len(match.results):
            raise mistake(0, "match", "a match whose hands were all dealt here", "results without a deal")
        given = names_of(names, match.players)
        dealer = next((who for who in match.dealers if who is not None), match.standing.dealer or 0)
        record = cls(match.rules, match.players, dealer, given, (), _standing(match.standing))
        seatings = record._seatings(match)
        deals = [*match.deals, *([open_hand] if open_hand else [])]
        hands = tuple(
            Record.of(deal, [given[player] for player in order] if given else (), marked)
            for deal, order, marked in zip(deals, seatings, chain(marks, repeat({})), strict=False)
        )
        return cls(record.rules, record.players, dealer, given, hands, record.standing)

    @classmethod
    def parse(cls, text: str) -> MatchRecord:
        """Read the record of a match; whether all in it is true is seen when it is replayed."""
        lines = lines_of(text)
        read_version(lines, "penult match", FORMAT)
        rules, players, dealer = (
            _read_rules(lines),
            _read_number(lines, "players"),
            _read_number(lines, "dealer"),
        )
        with at_line(1):
            Match(rules, players, dealer)
        named = []
        while lines and lines[0].keyword == "player":
            named.append(lines.popleft())
        names = read_players(named, players)
        hands, starts = [], []
        while lines and lines[0].keyword == "penult":
            starts.append(lines[0].number)
            hands.append(Record.taken_from(lines))
        line = next_line(lines, "a hand, or standing and the totals")
        nothing_left(lines)
        if line.keyword != "standing":
            raise mistake(line.number, line.text, "a hand, or standing and the totals", line.keyword)
        standing = " ".join(line.words[1:])
        return cls(rules, players, dealer, names, tuple(hands), standing, (*starts, line.number))

    @classmethod
    def read(cls, path: str | PathLike[str]) -> MatchRecord:
        return cls.parse(text_in(path))

    def replay(self, speed: Speed = INTERPRETED) -> Match:
        """The match with every hand played again, and everything that the record says verified."""
        match, _ = self.resume(speed)
        return match

    def resume(self, speed: Speed = INTERPRETED) -> tuple[Match, Deal | None]:
        """The match, and the hand that is still open."""
        match = Match(self.rules, self.players, self.dealer)
        steps = list(self._steps(match, speed))
        return match, steps[-1].deal if steps and not steps[-1].deal.over else None

    def steps(self, speed: Speed = INTERPRETED) -> Iterator[HandStep]:
        """Play the match again, hand by hand; what is not true raises `RecordError` when it comes."""
        return self._steps(Match(self.rules, self.players, self.dealer), speed)

    def _steps(self, match: Match, speed: Speed) -> Iterator[HandStep]:
        for number, hand in enumerate(self.hands):
            if len(match.deals) < number:
                raise self._wrong(number, "no hand after an open one", "another")
            self._check_hand(number, hand, match)
            seated, deal = match.seated, hand.replay(speed)
            events = match.finish(deal) if deal.over else ()
            yield HandStep(hand, seated, deal, events, match.standing)
        if self.standing != _standing(match.standing):
            raise self._wrong(len(self.hands), f"standing {_standing(match.standing)}", self.standing)

    def _check_hand(self, number: int, hand: Record, match: Match) -> None:
        """Each hand must be the one that the match had come to."""
        if match.over:
            raise self._wrong(number, "no hand after the end of the match", "another")
        if hand.head.rules != self.rules:
            raise self._wrong(number, f"rules {self.rules}", hand.head.rules)
        order = match.seated
        if hand.head.seats != len(order):
            raise self._wrong(number, f"seats {len(order)}", hand.head.seats)
        if match.standing.dealer is None:
            match.choose_dealer(order[hand.head.dealer])
        dealer = order.index(match.standing.dealer or 0)
        if hand.head.dealer != dealer:
            raise self._wrong(number, f"dealer {dealer}", hand.head.dealer, "A-61")

    def _wrong(self, number: int, expected: str, came: object, rule: str | None = None) -> Exception:
        line = self.lines[number] if number < len(self.lines) else 0
        return mistake(line, f"hand {number + 1}", expected, came, rule)

    def _seatings(self, match: Match) -> list[tuple[int, ...]]:
        """Who sat where in each hand, and who sits where in the next."""
        again = Match(self.rules, self.players, self.dealer)
        seatings = [again.seated]
        for result, dealer in zip(match.results, match.dealers, strict=True):
            if again.standing.dealer is None and dealer is not None:
                again.choose_dealer(dealer)
            again.add(result)
            seatings.append(again.seated)
        return seatings

    def __str__(self) -> str:
        head = [
            f"penult match {FORMAT}",
            f"rules {self.rules}",
            f"players {self.players}",
            f"dealer {self.dealer}",
            *(f"player {player} {name}" for player, name in enumerate(self.names) if name),
        ]
        return "\n".join([*head, "", *map(str, self.hands), f"standing {self.standing}", ""])

    def __repr__(self) -> str:
        return f"<MatchRecord of {self.rules}, {self.players} players, {len(self.hands)} hands>"


def _standing(standing: Standing) -> str:
    won = ["won", *map(str, standing.winners)] if standing.over else []
    return " ".join([*map(str, standing.totals), *won])


def _read_rules(lines: Lines) -> Rules:
    line = _expect(lines, "rules")
    with at_line(line.number):
        return Rules(read_only_word(line))


def _read_number(lines: Lines, keyword: str) -> int:
    line = _expect(lines, keyword)
    return number_in(line, read_only_word(line))


def _expect(lines: Lines, keyword: str) -> Line:
    line = next_line(lines, keyword)
    if line.keyword != keyword:
        raise mistake(line.number, line.text, keyword, line.keyword)
    return line
