"""Shuffling and dealing for bulk play, from the kernel's small generator."""

from __future__ import annotations

from ...engine.kernel.chance import below, shuffle, shuffled_positions, stir
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.piles import order_due, pile_size
from ...engine.kernel.setup import deal_hands, turn_up
from ...engine.kernel.state import State

LARGEST_DECK = 112


@jit
def begin_hand(state: State, rng: int) -> int:
    """Shuffle the pile, deal, and turn up the first card."""
    rng = shuffle(state.pile, state.pile_end, rng)
    deal_hands(state)
    returned = True
    while returned:
        rng = prepare(state, stir(rng))
        state.place = below(rng, pile_size(state))
        returned = turn_up(state)
    return rng


@inlined
def prepare(state: State, rng: int) -> int:
    """Prepare a reshuffle if the next move might need one."""
    if order_due(state):
        rng = shuffled_positions(state.order, LARGEST_DECK, rng)
        state.order_ready = 1
    return rng
