"""Before the first turn: the deal and the turned-up card."""

from __future__ import annotations

from .cards import COLOR, FACE, HAT, HOWLER, INVISIBILITY, REVERSE, WILD, WILD_FOUR
from .citations import R05, R06, R10, R13, R14
from .effects import reverse_skips, take_effect, turn_around
from .events import DEALT, RETURNED, TURNED_UP, tell
from .hands import take
from .jit import jit
from .piles import pile_size, put_on_top
from .state import COLOR_PHASE, LEFT, NOBODY, State
from .turns import next_seat, start_turn

HAND_SIZE = 7


@jit
def deal_hands(state: State) -> None:
    """R-05, A-05: seven cards each, one at a time, beginning at the dealer's left."""
    state.told = 0
    seat = state.dealer
    for _ in range(HAND_SIZE * state.seats):
        seat = next_seat(state, seat)
        card = state.pile[state.pile_top]
        state.pile_top += 1
        take(state, seat, card)
        tell(state, DEALT, seat, NOBODY, card, R05)


@jit
def turn_up(state: State) -> bool:
    """R-06: turn up the top card of the DRAW pile. True if it went back and another must be turned up."""
    state.told = 0
    card = state.pile[state.pile_top]
    state.pile_top += 1
    if goes_back(card):
        put_back(state, card)
        return True
    put_on_top(state, card)
    state.color = COLOR[card]
    state.origin = state.dealer
    state.turned_up = 1
    state.direction = LEFT
    tell(state, TURNED_UP, state.dealer, NOBODY, card, R06)
    begin_play(state, card)
    return False


@jit
def goes_back(card: int) -> bool:
    """R-13, R-14: these three are never the first card."""
    return card == WILD_FOUR or card == HOWLER or card == INVISIBILITY


@jit
def goes_to_the_middle(state: State, card: int) -> bool:
    """D-21: on the Portuguese sheet Howler and Invisibility do, but never a Wild Draw Four."""
    return state.return_middle != 0 and card != WILD_FOUR


@jit
def middle(size: int) -> int:
    return size // 2


@jit
def put_back(state: State, card: int) -> None:
    """A-07: into the DRAW pile at the prepared place, or into its middle if agreed (D-21)."""
    place = middle(pile_size(state)) if goes_to_the_middle(state, card) else state.place
    state.pile_top -= 1
    for at in range(state.pile_top, state.pile_top + place):
        state.pile[at] = state.pile[at + 1]
    state.pile[state.pile_top + place] = card
    tell(state, RETURNED, state.dealer, NOBODY, card, R13 if card == WILD_FOUR else R14)


@jit
def begin_play(state: State, card: int) -> None:
    """R-08 … R-12, R-15: what the first card does, and who begins."""
    if card == WILD or card == HAT:
        state.phase = COLOR_PHASE
        state.actor = next_seat(state, state.dealer)
    elif FACE[card] == REVERSE and not reverse_skips(state):
        turn_around(state, R10)
        start_turn(state, state.dealer, R10)
    else:
        take_effect(state, NOBODY)
