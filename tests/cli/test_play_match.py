"""`penult play --format` in a pipe, and its record watched again."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.piping_in import ANYTHING, penult
from penult.cli.main import main
from penult.match.record import MatchRecord


def play(folder: Path, *flags: str) -> tuple[str, MatchRecord, Path]:
    """Play a match with the random bots; what was said, and the record that was kept."""
    answer = penult(
        folder, "play", "--seed", "3", "--bots", "random", "--name", "Ana", *flags, typed=ANYTHING * 500
    )
    assert (answer.returncode, answer.stderr) == (0, "")
    file = min((folder / "penult-records").glob("*.match"), key=lambda path: (len(path.name), path.name))
    return answer.stdout, MatchRecord.read(file), file


@pytest.mark.parametrize(
    ("flags", "rules"),
    [
        (("--format", "winner", "--target", "200"), "classic+target=200"),
        (("--rules", "hp2003+score=tally", "--target", "100"), "hp2003+score=tally+target=100"),
        (("--format", "elim", "--target", "80"), "classic+score=elim+target=80"),
        (("--format", "team", "--target", "200"), "classic+score=team+target=200"),
        (
            ("--format", "rotate4", "--rules", "classic+rotate4_per_pair=1"),
            "classic+score=rotate4+rotate4_per_pair=1",
        ),
        (("--rules", "classic+target=50"), "classic+target=50"),
    ],
)
def test_a_match_is_played_to_its_end_and_watched_again(
    flags: tuple[str, ...], rules: str, tmp_path: Path
) -> None:
    said, record, file = play(tmp_path, *flags)

    assert str(record.rules) == rules
    assert record.replay().over
    assert "Play again?" in said

    watched = penult(tmp_path, "replay", str(file))
    assert (watched.returncode, watched.stderr) == (0, "")
    assert f"Hand {len(record.hands)} of {len(record.hands)}" in watched.stdout
    final = watched.stdout[watched.stdout.index(f"After hand {len(record.hands)}:") :]
    assert [int(word) for word in final.split() if word.isdigit()] == list(record.replay().standing.totals)


def test_a_format_that_the_rules_name_as_well_is_no_contradiction(tmp_path: Path) -> None:
    said = penult(tmp_path, "play", "--rules", "classic+score=elim", "--format", "elim", typed="q\n")

    assert said.returncode == 0


def test_a_format_that_is_the_usual_one_is_a_match_all_the_same(tmp_path: Path) -> None:
    said = penult(tmp_path, "play", "--rules", "classic+score=winner", typed="q\n").stdout

    assert "This is hand 1 of the match." in said


def test_without_a_format_hands_are_played_one_by_one(tmp_path: Path) -> None:
    assert "of the match" not in penult(tmp_path, "play", typed="q\n").stdout


@pytest.mark.parametrize(
    ("flags", "expected"),
    [
        (("--format", "chess"), "expected winner or tally or elim or team or rotate4"),
        (
            ("--format", "elim", "--rules", "classic+score=tally"),
            "expected tally, as --rules says with +score=tally",
        ),
        (
            ("--target", "200", "--rules", "classic+target=300"),
            "expected 300, as --rules says with +target=300",
        ),
        (("--format", "rotate8"), "expected winner or tally or elim or team or rotate4"),
        (("--format", "team", "--seats", "5"), "expected 4, 6, 8 or 10 with partners"),
        (("--format", "rotate4", "--seats", "6"), "expected 4 with rotating partners"),
        (("--target", "0"), "expected a whole number from 1"),
        (("--target", "many"), "expected a whole number from 1"),
    ],
)
def test_what_cannot_be_played_is_answered_in_words(
    flags: tuple[str, ...], expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["play", *flags]) == 2
    assert expected in capsys.readouterr().err


def test_a_match_record_that_is_not_true_is_refused(tmp_path: Path) -> None:
    _, _, file = play(tmp_path, "--format", "tally", "--target", "60")
    text = file.read_text(encoding="utf-8")
    file.write_text(text.replace("\nstanding ", "\nstanding 9"), encoding="utf-8")

    answer = penult(tmp_path, "replay", str(file))

    assert answer.returncode == 2
    assert "expected standing" in answer.stderr


def test_a_match_far_longer_than_any_hand_is_watched_again(tmp_path: Path) -> None:
    _, record, file = play(tmp_path, "--format", "tally", "--target", "60")
    file.write_text(str(record) + f"# {'-' * 400}\n" * 15_000, encoding="utf-8")

    answer = penult(tmp_path, "replay", str(file))

    assert (answer.returncode, answer.stderr) == (0, "")
    assert f"Hand {len(record.hands)} of {len(record.hands)}" in answer.stdout


def test_the_totals_are_told_during_a_hand(tmp_path: Path) -> None:
    answer = penult(tmp_path, "play", "--format", "tally", "--seed", "1", typed="score\n?\nq\n")

    _, _, told = answer.stdout.partition("Your move: score\n")
    assert told.startswith("You score what’s left in your own hand.")
    assert "Before the first hand:\n  You        0\n  Nadia      0\n" in told
    assert "score shows the totals of the match." in told


def test_hands_one_by_one_have_no_totals(tmp_path: Path) -> None:
    answer = penult(tmp_path, "play", "--seed", "1", typed="s\n?\nq\n")

    assert "Your move: s\nThere are no totals: you’re playing single hands.\n" in answer.stdout
    assert "score shows" not in answer.stdout
