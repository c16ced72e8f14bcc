"""What a finished hand is worth. Totals over several hands belong to the match."""

from __future__ import annotations

from .hands import points
from .jit import jit
from .state import State


@jit
def winner_points(state: State) -> int:
    """R-55: the winner scores what all the others hold."""
    total = 0
    for seat in range(state.seats):
        if seat != state.winner:
            total += points(state, seat)
    return total


@jit
def team_points(state: State) -> int:
    """R-64, A-60: a team scores every hand but its own two; partners sit opposite (R-63)."""
    return winner_points(state) - points(state, partner(state, state.winner))


@jit
def partner(state: State, seat: int) -> int:
    across = seat + state.seats // 2
    return across if across < state.seats else across - state.seats
