"""What people type who have never kept score here, and what they read."""

from __future__ import annotations

from pathlib import Path

import pytest

from cli.score_table import THREE, Table, sit_down
from penult.engine.errors import PenultError
from penult.scorekeeper.file import read_score

ELIMINATION = ("--rules", "classic+score=elim+target=100", *THREE[2:])


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return sit_down(tmp_path, monkeypatch, capsys)


@pytest.mark.parametrize(
    ("typed", "said", "points"),
    [
        ("+4", "Ben has a Wild Draw Four: 50 points.", 50),
        ("r7 +4", "Ben has a red 7 and a Wild Draw Four: 57 points.", 57),
        ("r+2 w+4", "Ben has a red Draw Two and a Wild Draw Four: 70 points.", 70),
        ("20+7", "Ben has 27 points left.", 27),
        ("20 r7", "Ben has a red 7 and 20 points: 27 points.", 27),
        ("+2", "Ben has a Draw Two: 20 points.", 20),
        ("skip 7", "Ben has a Skip and 7 points: 27 points.", 27),
        ("red 7, wild", "Ben has a red 7 and a Wild: 57 points.", 57),
        ("2 skips", "Ben has two Skip cards: 40 points.", 40),
        ("7r, r7+gs", "Ben has two red 7s and a green Skip: 34 points.", 34),
    ],
)
def test_cards_are_understood_as_they_are_printed_and_points_are_added(
    table: Table, typed: str, said: str, points: int
) -> None:
    assert said in table.types("ana", typed, "5")
    assert table.totals == (points + 5, 0, 0)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("wild 4", "“wild 4” could be one card or two. Type W4, or put a comma in between: W, 4. [R-54]"),
        ("+45", "“+45” isn’t a card."),
        ("r7+4", "“r7+4” isn’t a card."),
        ("red", "“red” isn’t a card."),
    ],
)
def test_a_plus_that_could_mean_two_things_is_asked_about(table: Table, typed: str, why: str) -> None:
    said = table.types("ana", typed, "27", "5")

    assert f"What does Ben have left? {typed}\n{why}" in said
    assert table.totals == (32, 0, 0)


def test_the_dealer_is_found_by_cards_typed_as_in_a_hand(table: Table) -> None:
    said = table.says(*THREE[:4], str(table.file), typed=("cards", "7r", "+4", "8", "q"))

    assert "Chloé has the highest number, 8." in said
    assert read_score(table.file).head.dealer == 2


@pytest.mark.parametrize(
    ("language", "typed"),
    [
        ("es", ("7 rojo", "comodín", "8 verde")),
        ("fr", ("rouge 7", "blanche", "8")),
        ("pt", ("7", "joker", "8 azul")),
    ],
)
def test_the_dealer_is_found_by_cards_in_the_words_of_the_language(
    table: Table, language: str, typed: tuple[str, ...]
) -> None:
    table.says(*THREE[:4], "--lang", language, str(table.file), typed=("cards", *typed, "q"))

    assert read_score(table.file).head.dealer == 2


def test_undo_within_a_hand_takes_back_one_answer(table: Table) -> None:
    said = table.types("ana", "r7", "undo", "r8", "45")

    assert "What does Chloé have left? undo\nWhat does Ben have left? r8\n" in said
    assert table.totals == (53, 0, 0)


def test_back_before_the_first_answer_asks_again_who_went_out(table: Table) -> None:
    said = table.types("ana", "back", "ben", "1", "2")

    assert "What does Ben have left? back\nNothing was entered.\n" in said
    assert table.totals == (0, 3, 0)


def test_a_correction_goes_back_answer_by_answer_too(table: Table) -> None:
    table.types("ana", "r7", "45")
    said = table.types("correct 1", "", "back", "ben", "w", "undo", "", "1")

    assert said.count("Who went out? Enter keeps Ana:") == 2
    assert table.totals == (0, 46, 0)


