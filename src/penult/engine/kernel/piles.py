"""The DRAW pile and the DISCARD pile."""

from __future__ import annotations

from .cards import HAT, NO_CARD
from .citations import R50
from .events import DREW, RESHUFFLED, tell
from .hands import give_up, take
from .jit import inlined, jit
from .state import CARDS, NOBODY, State

MOST_DRAWN = 6
"""The most cards that one move draws (R-34), except through a Sorting Hat."""


@jit
def pile_size(state: State) -> int:
    return state.pile_end - state.pile_top


@jit
def order_due(state: State) -> bool:
    """Whether the next move might reshuffle and no order is prepared yet."""
    return state.order_ready == 0 and (pile_size(state) <= MOST_DRAWN or state.deck >> HAT & 1 != 0)


@inlined
def draw_one(state: State, seat: int, rule: int) -> int:
    """A-54: the pile is reshuffled right after its last card is drawn, or before the next draw."""
    if state.pile_top == state.pile_end:
        reshuffle(state)
        if state.pile_top == state.pile_end:
            return NO_CARD
    card = state.pile[state.pile_top]
    state.pile_top += 1
    take(state, seat, card)
    tell(state, DREW, seat, NOBODY, card, rule)
    if state.pile_top == state.pile_end and not state.lazy and state.winner == NOBODY:
        reshuffle(state)
    return card


@jit
def draw(state: State, seat: int, number: int, rule: int) -> None:
    """A-55: what cannot be drawn is waived."""
    for _ in range(number):
        if draw_one(state, seat, rule) == NO_CARD:
            return


@jit
def reshuffle(state: State) -> None:
    """R-50: all discards except the top one become the DRAW pile, in the prepared order.

    A-90: the card beneath the top also stays while the top one may still be taken back.
    """
    kept = 1 + state.guarded
    size = state.discards - kept
    if size <= 0:
        return
    filled = 0
    for at in range(CARDS):
        if state.order[at] < size:
            state.pile[filled] = state.discard[state.order[at]]
            filled += 1
            if filled == size:
                break
    for at in range(kept):
        state.discard[at] = state.discard[size + at]
    state.pile_top = 0
    state.pile_end = size
    state.discards = kept
    state.order_ready = 0
    tell(state, RESHUFFLED, NOBODY, NOBODY, size, R50)


@inlined
def lay(state: State, seat: int, card: int) -> None:
    """Move a card from the hand onto the DISCARD pile."""
    give_up(state, seat, card)
    put_on_top(state, card)
    state.origin = seat
    state.turned_up = 0


@jit
def put_on_top(state: State, card: int) -> None:
    state.discard[state.discards] = card
    state.discards += 1
    state.top = card


@jit
def take_back(state: State, seat: int) -> None:
    """Return the top card to the hand it came from, and restore color and direction."""
    take(state, seat, state.top)
    state.discards -= 1
    state.top = state.discard[state.discards - 1]
    state.color = state.former_color
    state.direction = state.former_direction
