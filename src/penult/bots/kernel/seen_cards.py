"""Card counting: what a seat has seen, and how likely another has nothing to lay."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.kernel.cards import HAT, KINDS, OF_COLOR, OF_FACE, WILD, WILD_FOUR, WILDS
from ...engine.kernel.jit import bits, jit
from ...engine.kernel.piles import pile_size
from ...engine.kernel.state import State
from .hand import hand_of, number_of

SURE = 1024
"""A probability of 1; others are fractions of it."""
ZEROS = OF_FACE[0]
FOURFOLD = 1 << WILD | 1 << WILD_FOUR | 1 << HAT


class SeenCards(NamedTuple):
    """Kinds of cards seen once and twice (on the pile, in its own hand, or shown), and what is unseen."""

    once: int
    twice: int
    wilds: int
    """How many wilds are unseen."""
    hidden: int
    """How many cards are unseen."""
    shown: int
    """How many cards in other hands are known."""


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
    """Four of each, except Howler and Invisibility: one."""
    return 3 * bits(state.deck & FOURFOLD) + bits(state.deck & WILDS)


@jit
def cards_elsewhere(state: State, seat: int) -> int:
    """How many cards are in the DRAW pile and the other hands."""
    number = pile_size(state)
    for other in range(state.seats):
        if other != seat:
            number += state.sizes[other]
    return number


@jit
def follows(top: int, color: int) -> int:
    """The colored cards that fit on a card in this color."""
    return OF_COLOR[color] | OF_FACE[top]


@jit
def nothing_to_lay(known: bytearray, view: SeenCards, who: int, size: int, cards: int) -> int:
    """The probability that a player with a hand of this size has none of these cards and no wild."""
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
    """How many cards of a colored set are unseen: the deck has one 0 and two of each other."""
    return 2 * bits(cards) - bits(cards & ZEROS) - bits(view.once & cards) - bits(view.twice & cards)
