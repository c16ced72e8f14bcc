"""Whole hands by the thousand."""

from __future__ import annotations

from ...bots.kernel.dealing import begin_hand, prepare
from ...bots.kernel.random_policy import in_turn
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import stir
from ...engine.kernel.jit import jit
from ...engine.kernel.state import NOBODY, OVER, State

STATES = 2
"""The undealt state, and one to play on."""

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
            tally[REFUSED] += apply(state, state.actor, in_turn(state, state.actor, rng)) != 0
            tally[MOVES] += 1
        if state.winner == NOBODY:
            tally[VOIDS] += 1
        else:
            tally[WINS + state.winner] += 1
    return rng
