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
        "  Table 1   8        2        1        4\n"
        "  Table 2   3        5        7        6\n"
        "  Deals     hand 1   hand 2   hand 3   hand 4\n" in answer.stdout
    )
    assert "Round 7 · hands 25 to 28\n" in answer.stdout


def test_names_say_how_many_play() -> None:
    answer = schedule("--names", "Ana, Ben, Cleo, Dan", "--hands", "1")

    assert "  Table 1   Ana      Ben    Cleo    Dan\n" in answer.stdout
    assert "Round 3 · hand 3" in answer.stdout


def test_json_can_be_read_by_a_program() -> None:
    answer = schedule("--players", "5", "--json")

    assert json.loads(answer.stdout)["hands"][0]["out"] == ["5"]


def test_a_spreadsheet_has_a_heading_and_all_hands() -> None:
    assert len(schedule("--players", "12", "--csv").stdout.splitlines()) == 1 + 11 * 4 * 3


def test_a_page_is_written_to_a_file_in_the_look_of_the_rule_sheets(tmp_path: Path) -> None:
    file = tmp_path / "wall.html"
    answer = schedule("--players", "4", "--html", "--out", str(file))

    assert (answer.returncode, answer.stdout) == (0, f"Saved in {file}\n")
    assert '<html lang="en">' in file.read_text(encoding="utf-8")
    assert "--plum:" in file.read_text(encoding="utf-8")


@pytest.mark.parametrize(
    ("name", "beginning"),
    [("wall.html", "<!doctype html>"), ("wall.CSV", "Hand,"), ("wall.json", "{"), ("wall.txt", "Changing")],
)
def test_the_name_of_the_file_says_how_it_is_written(name: str, beginning: str, tmp_path: Path) -> None:
    schedule("--players", "4", "--out", str(tmp_path / name))

    assert (tmp_path / name).read_text(encoding="utf-8").startswith(beginning)


def test_a_file_is_replaced_only_by_force(tmp_path: Path) -> None:
    file = tmp_path / "wall.txt"
    file.write_text("mine", encoding="utf-8")

    refused = schedule("--players", "4", "--out", str(file))
    assert (refused.returncode, file.read_text(encoding="utf-8")) == (2, "mine")
    assert f"The file {file} already exists. Add --force to replace it." in refused.stderr

    assert schedule("--players", "4", "--out", str(file), "--force").returncode == 0
    assert file.read_text(encoding="utf-8").startswith("Changing partners")


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ((), "expected a number of players or their names, such as --players 8; came neither"),
        (
            ("--players", "10"),
            "There’s no schedule for 10 players. Everyone has to be everyone else’s partner",
        ),
        (("--players", "10"), "closest: 9 and 12. With any number of players, each can play alone"),
        (("--players", "0"), "closest: 4."),
        (("--players", "44"), "closest: 41."),
        (("--players", "10", "--lang", "fr"), "Il n’y a pas de calendrier pour 10 joueurs"),
        (("--players", "8", "--csv", "--out", "x.html"), "expected a name that ends in .csv, as --csv says"),
        (("--players", "many"), "expected a whole number, came"),
        (("--players", "8", "--hands", "0"), "hands: expected 1 to 99"),
        (("--players", "8", "--names", "Ana,Ben"), "--names: expected 8 names, one for each player, came 2"),
        (("--names", "Ana,Ben,Ana,Cleo"), "expected different names, came 'Ana' twice"),
        (("--names", "Ana,Ben,,Cleo"), "expected a name of 1 to 40 letters"),
        (("--names", ""), "expected a name of 1 to 40 letters"),
        (("--players", "8", "--csv", "--json"), "came both"),
        (("--players", "8", "--lang", "xx"), "expected en or es or es-ES or fr or fr-FR or pt or pt-BR"),
        (("--players", "8", "--out", "no/such/folder/wall.txt"), "No such file or directory"),
    ],
)
def test_bad_arguments_are_answered_in_words(arguments: tuple[str, ...], expected: str) -> None:
    answer = schedule(*arguments)

    assert answer.returncode == 2
    assert expected in answer.stderr
    assert "Traceback" not in answer.stderr
    assert answer.stdout == ""
