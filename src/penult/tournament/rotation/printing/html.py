"""One page of HTML that stands alone and is made for paper."""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from html import escape
from importlib.resources import files
from typing import Protocol

from ..sitting import Sitting
from .wall import SEATS, WallChart


class Page(Protocol):
    """The frame and the look of all of Penult's pages; what only a schedule needs comes after it."""

    def __call__(self, language: str, title: str, body: Iterable[str], own_style: str) -> str: ...


def as_html(wall: WallChart, page: Page) -> str:
    return page(wall.language, wall.title, _body(wall), wall_style() + _style("schedule.css"))


def wall_style() -> str:
    """What hangs on a wall, or is shown on a television, is read across a room."""
    return _style("wall.css")


def _style(name: str) -> str:
    return (files(__package__) / name).read_text(encoding="utf-8")


def _body(wall: WallChart) -> Iterator[str]:
    yield f"<header><h1>{escape(wall.title)}</h1>"
    figures = (f"<div><dt>{escape(label)}</dt><dd>{number}</dd></div>" for label, number in wall.figures())
    yield f'<dl class="figures">{"".join(figures)}</dl>'
    yield f"<p>{escape(wall.say('schedule-manners'))}</p></header><main>"
    for number, sitting in enumerate(wall.schedule.sittings):
        yield from _section(wall, number, sitting)
    yield "</main>"


def _section(wall: WallChart, number: int, sitting: Sitting) -> Iterator[str]:
    yield f"<section><h2>{escape(wall.heading(number))}</h2><table><thead>"
    yield _row("", [wall.say(seat) for seat in SEATS], "col")
    yield "</thead><tbody>"
    for at, table in enumerate(sitting.tables):
        yield _row(wall.say("schedule-table-number", number=at + 1), [wall.names[player] for player in table])
    yield "</tbody><tfoot>" + _row(wall.say("schedule-deals"), wall.deals(number)) + "</tfoot></table>"
    if rest := wall.rest(sitting):
        yield f'<p class="out">{escape(rest)}</p>'
    yield "</section>"


def _row(label: str, cells: Sequence[str], scope: str = "") -> str:
    head = f'<th scope="row">{escape(label)}</th>' if label else "<td></td>"
    tag = f'th scope="{scope}"' if scope else "td"
    return f"<tr>{head}{''.join(f'<{tag}>{escape(cell)}</{tag[:2]}>' for cell in cells)}</tr>"
