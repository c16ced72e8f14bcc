"""Whose turn it is, and what ends when a turn begins."""

from __future__ import annotations

from .cards import NO_CARD
from .events import SKIPPED, TURN_OF, tell
from .jit import inlined, jit
from .players import is_gone
from .state import LEFT, NOBODY, TURN, State
from .uno import close_windows


@inlined
def next_seat(state: State, seat: int) -> int:
    """The neighbor of a seat in the direction of play. H-44: seats of players who are out are closed up."""
    seat = neighbor(state, seat)
    return next_in_the_hand(state, seat) if state.gone else seat


@jit
def next_in_the_hand(state: State, seat: int) -> int:
    """This seat, or the next one whose player is not out."""
    while is_gone(state, seat):
        seat = neighbor(state, seat)
    return seat


@inlined
def neighbor(state: State, seat: int) -> int:
    seat += 1 if state.direction == LEFT else -1
    if seat < 0:
        return state.seats - 1
    return seat if seat < state.seats else 0


@inlined
def start_turn(state: State, seat: int, rule: int) -> None:
    """Give a seat the turn. It begins with the seat's first act (R-46)."""
    state.phase = TURN
    state.actor = seat
    state.drawn = NO_CARD
    tell(state, TURN_OF, seat, NOBODY, 0, rule)


@jit
def give_turn(state: State, seat: int, rule: int) -> None:
    """The same, for paths that few moves take."""
    start_turn(state, seat, rule)


@jit
def skip_turn(state: State, seat: int, rule: int) -> None:
    if is_gone(state, seat):
        return
    tell(state, SKIPPED, seat, NOBODY, 0, rule)


@inlined
def begin_turn(state: State) -> None:
    """R-46, A-48: the turn begins; nobody can be caught, flagged or canceled for the last one any longer."""
    state.lapsed = 0
    state.jumpable = 0
    close_windows(state)
    close_card(state)


@jit
def close_card(state: State) -> None:
    """The top card can no longer be flagged, canceled or taken back."""
    state.flaggable = NOBODY
    state.wrong = 0
    state.guarded = 0
    state.cancellable = 0
