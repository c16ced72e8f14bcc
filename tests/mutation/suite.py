"""The killing suite: every check that a mutant must pass, the cheapest first, never compiled."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path
from typing import Any

from penult.conformance.runner import run_text
from penult.engine.kernel import doors
from penult.engine.kernel.legal import MOVES
from penult.engine.kernel.state import State

TESTS = Path(__file__).parents[1]
HANDS = 6
SEED = 1


class ThroughDoors:
    """The plain kernel entered by the doors of the compiled one, which are source as well."""

    name = "doors"

    def deal_hands(self, state: State) -> None:
        doors.deal_hands_at([state], 0)

    def turn_up(self, state: State) -> bool:
        return doors.turn_up_at([state], 0)

    def apply(self, state: State, seat: int, move: int) -> int:
        return doors.apply_at([state], 0, seat, move)

    def legal_moves(self, state: State, seat: int) -> list[int]:
        moves = [0] * MOVES
        return moves[: doors.legal_moves_at([state], 0, seat, moves)]

    def flaw(self, state: State, seat: int, move: int) -> int:
        return doors.flaw_at([state], 0, seat, move)


def check_everything() -> None:
    check_scenarios()
    for golden in _law_module("golden"):
        golden.check_golden()
    for laws in _law_module("suite"):
        laws.check_laws(HANDS, SEED)


def check_scenarios() -> None:
    for path in sorted((TESTS / "scenarios").glob("*.txt")):
        for verdict in run_text(path.read_text("utf-8"), [ThroughDoors()], path.name):
            assert not verdict.why, f"{verdict.name}: {verdict.why}"


def _law_module(name: str) -> Iterator[Any]:
    """The module of the folder `laws`, if it is there."""
    if (TESTS / "laws" / f"{name}.py").exists():
        yield import_module(f"laws.{name}")


def forbid_compiling() -> None:
    """A mutant lives for seconds: compiling it would take longer than all its checks."""
    sys.modules["numba"] = None  # type: ignore[assignment]


if __name__ == "__main__":
    forbid_compiling()
    check_everything()
