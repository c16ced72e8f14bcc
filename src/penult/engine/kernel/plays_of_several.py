"""Several cards in one play (H-31): which go together, and the choices that a hand has."""

from __future__ import annotations

from .actions import MOST_MORE, and_then, card_of, more_of
from .cards import COLOR, FACE, FACES, NUMBERS
from .hands import count
from .jit import jit
from .state import IDENTICAL, State

THREE_OF_FOUR = 3**4
"""How many choices there are of up to two cards in each color: numbers of four digits in base three."""


@jit
def goes_together(state: State, card: int) -> bool:
    """H-32: number cards, except a 7 or a 0 that moves hands."""
    if not NUMBERS >> card & 1:
        return False
    return not (state.seven and FACE[card] == 7) and not (state.zero and FACE[card] == 0)


@jit
def others(state: State, seat: int, card: int) -> int:
    """How many other cards of the hand can be laid with this one."""
    if state.multi == IDENTICAL:
        return 1 if count(state, seat, card) > 1 else 0
    number = -1
    for color in range(4):
        number += count(state, seat, color * FACES + FACE[card])
    return number


@jit
def besides(state: State, seat: int, card: int, color: int) -> int:
    """How many more cards of this color the hand can lay with this one."""
    if state.multi == IDENTICAL and color != COLOR[card]:
        return 0
    return count(state, seat, color * FACES + FACE[card]) - (color == COLOR[card])


@jit
def number_laid(move: int, card: int) -> int:
    """How many of this card a play of several lays."""
    number, nth = 1 if card_of(move) == card else 0, 0
    while nth < MOST_MORE and more_of(move, nth) >= 0:
        number += more_of(move, nth) == COLOR[card]
        nth += 1
    return number


@jit
def number_between(between: int, color: int) -> int:
    """How many cards of this color a choice has: its digit."""
    for _ in range(color):
        between //= 3
    return between % 3


@jit
def next_between(state: State, seat: int, card: int, between: int) -> int:
    """The next choice that the hand has, or `THREE_OF_FOUR` after the last one."""
    worth = 1
    for color in range(4):
        number = number_between(between, color)
        if number < min(besides(state, seat, card, color), 2):
            return between + worth
        between -= number * worth
        worth *= 3
    return THREE_OF_FOUR


@jit
def left_after(state: State, seat: int, between: int) -> int:
    """How many cards are left after the first, those between and the last one."""
    left = state.sizes[seat] - 2
    for color in range(4):
        left -= number_between(between, color)
    return left


@jit
def with_others(move: int, between: int, last: int) -> int:
    nth = 0
    for color in range(4):
        for _ in range(number_between(between, color)):
            move = and_then(move, nth, color)
            nth += 1
    return and_then(move, nth, last) if nth < MOST_MORE else move
