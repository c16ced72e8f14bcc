"""A row for every hand at every table: for spreadsheets, and for programs."""

from __future__ import annotations

import csv
import io
import json
from collections.abc import Iterator

from .wall import SEATS, WallChart

_COLUMNS = (
    "schedule-hand",
    "schedule-round",
    "schedule-table",
    *SEATS,
    "schedule-dealer",
    "schedule-out",
)
_KEYS = ("hand", "round", "table", "north", "east", "south", "west", "dealer", "out")


def as_csv(wall: WallChart) -> str:
    """Headings in the language of the wall; several who sit out are separated by semicolons."""
    sheet = io.StringIO()
    lines = csv.writer(sheet, lineterminator="\n")
    lines.writerow(wall.say(column) for column in _COLUMNS)
    for row in _rows(wall):
        lines.writerow("; ".join(cell) if isinstance(cell, list) else cell for cell in row.values())
    return sheet.getvalue()


def as_json(wall: WallChart) -> str:
    """Keys in English, whatever the language of the wall."""
    schedule = wall.schedule
    document = {
        "players": list(wall.names),
        "rounds": len(schedule.sittings),
        "hands_a_round": schedule.hands,
        "hands": list(_rows(wall)),
    }
    return json.dumps(document, ensure_ascii=False, indent=1) + "\n"


def _rows(wall: WallChart) -> Iterator[dict[str, int | str | list[str]]]:
    for at in wall.schedule:
        names = [wall.names[player] for player in (*at.seats, at.dealer)]
        out = [wall.names[player] for player in wall.schedule.sittings[at.sitting].out]
        numbers = (at.hand + 1, at.sitting + 1, at.table + 1)
        row: tuple[int | str | list[str], ...] = (*numbers, *names, out)
        yield dict(zip(_KEYS, row, strict=True))
