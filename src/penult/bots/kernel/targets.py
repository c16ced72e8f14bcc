"""Choosing among the other players."""

from __future__ import annotations

from ...engine.kernel.jit import jit
from ...engine.kernel.state import State
from ...engine.kernel.turns import next_seat


@jit
def nearest_to_going_out(state: State, seat: int) -> int:
    """The other player with the fewest cards; among equals, the one who plays first."""
    best = next_seat(state, seat)
    other = next_seat(state, best)
    while other != seat:
        if state.sizes[other] < state.sizes[best]:
            best = other
        other = next_seat(state, other)
    return best


@jit
def seat_before(state: State, seat: int) -> int:
    """The neighbor against the direction of play."""
    other = seat
    while next_seat(state, other) != seat:
        other = next_seat(state, other)
    return other
