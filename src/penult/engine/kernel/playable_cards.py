"""Which cards may be laid on the DISCARD pile."""

from __future__ import annotations

from .cards import KINDS, NO_CARD, OF_COLOR, OF_FACE, WILDS
from .jit import jit
from .state import State


@jit
def matching(state: State) -> int:
    """R-16, R-17: the set of cards that fit by color, number or symbol, and every wild."""
    return state.deck & (OF_COLOR[state.color] | OF_FACE[state.top] | WILDS)


@jit
def fits(state: State, card: int) -> int:
    return matching(state) >> card & 1


@jit
def playable(state: State, seat: int) -> int:
    """The cards of a hand that fit. A-12: a Wild Draw Four always does, because bluffs are allowed."""
    return state.held[seat] & matching(state)


@jit
def bluffs(state: State, seat: int) -> bool:
    """R-28: whether a Wild Draw Four would be a bluff: the hand has a card of the color in play."""
    return state.held[seat] & OF_COLOR[state.color] != 0


@jit
def proof_of_bluff(state: State) -> int:
    """R-28: a card of the color in play in the hand as laid; `NO_CARD` if the Wild Draw Four was no bluff."""
    for card in range(KINDS):
        if state.as_laid[card] and OF_COLOR[state.former_color] >> card & 1:
            return card
    return NO_CARD
