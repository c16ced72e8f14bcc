"""Whole hands by the thousand."""

from __future__ import annotations

from ...engine.kernel.apply import apply
from ...engine.kernel.chance import below, shuffle, shuffled_positions, stir
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.piles import order_due, pile_size
from ...engine.kernel.setup import deal_hands, turn_up
from ...engine.kernel.state import NOBODY, OVER, State
from .random_player import choose

LARGEST_DECK = 112

MOVES, VOIDS, REFUSED, WINS = 0, 1, 2, 3
"""What a tally counts: moves, void hands, refused moves, then the wins of each seat."""


@jit
def play_hands(states: list[State], hands: int, rng: int, tally: list[int]) -> int:
    """Play many hands: `states` has a fresh state with an ordered pile, and one to play on."""
    dealer = 0
    for _ in range(hands):
        states[1] = states[0]
        state = states[1]
        state.dealer = dealer
        dealer = dealer + 1 if dealer + 1 < state.seats else 0
        rng = begin_hand(state, rng)
        while state.phase != OVER:
            rng = prepare(state, stir(rng))
            tally[REFUSED] += apply(state, state.actor, choose(state, rng)) != 0
            tally[MOVES] += 1
        if state.winner == NOBODY:
            tally[VOIDS] += 1
        else:
            tally[WINS + state.winner] += 1
    return rng


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
    """Have a reshuffle ready where the next move might need one."""
    if order_due(state):
        rng = shuffled_positions(state.order, LARGEST_DECK, rng)
        state.order_ready = 1
    return rng
