"""The middle of the table: both piles, and the color in play as a large shape under them."""

from __future__ import annotations

from ..faces import WILDS
from ..inks import INKS
from ..names import color_name
from ..shapes import shape
from ..sizes import HEIGHT, WIDTH
from ..svg import element
from .look import CENTER_X, CENTER_Y, INK, MAT_LINE, back, breadth_of, lying_card, panel, text
from .scene import Table

_HALO = {"R": 146, "G": 138, "B": 141, "Y": 156}
_GAP = 34
_LAYERS = 5
_BENEATH = ((10, 4, 9), (-8, 6, -14))
"""Offsets and angles of the two cards under the top one."""


def middle(table: Table, card_width: float) -> str:
    height = card_width * HEIGHT / WIDTH
    y = CENTER_Y - (height + 56) / 2
    left, right = CENTER_X - _GAP / 2 - card_width, CENTER_X + _GAP / 2
    return (
        _halo(table.color)
        + _draw_pile(table.draw_pile, left, y, card_width)
        + _discard_pile(table, right, y, card_width)
        + _color_in_play(table.color, y + height + 20)
    )


def _halo(color: str | None) -> str:
    if color is None:
        return ""
    ink = INKS[color].ground
    printed = {"fill": ink, "stroke": ink, "stroke_width": "14", "opacity": ".3"}
    return shape(color, CENTER_X, CENTER_Y - 4, _HALO[color], **printed)


def _draw_pile(count: int, x: float, y: float, width: float) -> str:
    layers = min(count, _LAYERS)
    drawn = _empty(x, y, width) if not count else ""
    drawn += "".join(back(x - 0.6 * layer, y - 2 * layer, width) for layer in range(layers - 1))
    if count:
        drawn += lying_card("?", x - 0.6 * (layers - 1), y - 2 * (layers - 1), width)
    return drawn + _badge(str(count), x + width + 10, y + width * HEIGHT / WIDTH + 8)


def _empty(x: float, y: float, width: float) -> str:
    return element(
        "rect",
        x=x,
        y=y,
        width=width,
        height=width * HEIGHT / WIDTH,
        rx=width * 0.095,
        fill="none",
        stroke=MAT_LINE,
        stroke_width=3,
        stroke_dasharray="2 9",
        stroke_linecap="round",
    )


def _badge(words: str, right: float, bottom: float) -> str:
    width = breadth_of(words, 15) + 20
    box = panel(right - width, bottom - 27, width, 27, 9)
    return box + text(words, right - width / 2, bottom - 8, 15, 600, anchor="middle")


def _discard_pile(table: Table, x: float, y: float, width: float) -> str:
    beneath = table.discard_pile[-3:-1]
    places = _BENEATH[-len(beneath) :] if beneath else ()
    drawn = "".join(
        lying_card(code, x + aside, y + down, width, turn=turn, draw=table.draw)
        for code, (aside, down, turn) in zip(beneath, places, strict=True)
    )
    called = table.color if table.top in WILDS else None
    top = lying_card(table.top, x, y, width, called=called, draw=table.draw, turn=-2, lifted=True)
    return drawn + top


def _color_in_play(color: str | None, y: float) -> str:
    """The color as a shape with its name, so that nobody needs to tell the inks apart."""
    words = "No color named yet" if color is None else f"{color_name(color)} in play"
    chip = 0 if color is None else 28
    width = breadth_of(words, 16) + chip + 28
    left = CENTER_X - width / 2
    drawn = panel(left, y, width, 36, 12)
    if color is not None:
        ink = INKS[color].ground
        drawn += shape(color, left + 24, y + 18, 7.6, fill=ink, stroke=INK, stroke_width=1.4)
    return drawn + text(words, CENTER_X + chip / 2, y + 23.5, 16, 600, anchor="middle")
