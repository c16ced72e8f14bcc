"""Plain text: a block for each sitting, a line for each table."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from ..sitting import Sitting
from .say import columns
from .wall import SEATS, WallChart

_WIDTH = 88


def as_text(wall: WallChart) -> str:
    return "\n".join(_lines(wall)) + "\n"


def _lines(wall: WallChart) -> Iterator[str]:
    yield from (wall.title, "")
    figures = list(wall.figures())
    width = max(len(label) for label, _ in figures)
    yield from (f"{label:<{width}}  {number}" for label, number in figures)
    yield from ("", *textwrap.wrap(wall.say("schedule-manners"), _WIDTH))
    for number, sitting in enumerate(wall.schedule.sittings):
        yield from ("", wall.heading(number), "", *_block(wall, number, sitting))


def _block(wall: WallChart, number: int, sitting: Sitting) -> Iterator[str]:
    rows = [
        ("", *(wall.say(seat) for seat in SEATS)),
        *(
            (wall.say("schedule-table-number", number=at + 1), *(wall.names[player] for player in table))
            for at, table in enumerate(sitting.tables)
        ),
        (wall.say("schedule-deals"), *wall.deals(number)),
    ]
    yield from (f"  {line}" for line in columns(rows))
    if rest := wall.rest(sitting):
        yield f"  {rest}"
