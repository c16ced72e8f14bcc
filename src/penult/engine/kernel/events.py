"""Events as ints, `kind | seat | other | value | rule`, written into the state as they happen."""

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


@jit
def tell(state: State, kind: int, seat: int, other: int, value: int, rule: int) -> None:
    state.events[state.told] = kind | seat << 5 | other << 9 | value << 13 | rule << 21
    state.told += 1
