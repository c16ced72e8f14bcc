"""The killing suite: every check that a mutant must pass, the cheapest first, never compiled."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

from laws.golden import check_golden
from laws.suite import check_laws
from penult.conformance.runner import run_text
from penult.engine.kernel import entry_points
from penult.engine.kernel.state import State
from penult.engine.speeds import most_moves

TESTS = Path(__file__).parents[1]
HANDS = 6
SEED = 1


class ThroughEntryPoints:
    """The plain kernel entered through the entry points of the compiled one, which are source as well."""

    name = "entry points"

    def deal_hands(self, state: State) -> None:
        entry_points.deal_hands_at([state], 0)

    def turn_up(self, state: State) -> bool:
        return entry_points.turn_up_at([state], 0)

    def apply(self, state: State, seat: int, move: int) -> int:
        return entry_points.apply_at([state], 0, seat, move)

    def legal_moves(self, state: State, seat: int) -> list[int]:
        moves = [0] * most_moves(state)
        return moves[: entry_points.legal_moves_at([state], 0, seat, moves)]

    def flaw(self, state: State, seat: int, move: int) -> int:
        return entry_points.flaw_at([state], 0, seat, move)


def check_kernel() -> None:
    check_scenarios()
    check_scenes("engine")
    check_golden()
    check_laws(HANDS, SEED)


def check_table() -> None:
    check_scenes("table")


def check_scenes(folder: str) -> None:
    """The tests that are scenes: positions, refusals and views, or people at a table."""
    options = ["-x", "-q", "-n", "0", "-p", "no:cacheprovider", "--no-header", "--tb=line"]
    assert pytest.main([*options, str(TESTS / folder)]) == pytest.ExitCode.OK


def check_scenarios() -> None:
    for path in sorted((TESTS / "scenarios").glob("*.txt")):
        for verdict in run_text(path.read_text("utf-8"), [ThroughEntryPoints()], path.name):
            assert not verdict.why, f"{verdict.name}: {verdict.why}"


def forbid_compiling() -> None:
    """A mutant lives for seconds: compiling it would take longer than all its checks."""
    sys.modules["numba"] = None  # type: ignore[assignment]


if __name__ == "__main__":
    forbid_compiling()
    {"kernel": check_kernel, "table": check_table}[sys.argv[1]]()
