"""Standings and seats as text, in the words of one language."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator

from .progress import Progress
from .result import TournamentResult, result_of
from .rotation.printing.say import Translate, columns
from .rotation.printing.wall import SEATS
from .standings import StandingsRow, void_hands
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


def standings_as_text(tournament: Tournament, say: Translate, width: int = _WIDTH) -> str:
    """The table, and under it what decides between equals."""
    notes = _wrapped(standings_notes(tournament, say), width)
    rows = standings_rows(tournament, say)
    return "\n".join((standings_title(tournament, say), "", *columns(rows), "", *notes)) + "\n"


def standings_title(tournament: Tournament, say: Translate) -> str:
    """After so many rounds, or in the middle of one; a round begins with its first result."""
    number = tournament.progress.begun
    if number == len(tournament.progress.sittings) and any(tournament.progress.missing()):
        return say("tournament-standings-during", number=number)
    if tournament.progress.over:
        return say("tournament-standings-final", number=number)
    return say("tournament-standings", number=number)


def standings_rows(tournament: Tournament, say: Translate) -> list[list[str]]:
    """The headings, and a row for each player."""
    rows = (_cells(tournament, rank, row, say) for rank, row in tournament.standings())
    return [[say(head) for head in _heads(tournament)], *rows]


def plain_cells(tournament: Tournament, rank: int, row: StandingsRow) -> list[str]:
    """The same for other programs: the name alone, and numbers as they are written in them."""
    written = _plain(rank, row)
    return [written[head] for head in _heads(tournament)]


def remark(row: StandingsRow, say: Translate) -> str:
    """What stands beside a name: who played there before, and whether the player has left."""
    before = say("tournament-before", before=", ".join(row.before)) if row.before else ""
    return "; ".join(filter(None, (before, "" if row.active else say("tournament-left"))))


def full_name(row: StandingsRow, say: Translate) -> str:
    return f"{row.name} ({remark(row, say)})" if remark(row, say) else row.name


def standings_notes(tournament: Tournament, say: Translate) -> Iterator[str]:
    """Who has won, and what a reader must know of the points."""
    if found := result_of(tournament):
        yield _won(found, say)
    if tournament.terms.lowest_wins:
        yield say("tournament-lowest")
        yield from _voids(tournament, say)
    yield from _ties(tournament, say)


def seats_as_text(tournament: Tournament, sitting: int, say: Translate, width: int = _WIDTH) -> str:
    """Who sits where in a sitting, as a schedule shows it."""
    title = say("tournament-round", number=sitting + 1)
    rows = columns(seats_rows(tournament, sitting, say))
    notes = _wrapped(seats_notes(tournament, sitting, say), width)
    return "\n".join((title, "", *(f"  {row}" for row in rows), "", *notes)) + "\n"


def seats_rows(tournament: Tournament, sitting: int, say: Translate) -> list[list[str]]:
    """A row for each table, the first dealer first; with partners the seats have the names of winds."""
    progress = tournament.progress
    tables = progress.sittings[sitting].tables
    seats = max(map(len, tables))
    winds = [["", *(say(wind) for wind in SEATS)]] if tournament.terms.partners else []
    return winds + [
        [
            say("schedule-table-number", number=at + 1),
            *progress.names_of_seats((sitting, at)),
            *[""] * (seats - len(table)),
        ]
        for at, table in enumerate(tables)
    ]


def seats_notes(tournament: Tournament, sitting: int, say: Translate) -> Iterator[str]:
    """Who sits out, and who deals."""
    progress = tournament.progress
    if out := progress.names_out(sitting):
        yield say("schedule-sits-out", names=", ".join(out))
    yield say("tournament-partners-sit" if tournament.terms.partners else "tournament-first-deals")


def _won(found: TournamentResult, say: Translate) -> str:
    first, *others = found.winners
    names, points = ", ".join(full_name(row, say) for row in found.winners), first.points
    if others:
        return say("tournament-win-together", names=names, points=points)
    if not found.equals:
        return say("tournament-wins", who=names, points=points)
    equals = ", ".join(full_name(row, say) for row in found.equals)
    return say("tournament-wins-among", who=names, points=points, names=equals, by=found.decided_by)


def _voids(tournament: Tournament, say: Translate) -> Iterator[str]:
    """In a tally a void hand is a gift: it adds nothing."""
    names = tournament.progress.names
    voids = [f"{names[player]} {count}" for player, count in sorted(void_hands(tournament.progress).items())]
    if voids:
        yield say("tournament-voids", names=", ".join(voids))


def _ties(tournament: Tournament, say: Translate) -> Iterator[str]:
    """What decides between equals."""
    if tournament.terms.partners:
        yield say("tournament-shared")
        return
    yield say("tournament-ties")
    if _somebody_missed_a_round(tournament.progress):
        yield say("tournament-ties-missed")


def _somebody_missed_a_round(progress: Progress) -> bool:
    sat = [sum(map(len, sitting.tables)) for sitting in progress.sittings[: progress.begun]]
    return any(count < len(progress.names) for count in sat)


def _wrapped(notes: Iterable[str], width: int) -> Iterator[str]:
    return (line for note in notes for line in textwrap.wrap(note, width))


def _cells(tournament: Tournament, rank: int, row: StandingsRow, say: Translate) -> list[str]:
    """As people read them: what is to say beside the name, and the mean with the comma of the language."""
    written = _plain(rank, row)
    written["tournament-name"] = full_name(row, say)
    written["tournament-strength"] = say("tournament-mean", number=float(row.strength))
    return [written[head] for head in _heads(tournament)]


def _plain(rank: int, row: StandingsRow) -> dict[str, str]:
    return {
        "tournament-rank": str(rank),
        "tournament-name": row.name,
        "tournament-points": str(row.points),
        "tournament-won": str(row.won),
        "tournament-strength": f"{float(row.strength):.2f}",
        "tournament-penalty": str(row.penalty),
    }


def _heads(tournament: Tournament) -> tuple[str, ...]:
    return _HEADS_OF_PARTNERS if tournament.terms.partners else _HEADS
