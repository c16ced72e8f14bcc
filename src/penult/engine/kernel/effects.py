"""What a card does once it lies on the DISCARD pile."""

from __future__ import annotations

from .cards import (
    AIMED,
    DRAW_CARD,
    FACE,
    HAT,
    HOWLER,
    INVISIBILITY,
    NO_CARD,
    OF_COLOR,
    ON_NEXT_PLAYER,
    RED,
    REVERSE,
    SKIP,
    WILD_FOUR,
)
from .citations import H01, R07, R09, R10, R11, R22, R24, R25, R26, R29, R36, R41, R59, R60, R61
from .ending import end_total
from .events import REVERSED, SHOUTED, SORTED, tell
from .hands import count
from .jit import inlined, jit, lowest_bit
from .piles import draw, draw_one
from .players import is_gone, players
from .state import COLOR_PHASE, LEFT, NOBODY, OVER, REACT, RIGHT, State
from .swaps import move_hands
from .totals import announce_total, total_waits
from .turns import close_card, give_turn, next_seat, skip_turn, start_turn
from .uno import close_windows


@inlined
def take_effect(state: State, target: int) -> None:
    """The top card acts on the next player, on the chosen one, or on nobody. H-08: so does a total."""
    card = state.top
    if AIMED >> card & 1:
        hit(state, target)
    elif state.total or ON_NEXT_PLAYER >> card & 1 or (FACE[card] == REVERSE and reverse_skips(state)):
        hit(state, next_seat(state, state.origin))
    else:
        if FACE[card] == REVERSE:
            turn_around(state, R25)
        start_turn(state, next_seat(state, state.origin), R07 if state.turned_up else R22)


@inlined
def hit(state: State, victim: int) -> None:
    if not waits(state, state.top):
        strike(state, victim)
        return
    state.phase = REACT
    state.actor = victim
    if state.total:
        announce_total(state, victim)


@jit
def reverse_skips(state: State) -> bool:
    """R-59, A-63: with two players a Reverse is a Skip. A-101: only hp2018 can agree otherwise."""
    return players(state) == 2 and not (state.reverse_noop and state.deck >> HAT & 1)


@jit
def turn_around(state: State, rule: int) -> None:
    state.direction = RIGHT if state.direction == LEFT else LEFT
    tell(state, REVERSED, state.origin, NOBODY, state.direction, rule)


@jit
def waits(state: State, card: int) -> bool:
    """Whether the victim answers before the card strikes.

    A Wild Draw Four can be challenged (R-31), a Howler is answered by shouting (R-36), a total by a card
    (H-02). Where Invisibility exists, every victim is asked, with or without one in hand (A-80). Under
    `legality=table` the others get a chance to flag a card that was laid; a turned-up one cannot be flagged.
    """
    if state.house and (state.total or card == WILD_FOUR):
        return total_waits(state)
    if card == WILD_FOUR or card == HOWLER or state.deck >> INVISIBILITY & 1:
        return True
    return state.lenient != 0 and not state.turned_up


@jit
def strike(state: State, victim: int) -> None:
    """Carry out the effect of the top card on its victim."""
    close_card(state)
    face = FACE[state.top]
    if state.total:
        take_total(state, victim)
    elif face == HOWLER:
        shout(state, victim)
    elif face == HAT:
        sort(state, victim)
        ask_layer_for_color(state)
    elif face == WILD_FOUR:
        draw_and_lose_turn(state, victim, 4, R29)
    elif face == DRAW_CARD:
        draw_and_lose_turn(state, victim, state.strength, R09 if state.turned_up else R24)
    elif face == SKIP:
        lose_turn(state, victim, R11 if state.turned_up else R26, R60)
    elif face < 10:
        take_hands(state, victim)
    else:
        lose_turn(state, victim, R10 if state.turned_up else R59, R59)


@jit
def ask_layer_for_color(state: State) -> None:
    """R-37, R-42: the layer names the color, unless the hand is over (H-46)."""
    if state.phase != OVER:
        state.phase = COLOR_PHASE
        state.actor = state.origin


@jit
def take_hands(state: State, target: int) -> None:
    """H-19, H-20: the hands move, and the turn goes to the player after the one who laid the card."""
    move_hands(state, state.origin, state.top, target, state.said)
    if state.phase != OVER:
        give_turn(state, next_seat(state, state.origin), R22)


@jit
def take_total(state: State, victim: int) -> None:
    """H-01: the victim draws all that was added, and loses the turn."""
    number, rule = state.total, H01
    if state.total_cards == 1 and state.standing == state.top:
        rule = R29 if state.top == WILD_FOUR else R24
    if state.turned_up:
        rule = R09
    end_total(state)
    draw_and_lose_turn(state, victim, number, rule)


@jit
def draw_and_lose_turn(state: State, victim: int, number: int, rule: int) -> None:
    """R-24, R-29, R-34: the victim draws, and the turn goes to the next player."""
    draw(state, victim, number, rule)
    if state.phase == OVER:
        return
    if state.forced_closes:
        close_windows(state)
    lose_turn(state, victim, rule, R61)


@jit
def lose_turn(state: State, victim: int, rule: int, rule_of_two: int) -> None:
    """The turn goes to the player after the victim; with two players that is the one who laid the card."""
    skip_turn(state, victim, rule)
    start_turn(state, next_seat(state, victim), rule_of_two if players(state) == 2 else R22)


@jit
def shout(state: State, victim: int) -> None:
    """R-36: the victim calls out the whole hand; then the player of the Howler names the color."""
    cards = state.held[victim]
    while cards:
        card = lowest_bit(cards)
        for _ in range(count(state, victim, card)):
            tell(state, SHOUTED, victim, NOBODY, card, R36)
        cards &= cards - 1
    ask_layer_for_color(state)


@jit
def sort(state: State, victim: int) -> None:
    """R-41: the victim draws until a red card comes. A-37, H-42: or until no card can be drawn, or mercy."""
    drawn = 0
    red = False
    while not red and not is_gone(state, victim):
        card = draw_one(state, victim, R41)
        if card == NO_CARD:
            break
        drawn += 1
        red = OF_COLOR[RED] >> card & 1 != 0
    tell(state, SORTED, victim, NOBODY, drawn, R41)
