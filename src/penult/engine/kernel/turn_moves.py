"""Moves of the player in turn: play, draw, keep, and naming a color."""

from __future__ import annotations

from .actions import JUMP, calls_uno, card_of, color_of, has_more, more_of, target_of, verb_of
from .cards import COLOR, DRAWING, FACE, FACES, HAT, KINDS, NO_CARD, NO_COLOR, OF_COLOR, REVERSE, WILD_FOUR
from .citations import (
    A56,
    D17,
    H03,
    H08,
    H15,
    H16,
    H20,
    H24,
    H31,
    H34,
    H39,
    R07,
    R12,
    R15,
    R16,
    R18,
    R19,
    R21,
    R22,
    R23,
    R25,
    R26,
    R27,
    R29,
    R35,
    R37,
    R40,
    R41,
    R42,
)
from .effects import take_effect, take_hands, turn_around
from .events import CHOSE, LAID, NAMED, PASSED, tell
from .finish import block, last_card
from .jit import constant_table, inlined, jit
from .piles import draw_another, draw_one, lay
from .playable_cards import fits, is_right, playable
from .players import is_gone, players
from .state import DRAWN, MAY, NOBODY, OVER, REACT, State
from .swaps import moves_hands, who_accepts
from .totals import join_total
from .turns import begin_turn, next_seat, start_turn
from .uno import owe_call

LAYING_RULE = constant_table(4 * (10 * (R16,) + (R23, R25, R26)) + (R27, R29, R35, R40, R41, R16))
"""The rule under which each kind of card is laid."""


@jit
def waiting_rule(state: State) -> int:
    """The rule under which the top card waits for an answer; H-20: that of a 7 or 0 is its own."""
    return H20 if FACE[state.top] < 10 else LAYING_RULE[state.top]


@inlined
def play(state: State, seat: int, move: int) -> None:
    """R-16 … R-30: lay the card, right or wrong; then it takes effect.

    H-04, H-27: so does a card laid on a total, and a jump; each begins a turn, and none is ever wrong (H-57).
    """
    card, target = card_of(move), target_of(move)
    in_turn = not state.house or is_in_turn(state, move)
    wrong = broken_rule(state, card) if state.lenient and in_turn else 0
    rule = R19 if state.phase == DRAWN else LAYING_RULE[card]
    if state.house:
        rule = rule_by_house(state, move, rule)
    if state.phase != DRAWN:
        begin_turn(state)
    state.drawn = NO_CARD
    state.former_color = state.color
    state.former_direction = state.direction
    state.passes = 0
    lay(state, seat, card)
    tell(state, LAID, seat, NOBODY, card, rule)
    open_card(state, seat, card, wrong, in_turn)
    if state.house:
        card = land_by_house(state, seat, move)
    if state.sizes[seat] == 0:
        state.color = COLOR[card]
        last_card(state, seat, target)
        return
    state.color = COLOR[card] if COLOR[card] != NO_COLOR else color_of(move)
    if color_of(move) != NO_COLOR:
        tell(state, NAMED, seat, NOBODY, state.color, LAYING_RULE[card])
    if target != NOBODY:
        tell(state, CHOSE, seat, target, 0, choosing_rule(seat, card, target))
    if state.house:
        call_and_take_effect(state, seat, card, target, calls_uno(move))
        return
    owe_call(state, seat, calls_uno(move))
    take_effect(state, target)


@jit
def is_in_turn(state: State, move: int) -> bool:
    """Whether a play is neither an answer to a total nor a jump."""
    return state.phase != REACT and verb_of(move) != JUMP


@jit
def land_by_house(state: State, seat: int, move: int) -> int:
    """Lay the other cards of a play of several, and let a card join a total; return the card that counts."""
    card = lay_more(state, seat, move)
    state.jumpable = state.jump
    if state.called != seat:
        state.called = NOBODY
    if state.total and FACE[card] == REVERSE:
        send_back(state)
    join_total(state, card)
    return card


@jit
def call_and_take_effect(state: State, seat: int, card: int, target: int, said: int) -> None:
    """H-19: hands move before a call is owed. H-49: its price comes before the effect."""
    if moves_hands(state, card, target):
        land_on_hands(state, seat, who_accepts(state, seat, card, target), said)
        return
    owe_call(state, seat, said)
    if state.phase != OVER:
        take_effect(state, target)


@jit
def choosing_rule(seat: int, card: int, target: int) -> int:
    """The rule under which a player is chosen with a card."""
    if FACE[card] == 7:
        return H16
    return D17 if target == seat else LAYING_RULE[card]


@jit
def rule_by_house(state: State, move: int, printed: int) -> int:
    """H-31: the rule of several cards. H-24: of a jump. H-03, H-08: of a card on a total."""
    if has_more(move):
        return H31
    if verb_of(move) == JUMP:
        return H24
    if state.phase != REACT:
        return printed
    return H03 if DRAWING >> card_of(move) & 1 else H08


