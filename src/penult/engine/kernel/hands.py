"""Cards entering and leaving a hand."""

from __future__ import annotations

from .cards import KINDS, POINTS
from .jit import jit, lowest_bit
from .state import State


@jit
def count(state: State, seat: int, card: int) -> int:
    return state.hands[seat * KINDS + card]


@jit
def take(state: State, seat: int, card: int) -> None:
    """Add a card to the hand. A-41: a player with more than one card is no longer exposed."""
    hold(state, seat, card)
    state.sizes[seat] += 1
    if state.exposed >> seat & 1:
        end_exposure(state, seat)


@jit
def hold(state: State, seat: int, card: int) -> None:
    state.hands[seat * KINDS + card] += 1
    state.held[seat] |= 1 << card


@jit
def give_up(state: State, seat: int, card: int) -> None:
    place = seat * KINDS + card
    state.hands[place] -= 1
    state.sizes[seat] -= 1
    if state.hands[place] == 0:
        state.held[seat] &= ~(1 << card)


@jit
def end_exposure(state: State, seat: int) -> None:
    state.exposed &= ~(1 << seat)
    state.lapsed |= 1 << seat


@jit
def points(state: State, seat: int) -> int:
    """R-54: what the cards of a hand are worth; H-46: or were worth, if it was taken out of the play."""
    total = state.noted[seat]
    cards = state.held[seat]
    while cards:
        card = lowest_bit(cards)
        total += POINTS[card] * count(state, seat, card)
        cards &= cards - 1
    return total
