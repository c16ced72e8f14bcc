"""`penult arena`, as a person or a script meets it."""

from __future__ import annotations

import json
import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from penult.bots.registry import BOTS, register
from penult.bots.specs import Parameter
from penult.cli.main import main

BOT = """
class HelloBot:
    def choose(self, view):
        if view.turn != view.seat or view.phase.startswith("settle"):
            return None
        return next((move for move in view.moves if move.right and move.verb == "play"), view.moves[0])
"""


@pytest.fixture(autouse=True)
def _only_our_bots() -> Iterator[None]:
    before = dict(BOTS)
    yield
    BOTS.clear()
    BOTS.update(before)


def told(capsys: pytest.CaptureFixture[str], *arguments: str) -> dict[str, object]:
    assert main(["arena", *arguments, "--json"]) == 0
    answer = json.loads(capsys.readouterr().out)
    assert isinstance(answer, dict)
    return answer


def refused(capsys: pytest.CaptureFixture[str], *arguments: str) -> str:
    assert main(["arena", *arguments]) == 2
    return capsys.readouterr().err


def test_json_has_the_share_of_the_first_bot(capsys: pytest.CaptureFixture[str]) -> None:
    answer = told(
        capsys, "keen", "random", "--seats", "4", "--deals", "30", "--workers", "1", "--interpreted"
    )

    assert answer["lineup"] == ["keen", "random", "random", "random"]
    assert (answer["deals"], answer["hands"], answer["par"]) == (30, 120, 0.25)
    assert 0 < float(str(answer["win_rate"])) < 1
    assert float(str(answer["ci95"])) > 0
    assert float(str(answer["p95_ms"])) >= float(str(answer["p50_ms"])) > 0


def test_people_get_a_table(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["arena", "hard", "easy", "--deals", "20", "--workers", "1", "--interpreted"]) == 0

    answer = capsys.readouterr()
    assert "par      50.0 % for keen" in answer.out
    assert answer.err == "", "a progress bar is for terminals"


def test_a_league_is_told_with_its_ratings(capsys: pytest.CaptureFixture[str]) -> None:
    league = ("random", "simple", "keen", "--league", "--deals", "40", "--workers", "1", "--interpreted")
    answer = told(capsys, *league)
    assert {each["bot"] for each in answer["ratings"]} == {"random", "simple", "keen"}  # type: ignore[attr-defined]

    assert main(["arena", *league]) == 0
    lines = capsys.readouterr().out.splitlines()
    assert lines[0] == "rules    classic, 2 seats, 40 deals in each contest"
    assert sum("against" in line for line in lines) == 3


def test_a_class_in_this_folder_enters_by_itself(tmp_path: Path) -> None:
    (tmp_path / "my_bots.py").write_text(BOT, encoding="utf-8")
    command = [sys.executable, "-m", "penult", "arena", "--bot", "my_bots:HelloBot", "simple"]
    answer = subprocess.run(
        [*command, "--deals", "24", "--workers", "2", "--json"],
        capture_output=True,
        text=True,
        timeout=200,
        check=False,
        cwd=tmp_path,
        env={**os.environ},
    )

    assert answer.stderr == ""
    facts = json.loads(answer.stdout)
    assert facts["lineup"] == ["hello-bot", "simple"]
    assert facts["faults"] == []


def test_records_are_kept_in_the_folder(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    folder = tmp_path / "hands"
    told(capsys, "keen", "simple", "--deals", "2", "--workers", "1", "--records", str(folder))

    assert len([*folder.glob("*.record")]) == 4
    assert main(["replay", str(folder / "deal-000001-0.record"), "--lang", "en", "--plain"]) == 0


def test_a_budget_of_time_repeats_nothing(capsys: pytest.CaptureFixture[str]) -> None:
    keen = BOTS["keen"].make
    register("timed", lambda rng, **_: keen(rng), (Parameter("ms", 1, 100, timed=True),))

    assert "--approximate" in refused(capsys, "timed:ms=20", "keen", "--seed", "3", "--deals", "2")
    for more in (["--seed", "3", "--approximate"], []):
        told(capsys, "timed:ms=20", "keen", "--deals", "2", "--workers", "1", *more)


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "bots: expected two or more"),
        (("keen", "simple", "random", "--seats", "4"), "bots: expected 2 names"),
        (("keen", "clever"), "bot: expected random or simple or keen, came 'clever'"),
        (("keen:depth=3", "keen"), "nothing after its name"),
        (("keen", "simple", "--deals", "0"), "deals: expected 1 to"),
        (("keen", "simple", "--workers", "0"), "--workers: expected 1 or more"),
        (("keen", "simple", "--patience", "0"), "--patience: expected more than 0"),
        (("keen", "simple", "--sprt", "99"), "--sprt: expected 0.01 to 50"),
        (("keen", "keen", "--league"), "--league: expected at least two bots, each once"),
        (("keen", "simple", "--league", "--deals", "19"), "deals of a league: expected 20 or more"),
        (("keen", "simple", "--league", "--sprt"), "--league: expected neither of them"),
        (("keen", "--bot", "nonsense"), "module:Class"),
        (("keen", "--program", "x=./no-such-file"), "a program that can be run"),
        (("keen", "simple", "--rules", "chess"), "chess"),
    ],
)
def test_what_cannot_be_is_refused_in_one_line(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    words = refused(capsys, *arguments)

    assert words.startswith("penult arena: ")
    assert expected in words
    assert words.count("\n") == 1