@pytest.mark.parametrize("word", ["table", "void", "correct 1", "export x.csv", "dealer"])
def test_a_word_that_can_wait_is_told_so_within_a_hand(table: Table, word: str) -> None:
    said = table.types("ana", word, "7", "45")

    first = word.partition(" ")[0]
    assert f"You can type “{first}” only between hands. back goes back one answer.\n" in said
    assert table.totals == (52, 0, 0)


def test_going_back_from_the_names_asks_for_them_again(table: Table) -> None:
    said = table.says(str(table.file), typed=("1", "back", "Ana, Ben", "1", "", "ana", "q"))

    assert said.count("Who’s playing?") == 2
    assert read_score(table.file).head.names == ("Ana", "Ben")


@pytest.mark.parametrize(
    ("language", "typed", "said"),
    [
        ("en", "7/30", "Ana: July 30."),
        ("en", "07-30", "Ana: July 30."),
        ("en", "30/7", "Ana: July 30."),
        ("en", "30 july", "Ana: July 30."),
        ("en", "Jul 30th", "Ana: July 30."),
        ("es", "31/7", "Ana: 31 de julio."),
        ("es", "30-7", "Ana: 30 de julio."),
        ("es", "3/8", "Ana: 3 de agosto."),
        ("es", "30 julio", "Ana: 30 de julio."),
        ("es", "1 de ene", "Ana: 1 de enero."),
        ("fr", "25/12", "Ana\u00a0: 25 décembre."),
        ("fr", "1er aout", "Ana\u00a0: 1er août."),
        ("pt", "1º de março", "Ana: 1 de março."),
        ("pt", "31.7.", "Ana: 31 de julho."),
    ],
)
def test_a_birthday_is_typed_as_it_is_written_and_said_back(
    table: Table, language: str, typed: str, said: str
) -> None:
    heard = table.says(
        *THREE[:4], "--lang", language, str(table.file), typed=("birthdays", typed, "1/1", "2/2")
    )

    assert f"{typed}\n{said}\n" in heard


def test_a_day_that_could_be_two_is_asked_about(table: Table) -> None:
    answers = ("birthdays", "03-08", "1", "1/1", "2/2")
    said = table.says(*THREE[:4], "--lang", "es", str(table.file), typed=answers)

    assert "  1  3 de agosto\n  2  8 de marzo\n" in said
    assert "Ana: 3 de agosto." in said
    assert read_score(table.file).head.dealer == 0


@pytest.mark.parametrize("typed", ["", "31", "31 de", "32/7", "31/13", "30 jui", "7", "2003-07-31", "²/3"])
def test_what_is_no_day_is_asked_again(table: Table, typed: str) -> None:
    answers = ("birthdays", typed, "25/12", "1/1", "2/2")
    said = table.says(*THREE[:4], "--lang", "fr", str(table.file), typed=answers)

    assert "n’est pas un jour" in said
    assert "Ana\u00a0: 25 décembre." in said


def test_a_birthday_typed_wrongly_is_taken_back(table: Table) -> None:
    answers = ("birthdays", "7/3", "undo", "7/30", "1/1", "2/2")
    said = table.says(*THREE[:4], str(table.file), typed=answers)

    assert "Ana: July 3.\nWhen is Ben’s birthday?" in said
    assert "Ana: July 30." in said


def test_the_first_dealer_is_found_for_a_reason(table: Table, tmp_path: Path) -> None:
    by_cards = table.says(*THREE[:4], str(table.file), typed=("cards", "w4", "gs", "b9"))
    by_days = table.says(*THREE[:4], str(tmp_path / "2.score"), typed=("birthdays", "7/3", "8/1", "1/1"))

    assert "Chloé has the highest number, 9. Cards without a number count as zero. [R-03]\n" in by_cards
    assert "Ben’s birthday is closest to July 31. [R-04]\n" in by_days


def test_a_dealer_found_by_picking_again_has_the_highest_number_of_that_picking(table: Table) -> None:
    said = table.says(*THREE[:4], str(table.file), typed=("cards", "r8", "b8", "w4", "r2", "r1"))

    assert "Ana has the highest number, 2." in said


