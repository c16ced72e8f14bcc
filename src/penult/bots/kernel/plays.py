"""Laying a card: which ones may be laid, and the move that does it."""

from __future__ import annotations

from ...engine.kernel.actions import JUMP, PLAY, UNO_BIT, action, and_then, card_of, target_of
from ...engine.kernel.cards import AIMED, COLOR, FACE, HAT, KINDS, NO_COLOR
from ...engine.kernel.jit import inlined, jit
from ...engine.kernel.playable_cards import playable, without_bluffs
from ...engine.kernel.plays_of_several import besides, goes_together, others
from ...engine.kernel.state import DRAWN, IDENTICAL, NO_CALL, NOBODY, TURN, State
from ...engine.kernel.swaps import size_afterwards
from ...engine.kernel.totals import answering_cards


@inlined
def honest_plays(state: State, seat: int) -> int:
    """The cards that the player in turn can lay without breaking a rule or bluffing."""
    return without_bluffs(state, seat, fitting_cards(state, seat))


@inlined
def fitting_cards(state: State, seat: int) -> int:
    """The same, including bluffs; after a draw, only the drawn card."""
    cards = playable(state, seat)
    return cards & 1 << state.drawn if state.phase == DRAWN else cards


@jit
def honest_answers(state: State, seat: int) -> int:
    """H-03, H-08: the cards that can be laid on the total that stands against the seat, bluffs left out."""
    if state.total == 0:
        return 0
    return without_bluffs(state, seat, answering_cards(state, seat))


@inlined
def lay(state: State, seat: int, card: int, color: int, target: int) -> int:
    """The move that lays this card, with a color or target only if the card asks for it; it calls UNO."""
    if COLOR[card] != NO_COLOR:
        if state.seven and FACE[card] == 7 and state.sizes[seat] > 1:
            return with_call(state, seat, action(PLAY, card, NO_COLOR, target))
        return with_call(state, seat, action(PLAY, card, NO_COLOR, NOBODY))
    if state.sizes[seat] == 1 and not (card == HAT and state.hat_last):
        return action(PLAY, card, NO_COLOR, NOBODY)
    if AIMED >> card & 1:
        return with_call(state, seat, action(PLAY, card, NO_COLOR, target))
    return with_call(state, seat, action(PLAY, card, color, NOBODY))


@inlined
def with_call(state: State, seat: int, move: int) -> int:
    """R-43: add the call if this card leaves its player with one and UNO has not been called yet.

    H-50: unless no call is owed.
    """
    due = leaves_one(state, seat, move)
    return move | UNO_BIT if due and state.called != seat and state.call_rule != NO_CALL else move


@inlined
def leaves_one(state: State, seat: int, move: int) -> bool:
    """Whether the player holds one card after this one; H-21: of the hand received, if hands move."""
    if (not state.seven and not state.zero) or card_of(move) >= KINDS:
        return state.sizes[seat] == 2
    return size_afterwards(state, seat, card_of(move), target_of(move), state.sizes[seat] - 1) == 1


@jit
def jumping(state: State, seat: int, target: int) -> int:
    """The move that jumps in with the card on top; it calls UNO."""
    seven = state.seven and FACE[state.top] == 7 and state.sizes[seat] > 1
    return with_call(state, seat, action(JUMP, state.top, NO_COLOR, target if seven else NOBODY))


@jit
def can_add_more(state: State, seat: int, card: int) -> bool:
    """H-31: whether other cards can be laid together with this one."""
    if not state.multi or state.phase != TURN or not goes_together(state, card):
        return False
    return others(state, seat, card) > 0


@jit
def lay_all(state: State, seat: int, card: int, last: int) -> int:
    """The move that lays this card and all that go with it; the color `last` comes last, if there is one."""
    move, nth = action(PLAY, card, NO_COLOR, NOBODY), 0
    if state.multi == IDENTICAL:
        move, nth = and_then(move, 0, COLOR[card]), 1
    else:
        ending = last_color(state, seat, card, last)
        for color in range(4):
            for _ in range(besides(state, seat, card, color) - (color == ending)):
                move = and_then(move, nth, color)
                nth += 1
        move, nth = and_then(move, nth, ending), nth + 1
    call = state.sizes[seat] - 1 - nth == 1 and state.called != seat and state.call_rule != NO_CALL
    return move | UNO_BIT if call else move


@jit
def last_color(state: State, seat: int, card: int, wanted: int) -> int:
    """The wanted color if a card besides the first has it, or any that one has."""
    if besides(state, seat, card, wanted):
        return wanted
    ending = wanted
    for color in range(4):
        if besides(state, seat, card, color):
            ending = color
    return ending
