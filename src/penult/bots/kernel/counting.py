"""Counting cards: what a seat has seen, and how likely it is that another has nothing to lay."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.kernel.cards import HAT, KINDS, OF_COLOR, OF_FACE, WILD, WILD_FOUR, WILDS
from ...engine.kernel.jit import bits, jit
from ...engine.kernel.piles import pile_size
from ...engine.kernel.state import State
from .hand import hand_of, number_of

SURE = 1024
"""A chance is a part of this."""
ZEROS = OF_FACE[0]
FOURFOLD = 1 << WILD | 1 << WILD_FOUR | 1 << HAT


class SeenCards(NamedTuple):
    """What lies open, is held or was shown: kinds seen, kinds seen twice; and what was not seen."""

    once: int
    twice: int
    wilds: int
    """Wilds that have not been seen."""
    hidden: int
    """All cards that have not been seen."""
    shown: int
    """How many cards of the others are known."""


@jit
def seen(once: int, twice: int, wilds: int, hidden: int, shown: int) -> SeenCards:
    return SeenCards(once, twice, wilds, hidden, shown)


@jit
def look_around(state: State, seat: int, known: bytearray) -> SeenCards:
    held = hand_of(state, seat)
    once, twice = held.once, held.twice
    wilds = wilds_in_deck(state) - number_of(held, WILDS)
    for at in range(state.discards):
        bit = 1 << state.discard[at]
        twice |= once & bit
        once |= bit
        wilds -= WILDS & bit != 0
    shown = 0
    for place in range(state.seats * KINDS):
        for _ in range(known[place]):
            bit = 1 << place % KINDS
            twice |= once & bit
            once |= bit
            wilds -= WILDS & bit != 0
            shown += 1
    return seen(once, twice, wilds, cards_elsewhere(state, seat) - shown, shown)


@jit
def wilds_in_deck(state: State) -> int:
    """Four of each, but Howler and Invisibility only once."""
    return 3 * bits(state.deck & FOURFOLD) + bits(state.deck & WILDS)


@jit
def cards_elsewhere(state: State, seat: int) -> int:
    """The cards of the DRAW pile and of the other hands."""
    number = pile_size(state)
    for other in range(state.seats):
        if other != seat:
            number += state.sizes[other]
    return number


@jit
def follows(top: int, color: int) -> int:
    """The colored cards that would fit on a card in this color."""
    return OF_COLOR[color] | OF_FACE[top]


@jit
def nothing_to_lay(known: bytearray, view: SeenCards, who: int, size: int, cards: int) -> int:
    """The chance that a player with a hand of this size has none of these cards, and no wild."""
    blind = size
    if view.shown:
        for card in range(KINDS):
            if known[who * KINDS + card] and (cards | WILDS) >> card & 1:
                return 0
            blind -= known[who * KINDS + card]
    answers = unseen(view, cards) + view.wilds
    chance, hidden = SURE, view.hidden
    for _ in range(blind):
        if hidden <= answers:
            return 0
        chance = chance * (hidden - answers) // hidden
        hidden -= 1
    return chance


@jit
def unseen(view: SeenCards, cards: int) -> int:
    """How many cards of a colored set have not been seen: there is one 0, and two of all others."""
    return 2 * bits(cards) - bits(cards & ZEROS) - bits(view.once & cards) - bits(view.twice & cards)
