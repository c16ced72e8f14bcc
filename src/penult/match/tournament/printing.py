"""Standings and seats as text, in the words of one language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator, Mapping

from ..rotation.printing.say import Say, columns
from ..rotation.printing.wall import SEATS
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


def standings_as_text(tournament: Tournament, say: Say, width: int = _WIDTH) -> str:
    """The table, and under it what decides between equals."""
    notes = _wrapped(standings_notes(tournament, say), width)
    rows = standings_rows(tournament, say)
    return "\n".join((standings_title(tournament, say), "", *columns(rows), "", *notes)) + "\n"


def standings_title(tournament: Tournament, say: Say) -> str:
    """After so many rounds, or in the middle of one."""
    number = len(tournament.progress.sittings)
    if any(tournament.progress.missing()):
        return say("tournament-standings-during", number=number)
    return say("tournament-standings", number=number)


def standings_rows(tournament: Tournament, say: Say) -> list[list[str]]:
    """The headings, and a row for each player."""
    heads = _HEADS_OF_PARTNERS if tournament.terms.partners else _HEADS
    cells = [_cells(rank, row, say) for rank, row in tournament.standings()]
    return [[say(head) for head in heads], *([cell[head] for head in heads] for cell in cells)]


def standings_notes(tournament: Tournament, say: Say) -> Iterator[str]:
    if tournament.terms.lowest_wins:
        yield say("tournament-lowest")
    yield say("tournament-shared" if tournament.terms.partners else "tournament-ties")


def seats_as_text(tournament: Tournament, sitting: int, say: Say, width: int = _WIDTH) -> str:
    """Who sits where in a sitting, as a schedule shows it."""
    title = say("tournament-round", number=sitting + 1)
    rows = columns(seats_rows(tournament, sitting, say))
    notes = _wrapped(seats_notes(tournament, sitting, say), width)
    return "\n".join((title, "", *(f"  {row}" for row in rows), "", *notes)) + "\n"


def seats_rows(tournament: Tournament, sitting: int, say: Say) -> list[list[str]]:
    """A row for each table, the first dealer first; with partners the seats have the names of winds."""
    progress = tournament.progress
    tables = progress.sittings[sitting].tables
    seats = max(map(len, tables))
    winds = [["", *(say(wind) for wind in SEATS)]] if tournament.terms.partners else []
    return winds + [
        [
            say("schedule-table-number", number=at + 1),
            *(progress.names[player] for player in table),
            *[""] * (seats - len(table)),
        ]
        for at, table in enumerate(tables)
    ]


def seats_notes(tournament: Tournament, sitting: int, say: Say) -> Iterator[str]:
    """Who sits out, and who deals."""
    progress = tournament.progress
    if out := progress.sittings[sitting].out:
        yield say("schedule-sits-out", names=", ".join(progress.names[player] for player in out))
    yield say("tournament-partners-sit" if tournament.terms.partners else "tournament-first-deals")


def _wrapped(notes: Iterable[str], width: int) -> Iterator[str]:
    return (line for note in notes for line in textwrap.wrap(note, width))


def _cells(rank: int, row: Row, say: Say) -> Mapping[str, str]:
    return {
        "tournament-rank": str(rank),
        "tournament-name": row.name if row.active else say("tournament-gone", who=row.name),
        "tournament-points": str(row.points),
        "tournament-won": str(row.won),
        "tournament-strength": f"{float(row.strength):.2f}",
        "tournament-penalty": str(row.penalty),
    }
