"""Why a card on a total, a jump or a play of several cards is refused: what only house rules allow."""

from __future__ import annotations

from .actions import MOST_MORE, card_of, color_of, has_more, more_of, target_of
from .cards import COLOR, DRAWING, FACE, FACES, KINDS, NO_COLOR, REVERSE, SKIP, WILD_FOUR, WILDS
from .citations import A100, H03, H05, H08, H15, H24, H25, H26, H28, H29, H31, H32, H39, R01, R16, R69
from .hands import count
from .jit import jit
from .playable_cards import without_wrong_ones
from .plays_of_several import goes_together, number_laid
from .refusal_codes import (
    BLUFF_BARRED,
    COLOR_UNASKED,
    NO_ADDING,
    NO_HOUSE_RULE,
    NO_JUMP,
    NO_LAST_CARD,
    NO_SUCH_MOVE,
    NO_WIN_BY_JUMP,
    NOT_ALIKE,
    NOT_HELD,
    NOT_IDENTICAL,
    ONE_AT_A_TIME,
    PLAY_INSTEAD,
    TARGET_UNASKED,
    TOTAL_IS_FULL,
    refused,
)
from .refusals_of_suffixes import refuse_interruption, refuse_suffix_of
from .state import IDENTICAL, NOBODY, NOT_LAST, REACT, TURN, State
from .totals import DRAWS, addable, answering_cards, deflecting, has_room


@jit
def refuse_wrong_one(state: State, seat: int, card: int) -> int:
    """H-38: why a card that fits is wrong all the same."""
    if (
        card == WILD_FOUR
        and without_wrong_ones(state, seat, WILDS) >> card & 1 == 0
        and state.sizes[seat] > 1
    ):
        return refused(BLUFF_BARRED, H15, card, state.color, 0)
    return refused(NO_LAST_CARD, H39, card, 0, 0)


@jit
def refuse_answering_card(state: State, seat: int, move: int) -> int:
    """H-03, H-08: only the victim lays a card on a total, and only one that adds to it or passes it on."""
    card = card_of(move)
    if state.total == 0 or state.phase != REACT or seat != state.actor:
        return refuse_interruption(state)
    if card >= KINDS or count(state, seat, card) == 0:
        return refused(NOT_HELD, R16, card, 0, 0)
    if has_more(move):
        return refused(ONE_AT_A_TIME, H32, card, 0, 0)
    if answering_cards(state, seat) >> card & 1:
        return refuse_suffix_of(state, seat, move)
    if (addable(state) | deflecting(state)) >> card & 1:
        return refuse_wrong_one(state, seat, card)
    if DRAWING >> card & 1 and state.stack and not has_room(state):
        return refused(TOTAL_IS_FULL, H05, card, state.stack_max, 0)
    passes_on = FACE[card] == SKIP or FACE[card] == REVERSE
    return refused(NO_ADDING, H08 if state.deflect and passes_on else H03, card, state.standing, state.total)


@jit
def refuse_jump(state: State, seat: int, move: int) -> int:
    """H-24 … H-30: an identical card, out of turn, on a card that was just laid."""
    card = card_of(move)
    if not state.jump:
        return refused(NO_HOUSE_RULE, R69, 0, 0, 0)
    if seat == state.actor:
        return refused(PLAY_INSTEAD, H26, 0, 0, 0)
    if not jump_is_open(state):
        return refused(NO_JUMP, H28 if state.phase == REACT else H25, state.top, 0, 0)
    if card >= KINDS or count(state, seat, card) == 0:
        return refused(NOT_HELD, R16, card, 0, 0)
    if card != state.top:
        return refused(NOT_IDENTICAL, H24, card, state.top, 0)
    if has_more(move):
        return refused(ONE_AT_A_TIME, H32, card, 0, 0)
    if state.sizes[seat] == 1 and state.jump == NOT_LAST:
        return refused(NO_WIN_BY_JUMP, H29, card, 0, 0)
    if without_wrong_ones(state, seat, 1 << card) == 0:
        return refused(NO_LAST_CARD, H39, card, 0, 0)
    return refuse_suffix_of(state, seat, move)


@jit
def jump_is_open(state: State) -> bool:
    """H-25: until the next turn begins. H-28: on a total only with its Draw card, if there is room."""
    if not state.jumpable or COLOR[state.top] == NO_COLOR:
        return False
    if state.phase == TURN:
        return True
    on_total = state.phase == REACT and state.top == state.standing and DRAWS >> state.top & 1 != 0
    return on_total and has_room(state)


@jit
def refuse_several(state: State, seat: int, move: int) -> int:
    """H-31, H-32: two identical number cards, or any of one number, in a turn and without a swap.

    With the last cards a color and a target are ignored, as with one.
    """
    first = card_of(move)
    if not state.multi:
        return refused(NO_HOUSE_RULE, R69, 0, 0, 0)
    if state.phase != TURN or not goes_together(state, first):
        return refused(ONE_AT_A_TIME, H32, first, 0, 0)
    if not names_colors(move):
        return refused(NO_SUCH_MOVE, R01, 0, 0, 0)
    if state.multi == IDENTICAL and (more_of(move, 0) != COLOR[first] or more_of(move, 1) >= 0):
        return refused(NOT_ALIKE, H31, first, 0, 0)
    for color in range(4):
        card = color * FACES + FACE[first]
        if number_laid(move, card) > count(state, seat, card):
            return refused(NOT_HELD, R16, card, 0, 0)
    if state.sizes[seat] == cards_laid(move):
        return 0
    if color_of(move) != NO_COLOR:
        return refused(COLOR_UNASKED, A100, first, 0, 0)
    return refused(TARGET_UNASKED, A100, first, 0, 0) if target_of(move) != NOBODY else 0


@jit
def cards_laid(move: int) -> int:
    """How many cards a play of several lays."""
    number = 1
    while number <= MOST_MORE and more_of(move, number - 1) >= 0:
        number += 1
    return number


@jit
def names_colors(move: int) -> bool:
    """Whether every further card has a color, and none is left out."""
    ended = False
    for nth in range(MOST_MORE):
        color = more_of(move, nth)
        if color >= NO_COLOR or (ended and color >= 0):
            return False
        ended = color < 0
    return True
