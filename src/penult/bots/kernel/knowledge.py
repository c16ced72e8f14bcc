"""What each seat was shown of the others' hands: counts by viewer, owner and kind of card."""

from __future__ import annotations

from ...engine.kernel.cards import HOWLER, KINDS
from ...engine.kernel.events import (
    ACCEPTED,
    CHALLENGED,
    GAVE,
    LAID,
    PUT_OUT,
    SHOUTED,
    SHOWN,
    TOOK_BACK,
    kind_of,
    other_of,
    seat_of,
    value_of,
)
from ...engine.kernel.jit import jit
from ...engine.kernel.state import SEATS, State

WIDTH = SEATS * KINDS
"""One viewer's row: a count for each owner and kind."""
KNOWLEDGE = SEATS * WIDTH


@jit
def place(viewer: int, owner: int, card: int) -> int:
    return viewer * WIDTH + owner * KINDS + card


@jit
def forget_all(known: bytearray) -> None:
    for at in range(KNOWLEDGE):
        known[at] = 0


@jit
def learn(state: State, known: bytearray) -> None:
    """Update from the events of the last move."""
    moved = 0
    for at in range(state.told):
        event = state.events[at]
        kind, owner, other, card = kind_of(event), seat_of(event), other_of(event), value_of(event)
        if kind == LAID:
            for viewer in range(state.seats):
                known[place(viewer, owner, card)] -= known[place(viewer, owner, card)] > 0
        elif kind == TOOK_BACK or kind == SHOUTED:
            show_all(state, known, owner, card)
        elif kind == SHOWN:
            known[place(other, owner, card)] += 1
        elif kind == CHALLENGED:
            forget(known, owner, other)
        elif (kind == ACCEPTED and card == HOWLER) or kind == PUT_OUT:
            forget_hand(state, known, owner)
        elif kind == GAVE:
            moved = heading_for(moved, owner, other)
    if moved:
        follow_hands(state, known, moved)


@jit
def heading_for(moved: int, owner: int, other: int) -> int:
    """Note where a hand went, in five bits for each seat."""
    return moved | (16 | other) << 5 * owner


@jit
def follow_hands(state: State, known: bytearray, moved: int) -> None:
    """H-22: what was seen of a hand travels with it, and its former owner knows all of it."""
    for viewer in range(state.seats):
        for card in range(KINDS):
            follow_kind(state, known, moved, viewer, card)
    for at in range(state.told):
        event = state.events[at]
        if kind_of(event) == GAVE:
            known[place(seat_of(event), other_of(event), value_of(event))] += 1


@jit
def follow_kind(state: State, known: bytearray, moved: int, viewer: int, card: int) -> None:
    """The same for one viewer and one kind of card. One int keeps the old counts meanwhile."""
    before = 0
    for owner in range(state.seats):
        before |= known[place(viewer, owner, card)] << 4 * owner
    for owner in range(state.seats):
        if moved >> 5 * owner & 16:
            other = moved >> 5 * owner & 15
            known[place(viewer, other, card)] = 0 if viewer == other else before >> 4 * owner & 15


@jit
def forget_hand(state: State, known: bytearray, owner: int) -> None:
    for viewer in range(state.seats):
        forget(known, viewer, owner)


@jit
def show_all(state: State, known: bytearray, owner: int, card: int) -> None:
    for viewer in range(state.seats):
        if viewer != owner:
            known[place(viewer, owner, card)] += 1


@jit
def forget(known: bytearray, viewer: int, owner: int) -> None:
    """Clear what the viewer knows of a hand, because all of it is about to be shown."""
    for card in range(KINDS):
        known[place(viewer, owner, card)] = 0
