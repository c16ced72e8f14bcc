"""A schedule to put on the wall, with names, in one language and every form."""

from __future__ import annotations

import textwrap
from collections import Counter
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass
from html import escape

from ..printing.page import html_page, schedule_style
from ..printing.phrases import in_a_row
from ..printing.reports import WIDTH, Translate
from ..printing.tables import columns, csv_text, html_table, json_text
from .rotation.schedule import Schedule
from .sittings import Sitting, oppositions, partnerships

SEATS = ("schedule-north", "schedule-east", "schedule-south", "schedule-west")
"""In turn order, clockwise."""
_COLUMNS = {
    "hand": "schedule-hand",
    "round": "schedule-round",
    "table": "schedule-table",
    "north": "schedule-north",
    "east": "schedule-east",
    "south": "schedule-south",
    "west": "schedule-west",
    "dealer": "schedule-dealer",
    "out": "schedule-out",
}
"""The columns of a row, one for each hand at each table: keys in JSON, and headings."""


@dataclass(frozen=True, slots=True)
class WallChart:
    """A schedule with names and a language."""

    schedule: Schedule
    names: tuple[str, ...]
    say: Translate
    language: str = "en"

    @property
    def title(self) -> str:
        return self.say("schedule-title", players=self.schedule.players)

    def figures(self) -> Iterator[tuple[str, str]]:
        """Labels and numbers, counted from the schedule."""
        sittings, hands = self.schedule.sittings, self.schedule.hands
        sat = Counter(player for sitting in sittings for table in sitting.tables for player in table)
        counted = {
            "schedule-tables": [len(sitting.tables) for sitting in sittings],
            "schedule-rounds": [len(sittings)],
            "schedule-hands-a-round": [hands],
            "schedule-hands-a-player": [hands * times for times in sat.values()],
            "schedule-with-each": [hands * times for times in partnerships(sittings).values()],
            "schedule-against-each": [hands * times for times in oppositions(sittings).values()],
        }
        for label, numbers in counted.items():
            yield self.say(label), "–".join(map(str, sorted({min(numbers), max(numbers)})))

    def heading(self, sitting: int) -> str:
        first = sitting * self.schedule.hands + 1
        last = first + self.schedule.hands - 1
        return self.say(
            "schedule-round-hands", number=sitting + 1, count=self.schedule.hands, first=first, last=last
        )

    def grid(self, number: int) -> list[list[str]]:
        """A row for the seats, one for each table, and one for who deals which hand."""
        tables = enumerate(self.schedule.sittings[number].tables, 1)
        return [
            ["", *(self.say(seat) for seat in SEATS)],
            *(
                [self.say("schedule-table-number", number=at), *(self.names[player] for player in table)]
                for at, table in tables
            ),
            [self.say("schedule-deals"), *self.deals(number)],
        ]

    def deals(self, sitting: int) -> tuple[str, ...]:
        """The hands that each seat deals; the deal passes to the left (A-76)."""
        first = sitting * self.schedule.hands
        dealt: list[list[int]] = [[] for _ in SEATS]
        for hand in range(self.schedule.hands):
            dealt[hand % len(SEATS)].append(first + hand + 1)
        return tuple(map(self._hands, dealt))

    def _hands(self, numbers: list[int]) -> str:
        """Numbers of hands, after a word that tells them from names, which may be numbers too."""
        return self.say("schedule-deals-hands", count=len(numbers), hands=numbers) if numbers else ""

    def rest(self, sitting: Sitting) -> str:
        """Who sits out; empty if nobody does."""
        names = [self.names[player] for player in sitting.out]
        return self.say("schedule-sits-out", names=names) if names else ""


def chart_as_text(chart: WallChart) -> str:
    """A block for each sitting, a line for each table."""
    return "\n".join(_lines(chart)) + "\n"


def chart_as_csv(chart: WallChart) -> str:
    """Headings in the language of the chart; semicolons between those who sit out."""
    rows = (
        [in_a_row(cell, chart.say) if isinstance(cell, list) else cell for cell in row.values()]
        for row in _rows(chart)
    )
    return csv_text([map(chart.say, _COLUMNS.values()), *rows])


def chart_as_json(chart: WallChart) -> str:
    """Keys in English in every language."""
    schedule = chart.schedule
    return json_text(
        {
            "players": list(chart.names),
            "rounds": len(schedule.sittings),
            "hands_a_round": schedule.hands,
            "hands": list(_rows(chart)),
        }
    )


def chart_as_html(chart: WallChart) -> str:
    """One page, made for paper."""
    return html_page(chart.language, chart.title, _body(chart), schedule_style())


CHART_FORMS: Mapping[str, Callable[[WallChart], str]] = {
    "txt": chart_as_text,
    "csv": chart_as_csv,
    "json": chart_as_json,
    "html": chart_as_html,
}


def _lines(chart: WallChart) -> Iterator[str]:
    yield from (chart.title, "")
    figures = list(chart.figures())
    width = max(len(label) for label, _ in figures)
    yield from (f"{label:<{width}}  {number}" for label, number in figures)
    yield from ("", *textwrap.wrap(chart.say("schedule-manners"), WIDTH))
    for number, sitting in enumerate(chart.schedule.sittings):
        yield from ("", chart.heading(number), "")
        yield from (f"  {line}" for line in columns(chart.grid(number)))
        if rest := chart.rest(sitting):
            yield f"  {rest}"


def _body(chart: WallChart) -> Iterator[str]:
    yield f"<header><h1>{escape(chart.title)}</h1>"
    figures = (f"<div><dt>{escape(label)}</dt><dd>{number}</dd></div>" for label, number in chart.figures())
    yield f'<dl class="figures">{"".join(figures)}</dl>'
    yield f"<p>{escape(chart.say('schedule-manners'))}</p></header><main>"
    for number, sitting in enumerate(chart.schedule.sittings):
        heads, *tables, deals = chart.grid(number)
        begin, *rows = html_table(heads, tables, foot=deals)
        yield f"<section><h2>{escape(chart.heading(number))}</h2>{begin}"
        yield from rows
        if rest := chart.rest(sitting):
            yield f'<p class="out">{escape(rest)}</p>'
        yield "</section>"
    yield "</main>"


def _rows(chart: WallChart) -> Iterator[dict[str, int | str | list[str]]]:
    for at in chart.schedule:
        names = [chart.names[player] for player in (*at.seats, at.dealer)]
        out = [chart.names[player] for player in chart.schedule.sittings[at.sitting].out]
        numbers = (at.hand + 1, at.sitting + 1, at.table + 1)
        row: tuple[int | str | list[str], ...] = (*numbers, *names, out)
        yield dict(zip(_COLUMNS, row, strict=True))
