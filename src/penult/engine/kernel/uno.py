"""Calling UNO: when it is owed, and how long a player who forgot can be caught."""

from __future__ import annotations

from .cards import FACE, INVISIBILITY
from .citations import H49, R43, R44, R45, R46
from .events import CALLED, EXPOSED, SAFE, UNCALLED, tell
from .hands import end_exposure
from .jit import inlined, jit
from .piles import draw
from .state import DRAWN, NO_CALL, NOBODY, REACT, STRICT_CALL, TURN, State
from .totals import could_be_answered


@inlined
def owe_call(state: State, seat: int, said: int) -> None:
    """R-43, R-45: a player down to one card has called, or can be caught (H-49: or pays at once)."""
    if state.sizes[seat] != 1 or state.called == seat or state.call_rule == NO_CALL:
        return
    if said:
        tell(state, CALLED, seat, NOBODY, 0, R43)
        return
    if state.call_rule == STRICT_CALL:
        pay_for_silence(state, seat)
        return
    expose(state, seat)


@jit
def pay_for_silence(state: State, seat: int) -> None:
    """H-49: a player who did not call before or with the card draws the price at once."""
    tell(state, UNCALLED, seat, NOBODY, 0, H49)
    draw(state, seat, state.call_price, H49)


@jit
def expose(state: State, seat: int) -> None:
    """R-45: from now on this player can be caught."""
    state.exposed |= 1 << seat
    tell(state, EXPOSED, seat, NOBODY, 0, R45)


@jit
def call(state: State, seat: int) -> None:
    """R-44: a late call saves an exposed player. R-43: an early one counts for the next card."""
    if state.exposed >> seat & 1:
        end_exposure(state, seat)
        tell(state, CALLED, seat, NOBODY, 0, R44)
    elif early_call_counts(state, seat):
        state.called = seat
        tell(state, CALLED, seat, NOBODY, 0, R43)


@jit
def call_counts(state: State, seat: int) -> bool:
    """Whether a call changes anything: a late one (R-44), or an early one (R-43)."""
    return state.exposed >> seat & 1 != 0 or early_call_counts(state, seat)


@jit
def early_call_counts(state: State, seat: int) -> bool:
    """A-45, A-94: only with exactly two cards, for the player about to lay one; H-50: if calls are owed."""
    if state.sizes[seat] != 2 or state.called == seat or state.call_rule == NO_CALL:
        return False
    return may_lay_next(state, seat)


@jit
def may_lay_next(state: State, seat: int) -> bool:
    if seat != state.actor:
        return False
    if state.phase == REACT:
        if could_be_answered(state):
            return True
        return invisible(state, seat) and seat != state.origin and FACE[state.top] > 9
    return state.phase == TURN or state.phase == DRAWN


@jit
def invisible(state: State, seat: int) -> bool:
    """Whether the seat holds Invisibility."""
    return state.held[seat] & state.deck & (1 << INVISIBILITY) != 0


@inlined
def close_windows(state: State) -> None:
    """R-46: nobody can be caught any longer."""
    if state.exposed:
        end_all_exposure(state)


@jit
def end_all_exposure(state: State) -> None:
    for seat in range(state.seats):
        if state.exposed >> seat & 1:
            end_exposure(state, seat)
            tell(state, SAFE, seat, NOBODY, 0, R46)


@jit
def end_stale_call(state: State) -> None:
    """A-94: an early call lasts while its player holds two cards and is to act."""
    maker = state.called
    if maker != NOBODY and not (maker == state.actor and state.sizes[maker] == 2):
        state.called = NOBODY
