"""The score in lines: the totals, and all hands as a table."""

from __future__ import annotations

from collections.abc import Iterator

from ...printing.phrases import in_a_row
from ...printing.tables import breadth, shortened
from ...scorekeeper.entries import HandEntry
from ...scorekeeper.rows import ScoreRow
from ...scorekeeper.sheet import ScoreSheet
from .score_voice import ScoreVoice

_WIDEST_COLUMN = 14
_NARROWEST_COLUMN = 5
_GAP = 2


def standings(sheet: ScoreSheet, voice: ScoreVoice) -> Iterator[str]:
    """One line for each player or team, in seat order."""
    standing = sheet.standing
    yield voice.say("score-after", number=standing.hands) if sheet.rows else voice.say("score-before")
    yield from voice.match.totals(standing)


def table(sheet: ScoreSheet, voice: ScoreVoice, width: int) -> Iterator[str]:
    """All hands, with the totals after each; a star marks the winner, parentheses the eliminated."""
    if not sheet.rows:
        yield voice.say("score-no-hands")
        return
    first = voice.say("score-hand-column")
    names = [voice.heading(scorer) for scorer in range(len(sheet.standing.totals))]
    column = _column(names, width - len(first))
    yield first + "".join(f"{_heading(name, column - 1)} " for name in names).rstrip()
    for number, row in enumerate(sheet.rows, 1):
        yield (f"{number:>{len(first)}}" + "".join(_cells(sheet, row, column))).rstrip()
    yield voice.say("score-star", out="yes" if sheet.standing.out else "no")


def entered(entry: HandEntry, voice: ScoreVoice) -> str:
    """The entry for a hand, in one line."""
    left = (f"{voice.name(who)} {voice.held(entry.left[who])}" for who in sorted(entry.left))
    holdings = in_a_row(left, voice.say)
    if entry.verb == "void":
        return voice.say("score-was-void")
    if entry.winner is None:
        return voice.say("score-was-blocked", holdings=holdings).strip()
    return voice.say("score-was-out", who=voice.name(entry.winner), holdings=holdings)


def _cells(sheet: ScoreSheet, row: ScoreRow, column: int) -> Iterator[str]:
    for scorer, total in enumerate(row.standing.totals):
        star = "*" if row.result.winner in sheet.head.scorers[scorer] else " "
        cell, mark = (f"({total}", ")") if scorer in row.standing.out else (str(total), star)
        yield f"{cell:>{column - 1}}{mark}"


def _column(names: list[str], width: int) -> int:
    """As wide as the names, if there is room."""
    wanted = min(max(map(breadth, names)) + _GAP, _WIDEST_COLUMN)
    return max(_NARROWEST_COLUMN, min(wanted, width // len(names)))


def _heading(name: str, columns: int) -> str:
    """A name above its column, right-aligned after at least one space."""
    name = shortened(name, columns - 1)
    return " " * (columns - breadth(name)) + name
