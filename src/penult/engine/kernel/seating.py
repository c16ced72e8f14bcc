"""How many may play, and who deals first."""

from __future__ import annotations

from .cards import FACE
from .jit import constant_table, jit
from .state import SEATS

FEWEST = 2
FEWEST_PARTNERS = 4

_DAYS_BEFORE = constant_table((0, 31, 60, 91, 121, 152, 182, 213, 244, 274, 305, 335, 366))
"""Days of a leap year before each month begins."""
_YEAR = 366


@jit
def seats_allowed(seats: int) -> bool:
    """R-01, A-02."""
    return FEWEST <= seats <= SEATS


@jit
def partners_allowed(seats: int) -> bool:
    """R-01, A-60: pairs, at least two of them."""
    return seats_allowed(seats) and seats >= FEWEST_PARTNERS and seats % 2 == 0


@jit
def pick_value(card: int) -> int:
    """R-03, A-81: a number card counts its number, every other card nothing."""
    return FACE[card] if FACE[card] <= 9 else 0


@jit
def day_exists(month: int, day: int) -> bool:
    if not 1 <= month <= 12:
        return False
    return 1 <= day <= _DAYS_BEFORE[month] - _DAYS_BEFORE[month - 1]


@jit
def days_from_birthday(month: int, day: int) -> int:
    """R-04, A-04: days between a birthday and 31 July, the shorter way round the year."""
    apart = abs(_DAYS_BEFORE[month - 1] + day - (_DAYS_BEFORE[6] + 31))
    return min(apart, _YEAR - apart)
