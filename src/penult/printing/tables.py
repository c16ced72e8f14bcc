"""Rows as a table: in plain text, as CSV, JSON or HTML.

In a terminal, letters of some scripts take two columns, and combining marks take none.

>>> breadth("Ana"), breadth("田中さん"), padded("田中", 6) + "|", shortened("田中さん", 6)
(3, 8, '田中  |', '田中…')
>>> print(*columns([("1", "田中", "40"), ("2", "Benjamin", "5")]), sep="\\n")
1   田中       40
2   Benjamin   5
"""

from __future__ import annotations

import csv
import json
from collections.abc import Iterable, Iterator, Sequence
from html import escape
from io import StringIO
from unicodedata import category, east_asian_width

Rows = Iterable[Sequence[str]]

_NO_COLUMN = ("Mn", "Me", "Cf")
_TWO_COLUMNS = ("W", "F")


def columns(rows: Sequence[Sequence[str]]) -> Iterator[str]:
    """Plain text, one line per row, with aligned columns."""
    widths = [max(map(breadth, column)) for column in zip(*rows, strict=True)]
    for row in rows:
        yield "   ".join(map(padded, row, widths)).rstrip()


def csv_text(rows: Iterable[Iterable[object]]) -> str:
    sheet = StringIO()
    csv.writer(sheet, lineterminator="\n").writerows(rows)
    return sheet.getvalue()


def json_text(value: object, indent: int = 1) -> str:
    return json.dumps(value, ensure_ascii=False, indent=indent) + "\n"


def html_table(heads: Sequence[str], rows: Rows, foot: Sequence[str] = (), look: str = "") -> Iterator[str]:
    """The lines of a table; the first cell of a row is its heading.

    With a `look`, a CSS class, each cell repeats its heading so that cells can stack on a narrow page.
    """
    yield f'<table class="{look}"><thead>' if look else "<table><thead>"
    yield f"<tr>{''.join(_head(head, look) for head in heads)}</tr>"
    yield "</thead><tbody>"
    yield from (_row(cells, heads if look else None) for cells in rows)
    yield f"</tbody><tfoot>{_row(foot)}</tfoot></table>" if foot else "</tbody></table>"


def _head(head: str, look: str) -> str:
    return f'<th scope="col">{escape(head)}</th>' if head or look else "<td></td>"


def _row(cells: Sequence[str], heads: Sequence[str] | None = None) -> str:
    (named, first), *others = zip(_named(cells, heads), map(escape, cells), strict=False)
    more = "".join(f"<td{named}>{cell}</td>" for named, cell in others)
    return f'<tr><th scope="row"{named}>{first}</th>{more}</tr>'


def _named(cells: Sequence[str], heads: Sequence[str] | None) -> list[str]:
    """The attribute in which each cell repeats its heading."""
    if heads is None:
        return [""] * len(cells)
    return [f' data-head="{escape(head)}"' for head in (*heads, *[""] * len(cells))]


def breadth(text: str) -> int:
    """How many columns a text takes in a terminal."""
    return len(text) if text.isascii() else sum(map(_columns_of, text))


def padded(text: str, columns: int) -> str:
    return text + " " * (columns - breadth(text))


def shortened(text: str, columns: int) -> str:
    """As much of the text as fits."""
    if breadth(text) <= columns:
        return text
    while breadth(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def _columns_of(letter: str) -> int:
    if category(letter) in _NO_COLUMN:
        return 0
    return 2 if east_asian_width(letter) in _TWO_COLUMNS else 1
