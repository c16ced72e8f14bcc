"""Penalties: for a missed call, a wrong card, a suggestion and a false accusation."""

from __future__ import annotations

from .citations import A42, R47, R48, R49
from .ending import end_total
from .events import ACCUSED_FALSELY, CAUGHT, FLAGGED, HINTED, tell
from .hands import end_exposure
from .jit import jit
from .piles import draw, take_back
from .state import NOBODY, OVER, State
from .turns import close_card, give_turn, next_seat

PRICE = 2
"""Every penalty is two cards, except for a challenge, and for a missed call if agreed (H-51)."""


@jit
def catch(state: State, seat: int, target: int) -> None:
    """R-47, A-91: an exposed player draws two; if the target is not exposed, the accuser does (A-42)."""
    if state.exposed >> target & 1:
        end_exposure(state, target)
        tell(state, CAUGHT, target, seat, 0, R47)
        draw(state, target, state.call_price, R47)
    else:
        accuse_falsely(state, seat, target)


@jit
def flag(state: State, seat: int, target: int) -> None:
    """R-49, A-49: a wrong card goes back, its player draws two and loses the turn. H-57: no total stands."""
    if not wrong_card_of(state, target):
        accuse_falsely(state, seat, target)
        return
    tell(state, FLAGGED, target, seat, 0, state.wrong)
    take_back(state, target, R49)
    close_card(state)
    end_total(state)
    draw(state, target, PRICE, R49)
    if state.phase == OVER:
        return
    give_turn(state, next_seat(state, target), R49)


@jit
def wrong_card_of(state: State, target: int) -> bool:
    return state.flaggable == target and state.wrong != 0


@jit
def accuse_falsely(state: State, seat: int, target: int) -> None:
    """A-42, `false_catch=draw2`: the price of a false accusation."""
    tell(state, ACCUSED_FALSELY, seat, target, 0, A42)
    draw(state, seat, PRICE, A42)


@jit
def hint(state: State, target: int) -> None:
    """R-48: the referee punishes this player for suggesting a play."""
    tell(state, HINTED, target, NOBODY, 0, R48)
    draw(state, target, PRICE, R48)
