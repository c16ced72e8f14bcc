"""Why a move is refused, as one int; 0 if it is accepted.

These functions change nothing.
"""

from __future__ import annotations

from .actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    COLOR_IS,
    DRAW,
    FLAG,
    HINT,
    INVIS,
    JUMP,
    KEEP,
    PLAY,
    SETTLE_IT,
    UNO,
    color_of,
    target_of,
    verb_of,
)
from .citations import A70, H44, R01, R51
from .jit import inlined, jit
from .players import is_gone
from .refusal_codes import HAND_IS_OVER, NO_SUCH_MOVE, OUT_OF_THE_HAND, REFEREE_ONLY, refused
from .refusals_by_house import refuse_jump
from .refusals_in_turn import refuse_color, refuse_draw, refuse_keep, refuse_play
from .refusals_out_of_turn import refuse_answer, refuse_cancel, refuse_catch, refuse_flag, refuse_referee
from .state import OVER, State


@inlined
def refusal(state: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; 0 if it may."""
    if state.phase == OVER:
        return refused(HAND_IS_OVER, R51, 0, 0, 0)
    verb = verb_of(move)
    if seat < 0 or seat >= state.seats:
        return refuse_referee(state, seat, move)
    if verb == PLAY:
        return refuse_play(state, seat, move)
    if verb == DRAW:
        return refuse_draw(state, seat)
    return refuse_answer_or_accusation(state, seat, verb, move)


@jit
def refuse_answer_or_accusation(state: State, seat: int, verb: int, move: int) -> int:
    """The same for all that is done less often than laying and drawing."""
    if verb == ACCEPT or verb == CHALLENGE:
        return refuse_answer(state, seat, verb)
    if verb == KEEP:
        return refuse_keep(state, seat)
    if verb == COLOR_IS:
        return refuse_color(state, seat, color_of(move))
    if verb == INVIS:
        return refuse_cancel(state, seat, color_of(move))
    if verb == UNO:
        return refused(OUT_OF_THE_HAND, H44, seat, 0, 0) if is_gone(state, seat) else 0
    if verb == JUMP:
        return refuse_jump(state, seat, move)
    if verb == CATCH:
        return refuse_catch(state, seat, target_of(move))
    if verb == FLAG:
        return refuse_flag(state, seat, target_of(move))
    if verb == HINT or verb == SETTLE_IT:
        return refused(REFEREE_ONLY, A70, 0, 0, 0)
    return refused(NO_SUCH_MOVE, R01, 0, 0, 0)
