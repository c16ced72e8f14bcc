"""Moves of the player in turn: play, draw, keep, and naming a color."""

from __future__ import annotations

from .actions import calls_uno, card_of, color_of, target_of
from .cards import COLOR, FACE, HAT, KINDS, NO_CARD, NO_COLOR, OF_COLOR, WILD_FOUR
from .citations import (
    A56,
    D17,
    R07,
    R12,
    R15,
    R16,
    R18,
    R19,
    R21,
    R22,
    R23,
    R25,
    R26,
    R27,
    R29,
    R35,
    R37,
    R40,
    R41,
    R42,
)
from .effects import take_effect
from .events import CHOSE, LAID, NAMED, PASSED, tell
from .finish import block, last_card
from .jit import constant_table, inlined, jit
from .piles import draw_one, lay
from .playable_cards import fits, playable
from .state import DRAWN, MAY, NOBODY, TURN, State
from .turns import begin_turn, next_seat, start_turn
from .uno import owe_call

LAYING_RULE = constant_table(4 * (10 * (R16,) + (R23, R25, R26)) + (R27, R29, R35, R40, R41, R16))
"""The rule under which each kind of card is laid."""


@inlined
def play(state: State, seat: int, move: int) -> None:
    """R-16 … R-30: lay the card, right or wrong; then it takes effect."""
    card, target = card_of(move), target_of(move)
    wrong = broken_rule(state, card) if state.lenient else 0
    rule = R19 if state.phase == DRAWN else LAYING_RULE[card]
    if state.phase == TURN:
        begin_turn(state)
    state.drawn = NO_CARD
    state.former_color = state.color
    state.former_direction = state.direction
    state.passes = 0
    lay(state, seat, card)
    tell(state, LAID, seat, NOBODY, card, rule)
    open_card(state, seat, card, wrong)
    if state.sizes[seat] == 0:
        state.color = COLOR[card]
        last_card(state, seat, target)
        return
    state.color = COLOR[card] if COLOR[card] != NO_COLOR else color_of(move)
    if color_of(move) != NO_COLOR:
        tell(state, NAMED, seat, NOBODY, state.color, LAYING_RULE[card])
    if target != NOBODY:
        tell(state, CHOSE, seat, target, 0, D17 if target == seat else LAYING_RULE[card])
    owe_call(state, seat, calls_uno(move))
    take_effect(state, target)


@jit
def broken_rule(state: State, card: int) -> int:
    """R-49: the rule that this card would break, 0 if none. A bluff is not a wrong card (R-30)."""
    if state.phase == DRAWN and card != state.drawn:
        return R21
    return 0 if fits(state, card) else R16


@inlined
def open_card(state: State, seat: int, card: int, wrong: int) -> None:
    """From now on the card can be flagged, taken back or canceled, as the options say."""
    if state.lenient:
        state.flaggable = seat
        state.wrong = wrong
        state.guarded = 1
    if card == WILD_FOUR:
        state.guarded |= state.guilty_returns
        remember_hand(state, seat)
    if state.invis_any and FACE[card] > 9:
        state.cancellable = 1


@jit
def remember_hand(state: State, seat: int) -> None:
    """A-16: a challenge will judge and show the hand as it is now."""
    state.bluff = 1 if state.held[seat] & OF_COLOR[state.former_color] else 0
    state.size_as_laid = state.sizes[seat]
    for card in range(KINDS):
        state.as_laid[card] = state.hands[seat * KINDS + card]


@inlined
def draw_for_turn(state: State, seat: int) -> None:
    """R-18, R-20: one card from the pile, which may then be laid if it fits (R-19).

    The event cites the same rule whether or not the player had a card to lay: that is a secret.
    """
    begin_turn(state)
    if state.drawn_rule != MAY:
        state.declined = 1 if playable(state, seat) else 0
    card = draw_one(state, seat, R18)
    if card == NO_CARD:
        pass_without_card(state, seat)
        return
    state.passes = 0
    if fits(state, card):
        state.phase = DRAWN
        state.drawn = card
    else:
        start_turn(state, next_seat(state, seat), R22)


@jit
def pass_without_card(state: State, seat: int) -> None:
    """A-56, A-57: nothing to lay and nothing to draw. Once everybody has passed, the hand is blocked."""
    state.passes += 1
    tell(state, PASSED, seat, NOBODY, 0, A56)
    if state.passes == state.seats:
        block(state)
    else:
        start_turn(state, next_seat(state, seat), R22)


@jit
def keep(state: State, seat: int) -> None:
    """R-19, A-11: to the others this looks like a drawn card that did not fit."""
    start_turn(state, next_seat(state, seat), R22)


@jit
def name_color(state: State, seat: int, color: int) -> None:
    """R-12, R-15, R-37, R-42: name the color; the turn goes to the next player."""
    state.color = color
    tell(state, NAMED, seat, NOBODY, color, naming_rule(state))
    start_turn(state, next_seat(state, state.origin), R07 if state.turned_up else R22)


@jit
def naming_rule(state: State) -> int:
    """The rule under which a color is named after the card was laid or turned up."""
    if state.turned_up:
        return R15 if state.top == HAT else R12
    return R42 if state.top == HAT else R37
