"""Calling UNO: when it is owed, and how long a player who forgot can be caught."""

from __future__ import annotations

from .cards import INVISIBILITY
from .citations import R43, R44, R45, R46
from .events import CALLED, EXPOSED, SAFE, tell
from .hands import end_exposure
from .jit import inlined, jit
from .state import DRAWN, NOBODY, REACT, TURN, State


@inlined
def owe_call(state: State, seat: int, said: int) -> None:
    """R-43, R-45: a player down to one card has called, or can be caught."""
    if state.sizes[seat] != 1:
        return
    if state.called == seat:
        return
    if said:
        tell(state, CALLED, seat, NOBODY, 0, R43)
        return
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
def early_call_counts(state: State, seat: int) -> bool:
    """A-45, A-94: only with exactly two cards, and only for the player about to lay one."""
    return state.sizes[seat] == 2 and state.called != seat and may_lay_next(state, seat)


@jit
def may_lay_next(state: State, seat: int) -> bool:
    if seat != state.actor:
        return False
    if state.phase == REACT:
        return invisible(state, seat) and seat != state.origin
    return state.phase == TURN or state.phase == DRAWN


@jit
def invisible(state: State, seat: int) -> bool:
    """Whether the seat holds Invisibility."""
    return state.held[seat] & state.deck & (1 << INVISIBILITY) != 0


@jit
def close_windows(state: State) -> None:
    """R-46: nobody can be caught any longer."""
    if state.exposed == 0:
        return
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
