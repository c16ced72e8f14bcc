"""What each seat was shown of the others' hands: counts by viewer, owner and kind of card."""

from __future__ import annotations

from ...engine.kernel.cards import HOWLER, KINDS
from ...engine.kernel.events import ACCEPTED, CHALLENGED, LAID, SHOUTED, SHOWN, TOOK_BACK
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
    for at in range(state.told):
        event = state.events[at]
        kind, owner, other, card = event & 31, event >> 5 & 15, event >> 9 & 15, event >> 13 & 255
        if kind == LAID:
            for viewer in range(state.seats):
                known[place(viewer, owner, card)] -= known[place(viewer, owner, card)] > 0
        elif kind == TOOK_BACK or kind == SHOUTED:
            show_all(state, known, owner, card)
        elif kind == SHOWN:
            known[place(other, owner, card)] += 1
        elif kind == CHALLENGED:
            forget(known, owner, other)
        elif kind == ACCEPTED and card == HOWLER:
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
