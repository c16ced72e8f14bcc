"""The moves a seat may make, written into a row of ints.

Each form that a move can have goes through the check that `apply` makes, so the list and the referee agree.
There are two exceptions: `uno` is listed only when it is owed, and a flag against the player of the last
card is listed whether or not the card was wrong.
"""

from __future__ import annotations

from .actions import (
    ACCEPT,
    CATCH,
    CHALLENGE,
    COLOR_IS,
    DRAW,
    FLAG,
    HINT,
    INVIS,
    JUMP,
    KEEP,
    PLAY,
    SETTLE_IT,
    UNO,
    UNO_BIT,
    action,
    bare,
    card_of,
    target_of,
    verb_of,
)
from .cards import (
    AIMED,
    COLOR,
    FACE,
    HAT,
    INVISIBILITY,
    NO_CARD,
    NO_COLOR,
    WILD_FOUR,
)
from .citations import R28
from .jit import jit, lowest_bit
from .playable_cards import bluffs
from .players import is_gone
from .plays_of_several import (
    THREE_OF_FOUR,
    besides,
    goes_together,
    left_after,
    next_between,
    number_between,
    others,
    with_others,
)
from .refusals import refusal
from .refusals_by_house import jump_is_open
from .refusals_in_turn import may_be_laid
from .state import (
    CHALLENGE_ANY,
    CHALLENGE_FIRST,
    DRAWN,
    NO_CALL,
    NOBODY,
    REACT,
    REFEREE,
    TURN,
    State,
)
from .swaps import size_afterwards
from .totals import answering_cards
from .turn_moves import broken_rule
from .uno import call_counts

MOVES = 192
"""More than one seat ever has, if cards are laid one at a time.

One card of each kind is nearly all of it: four 7s alone, with nine targets and a call or none, are 76 moves.
"""
MOVES_OF_SEVERAL = 8192
"""More than one seat ever has, if several cards can be laid together (H-31) and a number is there twice."""


@jit
def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write the seat's moves into `moves` and return their number."""
    if seat == REFEREE:
        return referee_moves(state, moves)
    if is_gone(state, seat):
        return 0
    found = 0
    cards = cards_to_lay(state, seat)
    while cards:
        found = ways_to_play(state, seat, PLAY, lowest_bit(cards), moves, found)
        if state.multi:
            found = ways_to_add_more(state, seat, lowest_bit(cards), moves, found)
        cards &= cards - 1
    if state.jump and state.held[seat] >> state.top & 1:
        found = ways_to_play(state, seat, JUMP, state.top, moves, found)
    if seat == state.actor:
        found = answers(state, seat, moves, found)
    found = ways_to_cancel(state, seat, moves, found)
    return accusations(state, seat, moves, found)


@jit
def cards_to_lay(state: State, seat: int) -> int:
    """The cards that this seat can lay now, if it is to act: in its turn, or on a total (H-03, H-08)."""
    if seat != state.actor:
        return 0
    if state.phase == TURN or state.phase == DRAWN:
        return may_be_laid(state, seat)
    return answering_cards(state, seat) if state.phase == REACT and state.total else 0


@jit
def others_may_move(state: State) -> bool:
    """Whether a seat out of turn might have a move: an accusation, a late call, Invisibility or a jump."""
    accusable = state.exposed != 0 or state.flaggable != NOBODY or state.false_price != 0
    return accusable or state.cancellable != 0 or jump_is_open(state)


@jit
def answers(state: State, seat: int, moves: list[int], found: int) -> int:
    """Moves of the player to act, other than laying a card."""
    if state.phase == TURN:
        return offer(state, seat, bare(DRAW), moves, found)
    if state.phase == DRAWN:
        return offer(state, seat, bare(KEEP), moves, found)
    if state.phase == REACT:
        found = offer(state, seat, bare(ACCEPT), moves, found)
        return offer(state, seat, bare(CHALLENGE), moves, found)
    for color in range(4):
        found = offer(state, seat, action(COLOR_IS, NO_CARD, color, NOBODY), moves, found)
    return found


@jit
def offer(state: State, seat: int, move: int, moves: list[int], found: int) -> int:
    if refusal(state, seat, move):
        return found
    moves[found] = move
    return found + 1


@jit
def offer_with_call(state: State, seat: int, move: int, left: int, moves: list[int], found: int) -> int:
    """R-43: a card that leaves its player with one card can be laid with or without the call.

    H-21: with a 7 or 0 that moves hands, the hand received counts. H-50: unless nothing is owed.
    """
    found = offer(state, seat, move, moves, found)
    if call_matters(state, seat, move, left):
        found = offer(state, seat, move | UNO_BIT, moves, found)
    return found


