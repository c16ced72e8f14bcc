"""The end of a hand: somebody is out, or nobody can move."""

from __future__ import annotations

from .cards import DRAWING, HAT
from .citations import A57, A74, R51, R52
from .effects import sort
from .ending import end_hand
from .events import LOWEST, OUT, VOID, tell
from .hands import points
from .jit import jit
from .piles import draw
from .players import is_gone
from .scoring import BEYOND_EVERY_HAND, lowest_so_far
from .state import NOBODY, SETTLE, State
from .totals import due
from .turns import close_card, next_seat


@jit
def last_card(state: State, seat: int, target: int) -> None:
    """A-50: a right last card ends the hand; a wrong one waits for an objection, or for the referee."""
    if state.wrong:
        state.phase = SETTLE
        state.actor = seat
        state.aim = target
    else:
        go_out(state, seat, target)


@jit
def go_out(state: State, seat: int, target: int) -> None:
    """R-51, R-52: a last card has no effect, except a Draw card, and a Sorting Hat if agreed.

    H-06, H-09: laid on a total, it makes the next player draw the whole of it.
    """
    close_card(state)
    state.winner = seat
    tell(state, OUT, seat, NOBODY, 0, R51)
    if state.total or DRAWING >> state.top & 1:
        draw(state, next_seat(state, seat), due(state), R52)
    elif state.top == HAT and state.hat_last:
        sort(state, target)
    end_hand(state)


@jit
def block(state: State) -> None:
    """A-57: nobody can lay or draw; the hand is void, or goes to the fewest points."""
    winner = lowest_hand(state) if state.lowest_wins else NOBODY
    state.winner = winner
    if winner == NOBODY:
        state.void = 1
        tell(state, VOID, NOBODY, NOBODY, 0, A57)
    else:
        tell(state, LOWEST, winner, NOBODY, 0, A57)
    end_hand(state)


@jit
def abandon(state: State) -> None:
    """A-74: a player has left, and the table ends this hand; nobody wins it."""
    state.told = 0
    close_card(state)
    state.called = NOBODY
    state.void = 1
    tell(state, VOID, NOBODY, NOBODY, 0, A74)
    end_hand(state)


@jit
def lowest_hand(state: State) -> int:
    """H-48: only players who are still in the hand can have it."""
    lowest, fewest = NOBODY, BEYOND_EVERY_HAND
    for seat in range(state.seats):
        if not is_gone(state, seat):
            lowest, fewest = lowest_so_far(lowest, fewest, seat, points(state, seat))
    return lowest
