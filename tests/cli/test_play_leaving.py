"""Leaving a match in the middle, and resuming it."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from cli.piping_in import ANYTHING, penult
from penult.cli.main import main
from penult.match.record import MatchRecord

MATCH = ("play", "--seed", "3", "--bots", "random", "--name", "Ana", "--format", "tally", "--target")


def left(folder: Path, typed: str = "q\n", target: str = "60") -> tuple[str, Path]:
    """An unfinished match: the last words, and its record."""
    answer = penult(folder, *MATCH, target, typed=typed)
    assert (answer.returncode, answer.stderr) == (0, "")
    (file,) = (folder / "penult-records").glob("*.match")
    return answer.stdout, file


def test_who_leaves_in_the_first_hand_is_told_where_the_match_lies(tmp_path: Path) -> None:
    said, file = left(tmp_path)

    assert f"Your match is saved in {file}" in said
    assert f"penult play --resume {file}" in said
    assert f"penult replay {file}" in said
    match, deal = MatchRecord.read(file).resume(Random(4))
    assert (match.results, deal is None) == ([], False)


def test_the_hand_that_was_left_can_be_watched(tmp_path: Path) -> None:
    _, file = left(tmp_path)

    watched = penult(tmp_path, "replay", str(file))

    assert (watched.returncode, watched.stderr) == (0, "")
    assert "Hand 1 of 1" in watched.stdout
    assert "After hand 0" not in watched.stdout


@pytest.mark.parametrize("typed", ["q\n", ANYTHING * 3 + "q\n"])
def test_a_match_goes_on_where_it_was_left(typed: str, tmp_path: Path) -> None:
    _, file = left(tmp_path, typed)
    before = MatchRecord.read(file)

    again = penult(tmp_path, "play", "--resume", str(file), typed=ANYTHING * 500)

    after = MatchRecord.read(file)
    assert (again.returncode, again.stderr) == (0, "")
    assert after.replay().over
    assert before.hands
    for hand, once in zip(after.hands, before.hands, strict=False):
        assert [act.words for act in hand.acts[: len(once.acts)]] == [act.words for act in once.acts]
    assert after.headers == before.headers
    assert after.names == before.names
    for hand in after.hands:
        assert all((act.mark == "bot") == (act.seat != 0) for act in hand.acts)
    end = again.stdout[: again.stdout.index("Play again?")]
    assert f"This match is saved in {file}" in end[-200:]


def test_a_match_that_goes_on_says_how_it_stands(tmp_path: Path) -> None:
    _, file = left(tmp_path, ANYTHING * 30 + "q\n", target="500")
    number = len(MatchRecord.read(file).replay().results)
    assert number

    again = penult(tmp_path, "play", "--resume", str(file), typed="q\n")

    assert f"After hand {number}:" in again.stdout
    assert f"This is hand {number + 1} of the match." in again.stdout
    assert again.stdout.count("This is hand") == 1


def test_who_keeps_no_records_is_told_of_none(tmp_path: Path) -> None:
    said = penult(tmp_path, *MATCH, "60", "--no-record", typed="q\n").stdout

    assert "kept" not in said
    assert not (tmp_path / "penult-records").exists()


@pytest.mark.parametrize(
    ("said", "instead", "expected"),
    [
        ("penult match 1", "penult game 1", "expected penult match 1"),
        ("bots: random random random\n", "", "expected a match that was left in the terminal, with its bots"),
        ("bots: random random random", "bots: random", "expected a match that was left in the terminal"),
        ("bots: random", "bots: clever", "expected"),
        ("standing 0", "standing 1", "expected standing 0 0 0 0"),
    ],
)
def test_what_cannot_be_gone_on_with_is_refused_in_words(
    said: str, instead: str, expected: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = left(tmp_path)
    file.write_text(file.read_text(encoding="utf-8").replace(said, instead), encoding="utf-8")

    assert main(["play", "--resume", str(file)]) == 2
    assert expected in capsys.readouterr().err


def test_a_match_that_is_over_does_not_go_on(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    _, file = left(tmp_path, ANYTHING * 80)
    assert MatchRecord.read(file).replay().over

    assert main(["play", "--resume", str(file)]) == 2
    assert "expected a match that is not over" in capsys.readouterr().err


@pytest.mark.parametrize(
    "flags", [("--seats", "3"), ("--rules", "classic"), ("--format", "tally"), ("--no-record",)]
)
def test_a_match_that_goes_on_keeps_its_rules(
    flags: tuple[str, ...], tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    _, file = left(tmp_path)

    assert main(["play", "--resume", str(file), *flags]) == 2
    assert "nothing beside --resume" in capsys.readouterr().err
