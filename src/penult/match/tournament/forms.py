"""What all exports of a tournament are made of: rows as CSV, objects as JSON, and tables on a page."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO

from ..rotation.printing.html import Page
from ..rotation.printing.say import Say
from .tournament import Tournament

Rows = Iterable[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Wall:
    """A tournament in the words of one language, and the frame of a page."""

    tournament: Tournament
    say: Say
    language: str
    page: Page


def csv_text(rows: Rows) -> str:
    sheet = StringIO()
    csv.writer(sheet, lineterminator="\n").writerows(rows)
    return sheet.getvalue()


def json_text(tournament: Tournament, **said: object) -> str:
    """What was agreed, and what is said beside it; keys in English, whatever the language of the wall."""
    terms = tournament.terms
    agreed = {
        "rules": str(terms.rules),
        "hands_a_round": terms.hands,
        "partners": terms.partners,
        "over": tournament.progress.over,
    }
    return json.dumps({**agreed, **said}, ensure_ascii=False, indent=1) + "\n"


def page(wall: Wall, title: str, sections: Iterable[str]) -> str:
    return wall.page(wall.language, title, [f"<h1>{escape(title)}</h1>", *sections], "")


def section(heading: str, heads: Sequence[str], rows: Rows, notes: Iterable[str]) -> str:
    """A part of a page, such as one round."""
    under = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f"<section><h2>{escape(heading)}</h2>{table_of(heads, rows)}{under}</section>"


def table_of(heads: Sequence[str], rows: Rows) -> str:
    """The first cell of a row is its name."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    return f"<table><thead><tr>{top}</tr></thead><tbody>{''.join(map(_row, rows))}</tbody></table>"


def _row(cells: Sequence[str]) -> str:
    first, *others = map(escape, cells)
    return f'<tr><th scope="row">{first}</th>{"".join(f"<td>{cell}</td>" for cell in others)}</tr>'
