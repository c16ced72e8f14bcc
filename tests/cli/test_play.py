"""`penult play` in a pipe: line by line, as a screen reader or a script meets it."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from cli.piping_in import ANYTHING, penult
from penult.cli.main import main
from penult.notation.record import Record


@pytest.mark.parametrize("rules", ["classic", "hp2003", "hp2018", "hp2003+legality=table"])
def test_a_hand_is_played_to_its_end_and_its_record_is_watched(rules: str, tmp_path: Path) -> None:
    flags = ("--rules", rules, "--seed", "1", "--seats", "3", "--record", str(tmp_path / "kept"))

    answer = penult(tmp_path, "play", *flags, typed=ANYTHING * 90)

    assert answer.returncode == 0
    assert "the hand and score" in answer.stdout
    assert "\x1b" not in answer.stdout
    assert answer.stderr == ""
    file = next((tmp_path / "kept").iterdir())
    assert Record.read(file).replay().over

    watched = penult(tmp_path, "replay", str(file), "--all")
    assert watched.returncode == 0
    assert watched.stdout.count("\nStep ") == len(Record.read(file).acts) + 1
    assert "[R-51]" in watched.stdout


def test_records_go_to_the_persons_data_unless_none_are_wanted(tmp_path: Path) -> None:
    penult(tmp_path, "play", "--seats", "2", "--seed", "1", "--no-record", typed=ANYTHING * 90)
    assert not list(tmp_path.iterdir())

    penult(tmp_path, "play", "--seats", "2", "--seed", "1", typed=ANYTHING * 90)
    assert list((tmp_path / "penult-records").glob("*.record"))


def test_leaving_the_table_is_no_error(tmp_path: Path) -> None:
    answer = penult(tmp_path, "play", "--seed", "1", typed="?\nq\n")

    assert answer.returncode == 0
    assert answer.stdout.endswith("Bye!\n")


def test_letters_that_cannot_be_read_or_written_are_no_error(tmp_path: Path) -> None:
    answer = subprocess.run(
        [sys.executable, "-m", "penult", "play", "--seed", "1", "--lang", "fr"],
        input=b"\xff\xfe\n\x00\nq\n",
        capture_output=True,
        check=False,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "ascii"},
    )

    assert answer.returncode == 0
    assert answer.stderr == b""


def test_the_same_seed_gives_the_same_cards(tmp_path: Path) -> None:
    first, second = (penult(tmp_path, "play", "--seed", "8", typed="q\n").stdout for _ in range(2))

    assert first == second
    assert "Your hand, 7 cards" in first


def test_the_table_speaks_the_language_that_was_asked_for(tmp_path: Path) -> None:
    assert "joueurs" in penult(tmp_path, "play", "--lang", "fr", typed="q\n").stdout
    assert "jugadores" in penult(tmp_path, "play", "--lang", "es", typed="q\n").stdout


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        (("--seats", "1"), "expected 2 to 10"),
        (("--seats", "11"), "expected 2 to 10"),
        (("--seats", "four"), "expected a whole number"),
        (("--rules", "chess"), "expected classic or hp2003 or hp2018"),
        (("--rules", "classic+drawn=never"), "expected may or must_declined"),
        (("--bots", "grandmaster"), "expected"),
        (("--bots", "keen,keen", "--seats", "4"), "expected one kind, or 3 with commas between"),
        (("--pace", "-1"), "or 0 to 60 seconds"),
        (("--pace", "nan"), "or 0 to 60 seconds"),
        (("--lang", "tlh"), "expected en or es or es-ES or fr or fr-FR or pt or pt-BR"),
    ],
)
def test_bad_arguments_are_answered_in_words_with_status_2(
    arguments: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert status("play", *arguments) == 2
    assert expected in capsys.readouterr().err


def status(*arguments: str) -> int:
    try:
        return main(arguments)
    except SystemExit as leaving:
        return int(leaving.code or 0)


def test_lines_of_text_need_no_window(tmp_path: Path) -> None:
    code = "import sys, penult.cli.main as m; m.main(['play', '--plain']); print('textual' in sys.modules)"
    answer = subprocess.run(
        [sys.executable, "-c", code],
        input="q\n",
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, "XDG_DATA_HOME": str(tmp_path), "PYTHONIOENCODING": "utf-8"},
    )

    assert answer.stdout.endswith("False\n")
