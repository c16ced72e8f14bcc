"""Before the first turn: the deal and the turned-up card."""

from __future__ import annotations

from .cards import COLOR, FACE, HAT, HOWLER, INVISIBILITY, NUMBERS, REVERSE, WILD, WILD_FOUR
from .citations import H53, R05, R06, R10, R13, R14
from .effects import reverse_skips, take_effect, turn_around
from .events import DEALT, RETURNED, TURNED_UP, tell
from .hands import take
from .jit import jit
from .piles import pile_size, put_on_top
from .state import COLOR_PHASE, LEFT, NOBODY, State
from .totals import join_total
from .turns import next_seat, start_turn


@jit
def deal_hands(state: State) -> None:
    """R-05, A-05, H-52: seven cards each, or as agreed, one at a time, beginning at the dealer's left."""
    state.told = 0
    seat = state.dealer
    for _ in range(state.hand_size * state.seats):
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
    if goes_back(state, card):
        put_back(state, card)
        return True
    put_on_top(state, card)
    state.color = COLOR[card]
    state.origin = state.dealer
    state.turned_up = 1
    state.direction = LEFT
    tell(state, TURNED_UP, state.dealer, NOBODY, card, R06)
    join_total(state, card)
    begin_play(state, card)
    return False


@jit
def goes_back(state: State, card: int) -> bool:
    """R-13, R-14: these three are never the first card. H-53: if agreed, only a number card is."""
    if state.number_opens and not NUMBERS >> card & 1:
        return True
    return card == WILD_FOUR or card == HOWLER or card == INVISIBILITY


@jit
def goes_to_the_middle(state: State, card: int) -> bool:
    """D-21: on the Portuguese sheet Howler and Invisibility do, but never a Wild Draw Four."""
    return state.return_middle != 0 and (card == HOWLER or card == INVISIBILITY)


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
    tell(state, RETURNED, state.dealer, NOBODY, card, returning_rule(card))


@jit
def returning_rule(card: int) -> int:
    """The rule under which a first card goes back."""
    if card == WILD_FOUR:
        return R13
    return R14 if card == HOWLER or card == INVISIBILITY else H53


@jit
def begin_play(state: State, card: int) -> None:
    """R-08 … R-12, R-15: what the first card does, and who begins. H-11: a Draw card makes a total stand."""
    if card == WILD or card == HAT:
        state.phase = COLOR_PHASE
        state.actor = next_seat(state, state.dealer)
    elif FACE[card] == REVERSE and not reverse_skips(state):
        turn_around(state, R10)
        start_turn(state, state.dealer, R10)
    else:
        take_effect(state, NOBODY)
