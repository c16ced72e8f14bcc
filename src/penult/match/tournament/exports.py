"""Standings and seats for other programs, and as pages for a wall: CSV, JSON and HTML."""

from __future__ import annotations

import csv
import json
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO

from ..rotation.printing.html import Page
from ..rotation.printing.say import Say
from .printing import (
    plain_cells,
    remark,
    seats_notes,
    seats_rows,
    standings_notes,
    standings_rows,
    standings_title,
)
from .tournament import Tournament

Rows = Sequence[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Wall:
    """A tournament in the words of one language, and the frame of a page."""

    tournament: Tournament
    say: Say
    language: str
    page: Page


def standings_as_csv(wall: Wall) -> str:
    """Headings in the language of the wall; names and numbers plain, remarks in a column of their own."""
    heads, *_ = standings_rows(wall.tournament, wall.say)
    rows = (
        [*plain_cells(wall.tournament, rank, row), remark(row, wall.say)]
        for rank, row in wall.tournament.standings()
    )
    return _csv([[*heads, wall.say("tournament-remark")], *rows])


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
    return _json(wall.tournament, standings=ranked)


def standings_as_html(wall: Wall) -> str:
    heads, *rows = standings_rows(wall.tournament, wall.say)
    notes = [f"<p>{escape(note)}</p>" for note in standings_notes(wall.tournament, wall.say)]
    title = standings_title(wall.tournament, wall.say)
    return wall.page(wall.language, title, [f"<h1>{escape(title)}</h1>", _table(heads, rows), *notes], "")


def seats_as_csv(wall: Wall) -> str:
    """A row for each player in each round, in the order of the seats."""
    heads = [
        wall.say(head) for head in ("schedule-round", "schedule-table", "tournament-seat", "tournament-name")
    ]
    return _csv([heads, *_seats(wall.tournament)])


def seats_as_json(wall: Wall) -> str:
    names = wall.tournament.progress.names
    rounds = [
        {
            "tables": [[names[player] for player in table] for table in sitting.tables],
            "out": [names[player] for player in sitting.out],
        }
        for sitting in wall.tournament.progress.sittings
    ]
    return _json(wall.tournament, rounds=rounds)


def seats_as_html(wall: Wall) -> str:
    """A section for each round, the last one first: that is the one people look for."""
    sections = []
    for number in reversed(range(len(wall.tournament.progress.sittings))):
        rows = seats_rows(wall.tournament, number, wall.say)
        heads, tables = (rows[0], rows[1:]) if wall.tournament.terms.partners else ([], rows)
        notes = (f"<p>{escape(note)}</p>" for note in seats_notes(wall.tournament, number, wall.say))
        heading = f"<h2>{escape(wall.say('tournament-round', number=number + 1))}</h2>"
        sections.append(f"<section>{heading}{_table(heads, tables)}{''.join(notes)}</section>")
    title = wall.say("tournament-seats")
    return wall.page(wall.language, title, [f"<h1>{escape(title)}</h1>", *sections], "")


EXPORTS: Mapping[str, Mapping[str, Callable[[Wall], str]]] = {
    "standings": {"csv": standings_as_csv, "json": standings_as_json, "html": standings_as_html},
    "seats": {"csv": seats_as_csv, "json": seats_as_json, "html": seats_as_html},
}


def _seats(tournament: Tournament) -> Iterator[list[str]]:
    names = tournament.progress.names
    for number, sitting in enumerate(tournament.progress.sittings, 1):
        for at, table in enumerate(sitting.tables, 1):
            for seat, player in enumerate(table, 1):
                yield [*map(str, (number, at, seat)), names[player]]


def _csv(rows: Rows) -> str:
    sheet = StringIO()
    csv.writer(sheet, lineterminator="\n").writerows(rows)
    return sheet.getvalue()


def _json(tournament: Tournament, **said: object) -> str:
    terms = tournament.terms
    agreed = {
        "rules": str(terms.rules),
        "hands_a_round": terms.hands,
        "partners": terms.partners,
        "over": tournament.progress.over,
    }
    return json.dumps({**agreed, **said}, ensure_ascii=False, indent=1) + "\n"


def _table(heads: Sequence[str], rows: Rows) -> str:
    """The first cell of a row is its name."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


def _row(cells: Sequence[str]) -> str:
    first, *others = map(escape, cells)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>'
