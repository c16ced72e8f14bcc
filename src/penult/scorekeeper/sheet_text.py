"""Parsing the text of a score sheet: its head, one act per line, and the ending that verifies them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from typing import NamedTuple

from ..engine.rules import Rules
from ..match.course import check_players
from ..notation.errors import EntryRefused, RecordError, at_line, mistake, shortened
from ..notation.lines import Lines, RecordLine, next_line
from ..notation.names import check_name
from ..notation.values import number_in, read_only_word
from .acts import Act, read_act
from .head import FORMAT, ScoreHead

DIGITS = 16
"""The length of a digest, in hexadecimal digits."""
_END = re.compile(rf"end \d+ totals(?: \d+)+(?: digest [0-9a-f]{{{DIGITS}}})?", re.A)


class SheetEnding(NamedTuple):
    """How many hands were played, the totals after them, and a digest of all lines above."""

    hands: int
    totals: tuple[int, ...]
    digest: str

    @property
    def words(self) -> str:
        """Without the digest, as in a sheet written by hand."""
        return " ".join(["end", str(self.hands), "totals", *map(str, self.totals)])

    def __str__(self) -> str:
        return f"{self.words} digest {self.digest[:DIGITS]}"


def read_head(lines: Lines) -> ScoreHead:
    """The version, the rules, the first dealer, and the players in the order of their seats."""
    first = f"penult score {FORMAT}"
    line = next_line(lines, first)
    if line.words != first.split():
        raise mistake(line.number, "score sheet", f"{first}, the version that this Penult knows", line.text)
    agreed = _next(lines, "rules")
    with at_line(agreed.number):
        rules = Rules(read_only_word(agreed))
    line = _next(lines, "dealer")
    dealer = number_in(line, read_only_word(line))
    names = _read_names(lines)
    with at_line(agreed.number):
        check_players(rules, len(names))
    with at_line(line.number):
        return ScoreHead.of(rules, names, dealer)


def read_acts(lines: Lines) -> Iterator[tuple[RecordLine, Act]]:
    while lines and lines[0].keyword != "end":
        line = lines.popleft()
        with refused_at(line), at_line(line.number):
            act = read_act(line.words)
        yield line, act


def read_ending(lines: Lines, ending: SheetEnding) -> None:
    """The last line must agree with the lines above it."""
    line = next_line(lines, "end, the number of hands and the totals")
    words = " ".join(line.words)
    if not _END.fullmatch(words):
        raise mistake(
            line.number, line.text, "end HANDS totals TOTAL … digest and 16 hex digits", "something else"
        )
    if words not in (ending.words, str(ending)):
        raise mistake(line.number, "what the lines above come to", str(ending), words)
    if lines:
        raise mistake(lines[0].number, lines[0].text, "nothing after the end", "more")


@contextmanager
def refused_at(line: RecordLine) -> Iterator[None]:
    """Turn a refusal into an error of its line."""
    try:
        yield
    except EntryRefused as error:
        raise RecordError(line.number, shortened(line.text), error.sentence, error.rule or None) from error


def _next(lines: Lines, keyword: str) -> RecordLine:
    line = next_line(lines, keyword)
    if line.keyword != keyword:
        raise mistake(line.number, line.text, keyword, line.keyword)
    return line


def _read_names(lines: Lines) -> list[str]:
    names: list[str] = []
    while lines and lines[0].keyword == "player":
        line = lines.popleft()
        words = line.text.split(maxsplit=2)
        if len(words) != 3 or words[1] != str(len(names)):
            raise mistake(line.number, line.text, f"player {len(names)} and a name", "something else")
        with refused_at(line):
            names.append(check_name(words[2], names))
    return names
