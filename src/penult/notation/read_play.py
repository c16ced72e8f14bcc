"""Parsing what was played: one act per line, then the ending."""

from __future__ import annotations

import re

from ..engine.moves import parse_act
from .acts import MARKS, MOST_ACTS, Act
from .ending import DIGITS, Ending
from .errors import at_line, mistake
from .lines import Lines, RecordLine, next_line
from .values import read_cards

_ACT = re.compile(r"(?:\d+|ref)\s*:", re.A)
_END = re.compile(
    r"end (?:(?P<ended>open|void|abandoned)|(?P<won>out|lowest) (?P<winner>\d) (?P<points>\d{1,5}))"
    rf"(?: digest (?P<digest>[0-9a-f]{{{DIGITS}}}))?",
    re.A,
)
_ENDINGS = (
    f"end open, void, abandoned, out SEAT POINTS or lowest SEAT POINTS, then digest and {DIGITS} hex digits"
)


def begins_play(line: RecordLine) -> bool:
    """Whether this line is the first after the head."""
    return bool(_ACT.match(line.text)) or line.keyword in ("end", "reshuffle")


def read_acts(lines: Lines) -> tuple[Act, ...]:
    acts: list[Act] = []
    while lines and lines[0].keyword != "end":
        if len(acts) == MOST_ACTS:
            raise mistake(lines[0].number, "record", f"at most {MOST_ACTS} moves", "one more")
        acts.append(_read_act(lines))
    return tuple(acts)


def read_ending(lines: Lines) -> Ending:
    line = next_line(lines, _ENDINGS)
    match = _END.fullmatch(" ".join(line.words))
    if not match:
        raise mistake(line.number, "end", _ENDINGS, line.text)
    ended, digest = match["ended"], match["digest"] or ""
    if ended:
        return Ending(ended, digest=digest, line=line.number)
    return Ending(match["won"], int(match["winner"]), int(match["points"]), digest, line.number)


def _read_act(lines: Lines) -> Act:
    line = lines.popleft()
    if not _ACT.match(line.text):
        expected = "a move such as 0:draw, a reshuffle after it, or the end"
        raise mistake(line.number, line.text, expected, line.keyword)
    words = line.words
    mark = _read_mark(line, words.pop()) if words[-1].startswith("(") else ""
    with at_line(line.number):
        seat, move = parse_act(" ".join(words))
    assert seat is not None
    pile = read_cards(lines.popleft()) if lines and lines[0].keyword == "reshuffle" else ()
    return Act(seat, move, mark, pile, line.number)


def _read_mark(line: RecordLine, word: str) -> str:
    mark = word[1:-1]
    if mark not in MARKS or not word.endswith(")"):
        raise mistake(line.number, line.text, " or ".join(f"({mark})" for mark in MARKS), word)
    return mark
