"""Which cards may be laid on the DISCARD pile."""

from __future__ import annotations

from .cards import KINDS, NO_CARD, NUMBERS, OF_COLOR, OF_FACE, WILD_FOUR, WILDS
from .jit import inlined, jit
from .state import FREE, NO_BLUFF, NO_WILD, State


@inlined
def matching(state: State) -> int:
    """R-16, R-17: the set of cards that fit by color, number or symbol, and every wild."""
    return state.deck & (OF_COLOR[state.color] | OF_FACE[state.top] | WILDS)


@jit
def fits(state: State, card: int) -> int:
    return matching(state) >> card & 1


@inlined
def playable(state: State, seat: int) -> int:
    """The cards of a hand that fit. A-12: a Wild Draw Four always does, because bluffs are allowed."""
    cards = state.held[seat] & matching(state)
    return without_wrong_ones(state, seat, cards) if state.house else cards


@jit
def without_wrong_ones(state: State, seat: int, cards: int) -> int:
    """H-15, H-39: without a Wild Draw Four that would bluff, and without what may not be the last card."""
    if state.bluff_rule == NO_BLUFF and bluffs(state, seat):
        cards &= ~(1 << WILD_FOUR)
    if state.sizes[seat] == 1 and state.last_rule:
        cards &= ~WILDS if state.last_rule == NO_WILD else NUMBERS
    return cards


@jit
def right_cards(state: State, seat: int) -> int:
    """A-12: the cards of a hand that can be laid without a bluff. H-14: under `bluff=free` nothing is one."""
    return without_bluffs(state, seat, playable(state, seat))


@jit
def without_bluffs(state: State, seat: int, cards: int) -> int:
    if cards >> WILD_FOUR & 1 and state.bluff_rule != FREE and bluffs(state, seat):
        cards &= ~(1 << WILD_FOUR)
    return cards


@jit
def is_right(state: State, seat: int, card: int) -> bool:
    """H-38: whether the card fits and is not wrong for another reason."""
    return playable(state, seat) >> card & 1 != 0


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
