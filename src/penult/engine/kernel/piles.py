"""The DRAW pile and the DISCARD pile."""

from __future__ import annotations

from .cards import HAT, NO_CARD
from .citations import R50
from .events import DREW, RESHUFFLED, TOOK_BACK, tell
from .hands import give_up, take
from .jit import inlined, jit
from .mercy import put_out
from .players import is_gone
from .state import CARDS, NOBODY, STRICT_CALL, State

MOST_DRAWN = 6
"""The most cards that one move draws (R-34), except through a Sorting Hat or by a house rule."""


@jit
def pile_size(state: State) -> int:
    return state.pile_end - state.pile_top


@jit
def order_due(state: State) -> bool:
    """Whether the next move might reshuffle and no order is prepared yet."""
    return state.order_ready == 0 and (
        pile_size(state) <= MOST_DRAWN
        or state.deck >> HAT & 1 != 0
        or (state.house != 0 and may_draw_more(state))
    )


@jit
def may_draw_more(state: State) -> bool:
    """Whether the pile is too small for what the house rules can make one move draw.

    H-34: any number until one fits. H-01: a total, two cards for a lost challenge, and four more that a jump
    adds. H-49, H-51: the price of a call, which may come before all that.
    """
    if state.draw_until:
        return True
    most = MOST_DRAWN + state.total + 4
    if state.call_rule == STRICT_CALL or state.call_price > MOST_DRAWN:
        most += state.call_price
    return (state.total != 0 or most > MOST_DRAWN + 4) and pile_size(state) <= most


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
    if state.mercy:
        have_mercy(state, seat)
    return card


@jit
def draw_another(state: State, seat: int, rule: int) -> int:
    """The same, for paths that few moves take."""
    return draw_one(state, seat, rule)


@jit
def have_mercy(state: State, seat: int) -> None:
    """H-42: a player who holds too many cards is out, unless the hand is over."""
    if state.sizes[seat] >= state.mercy and state.winner == NOBODY:
        put_out(state, seat)


@jit
def draw(state: State, seat: int, number: int, rule: int) -> None:
    """A-55: what cannot be drawn is waived. H-42: nor does a player who is out draw any further."""
    for _ in range(number):
        if draw_one(state, seat, rule) == NO_CARD or is_gone(state, seat):
            return


@jit
def reshuffle(state: State) -> None:
    """R-50: all discards except the top one become the DRAW pile, in the prepared order.

    A-90, H-33: the card beneath the last play also stays while that play may still be taken back.
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
def take_back(state: State, seat: int, rule: int) -> None:
    """Return what was laid last to the hand it came from, and restore color and direction."""
    for at in range(state.discards - state.guarded, state.discards):
        tell(state, TOOK_BACK, seat, NOBODY, state.discard[at], rule)
        take(state, seat, state.discard[at])
    state.discards -= state.guarded
    state.top = state.discard[state.discards - 1]
    state.color = state.former_color
    state.direction = state.former_direction
    state.jumpable = 0
