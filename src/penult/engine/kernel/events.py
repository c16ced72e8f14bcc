"""Events as ints, `kind | seat | other | value | rule`, written into the state as they happen.

The kind has six bits, a seat four, the value eight and the rule nine: 31 in all. A value is too small for
the number of a rule, so `FLAGGED` has the rule that was broken as its rule: it always happens under R-49.
"""

from __future__ import annotations

from .jit import jit
from .state import State

DEALT, RETURNED, TURNED_UP, TURN_OF, LAID, NAMED, CHOSE, DREW = 0, 1, 2, 3, 4, 5, 6, 7
REVERSED, SKIPPED, ACCEPTED, CHALLENGED, SHOWN, GUILTY, INNOCENT = 8, 9, 10, 11, 12, 13, 14
SHOUTED, CALLED, EXPOSED, SAFE, CAUGHT, FLAGGED, TOOK_BACK, HINTED = 15, 16, 17, 18, 19, 20, 21, 22
ACCUSED_FALSELY, RESHUFFLED, PASSED, OUT, LEFT_WITH, LOWEST, VOID, SORTED = (
    23,
    24,
    25,
    26,
    27,
    28,
    29,
    30,
)
GAVE, STANDS, PUT_OUT, LAST_LEFT, UNCALLED = 31, 32, 33, 34, 35


@jit
def tell(state: State, kind: int, seat: int, other: int, value: int, rule: int) -> None:
    state.events[state.told] = kind | seat << 6 | other << 10 | value << 14 | rule << 22
    state.told += 1


@jit
def kind_of(event: int) -> int:
    return event & 63


@jit
def seat_of(event: int) -> int:
    return event >> 6 & 15


@jit
def other_of(event: int) -> int:
    return event >> 10 & 15


@jit
def value_of(event: int) -> int:
    return event >> 14 & 255


@jit
def rule_of(event: int) -> int:
    return event >> 22
