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
    assert check(tmp_path, RIGHT, capsys, times=2) == (0, ["2 passed, 0 failed"])


def test_all_that_differs_stands_on_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    assert check(tmp_path, RIGHT + WRONG, capsys) == (
        1,
        [
            "2 X-2: sc: expected 0,11,0, came 11,0,0; over: expected 0, came - (interpreted)",
            "1 passed, 1 failed",
        ],
    )


def test_points_expected_of_a_hand_that_goes_on_are_a_failure(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, OPEN, capsys) == (
        1,
        ["1 X-3: pts: expected 5, came - (interpreted)", "0 passed, 1 failed"],
    )


def test_a_scenario_that_cannot_be_read_has_failed(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert check(tmp_path, UNREADABLE + RIGHT, capsys) == (
        1,
        [
            "1 X-4: cannot be read: action: expected hand WINNER:CARDS/CARDS/… or void, came 'hand 0'",
            "1 passed, 1 failed",
        ],
    )


def test_a_file_that_cannot_be_read_has_a_status_of_its_own(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "some.txt").write_text(RIGHT, encoding="utf-8")
    (tmp_path / "bytes.txt").write_bytes(b"\xff\xfe")

    assert main(["check", str(tmp_path / "some.txt"), str(tmp_path / "bytes.txt")]) == 2
    said = capsys.readouterr()
    assert (said.out, said.err.count("\n")) == ("", 1)
    assert "expected text in UTF-8" in said.err


def test_what_a_scenario_says_never_commands_the_terminal(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    hostile = WRONG.replace("X-2", "X-\x1b[2J\u202e2").replace("sc=0,11,0", "sc=\x07é")
    status, lines = check(tmp_path, hostile, capsys)

    assert status == 1
    assert lines[0].startswith(r"1 X-\x1b[2J\u202e2: sc: expected \x07é, came 11,0,0; over:")


def test_nor_does_the_name_of_a_file(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    wrong, absent, spoiled = (tmp_path / f"{name}\x1b[2J" for name in ("wrong", "absent", "spoiled"))
    wrong.write_text(WRONG, encoding="utf-8")
    spoiled.write_bytes(b"\xff")
    for file in (wrong, absent, spoiled):
        main(["check", "--speed", "interpreted", str(file)])

        said = "".join(capsys.readouterr())
        assert r"\x1b[2J" in said
        assert "\x1b" not in said
