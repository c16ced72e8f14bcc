"""Why the color or the target of a card is refused, and what must come before any card."""

from __future__ import annotations

from .actions import card_of, color_of, target_of
from .cards import AIMED, COLOR, FACE, HAT, HOWLER, NO_COLOR
from .citations import A30, A50, A51, A100, H16, H44, R01
from .jit import inlined, jit
from .players import is_gone
from .refusal_codes import (
    ANSWER_FIRST,
    COLOR_FIRST,
    COLOR_LATER,
    COLOR_MISSING,
    COLOR_UNASKED,
    NO_SUCH_SEAT,
    OUT_OF_THE_HAND,
    TARGET_IS_SELF,
    TARGET_MISSING,
    TARGET_UNASKED,
    UNSETTLED,
    refused,
)
from .state import COLOR_PHASE, MAY_SWAP, NOBODY, REACT, State
from .turn_moves import LAYING_RULE, naming_rule, waiting_rule


@jit
def refuse_interruption(state: State) -> int:
    """Refuse a play or a draw while the hand waits for something else."""
    if state.phase == REACT:
        return refused(ANSWER_FIRST, waiting_rule(state), state.actor, state.top, 0)
    if state.phase == COLOR_PHASE:
        return refused(COLOR_FIRST, naming_rule(state), state.actor, state.top, 0)
    return refused(UNSETTLED, A50, state.actor, 0, 0)


@inlined
def refuse_suffix(state: State, seat: int, card: int, color: int, target: int) -> int:
    """A-51, A-100: a color or target must be given if the card asks for it, and only then.

    With a last card both are ignored.
    """
    aimed = AIMED >> card & 1
    if state.sizes[seat] == 1:
        return refuse_target(state, seat, card, target) if card == HAT and state.hat_last else 0
    if COLOR[card] != NO_COLOR and color != NO_COLOR:
        return refused(COLOR_UNASKED, A100, card, 0, 0)
    if aimed and color != NO_COLOR:
        return refused(COLOR_LATER, A30, card, 0, 0)
    if aimed:
        return refuse_target(state, seat, card, target)
    if state.seven and FACE[card] == 7:
        return refuse_seven(state, seat, card, target)
    if target != NOBODY:
        return refused(TARGET_UNASKED, A100, card, 0, 0)
    if COLOR[card] == NO_COLOR and color >= NO_COLOR:
        return refused(COLOR_MISSING, A51, card, 0, 0)
    return 0


@jit
def refuse_target(state: State, seat: int, card: int, target: int) -> int:
    """R-35, R-41, H-16: the target is another player. D-17: if agreed, a Howler may be aimed at oneself."""
    rule = H16 if FACE[card] == 7 else LAYING_RULE[card]
    if target == NOBODY:
        return refused(TARGET_MISSING, rule, card, 0, 0)
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if is_gone(state, target):
        return refused(OUT_OF_THE_HAND, H44, target, 0, 0)
    if target == seat and not (card == HOWLER and state.howler_any):
        return refused(TARGET_IS_SELF, rule, card, 0, 0)
    return 0


@jit
def refuse_seven(state: State, seat: int, card: int, target: int) -> int:
    """H-16: a 7 names the player to swap with; under `seven=may` it need not."""
    if target == NOBODY and state.seven == MAY_SWAP:
        return 0
    return refuse_target(state, seat, card, target)


@jit
def refuse_suffix_of(state: State, seat: int, move: int) -> int:
    """The same for a card on a total, or a jump."""
    return refuse_suffix(state, seat, card_of(move), color_of(move), target_of(move))
