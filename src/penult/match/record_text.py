"""The text of a match record, read and written: its head, its hands, and the standing at the end."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from itertools import chain, repeat
from typing import NamedTuple

from ..engine.deal import Deal
from ..engine.rules import Rules
from ..notation.entries import Entries, Words
from ..notation.errors import RecordError, at_line, mistake
from ..notation.lines import Bounds, Lines, RecordLine, next_line
from ..notation.read_head import read_headers, read_players, read_version
from ..notation.record import Record
from ..notation.values import number_in, read_only_word
from .course import check_players, first_standing, seated
from .formats import format_of
from .match import Match
from .standing import Standing

FORMAT = 1
"""The version of the text format."""
OF_A_MATCH = Bounds(characters=1 << 23, lines=200_000)
"""About two thousand hands: nobody plays that long."""

_WORDS = Words(("rules", "players", "dealer"), ("player",), "a hand, which begins with penult record")
_AFTER_HEAD = ("penult", "chosen", "standing")
_NEXT = "a hand, chosen and the next dealer, or standing and the totals"


class ReadHead(NamedTuple):
    """Everything known before the first hand."""

    rules: Rules
    players: int
    dealer: int
    names: tuple[str, ...]
    headers: dict[str, str]


class ReadHands(NamedTuple):
    """All that comes after the head."""

    hands: tuple[Record, ...]
    chosen: dict[int, int]
    standing: str
    lines: tuple[int, ...]


def read_head(lines: Lines) -> ReadHead:
    read_version(lines, "penult match", FORMAT)
    entries = Entries(lines, _WORDS, lambda line: line.keyword in _AFTER_HEAD)
    line = entries.only("rules")
    with at_line(line.number):
        rules = Rules(read_only_word(line))
        format_of(rules)
    line = entries.only("players")
    with at_line(line.number):
        players = number_in(line, read_only_word(line))
        check_players(rules, players)
    line = entries.only("dealer")
    with at_line(line.number):
        dealer = number_in(line, read_only_word(line))
        first_standing(rules, players, dealer)
    names = read_players(entries.all("player"), players)
    return ReadHead(rules, players, dealer, names, read_headers(entries.headers()))


def read_hands(lines: Lines, players: int) -> ReadHands:
    """Every hand, preceded by its chosen dealer if there is one, and the standing at the end."""
    hands: list[Record] = []
    chosen: dict[int, int] = {}
    begins: list[int] = []
    while True:
        line = next_line(lines, _NEXT)
        begins.append(line.number)
        if line.keyword == "chosen":
            chosen[len(hands)] = _read_player(line, players)
            line = next_line(lines, "a hand, or standing and the totals")
        if line.keyword == "standing":
            return ReadHands(tuple(hands), chosen, " ".join(line.words[1:]), tuple(begins))
        if line.keyword != "penult":
            raise mistake(line.number, line.text, _NEXT, line.keyword)
        lines.appendleft(line)
        hands.append(_read_hand(lines, line))


def _read_hand(lines: Lines, first: RecordLine) -> Record:
    """If no single line of the hand is at fault, the error names its first line."""
    try:
        return Record.taken_from(lines)
    except RecordError as error:
        if error.line:
            raise
        raise RecordError(first.number, error.what, error.why, error.rule) from error


def _read_player(line: RecordLine, players: int) -> int:
    player = number_in(line, read_only_word(line))
    if player >= players:
        raise mistake(line.number, line.text, f"a player from 0 to {players - 1}", player)
    return player


def head_rows(
    rules: Rules, players: int, dealer: int, names: Sequence[str], headers: Mapping[str, str]
) -> Iterator[str]:
    yield f"penult match {FORMAT}"
    yield f"rules {rules}"
    yield f"players {players}"
    yield f"dealer {dealer}"
    for player, name in enumerate(names):
        if name:
            yield f"player {player} {name}"
    for header, text in headers.items():
        yield f"{header}: {text}"


def standing_words(standing: Standing) -> str:
    won = ["won", *map(str, standing.winners)] if standing.over else []
    return " ".join([*map(str, standing.totals), *won])


def hands_of(
    match: Match, names: Sequence[str], open_hand: Deal | None, marks: Sequence[Mapping[int, str]]
) -> tuple[Record, ...]:
    """The record of each hand, every player under the same name wherever they sit."""
    deals = [*_played(match), *_going_on(match, open_hand)]
    if len(marks) > len(deals):
        raise mistake(0, "marks", f"those of at most {len(deals)} hands", len(marks))
    seatings = (seated(match.rules, match.players, at) for at in (*match.before, match.standing))
    return tuple(
        Record.of(deal, [names[player] for player in order] if names else (), marked)
        for deal, order, marked in zip(deals, seatings, chain(marks, repeat({})), strict=False)
    )


def _played(match: Match) -> list[Deal]:
    """A record needs every hand, from the beginning of the match."""
    if match.first != first_standing(match.rules, match.players, match.first.dealer or 0):
        raise mistake(0, "match", "a match from its beginning", "one that was resumed")
    deals = [deal for deal in match.deals if deal is not None]
    if len(deals) < len(match.deals):
        raise mistake(0, "match", "a match whose hands were all dealt here", "results without a deal")
    return deals


def _going_on(match: Match, open_hand: Deal | None) -> list[Deal]:
    if open_hand is None:
        return []
    with at_line(0):
        match.check_deal(open_hand)
    if open_hand.over:
        raise mistake(0, "open hand", "a hand that is going on", "one that is over")
    return [open_hand]
