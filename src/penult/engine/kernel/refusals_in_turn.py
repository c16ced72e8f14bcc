"""Why the player in turn may not lay this card, draw, keep or name this color."""

from __future__ import annotations

from .actions import card_of, color_of, target_of
from .cards import AIMED, COLOR, HAT, HOWLER, KINDS, NO_COLOR, WILD_FOUR
from .citations import A30, A50, A51, A56, A73, A100, D02, D03, R01, R02, R12, R16, R18, R20, R21
from .hands import count
from .jit import inlined, jit
from .piles import pile_size
from .playable_cards import bluffs, playable
from .refusal_codes import (
    ANSWER_FIRST,
    COLOR_FIRST,
    COLOR_LATER,
    COLOR_MISSING,
    COLOR_UNASKED,
    DRAWN_ALREADY,
    KEEP_WITHOUT_DRAW,
    MUST_LAY,
    MUST_LAY_DRAWN,
    NO_COLOR_ASKED,
    NO_MATCH,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_EDITION,
    NOT_YOUR_TURN,
    ONLY_THE_DRAWN_CARD,
    TARGET_IS_SELF,
    TARGET_MISSING,
    TARGET_UNASKED,
    UNSETTLED,
    refused,
)
from .state import COLOR_PHASE, DRAWN, MUST, MUST_DECLINED, MUST_NOMATCH, NOBODY, REACT, TURN, State
from .turn_moves import LAYING_RULE, naming_rule


@inlined
def refuse_play(state: State, seat: int, move: int) -> int:
    card = card_of(move)
    if state.phase != TURN and state.phase != DRAWN:
        return refuse_interruption(state)
    if seat != state.actor:
        return refused(NOT_YOUR_TURN, A73, state.actor, 0, 0)
    if not may_be_laid(state, seat) >> card & 1:
        return refuse_card(state, seat, card)
    return refuse_suffix(state, seat, card, color_of(move), target_of(move))


@inlined
def may_be_laid(state: State, seat: int) -> int:
    """R-16, R-21: the cards that the player in turn can lay; every card if wrong ones can be laid."""
    if state.lenient:
        return state.held[seat] & state.deck
    if state.phase == DRAWN:
        return playable(state, seat) & 1 << state.drawn
    return playable(state, seat)


@jit
def refuse_card(state: State, seat: int, card: int) -> int:
    if card >= KINDS or count(state, seat, card) == 0:
        return refused(NOT_HELD, R16, card, 0, 0)
    if not state.deck >> card & 1:
        return refused(NOT_IN_EDITION, R02, card, 0, 0)
    if state.phase == DRAWN and card != state.drawn:
        return refused(ONLY_THE_DRAWN_CARD, R21, card, state.drawn, 0)
    return refused(NO_MATCH, LAYING_RULE[card], card, state.top, state.color)


@jit
def refuse_interruption(state: State) -> int:
    """Refuse a play or a draw while the hand waits for something else."""
    if state.phase == REACT:
        return refused(ANSWER_FIRST, LAYING_RULE[state.top], state.actor, state.top, 0)
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
    if target != NOBODY:
        return refused(TARGET_UNASKED, A100, card, 0, 0)
    if COLOR[card] == NO_COLOR and color >= NO_COLOR:
        return refused(COLOR_MISSING, A51, card, 0, 0)
    return 0


@jit
def refuse_target(state: State, seat: int, card: int, target: int) -> int:
    """R-35, R-41: the target is another player. D-17: if agreed, a Howler may be aimed at oneself."""
    rule = LAYING_RULE[card]
    if target == NOBODY:
        return refused(TARGET_MISSING, rule, card, 0, 0)
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if target == seat and not (card == HOWLER and state.howler_any):
        return refused(TARGET_IS_SELF, rule, card, 0, 0)
    return 0


@jit
def refuse_draw(state: State, seat: int) -> int:
    """A-56: a player who cannot draw must lay a playable card."""
    if state.phase != TURN and state.phase != DRAWN:
        return refuse_interruption(state)
    if seat != state.actor:
        return refused(NOT_YOUR_TURN, A73, state.actor, 0, 0)
    if state.phase == DRAWN:
        return refused(DRAWN_ALREADY, R18, 0, 0, 0)
    if pile_size(state) == 0 and state.discards < 2 and playable(state, seat):
        return refused(MUST_LAY, A56, 0, 0, 0)
    return 0


@jit
def refuse_keep(state: State, seat: int) -> int:
    if state.phase != TURN and state.phase != DRAWN:
        return refuse_interruption(state)
    if seat != state.actor:
        return refused(NOT_YOUR_TURN, A73, state.actor, 0, 0)
    if state.phase == TURN:
        return refused(KEEP_WITHOUT_DRAW, R20, 0, 0, 0)
    if must_lay_drawn(state, seat):
        return refused(MUST_LAY_DRAWN, D02 if state.declined else D03, state.drawn, 0, 0)
    return 0


@jit
def must_lay_drawn(state: State, seat: int) -> bool:
    """D-02, D-03: some sheets force a playable drawn card to be laid. A-12: but never a bluff."""
    if state.drawn == WILD_FOUR and bluffs(state, seat):
        return False
    if state.drawn_rule == MUST_DECLINED:
        return state.declined != 0
    if state.drawn_rule == MUST_NOMATCH:
        return state.declined == 0
    return state.drawn_rule == MUST


@jit
def refuse_color(state: State, seat: int, color: int) -> int:
    if state.phase != COLOR_PHASE:
        return refused(NO_COLOR_ASKED, R12, 0, 0, 0)
    if seat != state.actor:
        return refused(NOT_ASKED, naming_rule(state), state.actor, 0, 0)
    return refused(COLOR_MISSING, A51, state.top, 0, 0) if color >= NO_COLOR else 0
