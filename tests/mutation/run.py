"""Mutation testing: the kernel or the table is changed in one small way at a time, and the tests must notice.

Run it as `python tests/mutation/run.py kernel --limit 600 --jobs 2`.
"""

from __future__ import annotations

import argparse
import os
import shutil
import subprocess
import sys
import time
from collections.abc import Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from enum import Enum
from pathlib import Path
from queue import SimpleQueue
from tempfile import TemporaryDirectory

from mutants import Mutant, mutants_of_folder, spread

TESTS = Path(__file__).resolve().parents[1]
PACKAGE = TESTS.parent / "src" / "penult"
FOLDERS = {"kernel": Path("penult", "engine", "kernel"), "table": Path("penult", "table")}
SUITE = TESTS / "mutation" / "suite.py"

ENOUGH = {"kernel": 95, "table": 90}
"""Percentage of mutants that must be killed. Some times and texts of a table need not be exact."""
BROKEN_SUITE = 2
PATIENCE = 4
"""How many times longer than the right code a mutant may take."""

Trees = SimpleQueue[Path]
"""Copies of the package that are free for a mutant."""


class Fate(Enum):
    KILLED = "killed"
    TIMED_OUT = "ran too long"
    SURVIVED = "SURVIVED"


def main(arguments: Sequence[str]) -> int:
    options = _options(arguments)
    mutants = mutants_of_folder(PACKAGE.parent / FOLDERS[options.of])
    chosen = spread(mutants, options.limit, options.seed)
    _say(f"{len(mutants)} mutants, {len(chosen)} of them are tried")
    with TemporaryDirectory(prefix="penult-mutants-") as folder:
        trees = _grow_trees(Path(folder), options.jobs)
        seconds = _time_of_right_code(options.of, trees)
        if seconds is None:
            _say("the suite fails on the code as it is; no mutant was tried")
            return BROKEN_SUITE
        fates = list(_fates(options.of, chosen, trees, 2 + PATIENCE * seconds))
    return _summary(chosen, fates, ENOUGH[options.of])


def _options(arguments: Sequence[str]) -> argparse.Namespace:
    parser = argparse.ArgumentParser(description="Change the code; the tests must notice.")
    parser.add_argument("of", choices=FOLDERS, help="which code is changed")
    parser.add_argument("--limit", type=int, default=600, help="how many mutants are tried")
    parser.add_argument("--jobs", type=int, default=2, help="how many at a time")
    parser.add_argument("--seed", type=int, default=1, help="which ones")
    return parser.parse_args(arguments)


def _grow_trees(folder: Path, number: int) -> Trees:
    trees = Trees()
    for at in range(number):
        tree = folder / str(at)
        shutil.copytree(PACKAGE, tree / "penult", ignore=shutil.ignore_patterns("__pycache__"))
        trees.put(tree)
    return trees


def _time_of_right_code(of: str, trees: Trees) -> float | None:
    """How long the suite takes when nothing is wrong; None if it finds something."""
    tree = trees.get()
    started = time.perf_counter()
    passed = _suite_passes(of, tree)
    trees.put(tree)
    return time.perf_counter() - started if passed else None


def _fates(of: str, mutants: Sequence[Mutant], trees: Trees, seconds: float) -> Iterator[Fate]:
    with ThreadPoolExecutor(trees.qsize()) as jobs:
        fates = jobs.map(lambda mutant: _fate(of, mutant, trees, seconds), mutants)
        for number, (mutant, fate) in enumerate(zip(mutants, fates, strict=True), 1):
            _say(f"{number}/{len(mutants)} {fate.value} {mutant}")
            yield fate


def _fate(of: str, mutant: Mutant, trees: Trees, seconds: float) -> Fate:
    tree = trees.get()
    file = tree / FOLDERS[of] / mutant.file
    right = file.read_text("utf-8")
    file.write_text(mutant.source, "utf-8")
    try:
        passed = _suite_passes(of, tree, seconds, stderr=subprocess.DEVNULL)
        return Fate.SURVIVED if passed else Fate.KILLED
    except subprocess.TimeoutExpired:
        return Fate.TIMED_OUT
    finally:
        file.write_text(right, "utf-8")
        trees.put(tree)


def _suite_passes(of: str, tree: Path, seconds: float | None = None, stderr: int | None = None) -> bool:
    command, environment = [sys.executable, str(SUITE), of], {**os.environ, **_surroundings(tree)}
    return subprocess.run(command, env=environment, timeout=seconds, stderr=stderr).returncode == 0


def _surroundings(tree: Path) -> dict[str, str]:
    """No bytecode cache: Python would take it as current if the next mutant came within a second."""
    return {
        "PYTHONPATH": os.pathsep.join((str(tree), str(TESTS))),
        "PYTHONDONTWRITEBYTECODE": "1",
        "PYTHONHASHSEED": "0",
    }


def _summary(mutants: Sequence[Mutant], fates: Sequence[Fate], enough: int) -> int:
    """The exit status: 0 if enough were killed. One that ran too long counts as killed."""
    survivors = [m for m, fate in zip(mutants, fates, strict=True) if fate is Fate.SURVIVED]
    killed = len(mutants) - len(survivors)
    percent = 100 * killed / len(mutants)
    for mutant in survivors:
        _say(f"survivor: {mutant}")
    _say(
        f"{len(mutants)} mutants, {killed} killed ({fates.count(Fate.TIMED_OUT)} ran too long), "
        f"{len(survivors)} survived: {percent:.1f} % killed"
    )
    return 0 if percent >= enough else 1


def _say(line: str) -> None:
    sys.stdout.write(line + "\n")
    sys.stdout.flush()


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
