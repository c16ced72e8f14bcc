"""Seven and zero: hands change owners (H-16 … H-23)."""

from __future__ import annotations

from .cards import FACE, KINDS
from .citations import H16, H17
from .events import GAVE, tell
from .hands import count
from .jit import jit, lowest_bit
from .players import is_gone
from .state import NO_CALL, NOBODY, STRICT_CALL, State
from .turns import next_seat
from .uno import expose, owe_call


@jit
def moves_hands(state: State, card: int, target: int) -> bool:
    """H-16: a 7 with a player named. H-17: a 0."""
    if FACE[card] == 7:
        return state.seven != 0 and target != NOBODY
    return FACE[card] == 0 and state.zero != 0


@jit
def who_accepts(state: State, seat: int, card: int, target: int) -> int:
    """H-20: whom a swap or a rotation waits for, where a wrong card could be flagged."""
    return target if FACE[card] == 7 else next_seat(state, seat)


@jit
def size_afterwards(state: State, layer: int, card: int, target: int, left: int) -> int:
    """How many cards the layer of this card holds then: those `left`, or the hand received (H-16, H-17)."""
    if left == 0 or not moves_hands(state, card, target):
        return left
    return state.sizes[target if FACE[card] == 7 else previous_seat(state, layer)]


@jit
def previous_seat(state: State, seat: int) -> int:
    """Whose next player this one is."""
    before = next_seat(state, seat)
    while next_seat(state, before) != seat:
        before = next_seat(state, before)
    return before


@jit
def move_hands(state: State, layer: int, card: int, target: int, said: int) -> None:
    """H-19: the hands move, then calls are owed (H-21)."""
    if FACE[card] == 7:
        swap(state, layer, target)
    else:
        rotate(state)
    for seat in range(state.seats):
        if seat != layer and (seat == target or FACE[card] == 0):
            owe_afterwards(state, seat)
    owe_call(state, layer, said)


@jit
def owe_afterwards(state: State, seat: int) -> None:
    """H-21: a hand of one card that was received has to be called. H-49: only the layer pays for silence."""
    if state.sizes[seat] == 1 and not is_gone(state, seat):
        if state.call_rule != STRICT_CALL and state.call_rule != NO_CALL:
            expose(state, seat)


@jit
def swap(state: State, one: int, other: int) -> None:
    """H-16, H-22: two hands change owners; each of the two knows what it gave away."""
    tell_given(state, one, other, H16)
    tell_given(state, other, one, H16)
    exchange(state, one, other)


@jit
def rotate(state: State) -> None:
    """H-17: every hand goes to the next player."""
    first = next_seat(state, state.actor)
    seat = first
    while True:
        tell_given(state, seat, next_seat(state, seat), H17)
        seat = next_seat(state, seat)
        if seat == first:
            break
    seat = next_seat(state, first)
    while seat != first:
        exchange(state, first, seat)
        seat = next_seat(state, seat)


@jit
def tell_given(state: State, owner: int, other: int, rule: int) -> None:
    cards = state.held[owner]
    while cards:
        card = lowest_bit(cards)
        for _ in range(count(state, owner, card)):
            tell(state, GAVE, owner, other, card, rule)
        cards &= cards - 1


@jit
def exchange(state: State, one: int, other: int) -> None:
    state.held[one], state.held[other] = state.held[other], state.held[one]
    state.sizes[one], state.sizes[other] = state.sizes[other], state.sizes[one]
    for card in range(KINDS):
        here, there = one * KINDS + card, other * KINDS + card
        state.hands[here], state.hands[there] = state.hands[there], state.hands[here]
