"""Laying a card: which ones may be laid, and the move that does it."""

from __future__ import annotations

from ...engine.kernel.actions import PLAY, UNO_BIT, action
from ...engine.kernel.cards import AIMED, COLOR, HAT, NO_COLOR, WILD_FOUR
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.playable_cards import bluffs, playable
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
    """The same, including bluffs; after a draw, only the drawn card."""
    cards = playable(state, seat)
    return cards & 1 << state.drawn if state.phase == DRAWN else cards


@inlined
def lay(state: State, seat: int, card: int, color: int, target: int) -> int:
    """The move that lays this card, with a color or target only if the card asks for it; it calls UNO."""
    if COLOR[card] != NO_COLOR:
        return with_call(state, seat, action(PLAY, card, NO_COLOR, NOBODY))
    if state.sizes[seat] == 1 and not (card == HAT and state.hat_last):
        return action(PLAY, card, NO_COLOR, NOBODY)
    if AIMED >> card & 1:
        return with_call(state, seat, action(PLAY, card, NO_COLOR, target))
    return with_call(state, seat, action(PLAY, card, color, NOBODY))


@inlined
def with_call(state: State, seat: int, move: int) -> int:
    """R-43: add the call if this card leaves one in the hand and UNO has not been called yet."""
    return move | UNO_BIT if state.sizes[seat] == 2 and state.called != seat else move
