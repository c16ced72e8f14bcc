"""Where the seats stand: around the rim, so that "to the left" is clockwise."""

from __future__ import annotations

from bisect import bisect_left
from itertools import accumulate, pairwise
from math import cos, hypot, radians, sin

from .look import CENTER_X

CROWDED = 7
"""From so many other seats on the plates are narrow."""
BOTTOM = (CENTER_X, 588.0)
"""The place of the seat nearest to the reader, when it has no hand held large before it."""
_STEPS = 400
_UPRIGHT = 1.5
"""Plates are wider than tall, so a step up or down counts more."""


def places(others: int) -> list[tuple[float, float]]:
    """The places of the other seats, beginning with the left neighbor, at equal steps of the rim."""
    rim = _rim(others)
    steps = (hypot(b[0] - a[0], (b[1] - a[1]) * _UPRIGHT) for a, b in pairwise(rim))
    walked = list(accumulate(steps, initial=0.0))
    between = walked[-1] / max(others - 1, 1)
    return [rim[bisect_left(walked, nth * between - 1e-6)] for nth in range(others)]


def _rim(others: int) -> list[tuple[float, float]]:
    """The arc on which they sit, from left to right over the far side."""
    arc = _arc(others)
    across, upward, middle = (446, 218, 296) if others >= CROWDED else (424, 216, 298)
    angles = (radians(90 + arc / 2 - arc * step / _STEPS) for step in range(_STEPS + 1))
    return [(CENTER_X + across * cos(angle), middle - upward * sin(angle)) for angle in angles]


def _arc(others: int) -> int:
    """How many degrees of the rim they take."""
    return {1: 0, 2: 128}.get(others, min(234, 180 + 9 * (others - 3)))
