"""Hands between policies, counted. Everybody is asked, as in the arena."""

from __future__ import annotations

from ...bots.kernel.arena import ask, first_to_speak, quiet
from ...bots.kernel.knowledge import forget_all, learn
from ...bots.kernel.shuffles import begin_hand, prepare
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import stir, stream
from ...engine.kernel.jit import jit
from ...engine.kernel.state import NOBODY, OVER, TURN, State
from .figures import LONGEST, REFUSED, count_hand, count_rules, ran_out, watch


@jit
def play_policy_hands(
    states: list[State],
    first: int,
    hands: int,
    fixed: int,
    every: int,
    seed: int,
    lineup: list[int],
    known: bytearray,
    order: bytearray,
    fired: list[int],
    tally: list[int],
) -> None:
    """The same as between random players; `lineup` has the policy of each seat, the rest are buffers."""
    for nth in range(first, first + hands):
        states[1] = states[0]
        state = states[1]
        state.dealer = nth % state.seats if fixed == NOBODY else fixed
        rng = begin_hand(state, stream(seed, nth))
        forget_all(known)
        watched = nth % every == 0
        if watched:
            watch(state, fired)
        moves = turns = reshuffles = 0
        run_out = False
        while state.phase != OVER and moves < LONGEST:
            rng = prepare(state, stir(rng))
            turns += state.phase == TURN
            moves += 1
            pile, seat = state.pile_top, state.actor
            if quiet(state):
                move = ask(state, lineup, 0, seat, known, rng)
            else:
                seat, move = first_to_speak(state, lineup, 0, known, order, rng)
            tally[REFUSED] += apply(state, seat, move) != 0
            learn(state, known)
            if state.pile_top < pile:
                reshuffles += 1
            if ran_out(state):
                run_out = True
            if watched:
                watch(state, fired)
        count_hand(state, moves, turns, reshuffles, run_out, tally)
        if watched:
            count_rules(fired, tally)
