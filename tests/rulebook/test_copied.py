"""What finds copied wording: tried with sheets that we write ourselves."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.rulebook.book import book
from rulebook.copied import copies, main, repeated, runs_of, words_of

SHEET = "The dealer, who is never wrong, shuffles 7 green cards and hums a tune."


def found(text: str) -> list[str]:
    return list(repeated(text, runs_of(words_of(SHEET))))


def test_eight_words_in_a_row_are_a_copy_whatever_the_case_marks_and_numbers() -> None:
    assert found("Look: WHO is never wrong – shuffles seven green cards!") == [
        "who is never wrong shuffles 7 green cards"
    ]


def test_a_longer_stretch_is_one_copy() -> None:
    assert found(f"So: {SHEET} Then sleep.") == [" ".join(words_of(SHEET))]


def test_seven_words_in_a_row_are_none() -> None:
    assert found("who is never wrong shuffles 7 green apples, and hums a tune") == []


def test_a_sentence_of_the_book_on_a_sheet_would_be_found_in_its_language() -> None:
    part = book("fr").entry("R-28", "hp2003").parts[0]

    places = [each.partition(":")[0] for each in copies([f"# {part.text.upper()}"])]
    assert places == [f"fr R-28.{part.name}"]


def test_the_command_says_what_it_found_and_fails(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    (tmp_path / "own.txt").write_text(SHEET, encoding="utf-8")
    assert main([str(tmp_path)]) == 0

    (tmp_path / "copied.txt").write_text(book("en").entry("R-46").parts[0].text, encoding="utf-8")
    assert main([str(tmp_path)]) == 1
    assert "en R-46." in capsys.readouterr().out


def test_a_folder_without_sheets_is_an_error(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([str(tmp_path)])
