"""Colored action cards: Draw, Reverse, Skip."""

from __future__ import annotations

from . import pictograms
from .figures import figures
from .inks import INKS, Ink
from .numbers import flat_shape
from .shapes import solid
from .sizes import Size
from .svg import element, placed

_SIGNS = {"V": pictograms.reverse, "S": pictograms.skip}

_TILTED = {
    2: (62, ((100, 190, -10), (140, 212, 10))),
    3: (56, ((82, 194, -14), (118, 202, 0), (154, 212, 14))),
}
"""For each strength of a Draw card: the width of its little cards, and their places and angles."""


def draw_face(color: str, strength: int, size: Size) -> str:
    ink, plus = INKS[color], size.plus
    index = figures(f"+{strength}", plus.x, plus.baseline, plus.size, plus.spacing, ink=ink.figure)
    return _under(color, size) + index + _mark(color, size) + _tilted(color, strength, ink, size)


def sign_face(color: str, action: str, size: Size) -> str:
    """Reverse (V) or Skip (S)."""
    ink, sign, draw = INKS[color], size.sign, _SIGNS[action]
    index = placed(draw(ink.figure, sign.weight), sign.x, sign.y, sign.scale)
    large = placed(draw(ink.figure, 12.5), 124, 200, 1.18) if size.detailed else ""
    return _under(color, size) + index + _mark(color, size) + large


def little_card(x: float, y: float, turn: float, width: float, fill: str, edge: str, inside: str) -> str:
    height = width * 1.4
    box = {"x": -width / 2, "y": -height / 2, "width": width, "height": height, "rx": width * 0.13}
    return placed(element("rect", **box, fill=fill, stroke=edge, stroke_width=4) + inside, x, y, turn=turn)


def _tilted(color: str, strength: int, ink: Ink, size: Size) -> str:
    if not size.detailed:
        return ""
    width, places = _TILTED[strength]
    shape = solid(color, 0, 0, 15, ink.ground)
    return "".join(little_card(x, y, turn, width, ink.figure, ink.tint, shape) for x, y, turn in places)


def _under(color: str, size: Size) -> str:
    ink = INKS[color]
    return solid(color, 124, 194, 86, ink.tint) if size.detailed else flat_shape(color, ink)


def _mark(color: str, size: Size) -> str:
    spot = size.action_shape
    return solid(color, spot.x, spot.y, spot.radius, INKS[color].figure)
