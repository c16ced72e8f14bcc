"""A refusal as one int: a code, a rule and three facts."""

from __future__ import annotations

from .jit import jit

HAND_IS_OVER, NO_SUCH_SEAT, NO_SUCH_MOVE, NOT_YOUR_TURN, ANSWER_FIRST, COLOR_FIRST = (
    1,
    2,
    3,
    4,
    5,
    6,
)
UNSETTLED, NOT_HELD, NOT_IN_EDITION, ONLY_THE_DRAWN_CARD, NO_MATCH = 7, 8, 9, 10, 11
COLOR_MISSING, COLOR_LATER, COLOR_UNASKED, TARGET_MISSING, TARGET_UNASKED = 12, 13, 14, 15, 16
TARGET_IS_SELF, MUST_LAY, DRAWN_ALREADY, KEEP_WITHOUT_DRAW, MUST_LAY_DRAWN = 17, 18, 19, 20, 21
NO_COLOR_ASKED, NOT_ASKED, NO_CHALLENGE, NO_INVISIBILITY, NOTHING_TO_CANCEL = 22, 23, 24, 25, 26
ACCUSES_SELF, NOT_EXPOSED, TOO_LATE, NO_FLAGS, NOT_WRONG, NO_HINTS = 27, 28, 29, 30, 31, 32
REFEREE_ONLY, PLAYERS_ONLY, NOTHING_TO_SETTLE, BARRED_WHILE_UNSETTLED, NOTHING_TO_ANSWER = (
    33,
    34,
    35,
    36,
    37,
)


@jit
def refused(code: int, rule: int, a: int, b: int, c: int) -> int:
    return code | rule << 6 | a << 14 | b << 20 | c << 26