@jit
def lay_more(state: State, seat: int, move: int) -> int:
    """H-31, H-33: lay the other cards of the play, and return the last one, which counts."""
    card, nth = card_of(move), 0
    while more_of(move, nth) >= 0:
        card = more_of(move, nth) * FACES + FACE[card]
        lay(state, seat, card)
        tell(state, LAID, seat, NOBODY, card, H31)
        nth += 1
    if state.lenient:
        state.guarded += nth
    return card


@jit
def send_back(state: State) -> None:
    """H-08, H-55: a Reverse passes a total on the other way; that direction stays."""
    turn_around(state, H08)
    state.former_direction = state.direction


@jit
def land_on_hands(state: State, seat: int, target: int, said: int) -> None:
    """H-19, H-20: the hands move at once, or wait until nobody objects to the card.

    H-21: a call made before counts like one made with the card, for the hand received.
    """
    state.said = 1 if said or state.called == seat else 0
    state.called = NOBODY
    if state.lenient:
        state.phase = REACT
        state.actor = target
    else:
        take_hands(state, target)


@jit
def broken_rule(state: State, card: int) -> int:
    """R-49: the rule that this card would break, 0 if none. A bluff is not a wrong card (R-30).

    H-38: unless bluffs are wrong (H-15); and some cards may not be the last (H-39).
    """
    if state.phase == DRAWN and card != state.drawn:
        return R21
    if not fits(state, card):
        return R16
    if not state.house or is_right(state, state.actor, card):
        return 0
    return H39 if state.sizes[state.actor] == 1 else H15


@inlined
def open_card(state: State, seat: int, card: int, wrong: int, in_turn: bool) -> None:
    """From now on the card can be flagged, taken back or canceled, as the options say."""
    if state.lenient and in_turn:
        state.flaggable = seat
        state.wrong = wrong
        state.guarded = 1
    if card == WILD_FOUR:
        state.guarded |= state.guilty_returns
        remember_hand(state, seat)
    if state.invis_any and FACE[card] > 9:
        state.cancellable = 1


@jit
def remember_hand(state: State, seat: int) -> None:
    """A-16: a challenge will judge and show the hand as it is now."""
    state.bluff = 1 if state.held[seat] & OF_COLOR[state.former_color] else 0
    state.size_as_laid = state.sizes[seat]
    for card in range(KINDS):
        state.as_laid[card] = state.hands[seat * KINDS + card]


@inlined
def draw_for_turn(state: State, seat: int) -> None:
    """R-18, R-20: one card from the pile, which may then be laid if it fits (R-19). H-34: or several.

    The event cites the same rule whether or not the player had a card to lay: that is a secret.
    """
    begin_turn(state)
    if state.drawn_rule != MAY:
        state.declined = 1 if playable(state, seat) else 0
    card = draw_one(state, seat, R18)
    if card == NO_CARD:
        pass_without_card(state, seat)
        return
    state.passes = 0
    if state.house:
        card = draw_on(state, seat, card)
        if card == NO_CARD:
            return
    if fits(state, card):
        state.phase = DRAWN
        state.drawn = card
    else:
        start_turn(state, next_seat(state, seat), R22)


@jit
def draw_on(state: State, seat: int, card: int) -> int:
    """H-34: draw until a card is right, none can be drawn, or mercy; return the last card if it is right.

    Otherwise the turn passes here, unless the player is out (H-45).
    """
    while state.draw_until and not is_gone(state, seat) and not is_right(state, seat, card):
        further = draw_another(state, seat, H34)
        if further == NO_CARD:
            break
        card = further
    if not is_gone(state, seat) and is_right(state, seat, card):
        return card
    if not is_gone(state, seat):
        start_turn(state, next_seat(state, seat), R22)
    return NO_CARD


@jit
def pass_without_card(state: State, seat: int) -> None:
    """A-56, A-57, H-48: nothing to lay or draw. Once everybody in the hand has passed, it is blocked."""
    state.passes += 1
    tell(state, PASSED, seat, NOBODY, 0, A56)
    if state.passes == players(state):
        block(state)
    else:
        start_turn(state, next_seat(state, seat), R22)


@jit
def keep(state: State, seat: int) -> None:
    """R-19, A-11: to the others this looks like a drawn card that did not fit."""
    start_turn(state, next_seat(state, seat), R22)


@jit
def name_color(state: State, seat: int, color: int) -> None:
    """R-12, R-15, R-37, R-42: name the color; the turn goes to the next player."""
    state.color = color
    tell(state, NAMED, seat, NOBODY, color, naming_rule(state))
    start_turn(state, next_seat(state, state.origin), R07 if state.turned_up else R22)


@jit
def naming_rule(state: State) -> int:
    """The rule under which a color is named after the card was laid or turned up."""
    if state.turned_up:
        return R15 if state.top == HAT else R12
    return R42 if state.top == HAT else R37
