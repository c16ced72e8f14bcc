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
    KEEP,
    PLAY,
    SETTLE_IT,
    UNO,
    UNO_BIT,
    action,
    bare,
    card_of,
    verb_of,
)
from .cards import AIMED, COLOR, HAT, INVISIBILITY, NO_CARD, NO_COLOR, WILD_FOUR
from .citations import R28
from .jit import jit, lowest_bit
from .playable_cards import bluffs
from .refusals import refusal
from .refusals_in_turn import may_be_laid
from .state import DRAWN, NOBODY, REACT, REFEREE, TURN, State
from .turn_moves import broken_rule
from .uno import early_call_counts

MOVES = 160
"""More than one seat ever has."""


@jit
def legal_moves(state: State, seat: int, moves: list[int]) -> int:
    """Write the seat's moves into `moves` and return their number."""
    if seat == REFEREE:
        return referee_moves(state, moves)
    found = 0
    in_turn = seat == state.actor and (state.phase == TURN or state.phase == DRAWN)
    cards = may_be_laid(state, seat) if in_turn else 0
    while cards:
        found = ways_to_play(state, seat, lowest_bit(cards), moves, found)
        cards &= cards - 1
    if seat == state.actor:
        found = answers(state, seat, moves, found)
    found = ways_to_cancel(state, seat, moves, found)
    return accusations(state, seat, moves, found)


@jit
def others_may_move(state: State) -> bool:
    """Whether a seat out of turn might have a move: an accusation, a late call, or Invisibility."""
    accusable = state.exposed != 0 or state.flaggable != NOBODY or state.false_price != 0
    return accusable or state.cancellable != 0


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
def offer_with_call(state: State, seat: int, move: int, moves: list[int], found: int) -> int:
    """R-43: a card that leaves one in the hand can be laid with or without the call."""
    found = offer(state, seat, move, moves, found)
    if state.sizes[seat] == 2 and state.called != seat:
        found = offer(state, seat, move | UNO_BIT, moves, found)
    return found


@jit
def ways_to_play(state: State, seat: int, card: int, moves: list[int], found: int) -> int:
    last = state.sizes[seat] == 1
    if AIMED >> card & 1:
        if not last or (card == HAT and state.hat_last):
            for target in range(state.seats):
                move = action(PLAY, card, NO_COLOR, target)
                found = offer_with_call(state, seat, move, moves, found)
            return found
    elif COLOR[card] == NO_COLOR and not last:
        for color in range(4):
            move = action(PLAY, card, color, NOBODY)
            found = offer_with_call(state, seat, move, moves, found)
        return found
    return offer_with_call(state, seat, action(PLAY, card, NO_COLOR, NOBODY), moves, found)


@jit
def ways_to_cancel(state: State, seat: int, moves: list[int], found: int) -> int:
    if not state.held[seat] >> INVISIBILITY & 1:
        return found
    if state.sizes[seat] == 1:
        return offer(state, seat, bare(INVIS), moves, found)
    for color in range(4):
        move = action(INVIS, NO_CARD, color, NOBODY)
        found = offer_with_call(state, seat, move, moves, found)
    return found


@jit
def accusations(state: State, seat: int, moves: list[int], found: int) -> int:
    """UNO if it is owed, catches that would be accepted, flags that might be."""
    if state.exposed >> seat & 1 or early_call_counts(state, seat):
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
    """The rule that a legal move would break, as a wrong card (R-49) or a bluff (R-28); 0 if it is right."""
    if verb_of(move) != PLAY:
        return 0
    card = card_of(move)
    broken = broken_rule(state, card)
    if broken == 0 and card == WILD_FOUR and bluffs(state, seat):
        return R28
    return broken
