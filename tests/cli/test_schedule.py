"""`penult schedule`, as a person or a script meets it."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest


def schedule(*arguments: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "penult", "schedule", "--lang", "en", *arguments]
    return subprocess.run(command, capture_output=True, text=True, timeout=120, check=False)


def test_eight_players_are_told_where_to_sit() -> None:
    answer = schedule("--players", "8")

    assert (answer.returncode, answer.stderr) == (0, "")
    assert (
        "  Table 1      8       2      1       4\n  Table 2      3       5      7       6\n" in answer.stdout
    )
    assert "Round 7 · hands 25 to 28\n" in answer.stdout


def test_names_say_how_many_play() -> None:
    answer = schedule("--names", "Ana, Ben, Cleo, Dan", "--hands", "1")

    assert "  Table 1      Ana     Ben    Cleo    Dan\n" in answer.stdout
    assert "Round 3 · hand 3" in answer.stdout


def test_json_can_be_read_by_a_program() -> None:
    answer = schedule("--players", "5", "--json")

    assert json.loads(answer.stdout)["hands"][0]["out"] == ["5"]


def test_a_spreadsheet_has_a_heading_and_all_hands() -> None:
    assert len(schedule("--players", "12", "--csv").stdout.splitlines()) == 1 + 11 * 4 * 3


def test_a_page_is_written_to_a_file_in_the_look_of_the_rule_sheets(tmp_path: Path) -> None:
    file = tmp_path / "wall.html"
    answer = schedule("--players", "4", "--html", "--out", str(file))

    assert (answer.returncode, answer.stdout) == (0, "")
    assert '<html lang="en">' in file.read_text(encoding="utf-8")
    assert "--plum:" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "expected a number of players or their names, such as --players 8; came neither"),
        (("--players", "7"), "players: expected one of 4, 5, 8, 9, 12, 13"),
        (("--players", "0"), "players: expected one of 4, 5, 8, 9, 12, 13"),
        (("--players", "44"), "players: expected one of 4, 5, 8, 9, 12, 13"),
        (("--players", "many"), "invalid int value"),
        (("--players", "8", "--hands", "0"), "hands: expected 1 to 99"),
        (("--players", "8", "--names", "Ana,Ben"), "--names: expected 8 names, one for each player, came 2"),
        (("--names", "Ana,Ben,Ana,Cleo"), "expected different names, came 'Ana' twice"),
        (("--names", "Ana,Ben,,Cleo"), "expected a name of 1 to 40 letters"),
        (("--names", ""), "expected a name of 1 to 40 letters"),
        (("--players", "8", "--csv", "--json"), "not allowed with argument"),
        (("--players", "8", "--lang", "xx"), "expected en or es or fr or pt"),
        (("--players", "8", "--out", "no/such/folder/wall.txt"), "No such file or directory"),
    ],
)
def test_bad_arguments_are_answered_in_words(arguments: tuple[str, ...], expected: str) -> None:
    answer = schedule(*arguments)

    assert answer.returncode == 2
    assert expected in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""
