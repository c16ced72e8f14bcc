"""Hands between random players, counted: the fast case."""

from __future__ import annotations

from ...bots.kernel.random_policy import in_turn
from ...bots.kernel.shuffles import begin_hand, prepare
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import stir, stream
from ...engine.kernel.jit import jit
from ...engine.kernel.state import NOBODY, OVER, TURN, State
from .figures import LONGEST, REFUSED, count_hand, count_rules, ran_out, watch


@jit
def play_random_hands(
    states: list[State],
    first: int,
    hands: int,
    fixed: int,
    every: int,
    seed: int,
    fired: list[int],
    tally: list[int],
) -> None:
    """Play hands from the `first` on: `states` has an undealt state and one to play on.

    The deal moves to the left after each, unless `fixed` names a seat that deals them all. The rules of every
    `every`th hand are counted; `fired` is a buffer for that.
    """
    for nth in range(first, first + hands):
        states[1] = states[0]
        state = states[1]
        state.dealer = nth % state.seats if fixed == NOBODY else fixed
        rng = begin_hand(state, stream(seed, nth))
        watched = nth % every == 0
        if watched:
            watch(state, fired)
        moves = turns = reshuffles = 0
        run_out = False
        while state.phase != OVER and moves < LONGEST:
            rng = prepare(state, stir(rng))
            turns += state.phase == TURN
            moves += 1
            pile = state.pile_top
            tally[REFUSED] += apply(state, state.actor, in_turn(state, state.actor, rng)) != 0
            if state.pile_top < pile:
                reshuffles += 1
            if ran_out(state):
                run_out = True
            if watched:
                watch(state, fired)
        count_hand(state, moves, turns, reshuffles, run_out, tally)
        if watched:
            count_rules(fired, tally)
