"""Evaluating a position for a seat: what is good and bad about its hand, the pile and the others."""

from __future__ import annotations

from ...engine.kernel.cards import DRAW_CARD, OF_COLOR, OF_FACE, REVERSE, SKIP, WILD_FOUR, WILDS
from ...engine.kernel.jit import jit
from ...engine.kernel.state import TURN, State
from .hand import HeldCards, number_of
from .keen_effects import Effect, plays_again
from .keen_weights import (
    ACTION_HELD,
    COLORS,
    DENY,
    DRY,
    FOUR_HELD,
    MINE,
    ONLY_BY_FACE,
    SAME_COLOR,
    THEIRS,
    TURN_TO,
    WILD_HELD,
    crowd,
    few,
    here,
)
from .seen_cards import SURE, SeenCards, follows, nothing_to_lay

ACTIONS = OF_FACE[DRAW_CARD] | OF_FACE[REVERSE] | OF_FACE[SKIP]


@jit
def evaluation(
    state: State,
    seat: int,
    known: bytearray,
    view: SeenCards,
    held: HeldCards,
    top: int,
    color: int,
    after: Effect,
) -> int:
    """The value of holding this hand with this card on top when another player has the turn."""
    return (
        worth_of_hand(state, held)
        + worth_of_following(state, held, top, color)
        + worth_of_others(state, seat, after)
        + worth_of_turn(state, seat, known, view, top, color, after)
    )


@jit
def worth_of_hand(state: State, held: HeldCards) -> int:
    """Few cards, few colors, and wilds and action cards in reserve are good."""
    mine = here(state, held.size)
    worth = MINE[mine] + ACTION_HELD * number_of(held, ACTIONS)
    worth += FOUR_HELD[mine] * number_of(held, 1 << WILD_FOUR)
    worth += WILD_HELD[mine] * number_of(held, WILDS & ~(1 << WILD_FOUR))
    for color in range(4):
        if held.once & OF_COLOR[color]:
            worth -= COLORS[crowd(state)]
    return worth


@jit
def worth_of_following(state: State, held: HeldCards, top: int, color: int) -> int:
    """Remaining cards that fit on the card just laid are good."""
    worth = 0
    if held.once & OF_COLOR[color]:
        worth += SAME_COLOR[here(state, held.size)]
    if held.once & OF_FACE[top] & ~OF_COLOR[color]:
        worth -= ONLY_BY_FACE[crowd(state)]
    return worth


@jit
def worth_of_others(state: State, seat: int, after: Effect) -> int:
    """The more cards the others hold, the better."""
    worth = 0
    for other in range(state.seats):
        if other != seat:
            worth += THEIRS[few(size_after(state, other, after))]
    return worth


@jit
def worth_of_turn(
    state: State, seat: int, known: bytearray, view: SeenCards, top: int, color: int, after: Effect
) -> int:
    """The next player may be close to going out, or have nothing to lay: likely if all have just drawn."""
    size = size_after(state, after.follower, after)
    chance = nothing_to_lay(known, view, after.follower, size, follows(top, color))
    worth = DENY[here(state, size)] * chance // SURE - TURN_TO[few(size)] * crowd(state)
    if color == state.color and all_drew(state, seat):
        worth += DRY
    return worth


@jit
def size_after(state: State, other: int, after: Effect) -> int:
    return state.sizes[other] + after.cards if other == after.victim else state.sizes[other]


@jit
def all_drew(state: State, seat: int) -> bool:
    """Whether the turn has gone all the way around since this seat laid the top card."""
    if state.phase != TURN or state.turned_up or state.origin != seat:
        return False
    return not plays_again(state, state.top)
