"""Making one move: it is refused and changes nothing, or it is carried out."""

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
from .closing_up import close_up
from .finish import go_out
from .jit import inlined, jit
from .penalties import catch, flag, hint
from .reactions import accept, cancel, challenge
from .refusals import refusal
from .state import State
from .turn_moves import draw_for_turn, keep, name_color, play
from .uno import call, end_stale_call


@inlined
def apply(state: State, seat: int, move: int) -> int:
    """Return the refusal, or 0: then the move is made and its events are in the state."""
    why_not = refusal(state, seat, move)
    if why_not:
        return why_not
    state.told = 0
    verb = verb_of(move)
    if verb == PLAY or verb == JUMP:
        play(state, seat, move)
    elif verb == DRAW:
        draw_for_turn(state, seat)
    else:
        answer_or_accuse(state, seat, verb, move)
    end_stale_call(state)
    if state.gone:
        close_up(state)
    return 0


@jit
def answer_or_accuse(state: State, seat: int, verb: int, move: int) -> None:
    """All that is done less often than laying and drawing."""
    if verb == ACCEPT:
        accept(state, seat)
    elif verb == KEEP:
        keep(state, seat)
    elif verb == COLOR_IS:
        name_color(state, seat, color_of(move))
    elif verb == CHALLENGE:
        challenge(state, seat)
    elif verb == INVIS:
        cancel(state, seat, move)
    elif verb == UNO:
        call(state, seat)
    elif verb == CATCH:
        catch(state, seat, target_of(move))
    elif verb == FLAG:
        flag(state, seat, target_of(move))
    elif verb == HINT:
        hint(state, target_of(move))
    elif verb == SETTLE_IT:
        go_out(state, state.actor, state.aim)
