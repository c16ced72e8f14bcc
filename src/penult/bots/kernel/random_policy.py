"""The random player: lays a random right card, draws only when it must, always calls UNO.

It never bluffs, challenges or accuses.
"""

from __future__ import annotations

from ...engine.kernel.actions import ACCEPT, COLOR_IS, DRAW, KEEP, action, bare
from ...engine.kernel.cards import COLOR, FACE, NO_CARD, NO_COLOR
from ...engine.kernel.chance import below, mixed
from ...engine.kernel.jit import bits, inlined, jit, nth_bit
from ...engine.kernel.state import COLOR_PHASE, DRAWN, NOBODY, TURN, State
from ...engine.kernel.turns import next_seat
from .out_of_turn import NO_MOVE, late_call, waited_for
from .plays import honest_plays, lay


@jit
def choose(state: State, seat: int, _known: bytearray, rng: int) -> int:
    """The seat's move, or `NO_MOVE`; `rng` has just been stirred."""
    said = late_call(state, seat)
    if said != NO_MOVE:
        return said
    return in_turn(state, seat, rng) if waited_for(state, seat) else NO_MOVE


@inlined
def in_turn(state: State, seat: int, rng: int) -> int:
    """The move of the seat that is to act."""
    if state.phase == TURN:
        cards = honest_plays(state, seat)
        if cards == 0:
            return bare(DRAW)
        return lay_at_random(state, seat, pick(cards, rng), rng)
    if state.phase == DRAWN:
        if honest_plays(state, seat):
            return lay_at_random(state, seat, state.drawn, rng)
        return bare(KEEP)
    if state.phase == COLOR_PHASE:
        return action(COLOR_IS, NO_CARD, below(rng, 4), NOBODY)
    return bare(ACCEPT)


@jit
def pick(cards: int, rng: int) -> int:
    """A random card from a set."""
    return nth_bit(cards, below(rng, bits(cards)))


@inlined
def lay_at_random(state: State, seat: int, card: int, rng: int) -> int:
    """Only a wild asks for a color or a target, and a 7 where hands are swapped (H-16).

    They are mixed from `rng`: stirred, it would be the number from which the next player picks a card.
    """
    if COLOR[card] != NO_COLOR and not (state.seven and FACE[card] == 7):
        return lay(state, seat, card, NO_COLOR, NOBODY)
    rng = mixed(rng)
    target = below(rng, state.seats - 1)
    target += target >= seat
    if state.gone >> target & 1:
        target = next_seat(state, seat)
    return lay(state, seat, card, below(rng, 4), target)
