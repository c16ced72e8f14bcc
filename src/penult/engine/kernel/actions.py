"""A move as one int: a verb, and for some verbs a card, a color, a seat and a call of UNO."""

from __future__ import annotations

from .cards import NO_CARD, NO_COLOR
from .jit import jit
from .state import NOBODY

PLAY, DRAW, KEEP, COLOR_IS, ACCEPT, CHALLENGE = 1, 2, 3, 4, 5, 6
INVIS, UNO, CATCH, FLAG, HINT, SETTLE_IT = 7, 8, 9, 10, 11, 12

UNO_BIT = 1 << 17


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
def calls_uno(move: int) -> int:
    return move >> 17 & 1
