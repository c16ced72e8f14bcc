"""The engines of two commits, in turns: each in a process of its own, by processor time.

Other work on the machine lengthens a turn of both alike, and takes no processor time from either.
"""

from __future__ import annotations

import os
import statistics
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Self

from unpacking import unpacked

OURS = Path(__file__).parent.parent / "src"
TABLES = (("classic", 4, True, 40_000), ("classic", 2, True, 40_000), ("classic", 4, False, 200))
"""Rules, seats, whether compiled, and the hands of a turn."""

PLAYER = """
import sys, time
from penult import Rules
from penult.sim.bulk import simulate

def seconds(rules, seats, fast, hands, seed):
    started = time.process_time()
    simulate(Rules(rules), int(seats), int(hands), int(seed), fast == "True")
    return time.process_time() - started

print(seconds("classic", 4, "True", 1, 1), flush=True)
for line in sys.stdin:
    *table, hands, seed = line.split()
    print(seconds(*table, hands, seed) - seconds(*table, 1, seed), flush=True)
"""
"""A hand more is subtracted: what a call costs by itself is no speed of the engine."""


class Player:
    """A process with the package of one commit, which compiles at once into an empty cache."""

    def __init__(self, source: Path, cache: Path) -> None:
        self._process = subprocess.Popen(
            [sys.executable, "-c", PLAYER],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.DEVNULL,
            text=True,
            env={**os.environ, "PYTHONPATH": str(source), "PENULT_CACHE": str(cache)},
        )
        self.compiling = self._answer()

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        self._process.kill()
        self._process.wait()

    def play(self, rules: str, seats: int, fast: bool, hands: int, seed: int) -> float:
        """The processor time of so many hands."""
        assert self._process.stdin
        self._process.stdin.write(f"{rules} {seats} {fast} {hands} {seed}\n")
        self._process.stdin.flush()
        return self._answer()

    def _answer(self) -> float:
        assert self._process.stdout
        return float(self._process.stdout.readline())


def compare(revision: str, pairs: int) -> None:
    """Print how much faster our engine is than that of another commit, and how long both compile."""
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        with (
            Player(unpacked(revision, folder), folder / "theirs") as theirs,
            Player(OURS, folder / "ours") as ours,
        ):
            print(f"first compile, theirs, CPU s: {theirs.compiling:.1f}")
            print(f"first compile, ours, CPU s: {ours.compiling:.1f}")
            print(f"first compile, ours / theirs: {ours.compiling / theirs.compiling:.2f}", flush=True)
            for table in TABLES:
                print(_line(table, [_pair(theirs, ours, table, seed) for seed in range(1, pairs + 1)]))


def _pair(theirs: Player, ours: Player, table: tuple[str, int, bool, int], seed: int) -> float:
    """The ratio of two speeds; who plays first changes from pair to pair."""
    if seed % 2:
        before = theirs.play(*table, seed)
        return before / ours.play(*table, seed)
    after = ours.play(*table, seed)
    return theirs.play(*table, seed) / after


def _line(table: tuple[str, int, bool, int], ratios: list[float]) -> str:
    """The second lowest and second highest of ten enclose the median with a confidence of 98 %."""
    rules, seats, fast, _ = table
    name = f"{'compiled' if fast else 'interpreted'} {rules}, {seats} seats, hands/s"
    _, low, *_, high, _ = sorted(ratios)
    return f"{name}, ours / theirs: {statistics.median(ratios):.3f} ({low:.3f} to {high:.3f})"
