"""Number cards: as many rings around the shape as the number, like a stone dropped in water."""

from __future__ import annotations

from .figures import figures
from .inks import INKS, Ink
from .shapes import shape, solid
from .sizes import Size
from .svg import element

CORE_X, CORE_Y, CORE = 124, 196, 31.28
FLAT_X, FLAT_Y, FLAT = 134, 208, 62

_FIRST_RING, _RING_STEP = 34, 13.2
_REACH = {"R": 1, "G": 1.02, "B": 0.97, "Y": 1.08}
_CLEARING = 21


def number_face(color: str, value: str, size: Size) -> str:
    ink, figure, spot = INKS[color], size.figure, size.figure_shape
    halo = ink.ground if size.detailed else None
    index = figures(value, figure.x, figure.baseline, figure.size, centered=True, halo=halo, ink=ink.figure)
    mark = solid(color, spot.x, spot.y, spot.radius, ink.figure)
    if not size.detailed:
        return flat_shape(color, ink) + index + mark
    clearing = element("circle", cx=spot.x, cy=spot.y, r=_CLEARING, fill=ink.ground)
    return _rings(color, int(value), ink) + index + clearing + mark


def flat_shape(color: str, ink: Ink) -> str:
    """The picture in a size without room for rings."""
    return solid(color, FLAT_X, FLAT_Y, FLAT, ink.tint)


def _rings(color: str, count: int, ink: Ink) -> str:
    rings = "".join(_ring(color, nth, ink) for nth in range(count, 0, -1))
    return rings + solid(color, CORE_X, CORE_Y, CORE, ink.figure)


def _ring(color: str, nth: int, ink: Ink) -> str:
    """Odd rings are wide and dark, even ones fine and light."""
    radius = (_FIRST_RING + _RING_STEP * nth) * _REACH[color]
    stroke, width = (ink.tint, 6.6) if nth % 2 else (ink.light, 3.2)
    return shape(color, CORE_X, CORE_Y, radius, fill="none", stroke=stroke, stroke_width=width)
