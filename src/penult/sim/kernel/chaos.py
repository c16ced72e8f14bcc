"""The chaotic table: any seat makes any legal move, wrong cards, bluffs and false accusations included.

It exists to test the rules: every option, moves in and out of turn, and refused moves.
"""

from __future__ import annotations

from ...engine.kernel.actions import DRAW, HINT, KEEP, PLAY, bare, verb_of
from ...engine.kernel.chance import below, stir
from ...engine.kernel.jit import jit
from ...engine.kernel.legal import legal_moves
from ...engine.kernel.refusals import refusal
from ...engine.kernel.state import REFEREE, TURN, State

PATIENCE = 400
"""After this many moves the table plays sensibly, so that every hand ends."""


@jit
def someone(state: State, rng: int) -> int:
    """Usually the player to act, sometimes another seat or the referee."""
    if below(rng, 4):
        return state.actor
    seat = below(stir(rng), state.seats + 1)
    return REFEREE if seat == state.seats else seat


@jit
def hoarded(state: State) -> int:
    """A hoarder draws and keeps until the piles are empty; then 0."""
    move = bare(DRAW) if state.phase == TURN else bare(KEEP)
    return 0 if refusal(state, state.actor, move) else move


@jit
def some_move(state: State, seat: int, moves: list[int], rng: int) -> int:
    """A random legal move of a seat, 0 if it has none; draws and hints are rare."""
    found = legal_moves(state, seat, moves)
    if found == 0:
        return 0
    move = moves[below(rng, found)]
    verb = verb_of(move)
    if verb == DRAW or verb == KEEP or verb == HINT:
        return moves[below(stir(rng), found)]
    return move


@jit
def nonsense(rng: int) -> int:
    """Any int as large as a move: a play of any card, or several, with any suffix, or no move at all."""
    move = below(rng, 1 << 18)
    if below(stir(rng), 8) == 0:
        move |= below(stir(stir(rng)), 1 << 21) << 18
    return (move & ~15) | PLAY if below(stir(rng), 2) else move
