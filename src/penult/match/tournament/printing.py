"""Standings and log as text, in the words of one language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator, Mapping

from ..rotation.printing.say import Say, columns
from .acts import Act, Corrected, Drawn, Dropped, Entered, Penalized, Played, Returned
from .standings import Row
from .tournament import Tournament

_WIDTH = 88
_HEADS = (
    "tournament-rank",
    "tournament-name",
    "tournament-points",
    "tournament-won",
    "tournament-strength",
    "tournament-penalty",
)
_HEADS_OF_PARTNERS = ("tournament-rank", "tournament-name", "tournament-points", "tournament-penalty")


def standings_as_text(tournament: Tournament, say: Say) -> str:
    """The table, and under it what decides between equals."""
    terms = tournament.terms
    heads = _HEADS_OF_PARTNERS if terms.partners else _HEADS
    cells = [_cells(rank, row, say) for rank, row in tournament.standings()]
    rows = [[say(head) for head in heads], *([cell[head] for head in heads] for cell in cells)]
    title = say("tournament-standings", number=len(tournament.progress.sittings))
    ties = say("tournament-shared" if terms.partners else "tournament-ties")
    lowest = [say("tournament-lowest")] if terms.lowest_wins else []
    notes = (line for note in (*lowest, ties) for line in textwrap.wrap(note, _WIDTH))
    return "\n".join((title, "", *columns(rows), "", *notes)) + "\n"


def _cells(rank: int, row: Row, say: Say) -> Mapping[str, str]:
    return {
        "tournament-rank": str(rank),
        "tournament-name": row.name if row.active else say("tournament-gone", who=row.name),
        "tournament-points": str(row.points),
        "tournament-won": str(row.won),
        "tournament-strength": f"{float(row.strength):.2f}",
        "tournament-penalty": str(row.penalty),
    }


def log_as_text(tournament: Tournament, say: Say) -> str:
    """Every line that was ever written: its number, when, by whom, and what."""
    rows = [
        (str(number), line.signed.at, line.signed.by, _sentence(line.act, tournament, say))
        for number, line in enumerate(tournament.log, 1)
    ]
    return "".join(f"{line}\n" for line in columns(rows))


def _sentence(act: Act | Corrected, tournament: Tournament, say: Say) -> str:
    if not isinstance(act, Corrected):
        return _act(act, tournament, say)
    if act.act is None:
        return say("tournament-struck", line=act.line + 1, why=act.why)
    said = _act(act.act, tournament, say)
    return say("tournament-corrected", line=act.line + 1, act=said, why=act.why)


def _act(act: Act, tournament: Tournament, say: Say) -> str:
    if isinstance(act, Entered):
        return say("tournament-entered", who=act.name)
    if isinstance(act, Drawn):
        return say("tournament-drawn", count=len(act.sitting.tables))
    if isinstance(act, Dropped | Returned | Penalized):
        return _of_player(act, tournament, say)
    spot = {"number": act.sitting + 1, "table": act.table + 1}
    if not isinstance(act, Played):
        return say("tournament-totaled", **spot, points=_listed(act.points), won=_listed(act.won))
    if act.result.winner is None:
        return say("tournament-void-hand", **spot, hand=act.hand + 1)
    left = _listed(act.result.tally)
    return say("tournament-played", **spot, hand=act.hand + 1, seat=act.result.winner + 1, left=left)


def _of_player(act: Dropped | Returned | Penalized, tournament: Tournament, say: Say) -> str:
    name = dict(_names(tournament))[act.player]
    if isinstance(act, Penalized):
        return say("tournament-penalized", who=name, points=act.points, why=act.why)
    return say("tournament-dropped" if isinstance(act, Dropped) else "tournament-returned", who=name)


def _names(tournament: Tournament) -> Iterator[tuple[int, str]]:
    """The name of every player who ever entered, as it holds now where it still does."""
    for line in tournament.log:
        if isinstance(line.act, Entered):
            yield line.act.player, line.act.name
    yield from tournament.progress.names.items()


def _listed(numbers: tuple[int | None, ...]) -> str:
    return ", ".join(map(str, numbers))
