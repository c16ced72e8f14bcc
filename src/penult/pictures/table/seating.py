"""The places of the seats around the rim; "to the left" is clockwise."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import cos, hypot, radians, sin

from .look import CENTER_X

CROWDED = 7
"""With this many other seats, plates are narrow."""
BOTTOM = (CENTER_X, 588.0)
"""The place of the seat nearest to the reader if its hand is not drawn large."""
_STEPS = 400
_UPRIGHT = 1.5
"""Plates are wider than tall, so a vertical step counts more."""


def places(others: int) -> list[tuple[float, float]]:
    """The places of the other seats, beginning with the left neighbor, evenly spaced."""
    rim = _rim(others)
    steps = (hypot(b[0] - a[0], (b[1] - a[1]) * _UPRIGHT) for a, b in pairwise(rim))
    walked = list(accumulate(steps, initial=0.0))
    between = walked[-1] / max(others - 1, 1)
    return [rim[bisect_left(walked, nth * between - 1e-6)] for nth in range(others)]


def _rim(others: int) -> list[tuple[float, float]]:
    """The arc on which they sit, from left to right around the far side."""
    arc = _arc(others)
    across, upward, middle = (446, 218, 296) if others >= CROWDED else (424, 216, 298)
    angles = (radians(90 + arc / 2 - arc * step / _STEPS) for step in range(_STEPS + 1))
    return [(CENTER_X + across * cos(angle), middle - upward * sin(angle)) for angle in angles]


def _arc(others: int) -> int:
    """How many degrees of the rim they take."""
    return {1: 0, 2: 128}.get(others, min(234, 180 + 9 * (others - 3)))
