"""Files that commands write: none is lost, and all commands report in the same way."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.cli.main import main
from penult.scorekeeper.file import begin_score
from penult.scorekeeper.sheet import ScoreSheet

COMMANDS = {
    "card": ["card", "R7"],
    "card as a picture": ["card", "R7", "--svg"],
    "rules": ["rules", "R-28", "--lang", "en"],
    "rule sheet": ["rules", "--edition", "classic", "--format", "markdown", "--lang", "en"],
    "schedule": ["schedule", "--players", "4", "--lang", "en"],
    "score": ["score", "evening.score", "--export", "csv", "--lang", "en"],
}


@pytest.fixture(autouse=True)
def evening(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """In English, in a folder with a score sheet."""
    monkeypatch.chdir(tmp_path)
    monkeypatch.setenv("LC_ALL", "en_US.UTF-8")
    begin_score("evening.score", ScoreSheet.begin("classic", ["Ana", "Ben"]).void()).close()


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_file_that_is_there_is_replaced_only_by_force(
    command: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    Path("mine.txt").write_text("mine", encoding="utf-8")

    assert main([*command, "--out", "mine.txt"]) == 2
    assert Path("mine.txt").read_text(encoding="utf-8") == "mine"
    assert "The file mine.txt already exists. Add --force to replace it.\n" in capsys.readouterr().err

    assert main([*command, "--out", "mine.txt", "--force"]) == 0
    assert capsys.readouterr().out == "Saved in mine.txt\n"
    assert main(command) == 0
    assert Path("mine.txt").read_text(encoding="utf-8") == capsys.readouterr().out
    assert {file.name for file in Path().iterdir()} == {"mine.txt", "evening.score"}


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_a_dash_is_the_standard_output(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    main(command)
    plain = capsys.readouterr().out

    assert main([*command, "--out", "-"]) == 0
    assert capsys.readouterr().out == plain
    assert not Path("-").exists()


@pytest.mark.parametrize("command", COMMANDS.values(), ids=COMMANDS)
def test_force_alone_forces_nothing(command: list[str], capsys: pytest.CaptureFixture[str]) -> None:
    assert main([*command, "--force"]) == 2
    assert "--out" in capsys.readouterr().err


def test_a_file_that_is_a_link_stays_one() -> None:
    Path("real.txt").write_text("mine", encoding="utf-8")
    Path("link.txt").symlink_to("real.txt")

    assert main(["card", "R7", "--out", "link.txt", "--force"]) == 0
    assert Path("link.txt").is_symlink()
    assert Path("real.txt").read_text(encoding="utf-8").startswith("R7")


def test_nothing_is_lost_by_writing_to_a_device() -> None:
    assert main(["card", "R7", "--out", "/dev/null"]) == 0


def test_a_taken_name_is_told_in_the_language_asked_for(capsys: pytest.CaptureFixture[str]) -> None:
    Path("mine.txt").touch()

    assert main(["rules", "R-28", "--lang", "fr", "--out", "mine.txt"]) == 2
    assert "Le fichier mine.txt existe déjà" in capsys.readouterr().err


@pytest.mark.parametrize(
    ("name", "beginning"), [("a.html", "<!doctype html>"), ("a.md", "# "), ("a.txt", "RULES")]
)
def test_the_name_of_a_file_says_how_a_rule_sheet_is_written(name: str, beginning: str) -> None:
    main(["rules", "--edition", "classic", "--lang", "en", "--out", name])

    assert Path(name).read_text(encoding="utf-8").startswith(beginning)


def test_only_an_export_of_a_score_goes_to_a_file(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["score", "evening.score", "--out", "x.csv"]) == 2
    assert "--export beside it" in capsys.readouterr().err
