"""The two speeds of the kernel: interpreted, and compiled if the extra `fast` is installed."""

from __future__ import annotations

from collections.abc import Callable
from functools import cache
from importlib import import_module
from types import ModuleType
from typing import Any, Protocol

from .errors import PenultError
from .kernel import apply as plain_apply
from .kernel import legal as plain_legal
from .kernel import setup as plain_setup
from .kernel.legal import MOVES, MOVES_OF_SEVERAL
from .kernel.state import State


class Speed(Protocol):
    """The kernel as a deal uses it: functions on a plain state."""

    name: str

    def deal_hands(self, state: State) -> None: ...

    def turn_up(self, state: State) -> bool: ...

    def apply(self, state: State, seat: int, move: int) -> int: ...

    def legal_moves(self, state: State, seat: int) -> list[int]: ...

    def flaw(self, state: State, seat: int, move: int) -> int: ...


class Interpreted:
    name = "interpreted"

    deal_hands = staticmethod(plain_setup.deal_hands)
    turn_up = staticmethod(plain_setup.turn_up)
    apply = staticmethod(plain_apply.apply)
    flaw = staticmethod(plain_legal.flaw)

    def legal_moves(self, state: State, seat: int) -> list[int]:
        moves = [0] * most_moves(state)
        return moves[: plain_legal.legal_moves(state, seat, moves)]


class Compiled:
    """The compiled kernel behind the same functions: each call copies the state there and back."""

    name = "compiled"

    def __init__(self) -> None:
        import numpy

        from . import compiler

        self._numpy = numpy
        self._compiler = compiler
        self._entries = entries = compiled_module("engine.kernel.entry_points")
        row = compiler.records(1)
        compiler.prepare(
            "engine",
            (
                (entries.apply_at, (row, 0, 0, 0)),
                (entries.legal_moves_at, (row, 0, 0, self._numbers(MOVES))),
                (entries.flaw_at, (row, 0, 0, 0)),
                (entries.deal_hands_at, (row, 0)),
                (entries.turn_up_at, (row, 0)),
            ),
        )

    def deal_hands(self, state: State) -> None:
        self._carry(state, self._entries.deal_hands_at)

    def turn_up(self, state: State) -> bool:
        return bool(self._carry(state, self._entries.turn_up_at))

    def apply(self, state: State, seat: int, move: int) -> int:
        return self._carry(state, self._entries.apply_at, seat, move)

    def legal_moves(self, state: State, seat: int) -> list[int]:
        moves = self._numbers(most_moves(state))
        found = int(self._entries.legal_moves_at(self._frozen(state), 0, seat, moves))
        return [int(move) for move in moves[:found]]

    def flaw(self, state: State, seat: int, move: int) -> int:
        return int(self._entries.flaw_at(self._frozen(state), 0, seat, move))

    def _carry(self, state: State, entry: Callable[..., int | None], *arguments: int) -> int:
        row = self._frozen(state)
        answer = entry(row, 0, *arguments)
        self._compiler.thaw(row, 0, state)
        return int(answer or 0)

    def _frozen(self, state: State) -> Any:
        """A new row for every call, because compiled code runs beside other threads."""
        row = self._compiler.records(1)
        self._compiler.freeze(state, row, 0)
        return row

    def _numbers(self, length: int) -> Any:
        return self._numpy.zeros(length, self._numpy.int64)


def most_moves(state: State) -> int:
    """Room for the moves of a seat."""
    return MOVES_OF_SEVERAL if state.multi else MOVES


INTERPRETED: Speed = Interpreted()


@cache
def compiled() -> Speed:
    """The compiled speed. The first use on a machine compiles, which takes a while and is announced."""
    return Compiled()


def compiled_module(name: str) -> ModuleType:
    """A module of a `kernel` folder under its compiled name."""
    try:
        return import_module(f"penult.compiled.{name}")
    except ModuleNotFoundError as missing:
        if missing.name not in ("numba", "numpy", "llvmlite"):
            raise
        raise PenultError("compiled speed: expected the extra `fast`: pip install 'penult[fast]'") from None
