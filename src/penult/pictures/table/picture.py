"""A table as a picture: the mat, the piles, the seats around it, and the visible hands."""

from __future__ import annotations

from ..cards import DEFINITIONS
from ..names import card_name, color_name
from ..svg import document, element, prefixed
from .look import BACK_DEFINITION, BREADTH, FONTS, GROUND, MAT, MAT_LINE, SOFT_INK, text
from .open_hands import open_hands
from .orbit import orbit
from .own_hand import own_hand
from .piles import middle
from .plates import NARROW, ROOMY, avatar, plate
from .scene import Table
from .seating import BOTTOM, CROWDED, places

SHOWN = 900
"""The width of a table in pixels."""
_MAT_BOTTOM = 596


def table_svg(table: Table, *, prefix: str | None = None) -> str:
    """The whole table as an SVG document with a background."""
    drawn = _mat() + _stage(table)
    lower, height = _lower(table)
    ground = element("rect", width=BREADTH, height=height, fill=GROUND)
    inside = element("g", ground, drawn, lower, font_family=FONTS)
    drawn = document(DEFINITIONS + BACK_DEFINITION + inside, description(table), BREADTH, height, SHOWN)
    return prefixed(drawn, prefix)


def description(table: Table) -> str:
    """The accessible name: the most important facts in a sentence or two."""
    color = "no color named yet" if table.color is None else f"{color_name(table.color).lower()} in play"
    sentence = f"A table of {len(table.seats)}: {card_name(table.top, draw=table.draw)} on top, {color}."
    return sentence if table.turn is None else f"{sentence} {table.seats[table.turn].name} is to act."


def _mat() -> str:
    outer = {"x": 26, "y": 18, "width": BREADTH - 52, "height": 578, "rx": 150}
    inner = {"x": 36, "y": 28, "width": BREADTH - 72, "height": 558, "rx": 140}
    return element("rect", **outer, fill=MAT, stroke=MAT_LINE, stroke_width=1.5) + element(
        "rect", **inner, fill="none", stroke=MAT_LINE
    )


def _stage(table: Table) -> str:
    count = len(table.seats)
    size = NARROW if count - 1 >= CROWDED else ROOMY
    around = [(table.bottom + 1 + nth) % count for nth in range(count - 1)]
    where = dict(zip(around, places(count - 1), strict=True)) | {table.bottom: BOTTOM}
    toward = None if table.turn is None else where[table.turn]
    plates = "".join(
        plate(table.seats[seat], place, size, seat == table.turn, table.draw)
        for seat, place in where.items()
        if seat != table.viewer
    )
    card_width = 116 if size is NARROW else 128
    return orbit(table.direction, toward) + middle(table, card_width) + plates


def _lower(table: Table) -> tuple[str, float]:
    """What is below the mat, and where the picture ends."""
    drawn, y = "", _MAT_BOTTOM + 64.0
    if table.viewer is not None:
        drawn, y = own_hand(table, _MAT_BOTTOM + 74)
        drawn = _prompt(table) + drawn
    below, end = open_hands(table, y)
    return drawn + below, end + 8


def _prompt(table: Table) -> str:
    mine = table.seats[table.bottom]
    return (
        avatar(mine.name, 59, 634, 25)
        + text(table.prompt, 100, 634, 26, 800)
        + text(table.detail, 100, 656, 16, ink=SOFT_INK)
    )
