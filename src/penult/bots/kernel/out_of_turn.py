"""What a seat can say out of turn: call UNO late, catch an exposed player, flag a wrong card."""

from __future__ import annotations

from ...engine.kernel.actions import CATCH, FLAG, UNO, action, bare
from ...engine.kernel.cards import NO_CARD, NO_COLOR
from ...engine.kernel.jit import jit, lowest_bit
from ...engine.kernel.refusals_by_house import refuse_jump
from ...engine.kernel.refusals_out_of_turn import refuse_catch
from ...engine.kernel.secrecy import plainly_wrong
from ...engine.kernel.state import SETTLE, State
from ...engine.kernel.turns import next_seat
from .plays import jumping

NO_MOVE = -1
"""The answer of a seat that does nothing."""


@jit
def waited_for(state: State, seat: int) -> bool:
    """Whether play waits for this seat."""
    return seat == state.actor and state.phase != SETTLE


@jit
def late_call(state: State, seat: int) -> int:
    """UNO, if it was forgotten by an autopilot or by the person who had this seat before."""
    return bare(UNO) if state.exposed >> seat & 1 else NO_MOVE


@jit
def catch(state: State, seat: int) -> int:
    """A catch, if somebody is exposed."""
    others = state.exposed & ~(1 << seat)
    if others == 0 or refuse_catch(state, seat, lowest_bit(others)):
        return NO_MOVE
    return action(CATCH, NO_CARD, NO_COLOR, lowest_bit(others))


@jit
def can_jump(state: State, seat: int) -> bool:
    """H-24: whether the seat can jump in; a 7 it would lay is aimed at the next player."""
    if not state.jump or not state.held[seat] >> state.top & 1:
        return False
    return refuse_jump(state, seat, jumping(state, seat, next_seat(state, seat))) == 0


@jit
def flag(state: State, seat: int) -> int:
    """A flag, if everybody can see that the last card is wrong; what only the referee knows plays no part."""
    if state.flaggable == seat or plainly_wrong(state) == 0:
        return NO_MOVE
    return action(FLAG, NO_CARD, NO_COLOR, state.flaggable)
