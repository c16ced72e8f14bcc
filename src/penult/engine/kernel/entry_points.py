"""The functions through which compiled code is entered: each takes a row of states and a place in it."""

from __future__ import annotations

from .apply import apply
from .jit import jit
from .legal import flaw, legal_moves
from .setup import deal_hands, turn_up
from .state import State


@jit
def deal_hands_at(states: list[State], at: int) -> None:
    deal_hands(states[at])


@jit
def turn_up_at(states: list[State], at: int) -> bool:
    return turn_up(states[at])


@jit
def apply_at(states: list[State], at: int, seat: int, move: int) -> int:
    return apply(states[at], seat, move)


@jit
def legal_moves_at(states: list[State], at: int, seat: int, moves: list[int]) -> int:
    return legal_moves(states[at], seat, moves)


@jit
def flaw_at(states: list[State], at: int, seat: int, move: int) -> int:
    return flaw(states[at], seat, move)
