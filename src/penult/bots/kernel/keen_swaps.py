"""What the keen player thinks of a 7 or a 0 that moves hands: it counts cards, its own and the others'."""

from __future__ import annotations

from ...engine.kernel.cards import FACE
from ...engine.kernel.jit import jit
from ...engine.kernel.players import is_gone
from ...engine.kernel.state import State
from ...engine.kernel.turns import next_seat
from .keen_weights import MINE, THEIRS, TURN_TO, crowd, few, here
from .targets import nearest_to_going_out, seat_before


@jit
def worth_of_moving_hands(state: State, seat: int, card: int) -> int:
    """H-16, H-17: the value of the sizes that everybody would hold."""
    worth, follower = 0, next_seat(state, seat)
    for other in range(state.seats):
        if is_gone(state, other):
            continue
        size = size_held_then(state, seat, card, other)
        worth += MINE[here(state, size)] if other == seat else THEIRS[few(size)]
        if other == follower:
            worth -= TURN_TO[few(size)] * crowd(state)
    return worth


@jit
def size_held_then(state: State, seat: int, card: int, other: int) -> int:
    """How many cards a player holds once this card has moved the hands."""
    target = nearest_to_going_out(state, seat)
    if FACE[card] == 0:
        giver = seat_before(state, other)
    elif other == seat:
        giver = target
    else:
        giver = seat if other == target else other
    return state.sizes[giver] - (giver == seat)
