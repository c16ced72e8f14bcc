"""Playing whole hands in bulk."""

from __future__ import annotations

from ...bots.kernel.random_policy import in_turn
from ...bots.kernel.shuffles import begin_hand, prepare
from ...engine.kernel.apply import apply
from ...engine.kernel.chance import stir
from ...engine.kernel.hands import points
from ...engine.kernel.jit import jit
from ...engine.kernel.state import NOBODY, OVER, TURN, State

STATES = 2
"""The undealt state, and one to play on."""

VOIDS, REFUSED, MOVES, TURNS, POINTS, WINS = 0, 1, 2, 4, 6, 8
"""Places in a tally: void hands and refused moves; then moves, turns and points (R-55), each followed by the
sum of its squares; then the wins of each seat.
"""


@jit
def play_hands(states: list[State], hands: int, fixed: int, rng: int, tally: list[int]) -> int:
    """Play many hands: `states` has an undealt state and one to play on.

    The deal moves to the left after each, unless `fixed` names a seat that deals them all.
    """
    dealer = 0 if fixed == NOBODY else fixed
    for _ in range(hands):
        states[1] = states[0]
        state = states[1]
        state.dealer = dealer
        if fixed == NOBODY:
            dealer = dealer + 1 if dealer + 1 < state.seats else 0
        rng = begin_hand(state, rng)
        moves = turns = refused = 0
        while state.phase != OVER:
            rng = prepare(state, stir(rng))
            turns += state.phase == TURN
            moves += 1
            refused += apply(state, state.actor, in_turn(state, state.actor, rng)) != 0
        tally[REFUSED] += refused
        count(tally, MOVES, moves)
        count(tally, TURNS, turns)
        if state.winner == NOBODY:
            tally[VOIDS] += 1
        else:
            tally[WINS + state.winner] += 1
            count(tally, POINTS, points_left(state))
    return rng


@jit
def count(tally: list[int], what: int, number: int) -> None:
    tally[what] += number
    tally[what + 1] += number * number


@jit
def points_left(state: State) -> int:
    """R-55: what the winner scores. H-46: the last player left may still hold cards."""
    left = 0
    for seat in range(state.seats):
        if seat != state.winner:
            left += points(state, seat)
    return left
