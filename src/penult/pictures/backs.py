"""The back, with the mark on plum, and the blank."""

from __future__ import annotations

from collections.abc import Iterator

from .inks import GOLD, HEM, LATTICE, PAPER, PLUM
from .shapes import traced
from .sizes import WIDTH, Size
from .svg import element

_STEP = 23
_SHAPES = "RBGY"


def back_face(size: Size) -> str:
    if not size.detailed:
        return mark(WIDTH / 2, 150, 1.5)
    window = element("rect", x=52, y=84, width=96, height=112, rx=14, fill=PLUM)
    return _lattice() + window + mark(WIDTH / 2, 146, 1)


def blank_face() -> str:
    """Paper with a dotted hem."""
    box = {"x": 22, "y": 22, "width": 156, "height": 236, "rx": 8}
    dots = {"stroke_dasharray": "2 9", "stroke_linecap": "round"}
    return element("rect", **box, fill="none", stroke=HEM, stroke_width=2.5, **dots)


def mark(x: float, y: float, scale: float) -> str:
    """Five card edges, the second to last raised."""
    return "".join(
        element(
            "rect",
            x=x + (17 * edge - 39) * scale,
            y=y - (50 if edge == 3 else 30) * scale,
            width=10 * scale,
            height=60 * scale,
            rx=3 * scale,
            fill=GOLD if edge == 3 else PAPER,
        )
        for edge in range(5)
    )


def _lattice() -> str:
    """The four shapes as a pattern, every other row shifted by half a step."""
    drawn = "".join(traced(color, 4.1, _centers(nth)) for nth, color in enumerate(_SHAPES))
    return element("path", d=drawn, fill="none", stroke=LATTICE, stroke_width=1.3, opacity=0.6)


def _centers(nth: int) -> Iterator[tuple[float, float]]:
    """The places of one of the four shapes: every fourth in each row, shifted from row to row."""
    for row in range(1, 14):
        aside = -4 if row % 2 else _STEP / 2 - 4
        for column in range((nth - 2 * row) % 4, 10, 4):
            yield aside + _STEP * column, _STEP * row - 29
