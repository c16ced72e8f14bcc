"""What all exports of a tournament are made of: rows as CSV, objects as JSON, and tables on a page."""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from html import escape
from io import StringIO
from itertools import zip_longest

from .rotation.printing.html import Page, wall_style
from .rotation.printing.say import Translate
from .tournament import Tournament

Rows = Iterable[Sequence[str]]


@dataclass(frozen=True, slots=True)
class Wall:
    """A tournament in the words of one language, and the frame of a page."""

    tournament: Tournament
    say: Translate
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
    return wall.page(wall.language, title, [f"<h1>{escape(title)}</h1>", *sections], wall_style())


def section(heading: str, heads: Sequence[str], rows: Rows, notes: Iterable[str]) -> str:
    """A part of a page, such as one round."""
    under = "".join(f"<p>{escape(note)}</p>" for note in notes)
    return f"<section><h2>{escape(heading)}</h2>{table_of(heads, rows)}{under}</section>"


def table_of(heads: Sequence[str], rows: Rows, ranks: bool = False) -> str:
    """The first cell of a row is its name. Of `ranks` the first three stay on one line, however narrow."""
    top = "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
    body = "".join(_row(heads, cells) for cells in rows)
    kind = "stacks ranks" if ranks else "stacks"
    return f'<table class="{kind}"><thead><tr>{top}</tr></thead><tbody>{body}</tbody></table>'


def _row(heads: Sequence[str], cells: Sequence[str]) -> str:
    """Each cell knows its heading: where the page is narrow they stand below each other."""
    named = zip_longest(map(escape, heads[: len(cells)]), map(escape, cells), fillvalue="")
    (head, first), *others = named
    more = "".join(f'<td data-head="{head}">{cell}</td>' for head, cell in others)
    return f'<tr><th scope="row" data-head="{head}">{first}</th>{more}</tr>'