@jit
def call_matters(state: State, seat: int, move: int, left: int) -> bool:
    """Whether a call with this move changes anything, `left` cards being left in the hand."""
    if state.call_rule == NO_CALL or (state.called == seat and verb_of(move) != JUMP):
        return False
    if verb_of(move) != INVIS:
        left = size_afterwards(state, seat, card_of(move), target_of(move), left)
    return left == 1


@jit
def ways_to_play(state: State, seat: int, verb: int, card: int, moves: list[int], found: int) -> int:
    left = state.sizes[seat] - 1
    if left == 0 and not (card == HAT and state.hat_last):
        return offer(state, seat, action(verb, card, NO_COLOR, NOBODY), moves, found)
    if AIMED >> card & 1 or (state.seven and FACE[card] == 7):
        for target in range(state.seats):
            move = action(verb, card, NO_COLOR, target)
            found = offer_with_call(state, seat, move, left, moves, found)
    elif COLOR[card] == NO_COLOR:
        for color in range(4):
            move = action(verb, card, color, NOBODY)
            found = offer_with_call(state, seat, move, left, moves, found)
        return found
    if AIMED >> card & 1:
        return found
    return offer_with_call(state, seat, action(verb, card, NO_COLOR, NOBODY), left, moves, found)


@jit
def ways_to_add_more(state: State, seat: int, card: int, moves: list[int], found: int) -> int:
    """H-31: this card first, then each choice of others with its face.

    The last card counts, so each is listed; those between come in the order of their colors.
    """
    if state.phase != TURN or not goes_together(state, card) or others(state, seat, card) == 0:
        return found
    between = 0
    while between < THREE_OF_FOUR:
        for last in range(4):
            if number_between(between, last) < besides(state, seat, card, last):
                move = with_others(action(PLAY, card, NO_COLOR, NOBODY), between, last)
                found = offer_with_call(state, seat, move, left_after(state, seat, between), moves, found)
        between = next_between(state, seat, card, between)
    return found


@jit
def ways_to_cancel(state: State, seat: int, moves: list[int], found: int) -> int:
    if not state.held[seat] >> INVISIBILITY & 1:
        return found
    if state.sizes[seat] == 1:
        return offer(state, seat, bare(INVIS), moves, found)
    for color in range(4):
        move = action(INVIS, NO_CARD, color, NOBODY)
        found = offer_with_call(state, seat, move, state.sizes[seat] - 1, moves, found)
    return found


@jit
def accusations(state: State, seat: int, moves: list[int], found: int) -> int:
    """UNO if it is owed, catches that would be accepted, flags that might be."""
    if call_counts(state, seat):
        found = offer(state, seat, bare(UNO), moves, found)
    if not state.exposed and not state.false_price and state.flaggable == NOBODY:
        return found
    for target in range(state.seats):
        if state.exposed >> target & 1 or state.false_price:
            found = offer(state, seat, action(CATCH, NO_CARD, NO_COLOR, target), moves, found)
        move = action(FLAG, NO_CARD, NO_COLOR, target)
        if may_look_wrong(state, seat, target) or (state.false_price and refusal(state, seat, move) == 0):
            moves[found] = move
            found += 1
    return found


@jit
def may_look_wrong(state: State, seat: int, target: int) -> bool:
    """All others can flag the last card, right or wrong: the list must not give a wrong one away."""
    return state.flaggable == target and seat != target


@jit
def referee_moves(state: State, moves: list[int]) -> int:
    found = offer(state, REFEREE, bare(SETTLE_IT), moves, 0)
    for target in range(state.seats):
        found = offer(state, REFEREE, action(HINT, NO_CARD, NO_COLOR, target), moves, found)
    return found


@jit
def flaw(state: State, seat: int, move: int) -> int:
    """The rule that a legal move would break, as a wrong card (R-49) or a bluff (R-28); 0 if it is right.

    H-57: what is laid on a total is right or a bluff. H-13, H-14: what nobody may doubt is no bluff.
    """
    if verb_of(move) != PLAY:
        return 0
    card = card_of(move)
    broken = broken_rule(state, card) if state.phase != REACT else 0
    if broken == 0 and card == WILD_FOUR and bluffs(state, seat) and would_be_doubted(state):
        return R28
    return broken


@jit
def would_be_doubted(state: State) -> bool:
    """H-12 … H-15: whether a Wild Draw Four laid now could be challenged."""
    return state.bluff_rule == CHALLENGE_ANY or (state.bluff_rule == CHALLENGE_FIRST and state.total == 0)
