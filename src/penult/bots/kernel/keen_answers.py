"""Answers of the keen player to a card laid on it, or on somebody else."""

from __future__ import annotations

from ...engine.kernel.actions import ACCEPT, CHALLENGE, INVIS, action, bare
from ...engine.kernel.cards import (
    FACE,
    HOWLER,
    INVISIBILITY,
    KINDS,
    NO_CARD,
    OF_COLOR,
    REVERSE,
    SKIP,
    WILD_FOUR,
)
from ...engine.kernel.chance import below
from ...engine.kernel.jit import jit
from ...engine.kernel.refusals_out_of_turn import refuse_cancel
from ...engine.kernel.state import NOBODY, State
from .counting import SURE, Seen, look_around, unseen
from .hand import hand_of, without
from .keen_effects import no_effect
from .keen_foresight import color_for
from .keen_taste import CHALLENGE_AT, CHALLENGE_ODDS, INTERRUPT_AT, INVIS_AT
from .laying import with_call
from .speaking import NO_MOVE


@jit
def answer(state: State, seat: int, known: bytearray, rng: int) -> int:
    if cancels(state, seat):
        return cancel(state, seat, known)
    if state.top == WILD_FOUR and doubts(state, seat, known, rng):
        return bare(CHALLENGE)
    return bare(ACCEPT)


@jit
def interrupt(state: State, seat: int, known: bytearray) -> int:
    """Invisibility out of turn, where that is agreed: a card less for nothing when few are left."""
    if state.cancellable == 0 or state.sizes[seat] > INTERRUPT_AT or refuse_cancel(state, seat, 0):
        return NO_MOVE
    return cancel(state, seat, known)


@jit
def cancels(state: State, seat: int) -> bool:
    if refuse_cancel(state, seat, 0):
        return False
    if state.sizes[seat] == 1:
        return True
    face = FACE[state.top]
    if face == HOWLER:
        return False
    if face == SKIP or face == REVERSE:
        return state.sizes[seat] < INVIS_AT
    return True


@jit
def cancel(state: State, seat: int, known: bytearray) -> int:
    """Lay Invisibility and name the best color."""
    if state.sizes[seat] == 1:
        return bare(INVIS)
    rest = without(hand_of(state, seat), INVISIBILITY)
    view = look_around(state, seat, known)
    color = color_for(state, seat, known, view, rest, INVISIBILITY, no_effect(state, seat))
    return with_call(state, seat, action(INVIS, NO_CARD, color, NOBODY))


@jit
def doubts(state: State, seat: int, known: bytearray, rng: int) -> bool:
    layer = state.origin
    for card in range(KINDS):
        if known[layer * KINDS + card] and OF_COLOR[state.former_color] >> card & 1:
            return True
    view = look_around(state, seat, known)
    return below(rng, SURE) < CHALLENGE_ODDS and had_the_color(state, view) >= CHALLENGE_AT


@jit
def had_the_color(state: State, view: Seen) -> int:
    """The chance that a hand as large as the layer's holds a card of the color then in play."""
    cards, hidden, none = unseen(view, OF_COLOR[state.former_color]), view.hidden, SURE
    for _ in range(state.size_as_laid):
        if hidden <= cards:
            return SURE
        none = none * (hidden - cards) // hidden
        hidden -= 1
    return SURE - none
