"""`penult check`: every file as often as it is named, and one line for each scenario that fails."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.cli.main import main

RIGHT = "X-1 | R-55 | classic match n=3 | hand 0:-/R5/R6 | sc=11,0,0\n"
WRONG = "X-2 | R-55 | classic match n=3 | hand 0:-/R5/R6 | sc=0,11,0 over=0\n"
OPEN = "X-3 | R-55 | classic n=3 top=R5 | - | pts=5\n"
UNREADABLE = "X-4 | R-55 | classic match n=3 | hand 0 | sc=0,11,0\n"


def check(
    folder: Path, text: str, capsys: pytest.CaptureFixture[str], times: int = 1
) -> tuple[int, list[str]]:
    file = folder / "some.txt"
    file.write_text(text, encoding="utf-8")
    status = main(["check", "--speed", "interpreted", *[str(file)] * times])
    return status, capsys.readouterr().out.replace(f"{file}:", "").splitlines()


def test_a_file_is_run_as_often_as_it_is_named(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, RIGHT, capsys, times=2) == (0, ["2 passed, 0 failed, 0 skipped"])


def test_all_that_differs_stands_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, RIGHT + WRONG, capsys) == (
        1,
        [
            "2 X-2: sc: expected 0,11,0, came 11,0,0; over: expected 0, came - (interpreted)",
            "1 passed, 1 failed, 0 skipped",
        ],
    )


def test_points_expected_of_a_hand_that_goes_on_are_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, OPEN, capsys) == (
        1,
        ["1 X-3: pts: expected 5, came - (interpreted)", "0 passed, 1 failed, 0 skipped"],
    )


def test_what_cannot_be_read_has_a_status_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    status, lines = check(tmp_path, UNREADABLE + RIGHT, capsys)

    assert status == 2
    assert lines[0] == "1 X-4: action: expected hand WINNER:CARDS/CARDS/… or void, came 'hand 0'"
    assert lines[1] == "1 passed, 1 failed, 0 skipped"
