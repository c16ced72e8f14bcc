"""How the keen player answers a card that was played on it or on somebody else."""

from __future__ import annotations

from ...engine.kernel.actions import ACCEPT, CHALLENGE, INVIS, action, bare
from ...engine.kernel.cards import DRAWING, INVISIBILITY, KINDS, NO_CARD, NO_COLOR, OF_COLOR
from ...engine.kernel.jit import jit
from ...engine.kernel.refusals_out_of_turn import refuse_cancel
from ...engine.kernel.state import NOBODY, State
from ...engine.kernel.totals import can_be_doubted, due
from .hand import hand_of, without
from .keen_effects import no_effect
from .keen_foresight import color_for
from .keen_weights import CHALLENGE_AT, INTERRUPT_AT, crowd
from .out_of_turn import NO_MOVE
from .plays import honest_answers, lay, with_call
from .seen_cards import SURE, SeenCards, look_around, unseen
from .simple_policy import dearest, favorite_color


@jit
def answer(state: State, seat: int, known: bytearray) -> int:
    """Invisibility against drawing cards, a challenge where it pays, a card on a total; otherwise accept."""
    cards = honest_answers(state, seat)
    if cards and state.sizes[seat] == 1:
        return lay(state, seat, dearest(cards), NO_COLOR, NOBODY)
    if cards == 0 and may_cancel(state, seat) and worth_cancelling(state, seat):
        return cancel(state, seat, known)
    if can_be_doubted(state) and doubts(state, seat, known):
        return bare(CHALLENGE)
    if cards:
        return lay(state, seat, dearest(cards), favorite_color(state, seat), NOBODY)
    return bare(ACCEPT)


@jit
def interrupt(state: State, seat: int, known: bytearray) -> int:
    """If anybody may cancel any card, Invisibility is a free way to get rid of a card near the end."""
    if state.sizes[seat] > INTERRUPT_AT or not may_cancel(state, seat):
        return NO_MOVE
    return cancel(state, seat, known)


@jit
def may_cancel(state: State, seat: int) -> bool:
    return refuse_cancel(state, seat, 0) == 0


@jit
def worth_cancelling(state: State, seat: int) -> bool:
    """Always with the last card; otherwise Invisibility is too good to spend on a lost turn or a Howler."""
    return state.sizes[seat] == 1 or state.total != 0 or DRAWING >> state.top & 1 != 0


@jit
def cancel(state: State, seat: int, known: bytearray) -> int:
    """Lay Invisibility and name the best color for the remaining hand."""
    if state.sizes[seat] == 1:
        return bare(INVIS)
    view, rest = look_around(state, seat, known), without(hand_of(state, seat), INVISIBILITY)
    color = color_for(state, seat, known, view, rest, INVISIBILITY, no_effect(state, seat))
    return with_call(state, seat, action(INVIS, NO_CARD, color, NOBODY))


@jit
def doubts(state: State, seat: int, known: bytearray) -> bool:
    """Whether to challenge: the other player is known to be guilty, or probably is.

    H-42: a challenge that would put the seat out of the hand if it failed needs to be sure.
    """
    for card in range(KINDS):
        if known[state.origin * KINDS + card] and OF_COLOR[state.former_color] >> card & 1:
            return True
    if state.mercy and state.sizes[seat] + due(state) + 2 >= state.mercy:
        return False
    return had_the_color(state, look_around(state, seat, known)) >= CHALLENGE_AT[crowd(state)]


@jit
def had_the_color(state: State, view: SeenCards) -> int:
    """The probability that the accused hand, as it was, had a card of the color then in play."""
    cards, hidden, none = unseen(view, OF_COLOR[state.former_color]), view.hidden, SURE
    for _ in range(state.size_as_laid):
        if hidden <= cards:
            return SURE
        none = none * (hidden - cards) // hidden
        hidden -= 1
    return SURE - none
