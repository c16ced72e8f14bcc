"""Who is still in the hand (H-44)."""

from __future__ import annotations

from .jit import bits, jit
from .state import State


@jit
def is_gone(state: State, seat: int) -> bool:
    """H-44: whether this player has been put out of the hand."""
    return state.gone >> seat & 1 != 0


@jit
def players(state: State) -> int:
    """How many are still in the hand; from two on, the rules for two players hold (H-44)."""
    return state.seats - bits(state.gone) if state.gone else state.seats
