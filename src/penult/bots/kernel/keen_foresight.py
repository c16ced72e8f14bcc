"""Looking ahead to the end of a turn: in a duel, many cards give their player another turn."""

from __future__ import annotations

from ...engine.kernel.cards import COLOR, NO_COLOR, WILDS
from ...engine.kernel.jit import jit, lowest_bit
from ...engine.kernel.state import State
from .hand import HeldCards, without
from .keen_effects import Effect, effect_of, no_effect, plays_again
from .keen_evaluation import evaluation
from .seen_cards import SeenCards, follows

OUT = 100_000
"""Going out is worth more than anything else, and the sooner the better."""


@jit
def prospect(
    state: State,
    seat: int,
    known: bytearray,
    view: SeenCards,
    held: HeldCards,
    card: int,
    color: int,
    drawn: int,
    depth: int,
) -> int:
    """The value of laying a card with this hand left; the victim drew `drawn` cards earlier in the turn."""
    if held.size == 0:
        return OUT + depth
    after = effect_of(state, seat, card, drawn)
    best = evaluation(state, seat, known, view, held, card, color, after)
    if depth == 0 or not plays_again(state, card):
        return best
    cards = held.once & (follows(card, color) | WILDS)
    while cards:
        then = lowest_bit(cards)
        rest = without(held, then)
        named = color_for(state, seat, known, view, rest, then, no_effect(state, seat))
        further = prospect(state, seat, known, view, rest, then, named, after.cards, depth - 1)
        if further > best:
            best = further
        cards &= cards - 1
    return best


@jit
def color_for(
    state: State, seat: int, known: bytearray, view: SeenCards, held: HeldCards, card: int, after: Effect
) -> int:
    """A card's own color; for a wild, the best one to name with this hand left."""
    if COLOR[card] != NO_COLOR:
        return COLOR[card]
    best, most = 0, -OUT
    for color in range(4):
        worth = evaluation(state, seat, known, view, held, card, color, after)
        if worth > most:
            best, most = color, worth
    return best