def test_a_correction_that_would_keep_somebody_in_says_what_must_be_taken_back(table: Table) -> None:
    table.says(*ELIMINATION, str(table.file), typed=("ana", "100", "5", "ana", "6", "ana", "7"))
    said = table.types("correct 1", "", "10", "")

    assert "If this changes who’s still in the match, take back hands 2 to 3 first" in said
    assert "Ben would still have been in the match in hand 2" in said
    assert "type undo until hands 2 to 3 are taken back, correct hand 1, and enter them again. [R-56]" in said
    assert table.totals == (0, 100, 18)


def test_a_correction_that_would_put_somebody_out_says_so(table: Table) -> None:
    table.says(*ELIMINATION, str(table.file), typed=("ana", "10", "5", "ana", "6", "7"))
    said = table.types("correct 1", "", "100", "")

    assert "Ben would have been eliminated before hand 2" in said
    assert "type undo until hand 2 is taken back, correct hand 1, and enter it again. [R-56]" in said


def test_a_correction_that_would_end_the_match_says_so(table: Table) -> None:
    said = table.types("ana", "r7", "45", "ben", "5", "6", "correct 1", "", "200", "")

    assert "the match would have been over before hand 2" in said


@pytest.mark.parametrize("language", ["es", "fr", "pt"])
def test_a_wrong_number_of_players_is_refused_in_the_language_of_the_table(
    table: Table, language: str
) -> None:
    flags = ("--rules", "classic+score=team", "--players", "Ana,Ben,Eva", "--lang", language)
    with pytest.raises(PenultError, match=r"4, 6, 8 (y|et|e) 10") as refused:
        table.says(*flags)
    assert "expected" not in str(refused.value)


def test_a_name_that_is_there_twice_is_refused_in_the_language_of_the_table(table: Table) -> None:
    with pytest.raises(PenultError, match="Dos jugadores"):
        table.says("--players", "Ana,Ana", "--lang", "es")


def test_a_match_in_a_file_says_how_another_is_begun(table: Table) -> None:
    table.types("void")

    assert "To start another one: `penult score OTHER-FILE`" in table.types("q")
    with pytest.raises(PenultError, match="penult score OTHER-FILE"):
        table.says(str(table.file), "--new")


def test_the_last_match_says_how_another_is_begun(table: Table) -> None:
    table.says(*THREE, typed=("void",))

    assert "To start another one: `penult score --new`" in table.says(typed=("q",))


def test_only_those_who_still_play_are_offered(table: Table) -> None:
    said = table.says(*ELIMINATION, str(table.file), typed=("ana", "100", "5", "120", "dealer zoe"))

    assert said.count("isn’t one of the players, or could be several. Type one of Ana and Chloé.") == 2


def test_the_table_marks_who_is_out(table: Table) -> None:
    said = table.says(*ELIMINATION, str(table.file), typed=("ana", "100", "5", "ana", "7", "table"))

    assert "   1     0*  (100)     5\n   2     0*  (100)    12\n" in said
    assert "eliminated players are in parentheses" in said


def test_a_table_without_anybody_out_speaks_of_no_parentheses(table: Table) -> None:
    assert "parentheses" not in table.types("ana", "10", "5", "table")


def test_nothing_typed_is_no_name(table: Table) -> None:
    said = table.says(*THREE[:4], str(table.file), typed=("", "ana"))

    assert "“”" not in said
    assert "Type a name or a number: Ana, Ben and Chloé." in said


def test_an_export_replaces_a_file_if_that_is_wanted(table: Table, tmp_path: Path) -> None:
    there = tmp_path / "scores.csv"
    there.write_text("older")
    said = table.types("void", f"export {there}", "", f"export {there}", "yes")

    assert f"The file {there} already exists. Type yes to replace it, or Enter to keep it:" in said
    assert said.count(f"Saved in {there}") == 1
    assert there.read_text().startswith("hand,kind")
