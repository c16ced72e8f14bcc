"""What goes on when the player to act has been put out of the hand (H-44, H-45)."""

from __future__ import annotations

from .cards import AIMED, FACE
from .citations import H45
from .ending import end_total
from .jit import jit
from .players import is_gone
from .state import COLOR_PHASE, OVER, REACT, State
from .turns import close_card, give_turn, next_seat


@jit
def close_up(state: State) -> None:
    """H-45: somebody else acts for a player who is out."""
    if state.phase == OVER:
        return
    if state.phase == REACT:
        close_up_answer(state)
    elif state.phase == COLOR_PHASE:
        state.actor = who_names(state, state.actor)
    elif is_gone(state, state.actor):
        give_turn(state, next_seat(state, state.actor), H45)


@jit
def who_names(state: State, seat: int) -> int:
    """H-45: the next player names the color for one who is out, and then plays."""
    return next_seat(state, seat) if is_gone(state, seat) else seat


@jit
def close_up_answer(state: State) -> None:
    """H-45: what becomes of the card that waits for an answer."""
    face = FACE[state.top]
    if face == 7 and (is_gone(state, state.actor) or is_gone(state, state.origin)):
        close_card(state)
        give_turn(state, next_seat(state, state.origin), H45)
    elif not is_gone(state, state.actor):
        return
    elif face == 0:
        state.actor = next_seat(state, state.origin)
    elif AIMED >> state.top & 1:
        close_card(state)
        state.phase = COLOR_PHASE
        state.actor = who_names(state, state.origin)
    else:
        close_card(state)
        end_total(state)
        give_turn(state, next_seat(state, state.actor), H45)
