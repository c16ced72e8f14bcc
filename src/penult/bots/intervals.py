"""How sure a mean is: 95 % intervals of figures that were counted."""

from __future__ import annotations

import math

_TWO_SIDES = 1.959964
"""A normal figure lies within this many deviations of its mean 95 times in 100."""


def margin(total: int, squares: int, n: int) -> float:
    """The mean of `n` figures is `total / n` ± this; `squares` is the sum of their squares."""
    variance = max(0.0, squares / n - (total / n) ** 2)
    return _TWO_SIDES * math.sqrt(variance / n)
