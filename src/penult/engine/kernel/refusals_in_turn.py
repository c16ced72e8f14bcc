"""Why the player in turn may not lay this card, draw, keep or name this color."""

from __future__ import annotations

from .actions import card_of, color_of, has_more, target_of
from .cards import KINDS, NO_COLOR, WILD_FOUR
from .citations import A51, A56, A73, D02, D03, H37, R02, R12, R16, R18, R20, R21
from .hands import count
from .jit import inlined, jit
from .piles import pile_size
from .playable_cards import bluffs, fits, playable, right_cards
from .refusal_codes import (
    COLOR_MISSING,
    DRAWN_ALREADY,
    KEEP_WITHOUT_DRAW,
    MUST_LAY,
    MUST_LAY_DRAWN,
    MUST_LAY_RIGHT,
    NO_COLOR_ASKED,
    NO_MATCH,
    NOT_ASKED,
    NOT_HELD,
    NOT_IN_EDITION,
    NOT_YOUR_TURN,
    ONLY_THE_DRAWN_CARD,
    refused,
)
from .refusals_by_house import refuse_answering_card, refuse_several, refuse_wrong_one
from .refusals_of_suffixes import refuse_interruption, refuse_suffix
from .state import COLOR_PHASE, DRAWN, FREE, MUST, MUST_DECLINED, MUST_NOMATCH, TURN, State
from .turn_moves import LAYING_RULE, naming_rule


@inlined
def refuse_play(state: State, seat: int, move: int) -> int:
    card = card_of(move)
    if state.phase != TURN and state.phase != DRAWN:
        return refuse_answering_card(state, seat, move)
    if seat != state.actor:
        return refused(NOT_YOUR_TURN, A73, state.actor, 0, 0)
    if not may_be_laid(state, seat) >> card & 1:
        return refuse_card(state, seat, card)
    if has_more(move):
        return refuse_several(state, seat, move)
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
    if fits(state, card):
        return refuse_wrong_one(state, seat, card)
    return refused(NO_MATCH, LAYING_RULE[card], card, state.top, state.color)


@inlined
def refuse_draw(state: State, seat: int) -> int:
    """A-56: a player who cannot draw must lay a right card. H-37: so must everybody, if agreed."""
    if state.phase != TURN or seat != state.actor:
        return refuse_untimely_draw(state, seat)
    if pile_size(state) == 0 and state.discards < 2 and playable(state, seat):
        return refused(MUST_LAY, A56, 0, 0, 0)
    if state.must_lay and right_cards(state, seat):
        return refused(MUST_LAY_RIGHT, H37, 0, 0, 0)
    return 0


@jit
def refuse_untimely_draw(state: State, seat: int) -> int:
    if state.phase != TURN and state.phase != DRAWN:
        return refuse_interruption(state)
    if seat != state.actor:
        return refused(NOT_YOUR_TURN, A73, state.actor, 0, 0)
    return refused(DRAWN_ALREADY, R18, 0, 0, 0)


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
    """D-02, D-03: some sheets force a playable drawn card to be laid. A-12: but never a bluff.

    H-14: under `bluff=free` nothing is one. H-38: a card that has become wrong is not forced either.
    """
    if state.drawn == WILD_FOUR and bluffs(state, seat) and state.bluff_rule != FREE:
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
