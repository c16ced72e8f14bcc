"""The hello-bots in `examples/` play for real: each in its language, without a fault."""

from __future__ import annotations

import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from penult.bots.entrants import Entrant
from penult.bots.registry import BOTS
from penult.contest.contest import Contest, run

EXAMPLES = Path(__file__).parents[2] / "examples"
HELLOS = sorted(EXAMPLES.glob("hello_bot.*"))


@pytest.fixture(autouse=True)
def _only_our_bots() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def command(file: Path, folder: Path) -> str:
    """What runs a hello-bot, built first where that is necessary."""
    if file.suffix == ".py":
        return f"{sys.executable} {file}"
    if file.suffix == ".mjs":
        return f"{_program('node')} {file}"
    built = folder / "hello_bot"
    subprocess.run([_program("rustc"), "-O", str(file), "-o", str(built)], check=True, timeout=200)
    return str(built)


def _program(name: str) -> str:
    found = shutil.which(name)
    if found is None:
        pytest.skip(f"{name} is not installed: the hello-bot in its language was not tried")
    return found


def test_there_is_one_in_each_language_and_each_is_short() -> None:
    assert [file.suffix for file in HELLOS] == [".mjs", ".py", ".rs"]
    for file in HELLOS:
        assert len(file.read_text(encoding="utf-8").splitlines()) < 60


@pytest.mark.parametrize("file", HELLOS, ids=lambda file: file.suffix)
def test_a_hello_bot_plays_every_edition_without_a_fault(file: Path, tmp_path: Path) -> None:
    entrant = Entrant("hello", "program", command(file, tmp_path))
    for rules, deals in (("classic", 6), ("hp2003+legality=table", 3), ("hp2018+no-mercy", 3)):
        lineup = ("hello", "keen", "hello")
        result = run(Contest(rules, lineup, deals, entrants=(entrant,), patience=60))

        assert result.faults == ()
        assert result.hands == 3 * deals
        assert result.bots[0].win_rate > 0.2
