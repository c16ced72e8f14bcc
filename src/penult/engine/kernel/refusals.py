"""Why a move is refused: `code | rule | three facts` as one int, and 0 when it is not.

These functions only look: a refused move changes nothing.
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
    card_of,
    color_of,
    target_of,
    verb_of,
)
from .cards import AIMED, COLOR, HAT, INVISIBILITY, KINDS, NO_COLOR, WILD_FOUR
from .citations import (
    A28,
    A30,
    A42,
    A50,
    A51,
    A56,
    A70,
    A73,
    A96,
    A100,
    R01,
    R02,
    R12,
    R16,
    R18,
    R19,
    R20,
    R21,
    R31,
    R39,
    R45,
    R46,
    R48,
    R49,
    R51,
)
from .hands import count
from .jit import inlined, jit
from .matching import bluffs, playable
from .penalties import wrong_card_of
from .piles import pile_size
from .state import (
    COLOR_PHASE,
    DRAWN,
    MUST,
    MUST_DECLINED,
    MUST_NOMATCH,
    NOBODY,
    OVER,
    REACT,
    REFEREE,
    SETTLE,
    TURN,
    State,
)
from .turn_moves import LAYING_RULE, naming_rule
from .uno import invisible

HAND_IS_OVER, NO_SUCH_SEAT, NO_SUCH_MOVE, NOT_YOUR_TURN, ANSWER_FIRST, COLOR_FIRST = (
    1,
    2,
    3,
    4,
    5,
    6,
)
UNSETTLED, NOT_HELD, NOT_IN_EDITION, ONLY_THE_DRAWN_CARD, NO_MATCH = 7, 8, 9, 10, 11
COLOR_MISSING, COLOR_LATER, COLOR_UNASKED, TARGET_MISSING, TARGET_UNASKED = 12, 13, 14, 15, 16
TARGET_IS_SELF, MUST_LAY, DRAWN_ALREADY, KEEP_WITHOUT_DRAW, MUST_LAY_DRAWN = 17, 18, 19, 20, 21
NO_COLOR_ASKED, NOT_ASKED, NO_CHALLENGE, NO_INVISIBILITY, NOTHING_TO_CANCEL = 22, 23, 24, 25, 26
ACCUSES_SELF, NOT_EXPOSED, TOO_LATE, NO_FLAGS, NOT_WRONG, NO_HINTS = 27, 28, 29, 30, 31, 32
REFEREE_ONLY, PLAYERS_ONLY, NOTHING_TO_SETTLE, BARRED_WHILE_UNSETTLED, NOTHING_TO_ANSWER = (
    33,
    34,
    35,
    36,
    37,
)


@jit
def refused(code: int, rule: int, a: int, b: int, c: int) -> int:
    return code | rule << 6 | a << 14 | b << 20 | c << 26


@inlined
def refusal(state: State, seat: int, move: int) -> int:
    """Why this seat may not make this move now; 0 if it may."""
    if state.phase == OVER:
        return refused(HAND_IS_OVER, R51, 0, 0, 0)
    verb = verb_of(move)
    if seat < 0 or seat >= state.seats:
        return refuse_referee(state, seat, move)
    if verb == PLAY:
        return refuse_play(state, seat, move)
    if verb == DRAW:
        return refuse_draw(state, seat)
    if verb == ACCEPT or verb == CHALLENGE:
        return refuse_answer(state, seat, verb)
    if verb == KEEP:
        return refuse_keep(state, seat)
    if verb == COLOR_IS:
        return refuse_color(state, seat, color_of(move))
    if verb == INVIS:
        return refuse_cancel(state, seat, color_of(move))
    if verb == UNO:
        return 0
    if verb == CATCH:
        return refuse_catch(state, seat, target_of(move))
    if verb == FLAG:
        return refuse_flag(state, seat, target_of(move))
    if verb == HINT or verb == SETTLE_IT:
        return refused(REFEREE_ONLY, A70, 0, 0, 0)
    return refused(NO_SUCH_MOVE, R01, 0, 0, 0)


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
    """R-16, R-21: the cards that the player in turn can lay; any of the edition's where a wrong one can."""
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
    """A turn's move in a phase that waits for something else."""
    if state.phase == REACT:
        return refused(ANSWER_FIRST, LAYING_RULE[state.top], state.actor, state.top, 0)
    if state.phase == COLOR_PHASE:
        return refused(COLOR_FIRST, naming_rule(state), state.actor, state.top, 0)
    return refused(UNSETTLED, A50, state.actor, 0, 0)


@inlined
def refuse_suffix(state: State, seat: int, card: int, color: int, target: int) -> int:
    """A-51, A-100: a color and a target just where the card asks for them; a last card ignores both."""
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
    """R-35, R-41: one other player is chosen."""
    rule = LAYING_RULE[card]
    if target == NOBODY:
        return refused(TARGET_MISSING, rule, card, 0, 0)
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if target == seat:
        return refused(TARGET_IS_SELF, rule, card, 0, 0)
    return 0


@jit
def refuse_draw(state: State, seat: int) -> int:
    """A-56: where nothing can be drawn a playable card must be laid."""
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
        return refused(MUST_LAY_DRAWN, R20 if state.declined else R19, state.drawn, 0, 0)
    return 0


@jit
def must_lay_drawn(state: State, seat: int) -> bool:
    """D-02, D-03: some sheets oblige; A-12: but never to a bluff."""
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


@jit
def refuse_answer(state: State, seat: int, verb: int) -> int:
    """R-31: only the player on whom the card was played answers, and only once."""
    if verb == CHALLENGE and (state.top != WILD_FOUR or state.phase != REACT):
        return refused(NO_CHALLENGE, R31, state.top, 0, 0)
    if state.phase != REACT:
        return refused(NOTHING_TO_ANSWER, LAYING_RULE[state.top], state.top, 0, 0)
    if seat != state.actor:
        return refused(NOT_ASKED, LAYING_RULE[state.top], state.actor, 0, 0)
    return 0


@jit
def refuse_cancel(state: State, seat: int, color: int) -> int:
    """R-39: the victim's right, and under `invis_scope=any` everybody's but the layer's."""
    if not invisible(state, seat):
        return refused(NO_INVISIBILITY, R39, 0, 0, 0)
    victim = state.phase == REACT and seat == state.actor
    if not victim and not (state.cancellable and seat != state.origin and state.phase != SETTLE):
        return refused(NOTHING_TO_CANCEL, A28, state.top, 0, 0)
    if state.sizes[seat] > 1 and color >= NO_COLOR:
        return refused(COLOR_MISSING, A51, INVISIBILITY, 0, 0)
    return 0


@jit
def refuse_accusation(state: State, seat: int, target: int) -> int:
    if target >= state.seats:
        return refused(NO_SUCH_SEAT, R01, target, state.seats, 0)
    if seat == target:
        return refused(ACCUSES_SELF, A42, 0, 0, 0)
    if state.phase == SETTLE and seat == state.actor:
        return refused(BARRED_WHILE_UNSETTLED, A96, seat, 0, 0)
    return 0


@jit
def refuse_catch(state: State, seat: int, target: int) -> int:
    """R-45, R-46; A-42: a catch that came just too late is forgiven even where a false one costs."""
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
    if state.phase == SETTLE and target == state.actor:
        return refused(BARRED_WHILE_UNSETTLED, A96, target, 0, 0)
    return 0
