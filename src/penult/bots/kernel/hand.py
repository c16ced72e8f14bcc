"""A hand as three ints, to think about: taking cards out of it changes nothing at the table."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.kernel.cards import KINDS
from ...engine.kernel.jit import bits, jit, lowest_bit
from ...engine.kernel.state import State


class HeldCards(NamedTuple):
    """The set of cards held, the set of those held more than once, and the number of cards."""

    once: int
    twice: int
    size: int


@jit
def hand(once: int, twice: int, size: int) -> HeldCards:
    return HeldCards(once, twice, size)


@jit
def hand_of(state: State, seat: int) -> HeldCards:
    cards, twice = state.held[seat], 0
    while cards:
        card = lowest_bit(cards)
        if state.hands[seat * KINDS + card] > 1:
            twice |= 1 << card
        cards &= cards - 1
    return hand(state.held[seat], twice, state.sizes[seat])


@jit
def without(held: HeldCards, card: int) -> HeldCards:
    """The hand after a card is laid. A third wild of one kind is forgotten: it is rare."""
    bit = 1 << card
    if held.twice & bit:
        return hand(held.once, held.twice & ~bit, held.size - 1)
    return hand(held.once & ~bit, held.twice, held.size - 1)


@jit
def number_of(held: HeldCards, cards: int) -> int:
    """How many cards of a set the hand has."""
    return bits(held.once & cards) + bits(held.twice & cards)
