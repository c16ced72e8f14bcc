"""The ring of chevrons that shows the direction of play and whose turn it is."""

from __future__ import annotations

from math import atan2, cos, degrees, radians, sin

from ..shapes import traced
from ..svg import element, number
from .look import ACCENT, CENTER_X, CENTER_Y, EDGE, MAT, MAT_LINE, SOFT_INK, text

_ACROSS, _UPWARD = 268, 168
_CHEVRONS = 36
_LEADING = 64
"""How many degrees of chevrons before the seat in turn are plum."""
_CAPTIONS = {"L": "Play runs to the left", "R": "Play runs to the right"}
_TURNING = "M18.5 8.5A7.5 7.5 0 1 0 19.5 13M19 4V9H14"


def orbit(direction: str, toward: tuple[float, float] | None) -> str:
    """The ring, with the direction in words; `toward` is the place of the seat in turn."""
    sense = 1 if direction == "L" else -1
    goal = None if toward is None else _angle(toward)
    angles = [nth * 360 / _CHEVRONS + 5 for nth in range(_CHEVRONS)]
    oval = {"cx": CENTER_X, "cy": CENTER_Y, "rx": _ACROSS, "ry": _UPWARD}
    ring = element("ellipse", **oval, fill="none", stroke=MAT_LINE, stroke_width=1.5)
    gaps = element("path", d=traced("R", 8, map(_place, angles)), fill=MAT)
    chevrons = element(
        "g",
        *(_chevron(angle, sense, goal) for angle in angles),
        fill="none",
        stroke_linecap="round",
        stroke_linejoin="round",
    )
    return ring + gaps + chevrons + _caption(direction, sense)


def _place(angle: float) -> tuple[float, float]:
    return CENTER_X + _ACROSS * cos(radians(angle)), CENTER_Y + _UPWARD * sin(radians(angle))


def _angle(place: tuple[float, float]) -> float:
    return degrees(atan2((place[1] - CENTER_Y) / _UPWARD, (place[0] - CENTER_X) / _ACROSS))


def _chevron(angle: float, sense: int, goal: float | None) -> str:
    ahead = 360.0 if goal is None else (goal - angle) * sense % 360
    leads = ahead < _LEADING
    return element(
        "path",
        d="M-4.5 -6.5L3 0L-4.5 6.5",
        transform=_heading(angle, sense),
        stroke=ACCENT if leads else EDGE,
        stroke_opacity=1 - 0.65 * ahead / 74 if leads else 0.55,
        stroke_width=4 if leads else 2.6,
    )


def _heading(angle: float, sense: int) -> str:
    """Moved to its place on the ring and turned in the direction of play."""
    x, y = _place(angle)
    turn = degrees(atan2(_UPWARD * cos(radians(angle)) * sense, -_ACROSS * sin(radians(angle)) * sense))
    return f"translate({number(x)} {number(y)}) rotate({number(turn)})"


def _caption(direction: str, sense: int) -> str:
    turning = element(
        "path",
        d=_TURNING,
        fill="none",
        stroke=SOFT_INK,
        stroke_width=1.9,
        stroke_linecap="round",
        stroke_linejoin="round",
        transform=f"translate({CENTER_X - 84 - 9 * sense} 502) scale({sense * 0.75} .75)",
    )
    return turning + text(_CAPTIONS[direction], CENTER_X - 64, 516, 15, 600, SOFT_INK)
