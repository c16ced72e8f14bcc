"""Laying a card: which ones are right, and the move in its plainest form."""

from __future__ import annotations

from ...engine.kernel.actions import PLAY, UNO_BIT, action
from ...engine.kernel.cards import AIMED, COLOR, HAT, NO_COLOR, WILD_FOUR
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.matching import bluffs, playable
from ...engine.kernel.state import DRAWN, NOBODY, State


@jit
def right_cards(state: State, seat: int) -> int:
    """The cards that the player in turn can lay without breaking a rule or bluffing."""
    cards = fitting_cards(state, seat)
    if cards >> WILD_FOUR & 1 and bluffs(state, seat):
        cards &= ~(1 << WILD_FOUR)
    return cards


@jit
def fitting_cards(state: State, seat: int) -> int:
    """The same, bluffs included: after a draw only the drawn card."""
    cards = playable(state, seat)
    return cards & 1 << state.drawn if state.phase == DRAWN else cards


@inlined
def lay(state: State, seat: int, card: int, color: int, target: int) -> int:
    """The move that lays this card, saying only what the card asks for; UNO is always called."""
    if COLOR[card] != NO_COLOR:
        return with_call(state, seat, action(PLAY, card, NO_COLOR, NOBODY))
    if state.sizes[seat] == 1 and not (card == HAT and state.hat_last):
        return action(PLAY, card, NO_COLOR, NOBODY)
    if AIMED >> card & 1:
        return with_call(state, seat, action(PLAY, card, NO_COLOR, target))
    return with_call(state, seat, action(PLAY, card, color, NOBODY))


@inlined
def with_call(state: State, seat: int, move: int) -> int:
    """R-43: the call, if this card leaves one and UNO has not been called before it."""
    return move | UNO_BIT if state.sizes[seat] == 2 and state.called != seat else move
