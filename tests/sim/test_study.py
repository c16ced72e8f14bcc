"""The study: published figures, measured again, and the page that the command writes."""

from __future__ import annotations

import json
import re
from pathlib import Path

import pytest

from penult.cli.main import main
from penult.sim.study import Effort, Finding, never_fitting, study
from penult.sim.study_report import document, measured

PAGE = Path(__file__).parents[2] / "docs" / "study.md"
SMALL = ("--hands", "40", "--seed", "5", "--interpreted", "--workers", "1")


def test_the_command_prints_json(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["study", *SMALL, "--json"]) == 0
    told = json.loads(capsys.readouterr().out)
    sources = {each["source"] for each in told["findings"]}

    assert (told["hands"], told["seed"]) == (40, 5)
    assert sources >= {"Pfann 2021", "Corrigan", "chausner/UnoAI", "rporta23/draw4"}
    assert sources >= {"Whittemore 2024", "flazz 2010", "Ramadhan 2015"}


def test_the_same_study_is_the_same_page() -> None:
    pages = [document(effort, study(effort)) for effort in 2 * [Effort(20, 3, fast=False)]]

    assert pages[0] == pages[1]


def test_the_page_in_the_documents_has_every_finding() -> None:
    small = document(Effort(20, 3, fast=False), study(Effort(20, 3, fast=False)))
    kept = PAGE.read_text(encoding="utf-8")

    assert [row[:2] for row in rows(kept)] == [row[:2] for row in rows(small)]
    assert kept.partition("**What follows.**")[2] == small.partition("**What follows.**")[2]


def rows(page: str) -> list[list[str]]:
    """The cells of each row, with the numbers that depend on the effort left out."""
    cells = [line.strip("| ").split(" | ") for line in page.splitlines() if line.startswith("| ")]
    return [[re.sub(r"[\d,]+ hands", "hands", cell) for cell in row] for row in cells]


def test_draws_that_do_not_fit_are_counted_exactly() -> None:
    """Of 107 cards 38 fit a red 5 (24 red, 6 fives, 8 wilds): one draw misses with 69 / 107."""
    assert never_fitting(1) == pytest.approx(69 / 107, abs=0.01)
    assert never_fitting(7) < never_fitting(6) < never_fitting(6, wilds=False)


@pytest.mark.parametrize(
    ("ours", "ci95", "unit", "words"),
    [
        (52.123, 0.4, "%", "52.12 ± 0.40 %"),
        (0.0712, 0.0003, "", "0.0712 ± 0.0003"),
        (4.2, 0.0, "%", "4.20 %"),
    ],
)
def test_a_figure_is_told_with_its_interval(ours: float, ci95: float, unit: str, words: str) -> None:
    assert measured(Finding("", "", "", ours, ci95, unit, "")) == words
