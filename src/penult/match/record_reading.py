"""Reading the record of a match: its head, the hands one after the other, and how it stands."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.rules import Rules
from ..notation.entries import Entries, Words
from ..notation.errors import RecordError, at_line, mistake
from ..notation.lines import Bounds, Line, Lines, next_line
from ..notation.read_head import read_headers, read_players, read_version
from ..notation.record import Record
from ..notation.values import number_in, read_only_word
from .course import check_players, first_standing
from .formats import format_of

FORMAT = 1
"""The version of the text format."""
OF_A_MATCH = Bounds(characters=1 << 23, lines=200_000)
"""Some two thousand hands: no people play so long."""

_WORDS = Words(("rules", "players", "dealer"), ("player",), "a hand, which begins with penult record")
_AFTER_HEAD = ("penult", "chosen", "standing")
_NEXT = "a hand, chosen and the next dealer, or standing and the totals"


class ReadHead(NamedTuple):
    """What is known before the first hand."""

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
    """Every hand, perhaps with the dealer chosen for it before it, and the standing at the end."""
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


def _read_hand(lines: Lines, first: Line) -> Record:
    """Where no single line of the hand is at fault, the error names its first."""
    try:
        return Record.taken_from(lines)
    except RecordError as error:
        if error.line:
            raise
        raise RecordError(first.number, error.what, error.why, error.rule) from error


def _read_player(line: Line, players: int) -> int:
    player = number_in(line, read_only_word(line))
    if player >= players:
        raise mistake(line.number, line.text, f"a player from 0 to {players - 1}", player)
    return player
