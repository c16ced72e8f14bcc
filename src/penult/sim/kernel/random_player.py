"""The random player: lays a random right card, draws only when it must, always calls UNO.

It never bluffs, never challenges and never accuses. Every move is a function of what its seat sees.
"""

from __future__ import annotations

from ...engine.kernel.actions import ACCEPT, COLOR_IS, DRAW, KEEP, PLAY, UNO_BIT, action, bare
from ...engine.kernel.cards import AIMED, COLOR, NO_CARD, NO_COLOR, WILD_FOUR
from ...engine.kernel.chance import below, stir
from ...engine.kernel.jit import bits, inlined, jit, lowest_bit
from ...engine.kernel.matching import bluffs, playable
from ...engine.kernel.state import COLOR_PHASE, DRAWN, NOBODY, TURN, State


@inlined
def choose(state: State, rng: int) -> int:
    """The move of the seat that is to act; `rng` has just been stirred."""
    seat = state.actor
    if state.phase == TURN:
        cards = right_cards(state, seat)
        if cards == 0:
            return bare(DRAW)
        return lay(state, seat, pick(cards, rng), stir(rng))
    if state.phase == DRAWN:
        if right_cards(state, seat) >> state.drawn & 1:
            return lay(state, seat, state.drawn, rng)
        return bare(KEEP)
    if state.phase == COLOR_PHASE:
        return action(COLOR_IS, NO_CARD, below(rng, 4), NOBODY)
    return bare(ACCEPT)


@jit
def right_cards(state: State, seat: int) -> int:
    cards = playable(state, seat)
    if cards >> WILD_FOUR & 1 and bluffs(state, seat):
        cards &= ~(1 << WILD_FOUR)
    return cards


@jit
def pick(cards: int, rng: int) -> int:
    """A random card of a set."""
    for _ in range(below(rng, bits(cards))):
        cards &= cards - 1
    return lowest_bit(cards)


@inlined
def lay(state: State, seat: int, card: int, rng: int) -> int:
    color, target = NO_COLOR, NOBODY
    if AIMED >> card & 1:
        target = below(rng, state.seats - 1)
        target += target >= seat
    elif COLOR[card] == NO_COLOR:
        color = below(rng, 4)
    move = action(PLAY, card, color, target)
    return move | UNO_BIT if state.sizes[seat] == 2 else move
