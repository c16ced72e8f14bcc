"""A move as one int: a verb, and for some verbs a card, a color, a seat and a call of UNO.

Several cards in one play (H-31) share a face: the move has the first card, then the colors of up to seven
others, three bits each.
"""

from __future__ import annotations

from .cards import NO_CARD, NO_COLOR
from .jit import jit
from .state import NOBODY

PLAY, DRAW, KEEP, COLOR_IS, ACCEPT, CHALLENGE = 1, 2, 3, 4, 5, 6
INVIS, UNO, CATCH, FLAG, HINT, SETTLE_IT = 7, 8, 9, 10, 11, 12

JUMP = 13

UNO_BIT = 1 << 17
MOST_MORE = 7
"""How many cards can follow the first in one play: a deck has eight of a number."""
_MORE = 18
_MORE_BITS = 3


@jit
def action(verb: int, card: int, color: int, target: int) -> int:
    return verb | card << 4 | color << 10 | target << 13


@jit
def bare(verb: int) -> int:
    return action(verb, NO_CARD, NO_COLOR, NOBODY)


@jit
def verb_of(move: int) -> int:
    return move & 15


@jit
def card_of(move: int) -> int:
    return move >> 4 & 63


@jit
def color_of(move: int) -> int:
    return move >> 10 & 7


@jit
def target_of(move: int) -> int:
    return move >> 13 & 15


@jit
def and_then(move: int, nth: int, color: int) -> int:
    """The move with its nth further card in this color, counted from 0."""
    return move | (color + 1) << _MORE + _MORE_BITS * nth


@jit
def has_more(move: int) -> bool:
    """Whether the move lays several cards."""
    return move >> _MORE != 0


@jit
def more_of(move: int, nth: int) -> int:
    """The color of the nth further card, counted from 0; -1 if there is none."""
    return (move >> _MORE + _MORE_BITS * nth & 7) - 1


@jit
def calls_uno(move: int) -> int:
    return move >> 17 & 1
