"""The four shapes: red circle, blue square, green triangle, yellow star.

A shape has a visual radius; the sizes are balanced so that all four look equally large.
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import pairwise
from math import cos, pi, sin

from .inks import INKS
from .svg import Attribute, element, number

NAMES = {"R": "circle", "G": "triangle", "B": "square", "Y": "star"}

_SQUARE = 0.9
_SQUARE_CORNER = 0.081
_HEM = 0.12


def _around(corners: int, radii: tuple[float, ...], lowered: float) -> tuple[tuple[float, float], ...]:
    """The corners of a polygon that stands on its base, for the radius 1."""
    angles = [2 * pi * corner / corners - pi / 2 for corner in range(corners)]
    reach = [radii[corner % len(radii)] for corner in range(corners)]
    return tuple((r * cos(angle), r * sin(angle) + lowered) for angle, r in zip(angles, reach, strict=True))


_CORNERS = {"G": _around(3, (1.2,), 0.2), "Y": _around(10, (1.17, 0.585), 0.06)}


def shape(color: str, x: float, y: float, radius: float, **attributes: Attribute) -> str:
    """The bare shape; the caller decides about fill and stroke."""
    if color == "R":
        return element("circle", cx=x, cy=y, r=radius, **attributes)
    if color == "B":
        half, corner = radius * _SQUARE, radius * _SQUARE_CORNER
        box = {"x": x - half, "y": y - half, "width": 2 * half, "height": 2 * half, "rx": corner}
        return element("rect", **box, **attributes)
    return element("path", d=_polygon(color, x, y, radius), stroke_linejoin="round", **attributes)


def solid(color: str, x: float, y: float, radius: float, ink: str) -> str:
    """A filled shape. Pointed shapes get a stroke of the same ink, which rounds their corners."""
    if color in _CORNERS:
        return shape(color, x, y, radius, fill=ink, stroke=ink, stroke_width=radius * _HEM)
    return shape(color, x, y, radius, fill=ink)


def traced(color: str, radius: float, centers: Iterable[tuple[float, float]]) -> str:
    """Path data of a shape repeated around many centers."""
    outline = _outline(color, radius)
    return "".join(f"M{number(x)} {number(y)}{outline}" for x, y in centers)


def quartet(x: float, y: float, radius: float) -> str:
    """All four shapes, two by two: the sign of every wild."""
    apart = radius * 1.22
    return "".join(
        solid(color, x + column * apart, y + row * apart, radius * grown, INKS[color].ground)
        for color, column, row, grown in _QUARTET
    )


_QUARTET = (("R", -1, -1, 1), ("B", 1, -1, 1), ("G", -1, 1, 1), ("Y", 1, 1, 1.05))


def _polygon(color: str, x: float, y: float, radius: float) -> str:
    corners = [f"{number(x + dx * radius)} {number(y + dy * radius)}" for dx, dy in _CORNERS[color]]
    return f"M{'L'.join(corners)}Z"


def _outline(color: str, radius: float) -> str:
    """The shape as path data, relative to its center."""
    if color == "R":
        arc, across = f"a{number(radius)} {number(radius)} 0 1 0", number(2 * radius)
        return f"m{number(-radius)} 0{arc} {across} 0{arc}-{across} 0z"
    if color == "B":
        half, side = number(-radius * _SQUARE), number(2 * radius * _SQUARE)
        return f"m{half} {half}h{side}v{side}h-{side}z"
    path = pairwise([(0.0, 0.0), *_CORNERS[color]])
    steps = [(radius * (x - x0), radius * (y - y0)) for (x0, y0), (x, y) in path]
    return f"m{'l'.join(f'{number(dx)} {number(dy)}' for dx, dy in steps)}z"
