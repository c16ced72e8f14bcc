"""Totals: cards that stand to be drawn, and what may be laid on them (H-01 … H-15)."""

from __future__ import annotations

from .cards import DRAW_CARD, DRAWING, INVISIBILITY, OF_FACE, REVERSE, SKIP, WILD_FOUR
from .citations import H01
from .events import STANDS, tell
from .jit import jit
from .playable_cards import matching, without_wrong_ones
from .state import ANY, BY_REVERSE, BY_SKIP, CHALLENGE_ANY, CHALLENGE_FIRST, FIT, NOBODY, SAME, TWO, UP, State

DRAWS = OF_FACE[DRAW_CARD]


@jit
def cost(state: State, card: int) -> int:
    """R-24, R-29: what a Draw card makes its victim draw."""
    return 4 if card == WILD_FOUR else state.strength


@jit
def due(state: State) -> int:
    """How many cards the top card, or the total, makes its victim draw."""
    return state.total if state.total else cost(state, state.top)


@jit
def join_total(state: State, card: int) -> None:
    """H-01: a Draw card makes a total stand, or joins the one that stands."""
    if (state.stack or state.deflect) and DRAWING >> card & 1:
        state.total += cost(state, card)
        state.total_cards += 1
        state.standing = card


@jit
def announce_total(state: State, victim: int) -> None:
    """H-60: everybody knows how much stands, and against whom."""
    tell(state, STANDS, victim, NOBODY, state.total, H01)


@jit
def total_waits(state: State) -> bool:
    """H-02: the victim is asked if some hand could answer, whatever this one holds."""
    if state.deck >> INVISIBILITY & 1 or (state.lenient and not state.turned_up):
        return True
    return can_be_doubted(state) or could_be_answered(state)


@jit
def could_be_answered(state: State) -> bool:
    """H-02: whether a card can be laid on the total, by adding or deflecting."""
    return state.total != 0 and addable(state) | deflecting(state) != 0


@jit
def can_be_doubted(state: State) -> bool:
    """R-31, H-12 … H-15: whether the Wild Draw Four on top can be challenged."""
    if state.top != WILD_FOUR:
        return False
    first = state.bluff_rule == CHALLENGE_FIRST and state.total_cards < 2
    return state.bluff_rule == CHALLENGE_ANY or first


@jit
def has_room(state: State) -> bool:
    """H-05: whether another Draw card can join the total."""
    return state.stack != 0 and (state.stack_max == 0 or state.total_cards < state.stack_max)


@jit
def addable(state: State) -> int:
    """H-03: the cards that can be added to the total."""
    if not has_room(state):
        return 0
    four, on_four = 1 << WILD_FOUR, state.standing == WILD_FOUR
    if state.stack == TWO:
        return 0 if on_four else DRAWS
    if state.stack == SAME:
        return four if on_four else DRAWS
    if state.stack == UP:
        return four if on_four else DRAWS | four
    if state.stack == FIT:
        return DRAWING & matching(state)
    return DRAWING if state.stack == ANY else 0


@jit
def deflecting(state: State) -> int:
    """H-08: the cards that pass a total on; never one that ends in a Wild Draw Four."""
    if not DRAWS >> state.standing & 1:
        return 0
    cards = 0
    if state.deflect & BY_SKIP:
        cards |= OF_FACE[SKIP]
    if state.deflect & BY_REVERSE:
        cards |= OF_FACE[REVERSE]
    return cards & matching(state)


@jit
def answering_cards(state: State, seat: int) -> int:
    """H-03, H-08: the cards of a hand that can be laid on the total."""
    cards = state.held[seat] & (addable(state) | deflecting(state))
    return without_wrong_ones(state, seat, cards)
