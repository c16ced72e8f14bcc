"""Answers to a card: take it, challenge it, or lay Invisibility."""

from __future__ import annotations

from .actions import calls_uno, color_of
from .cards import HOWLER, INVISIBILITY, KINDS, NO_COLOR
from .citations import R22, R31, R32, R33, R34, R38, R39
from .effects import draw_and_lose_turn, strike, turn_around
from .ending import end_total
from .events import ACCEPTED, CHALLENGED, GUILTY, INNOCENT, LAID, NAMED, SHOWN, tell
from .finish import go_out
from .jit import jit
from .piles import draw, lay, take_back
from .playable_cards import proof_of_bluff
from .players import is_gone
from .state import NOBODY, OVER, REACT, State
from .totals import due
from .turn_moves import waiting_rule
from .turns import begin_turn, close_card, give_turn, next_seat
from .uno import owe_call


@jit
def accept(state: State, seat: int) -> None:
    tell(state, ACCEPTED, seat, state.origin, state.top, waiting_rule(state))
    strike(state, seat)


@jit
def challenge(state: State, seat: int) -> None:
    """R-31 … R-34, H-12: the accused shows the hand as it was; one of the two pays.

    H-45: the hand of a player who has been put out since was seen by all already.
    """
    layer, number = state.origin, due(state)
    end_total(state)
    tell(state, CHALLENGED, seat, layer, 0, R31)
    if not is_gone(state, layer):
        for card in range(KINDS):
            for _ in range(state.as_laid[card]):
                tell(state, SHOWN, layer, seat, card, R32)
    if state.bluff:
        convict(state, layer, seat, number)
    else:
        close_card(state)
        tell(state, INNOCENT, layer, seat, 0, R34)
        draw_and_lose_turn(state, seat, number + 2, R34)


@jit
def convict(state: State, layer: int, challenger: int, number: int) -> None:
    """R-33: the bluffer draws the cards and the challenger plays. A-18, H-59: the card stays, or goes back.

    H-45: if the bluffer is out of the hand, the card stays and nobody draws.
    """
    tell(state, GUILTY, layer, challenger, proof_of_bluff(state), R33)
    if state.guilty_returns and not is_gone(state, layer):
        take_back(state, layer, R33)
    close_card(state)
    if not is_gone(state, layer):
        draw(state, layer, number, R33)
    if state.phase != OVER:
        give_turn(state, challenger, R33)


@jit
def cancel(state: State, seat: int, move: int) -> None:
    """R-38, R-39: Invisibility undoes the card, and its player names the color. H-55: or the whole total."""
    victim = state.phase == REACT and seat == state.actor
    howler = state.top == HOWLER
    layer = state.origin
    if victim and takes_the_turn(state):
        begin_turn(state)
    close_card(state)
    end_total(state)
    if not victim and state.direction != state.former_direction:
        turn_around(state, R39)
    state.passes = 0
    rule = R38 if howler else R39
    lay(state, seat, INVISIBILITY)
    tell(state, LAID, seat, NOBODY, INVISIBILITY, rule)
    if state.sizes[seat] == 0:
        state.color = NO_COLOR
        go_out(state, seat, NOBODY)
        return
    state.color = color_of(move)
    tell(state, NAMED, seat, NOBODY, state.color, rule)
    owe_call(state, seat, calls_uno(move))
    if state.phase == OVER:
        return
    give_turn(state, after_cancelling(state, seat, layer, victim, howler), R22)


@jit
def takes_the_turn(state: State) -> bool:
    """A-25, A-31, A-40: whether laying Invisibility counts as the victim's turn."""
    return state.howler_to_invis != 0 if state.top == HOWLER else state.invis_free == 0


@jit
def after_cancelling(state: State, seat: int, layer: int, victim: bool, howler: bool) -> int:
    """A-25, A-31, D-04: who plays after an Invisibility."""
    if not victim:
        return next_seat(state, layer)
    if howler:
        return next_seat(state, seat if state.howler_to_invis else layer)
    return seat if state.invis_free else next_seat(state, seat)
