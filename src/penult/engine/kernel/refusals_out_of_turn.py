"""Why an answer, an accusation or an act of the referee is refused."""

from __future__ import annotations

from .actions import CHALLENGE, HINT, SETTLE_IT, target_of, verb_of
from .cards import FACE, INVISIBILITY, NO_COLOR, WILD_FOUR
from .citations import (
    A28,
    A42,
    A51,
    A70,
    A96,
    D17,
    H13,
    H14,
    H15,
    H20,
    H39,
    H44,
    H49,
    H50,
    R01,
    R31,
    R39,
    R45,
    R46,
    R48,
    R49,
)
from .jit import jit
from .penalties import wrong_card_of
from .players import is_gone
from .refusal_codes import (
    ACCUSES_SELF,
    ADDED_UNDOUBTED,
    BARRED_WHILE_UNSETTLED,
    COLOR_MISSING,
    NO_CATCHES,
    NO_CHALLENGE,
    NO_CHALLENGES,
    NO_FLAGS,
    NO_HINTS,
    NO_INVISIBILITY,
    NO_LAST_CARD,
    NO_SUCH_SEAT,
    NOT_ASKED,
    NOT_EXPOSED,
    NOT_WRONG,
    NOTHING_TO_ANSWER,
    NOTHING_TO_CANCEL,
    NOTHING_TO_SETTLE,
    OUT_OF_THE_HAND,
    PLAYERS_ONLY,
    TOO_LATE,
    refused,
)
from .state import FREE, NO_BLUFF, REACT, REFEREE, SETTLE, STRICT_CALL, State
from .totals import can_be_doubted
from .turn_moves import LAYING_RULE, waiting_rule
from .uno import invisible


@jit
def refuse_answer(state: State, seat: int, verb: int) -> int:
    """R-31: only the player whom the card was played on answers, and only once."""
    if verb == CHALLENGE and (state.phase != REACT or not can_be_doubted(state)):
        return refuse_challenge(state)
    if state.phase != REACT:
        return refused(NOTHING_TO_ANSWER, LAYING_RULE[state.top], state.top, 0, 0)
    if seat != state.actor:
        return refused(NOT_ASKED, waiting_rule(state), state.actor, 0, 0)
    return 0


@jit
def refuse_challenge(state: State) -> int:
    """R-31: only a Wild Draw Four, at once. H-13: not an added one. H-14, H-15: or none at this table."""
    if state.bluff_rule == FREE or state.bluff_rule == NO_BLUFF:
        return refused(NO_CHALLENGES, undoubted_by(state), 0, 0, 0)
    if state.phase == REACT and state.top == WILD_FOUR:
        return refused(ADDED_UNDOUBTED, undoubted_by(state), state.top, 0, 0)
    return refused(NO_CHALLENGE, R31, state.top, 0, 0)


@jit
def undoubted_by(state: State) -> int:
    """The rule by which a Wild Draw Four that waits for an answer cannot be challenged."""
    if state.bluff_rule == FREE:
        return H14
    return H15 if state.bluff_rule == NO_BLUFF else H13


@jit
def refuse_cancel(state: State, seat: int, color: int) -> int:
    """R-39: the victim may cancel; under `invis_scope=any` everybody except the card's player (D-17)."""
    if not invisible(state, seat):
        return refused(NO_INVISIBILITY, R39, 0, 0, 0)
    victim = state.phase == REACT and seat == state.actor
    if state.phase == REACT and FACE[state.top] < 10:
        return refused(NOTHING_TO_CANCEL, H20, state.top, 0, 0)
    if not victim and not (state.cancellable and seat != state.origin and state.phase != SETTLE):
        return refused(NOTHING_TO_CANCEL, A28, state.top, 0, 0)
    if victim and seat == state.origin:
        return refused(NOTHING_TO_CANCEL, D17, state.top, 0, 0)
    if state.sizes[seat] == 1 and state.last_rule:
        return refused(NO_LAST_CARD, H39, INVISIBILITY, 0, 0)
    if state.sizes[seat] > 1 and color >= NO_COLOR:
        return refused(COLOR_MISSING, A51, INVISIBILITY, 0, 0)
    return 0


@jit
def refuse_accusation(state: State, seat: int, target: int) -> int:
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if is_gone(state, seat) or is_gone(state, target):
        return refused(OUT_OF_THE_HAND, H44, seat if is_gone(state, seat) else target, 0, 0)
    if seat == target:
        return refused(ACCUSES_SELF, A42, 0, 0, 0)
    if state.phase == SETTLE and seat == state.actor:
        return refused(BARRED_WHILE_UNSETTLED, A96, seat, 0, 0)
    return 0


@jit
def refuse_catch(state: State, seat: int, target: int) -> int:
    """R-45, R-46; A-42: a catch that is only just too late costs nothing, even if false ones do.

    H-49, H-50: nobody can be caught if the call is policed at once, or not at all.
    """
    if state.call_rule:
        return refused(NO_CATCHES, H49 if state.call_rule == STRICT_CALL else H50, 0, 0, 0)
    barred = refuse_accusation(state, seat, target)
    if barred or state.exposed >> target & 1:
        return barred
    if state.lapsed >> target & 1:
        return refused(TOO_LATE, R46, target, 0, 0)
    return 0 if state.false_price else refused(NOT_EXPOSED, R45, target, 0, 0)


@jit
def refuse_flag(state: State, seat: int, target: int) -> int:
    if not state.lenient:
        return refused(NO_FLAGS, R49, 0, 0, 0)
    barred = refuse_accusation(state, seat, target)
    if barred or wrong_card_of(state, target) or state.false_price:
        return barred
    return refused(NOT_WRONG, A42, target, 0, 0)


@jit
def refuse_referee(state: State, seat: int, move: int) -> int:
    """R-48, A-70, A-96: the referee punishes suggestions and settles what nobody objects to."""
    verb, target = verb_of(move), target_of(move)
    if seat != REFEREE:
        return refused(NO_SUCH_SEAT, R01, seat & 63, state.seats, 0)
    if verb == SETTLE_IT:
        return 0 if state.phase == SETTLE else refused(NOTHING_TO_SETTLE, R49, 0, 0, 0)
    if verb != HINT:
        return refused(PLAYERS_ONLY, A70, 0, 0, 0)
    if not state.hints:
        return refused(NO_HINTS, R48, 0, 0, 0)
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if is_gone(state, target):
        return refused(OUT_OF_THE_HAND, H44, target, 0, 0)
    if state.phase == SETTLE and target == state.actor:
        return refused(BARRED_WHILE_UNSETTLED, A96, target, 0, 0)
    return 0
