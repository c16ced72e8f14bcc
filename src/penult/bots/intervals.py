"""95 % confidence intervals of means."""

from __future__ import annotations

import math

_TWO_SIDES = 1.959964
"""95 % of a normal distribution lies within this many standard deviations of the mean."""


def margin(total: int, squares: int, n: int) -> float:
    """The mean of `n` figures is `total / n` ± this; `squares` is the sum of their squares."""
    variance = max(0.0, squares / n - (total / n) ** 2)
    return _TWO_SIDES * math.sqrt(variance / n)
