"""What a desk hands out, for other programs and for a wall: as CSV, JSON, HTML or plain text."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from html import escape

from .chronicle import log_as_text
from .forms import Wall as Wall
from .forms import csv_text, json_text, page, section, table_of
from .printing import (
    plain_cells,
    remark,
    seats_as_text,
    seats_notes,
    seats_rows,
    standings_as_text,
    standings_notes,
    standings_rows,
    standings_title,
)
from .report_exports import (
    hands_as_csv,
    hands_as_html,
    hands_as_json,
    hands_as_text,
    log_as_csv,
    log_as_html,
    log_as_json,
    results_as_csv,
    results_as_html,
    results_as_json,
    results_as_text,
)
from .tournament import Tournament


def standings_as_csv(wall: Wall) -> str:
    """Headings in the language of the wall; names and numbers plain, remarks in a column of their own."""
    heads, *_ = standings_rows(wall.tournament, wall.say)
    rows = (
        [*plain_cells(wall.tournament, rank, row), remark(row, wall.say)]
        for rank, row in wall.tournament.standings()
    )
    return csv_text([[*heads, wall.say("tournament-remark")], *rows])


def standings_as_json(wall: Wall) -> str:
    """Keys in English, whatever the language of the wall."""
    ranked = [
        {
            "rank": rank,
            "name": row.name,
            "before": list(row.before),
            "points": row.points,
            "hands_won": row.won,
            "opponents": round(float(row.strength), 2),
            "penalty": row.penalty,
            "rounds": row.sittings,
            "left": not row.active,
        }
        for rank, row in wall.tournament.standings()
    ]
    return json_text(wall.tournament, standings=ranked)


def standings_as_html(wall: Wall) -> str:
    heads, *rows = standings_rows(wall.tournament, wall.say)
    notes = [f"<p>{escape(note)}</p>" for note in standings_notes(wall.tournament, wall.say)]
    title = standings_title(wall.tournament, wall.say)
    return page(wall, title, [table_of(heads, rows, ranks=True), *notes])


def seats_as_csv(wall: Wall) -> str:
    """A row for each player in each round, in the order of the seats."""
    heads = [
        wall.say(head) for head in ("schedule-round", "schedule-table", "tournament-seat", "tournament-name")
    ]
    return csv_text([heads, *_seats(wall.tournament)])


def seats_as_json(wall: Wall) -> str:
    progress = wall.tournament.progress
    rounds = [
        {
            "tables": [progress.names_of_seats((number, at)) for at in range(len(sitting.tables))],
            "out": progress.names_out(number),
        }
        for number, sitting in enumerate(progress.sittings)
    ]
    return json_text(wall.tournament, rounds=rounds)


def seats_as_html(wall: Wall) -> str:
    """A section for each round, the last one first: that is the one people look for."""
    sections = []
    for number in reversed(range(len(wall.tournament.progress.sittings))):
        rows = seats_rows(wall.tournament, number, wall.say)
        heads, tables = (rows[0], rows[1:]) if wall.tournament.terms.partners else ([], rows)
        notes = seats_notes(wall.tournament, number, wall.say)
        sections.append(section(wall.say("tournament-round", number=number + 1), heads, tables, notes))
    return page(wall, wall.say("tournament-seats"), sections)


def _standings_as_text(wall: Wall) -> str:
    return standings_as_text(wall.tournament, wall.say)


def _seats_as_text(wall: Wall) -> str:
    """Round by round, in their order."""
    rounds = range(len(wall.tournament.progress.sittings))
    return "\n".join(seats_as_text(wall.tournament, number, wall.say) for number in rounds)


def _log_as_text(wall: Wall) -> str:
    return log_as_text(wall.tournament, wall.say)


EXPORTS: Mapping[str, Mapping[str, Callable[[Wall], str]]] = {
    "standings": {
        "csv": standings_as_csv,
        "json": standings_as_json,
        "html": standings_as_html,
        "txt": _standings_as_text,
    },
    "seats": {"csv": seats_as_csv, "json": seats_as_json, "html": seats_as_html, "txt": _seats_as_text},
    "results": {
        "csv": results_as_csv,
        "json": results_as_json,
        "html": results_as_html,
        "txt": results_as_text,
    },
    "hands": {"csv": hands_as_csv, "json": hands_as_json, "html": hands_as_html, "txt": hands_as_text},
    "log": {"csv": log_as_csv, "json": log_as_json, "html": log_as_html, "txt": _log_as_text},
}
"""What can be written, and how: the end of a file's name says it."""


def _seats(tournament: Tournament) -> Iterator[list[str]]:
    for sitting, table in tournament.progress.spots():
        for seat, name in enumerate(tournament.progress.names_of_seats((sitting, table)), 1):
            yield [*map(str, (sitting + 1, table + 1, seat)), name]
