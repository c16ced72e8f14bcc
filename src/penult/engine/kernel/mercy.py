"""Mercy: a hand that grows too large puts its player out of the hand of play (H-42 … H-48)."""

from __future__ import annotations

from .cards import AS_TEXT, KINDS
from .citations import H43, H46
from .ending import end_hand
from .events import LAST_LEFT, PUT_OUT, tell
from .hands import count, give_up, points
from .jit import jit
from .players import is_gone, players
from .state import NOBODY, State


@jit
def put_out(state: State, seat: int) -> None:
    """H-43, H-46: the cards, seen by all, go under the DISCARD pile, and their points are noted."""
    state.noted[seat] = points(state, seat)
    size = state.sizes[seat]
    make_room_below(state, size)
    at = 0
    for nth in range(KINDS):
        card = AS_TEXT[nth]
        for _ in range(count(state, seat, card)):
            tell(state, PUT_OUT, seat, NOBODY, card, H43)
            give_up(state, seat, card)
            state.discard[at] = card
            at += 1
    leave(state, seat)
    if players(state) == 1:
        win_alone(state)


@jit
def make_room_below(state: State, size: int) -> None:
    for at in range(state.discards - 1, -1, -1):
        state.discard[at + size] = state.discard[at]
    state.discards += size


@jit
def leave(state: State, seat: int) -> None:
    """H-44: the seat closes up, and nobody can accuse this player. H-43: a run of passes is broken off."""
    state.gone |= 1 << seat
    state.exposed &= ~(1 << seat)
    state.lapsed &= ~(1 << seat)
    state.passes = 0
    if state.flaggable == seat:
        state.flaggable = NOBODY
        state.wrong = 0


@jit
def win_alone(state: State) -> None:
    """H-46: the last player left wins."""
    for seat in range(state.seats):
        if not is_gone(state, seat):
            state.winner = seat
            tell(state, LAST_LEFT, seat, NOBODY, 0, H46)
    end_hand(state)
