"""Keeping score, as people at a table meet it."""

from __future__ import annotations

import csv
import json
import os
import re
import shutil
from collections.abc import Callable
from pathlib import Path

import pytest

from cli.score_table import THREE, Table, sit_down
from penult.engine.errors import PenultError
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.notation.names import NAME_REFUSALS
from penult.printing.files import FILE_REFUSALS
from penult.scorekeeper.file import open_score, read_score
from penult.scorekeeper.refusals import REFUSALS
from penult.terminal.scorekeeper.folder import SUFFIX


@pytest.fixture
def table(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> Table:
    return sit_down(tmp_path, monkeypatch, capsys)


def test_a_hand_is_entered_and_its_consequences_are_told(table: Table) -> None:
    said = table.types("ana", "r7, gs", "45")

    assert said.endswith(
        "Who went out? ana\n"
        "What does Ben have left? r7, gs\n"
        "Ben has a red 7 and a green Skip: 27 points.\n"
        "What does Chloé have left? 45\n"
        "Chloé has 45 points left.\n"
        "Ana scored 72 points. [R-55]\n"
        "Ben deals next. [A-61]\n"
        "After hand 1:\n"
        "  Ana       72\n"
        "  Ben        0\n"
        "  Chloé      0\n"
        "\n"
        "Hand 2. Ben deals. 1 Ana  2 Ben  3 Chloé\n"
        "Who went out? \n"
        "Bye! Everything is saved.\n"
    )


def test_a_hand_that_is_given_up_and_one_that_is_blocked_cite_their_own_rules(table: Table) -> None:
    said = table.types("void", "blocked")

    assert "Who went out? void\nThe hand was void: nobody scored. [A-74]\n" in said
    assert "Who went out? blocked\nThe hand was void: nobody scored. [A-57]\n" in said


def test_everything_can_be_asked_before_the_first_hand(table: Table) -> None:
    answers = ("4", "2", "Ana", "Ana,Ben,Ana", "Ana, Ben, Chloé, Duarte", "4", "-5", "150", "dua", "q")
    said = table.says(str(table.file), typed=answers)
    head = read_score(table.file).head

    assert (str(head.rules), head.names[3], head.dealer) == ("hp2003+score=team+target=150", "Duarte", 3)
    assert "“4” isn’t one of the answers. Type a number from 1 to 3." in said
    assert "One player isn’t enough: this needs 2, 3, 4, 5, 6, 7, 8, 9 and 10 players." in said
    assert "Two players are called Ana." in said
    assert "“-5” doesn’t work here." in said


def test_enter_takes_what_is_usual(table: Table) -> None:
    said = table.says(str(table.file), typed=("", "Ana, Ben", "", "", "ana", "q"))
    head = read_score(table.file).head

    assert (str(head.rules), head.names) == ("classic", ("Ana", "Ben"))
    assert "How do you keep score? Type the number, or Enter for 1:" in said


@pytest.mark.parametrize(
    ("place", "expected"),
    [
        ("a.score/x", "expected a place in a folder; .*a.score is a file"),
        ("folder", "expected a file in it; this is a folder"),
    ],
)
def test_a_place_where_nothing_can_be_kept_is_refused_before_anything_is_asked(
    place: str, expected: str, table: Table, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "a.score").write_text("")
    (tmp_path / "folder").mkdir()

    with pytest.raises(PenultError, match=expected):
        table.says(str(tmp_path / place), typed=("1",))
    assert capsys.readouterr().out == ""


@pytest.mark.skipif(not hasattr(os, "geteuid") or os.geteuid() == 0, reason="nothing is closed to this user")
def test_a_folder_that_cannot_be_written_to_is_refused_before_anything_is_asked(
    table: Table, tmp_path: Path
) -> None:
    (tmp_path / "closed").mkdir(mode=0o500)

    with pytest.raises(PenultError, match="expected a place that can be written to"):
        table.says(str(tmp_path / "closed" / "new" / "x.score"), typed=("1",))


def test_formats_are_offered_only_to_as_many_as_can_play_them(table: Table) -> None:
    said = table.says(str(table.file), typed=("1", "Ana,Ben,Chloé"))

    assert "eliminated" in said
    assert "Partners" not in said


def test_five_cannot_be_partners(table: Table) -> None:
    names = ("Ana,Ben,Chloé,Duarte,Eva", "Ana,Ben,Chloé,Duarte")
    said = table.says(str(table.file), "--rules", "classic+score=team", typed=names)

    assert "This doesn’t work with 5 players: it needs 4, 6, 8 and 10." in said


def test_the_dealer_is_found_by_birthdays_and_cards(table: Table) -> None:
    answers = ("birthdays", "07-30", "31", "08-01", "1-1", "r0", "r0", "b0", "q7", "w4", "y2", "q")
    said = table.says(*THREE[:4], str(table.file), typed=answers)

    assert "“31” isn’t a day." in said
    assert "Ana and Ben are equally close, so they each pick a card." in said
    assert "Which one is it? r0\nThe deck has only 1 of the red 0, but you entered 2. [R-02]\n" in said
    assert "Ana and Ben are tied and pick again." in said
    assert read_score(table.file).head.dealer == 1


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("r0 r0", "The deck has only 1 of the red 0, but you entered 2. [R-02]"),
        ("hw", "Your edition doesn’t have the Howler. [R-02]"),
        ("1300", "That’s 1,300 points, but the rest of the deck has only 1,240. [R-54]"),
        ("-3", "Points can’t be negative, but this is -3. [R-54]"),
        ("-", "A player who didn’t go out has at least one card. [R-51]"),
        ("", "A player who didn’t go out has at least one card. [R-51]"),
        ("red seven", "“red seven” isn’t a card."),
    ],
)
def test_what_cannot_be_is_asked_again_with_the_reason(table: Table, typed: str, why: str) -> None:
    said = table.types("ana", typed, "27", "45")

    assert why in said
    assert table.totals == (72, 0, 0)


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("zoe", "“zoe” isn’t one of the players, or could be several. Type one of Ana, Ben and Chloé."),
        ("4", "“4” isn’t one of the players"),
        ("correct", "Which hand? Type its number after the word: correct 3"),
        ("correct 1", "No hand has been played yet."),
        ("correct x", "Which hand?"),
        ("undo", "There’s nothing to take back."),
        ("dealer zoe", "“zoe” isn’t one of the players"),
        ("export", "Add a file name: export hands night.csv"),
        ("export x.doc", "“x.doc” doesn’t work as a file name. It has to end in .csv or .json."),
        ("export log x.csv", "You can’t export “log”. Type one of these words and a file name: hands."),
        (
            "export /no/such/folder/x.csv",
            "x.csv: No such file or directory",
        ),
        ("rule R-999", "“R-999” isn’t a rule. Rules have names like R-28."),
        ("table", "No hand has been entered yet."),
        ("back", "Who went out? back\n\nHand 1."),
        ("rule r-57", "R-57  "),
        ("?", "correct  corrects an earlier hand: correct 3"),
    ],
)
def test_every_word_is_answered(table: Table, typed: str, why: str) -> None:
    assert why in table.types(typed)


def test_an_earlier_hand_is_corrected_with_enter_where_it_was_right(table: Table) -> None:
    table.types("ana", "r7", "45", "ben", "5", "6")
    said = table.types("correct 1", "", "r7 gs", "")

    assert "Hand 1 was entered as: Ana went out. Ben R7; Chloé 45" in said
    assert "What does Ben have left? Enter keeps R7: r7 gs" in said
    assert "Hand 1 was corrected, and everything after it was counted again." in said
    assert table.totals == (72, 11, 0)


def test_a_corrected_hand_may_have_had_no_winner_at_all(table: Table) -> None:
    table.types("ana", "r7", "45", "correct 1", "blocked")

    assert table.totals == (0, 0, 0)


def test_a_correction_that_cannot_be_is_told_and_not_made(table: Table) -> None:
    said = table.types("ana", "r7", "45", "ben", "5", "6", "correct 1", "", "200", "")

    assert "Nothing was changed. To fix it, type undo until hand 2 is taken back" in said
    assert table.totals == (52, 11, 0)


def test_going_back_enters_nothing(table: Table) -> None:
    said = table.types("ana", "r7", "back", "back", "undo")

    assert "Nothing was entered." in said
    assert "There’s nothing to take back." in said


def test_undo_says_what_it_took_back(table: Table) -> None:
    said = table.types("void", "dealer 3", "correct 1", "blocked", "undo", "undo", "undo")

    assert "The last correction was taken back." in said
    assert "The choice of dealer was taken back." in said
    assert "The last hand was taken back." in said
    assert read_score(table.file).rows == ()


def test_a_misspelled_name_is_corrected_for_good(table: Table) -> None:
    said = table.types("ana", "r7", "45", "rename Ben Benny Lee", "table")
    again = table.types("benny", "10", "20", "undo", "undo")

    assert "Ben is now called Benny Lee." in said
    assert "Hand 2. Benny Lee deals. 1 Ana  2 Benny Lee  3 Chloé" in said
    assert "Benny Lee scored 30 points." in again
    assert "The new name was taken back." in again
    assert "2 Ben " in again.rpartition("taken back")[2]


@pytest.mark.parametrize("names", ["Ana,Ben,Chloé", "Ana,Benny,Chloé"])
def test_a_match_goes_on_by_its_first_names_and_by_its_last(table: Table, names: str) -> None:
    table.types("ana", "r7", "45", "rename 2 Benny")
    said = table.says("--players", names, "--lang", "en", str(table.file))

    assert "Continuing the match of Ana, Benny and Chloé." in said


@pytest.mark.parametrize(
    ("typed", "why"),
    [
        ("rename Ben", "“Ben” isn’t an old and a new name."),
        ("rename", "“” isn’t an old and a new name."),
        ("rename Zoe Ann", "“Zoe” isn’t one of the players"),
        ("rename Ben ANA", "Two players are called ANA."),
        ("rename Ben =1", "“=1” doesn’t work as a name"),
    ],
)
def test_a_new_name_that_cannot_be_is_refused(table: Table, typed: str, why: str) -> None:
    assert why in table.types(typed)
    assert read_score(table.file).head.names == ("Ana", "Ben", "Chloé")


@pytest.mark.parametrize("typed", ["late Zoe", "add Zoe", "drop Ana"])
def test_the_players_of_a_match_stay_and_are_told_how_others_begin(table: Table, typed: str) -> None:
    assert "The players stay the same until the match is over." in table.types(typed)


def test_the_end_is_told_and_can_still_be_corrected(table: Table) -> None:
    said = table.types("ana", "150", "100", "void", "blocked", "table", "correct 1", "", "50", "", "q")

    assert "Ana won the match with 250 points. [R-57]" in said
    assert "  Ana      250  won" in said
    assert said.count("The match ended with hand 1. [R-56]") == 2
    assert "   1   250*     0      0" in said
    assert table.totals == (150, 0, 0)
    assert "Hand 2. Ben deals." in said


def test_the_eliminated_are_marked_and_asked_no_more(table: Table) -> None:
    rules = ("--rules", "classic+score=elim+target=100", *THREE[2:])
    said = table.says(*rules, str(table.file), typed=("ana", "100", "5", "ben", "chl", "7"))

    assert "Ben was eliminated with 100 points. [R-67]" in said
    assert "Ana and Chloé are the last two. Now it’s head to head! [R-68]" in said
    assert "  Ben      100  eliminated" in said
    assert "Who went out? ben\nBen isn’t playing in this hand. [A-69]\n" in said
    assert "Hand 2. Chloé deals. 1 Ana  3 Chloé" in said


def test_a_shared_lowest_total_is_played_off(table: Table) -> None:
    rules = ("--rules", "classic+score=tally+target=50", *THREE[2:])
    said = table.says(*rules, str(table.file), typed=("ana", "20", "10", "ben", "45", "20"))

    assert "Ana and Ben were tied for the lowest total, with 20 points. Another hand decides. [A-62]" in said
    assert "  Ana       20  tied for lowest" in said


FOUR = ("--players", "Ana,Ben,Chloé,Duarte", "--dealer", "4")


def test_teams_have_names(table: Table) -> None:
    rules = ("--rules", "classic+score=team+target=30")
    said = table.says(*rules, *FOUR, str(table.file), typed=("ben", "r9", "b5,gs", "table"))

    assert "What does Duarte have left?" not in said
    assert "Team Ben & Duarte scored 34 points. [R-64]" in said
    assert "Team Ben & Duarte won the match with 34 points. [R-57]" in said
    assert "  Ben & Duarte     34  won" in said


def test_rotating_partners_are_told_where_to_sit(table: Table) -> None:
    rules = ("--rules", "classic+score=rotate4+rotate4_per_pair=1")
    said = table.says(*rules, *FOUR, str(table.file), typed=("void",))

    assert "Turn order: Ana, Ben, Chloé and Duarte. Partners: Ana and Chloé, Ben and Duarte." in said
    assert "Turn order: Ana, Chloé, Ben and Duarte. Partners: Ana and Ben, Chloé and Duarte." in said


def test_what_a_partner_holds_is_asked_and_known_only_where_it_counts(table: Table) -> None:
    rules = ("--rules", "classic+score=rotate4+rotate4_per_pair=1+blocked=lowest_hand")
    typed = ("void", "ana", "r9", "b5", "blocked", "1", "2", "3", "4")
    said = table.says(*rules, *FOUR, str(table.file), typed=typed)
    exported = table.says(str(table.file), "--export", "csv")
    left = {line["player"]: line["points"] for line in csv.DictReader(exported.splitlines()[:9])}

    assert "Who went out? ana\nWhat does Chloé have left? r9\n" in said
    assert "What does Duarte have left? b5\n" in said
    assert said.count("What does Ben have left?") == 1
    assert left == {"Ana": "0", "Ben": "", "Chloé": "9", "Duarte": "5"}


def test_a_dealer_to_be_found_anew_is_asked_for(table: Table) -> None:
    rules = ("--rules", "classic+next_dealer=redetermine", *THREE[2:])
    answers = ("void", "", "undo", "void", "zoe", "cards", "r1", "b9", "g3")
    said = table.says(*rules, str(table.file), typed=answers)

    assert "The next dealer hasn’t been chosen yet. [A-61]" in said
    assert "Ben deals.\n\nHand 2. Ben deals." in said


def test_a_blocked_hand_goes_to_the_lowest_where_that_was_agreed(table: Table) -> None:
    rules = ("--rules", "classic+blocked=lowest_hand+target=80", *THREE[2:])
    said = table.says(*rules, str(table.file), typed=("blocked", "30", "r1", "w", "blocked"))

    assert "Ben scored 80 points. [R-55]" in said
    assert "Enter stops: blocked\nThe match ended with hand 1. [R-56]\n" in said


def test_the_table_fits_a_phone(table: Table, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    names = ("--players", "Maximiliana,Bartholomew,Chloé,Duarte,Evangelina,Finn", "--dealer", "1")
    said = table.says(*THREE[:2], *names, str(table.file), typed=("void", "table"))

    assert "Hand Max…  Bar…  Chl…  Dua…  Eva…  Finn\n   1    0     0     0     0     0     0\n" in said


def test_hands_are_exported_from_the_conversation(table: Table, tmp_path: Path) -> None:
    there = tmp_path / "scores.csv"
    said = table.types("ana", "r7", "45", f"export {there}", f"export {there}")

    assert f"Saved in {there}" in said
    assert f"{there} already exists." in said
    assert [line["total"] for line in csv.DictReader(there.read_text().splitlines())] == ["52", "0", "0"]


def _by_its_name(file: Path) -> Path:
    return file


def _by_another_spelling(file: Path) -> Path:
    return file.parent / "folder" / ".." / file.name


def _by_a_symlink(file: Path) -> Path:
    (link := file.with_name("link.csv")).symlink_to(file)
    return link


def _by_a_hard_link(file: Path) -> Path:
    (link := file.with_name("link.csv")).hardlink_to(file)
    return link


def _by_its_answers(file: Path) -> Path:
    (link := file.with_name("link.csv")).symlink_to(f"{file}.typing")
    return link


WAYS_HOME = [_by_its_name, _by_another_spelling, _by_a_symlink, _by_a_hard_link, _by_its_answers]


@pytest.mark.parametrize("way", WAYS_HOME)
def test_an_export_never_takes_the_place_of_its_match(table: Table, way: Callable[[Path], Path]) -> None:
    table.file = table.file.with_name("night.csv")
    (table.file.parent / "folder").mkdir()
    table.types("ana", "r7", "45")
    there = way(table.file)
    said = table.types(f"export {there}", "yes", "ben", "10", "20")

    assert f"The file {there} is a saved score, so an export can’t replace it." in said
    assert table.totals == (52, 30, 0)


@pytest.mark.parametrize("head", ["penult score 1\nrules classic\n", '{"tournament": 1}\n'])
def test_an_export_never_takes_the_place_of_another_match(table: Table, head: str) -> None:
    (other := table.file.with_name("other.csv")).write_text(head)
    said = table.types("ana", "r7", "45", f"export {other}", "yes")
    assert f"The file {other} is a saved score" in said
    with pytest.raises(PenultError, match="is a saved score"):
        table.says(str(table.file), "--export", "csv", "--out", str(other), "--force")

    assert other.read_text() == head


@pytest.mark.parametrize("asked", [("--players", "Ana,Ben"), ("--rules", "hp2003"), ("--new",)])
def test_an_export_asks_for_no_other_match(table: Table, asked: tuple[str, ...]) -> None:
    table.types("ana", "r7", "45")

    with pytest.raises(PenultError, match="nothing beside --export"):
        table.says("--export", "csv", *asked)


@pytest.mark.parametrize("way", WAYS_HOME)
def test_no_flag_writes_an_export_over_its_match(table: Table, way: Callable[[Path], Path]) -> None:
    (table.file.parent / "folder").mkdir()
    table.types("ana", "r7", "45", "ben", "10")
    there = way(table.file)
    with pytest.raises(PenultError, match="is a saved score"):
        table.says(str(table.file), "--export", "csv", "--out", str(there), "--force")
    table.types("20")

    assert table.totals == (52, 30, 0)


def test_hands_are_exported_by_a_flag(table: Table) -> None:
    table.types("ana", "r7", "45")

    assert json.loads(table.says(str(table.file), "--export", "json"))["totals"] == [52, 0, 0]
    assert table.says(str(table.file), "--export", "csv").startswith("hand,kind,dealer")


def test_the_last_match_goes_on_until_it_is_over(table: Table) -> None:
    first = table.says(*THREE, typed=("ana", "50", "50"))
    again = table.says(typed=("ben", "150", "50"))
    other = table.says("--new", typed=("q",))
    new = table.says(typed=("q",))

    assert "Penult keeps score." in first
    assert "Continuing the match of Ana, Ben and Chloé." in again
    assert "After hand 1:" in again
    assert other.endswith("Bye!\n")
    assert "Which edition are you playing?" in new


def test_two_matches_begun_in_one_minute_are_two_files(table: Table, tmp_path: Path) -> None:
    table.says(*THREE)
    table.says(*THREE, "--new")

    assert len(list((tmp_path / "data" / "penult-scores").glob(f"*{SUFFIX}"))) == 2


@pytest.mark.parametrize(
    ("words", "differs"),
    [
        ("--new", ""),
        ("--rules classic", r"Rules: the file has classic\+target=200, you asked for classic."),
        ("--players A,B", "Players: the file has Ana, Ben and Chloé, you asked for A and B."),
        ("--dealer Ben", "First dealer: the file has Ana, you asked for Ben."),
        (
            "--dealer Zoe --rules hp2003",
            "Rules: the file has classic.*hp2003. First dealer: the file has Ana, you asked for Zoe.",
        ),
    ],
)
def test_a_match_that_goes_on_is_not_begun_again(table: Table, words: str, differs: str) -> None:
    table.types("ana", "r7", "45")
    with pytest.raises(PenultError, match="a new file for a new match") as refused:
        table.says(*words.split(), str(table.file))
    assert re.search(differs, str(refused.value))
    assert table.totals == (52, 0, 0)


@pytest.mark.parametrize(
    "words",
    [
        THREE,
        ("--players", "Ana , Ben,Chloé"),
        ("--players", "ana,BEN,chloé"),
        ("--rules", "classic+score=winner+target=200"),
        ("--dealer", "ana"),
    ],
)
def test_the_same_command_line_goes_on(table: Table, words: tuple[str, ...]) -> None:
    table.types("ana", "r7", "45")
    said = table.says(str(table.file), *words, "--lang", "en", typed=("ben", "10", "20"))

    assert "Continuing the match of Ana, Ben and Chloé." in said
    assert table.totals == (52, 30, 0)


def test_without_a_file_the_same_command_line_goes_on_with_the_last_match(
    table: Table, tmp_path: Path
) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    said = table.says(*THREE, typed=("ben", "10", "20"))
    other = table.says(*THREE[:2], "--players", "Ana,Zoe", "--dealer", "Ana")
    new = table.says(*THREE, "--new")

    assert "Continuing the match of Ana, Ben and Chloé. To start another one: `penult score --new`" in said
    assert "Before the first hand:" in other
    assert "Before the first hand:" in new
    assert len(list((tmp_path / "data" / "penult-scores").glob(f"*{SUFFIX}"))) == 3


@pytest.mark.parametrize("typed", [(), ("ana", "r7")], ids=["nothing", "half a hand"])
def test_without_a_file_the_match_goes_on_before_its_first_hand_is_entered(
    table: Table, tmp_path: Path, typed: tuple[str, ...]
) -> None:
    table.says(*THREE, typed=typed)
    table.says(*THREE, typed=("ana", "r7", "45")[len(typed) :])
    (file,) = (tmp_path / "data" / "penult-scores").glob(f"*{SUFFIX}")

    assert read_score(file).standing.totals == (52, 0, 0)


@pytest.mark.parametrize("typed", [(), ("ana", "r7", "45")], ids=["nothing", "a hand"])
def test_without_a_file_another_dealer_is_no_other_match(table: Table, typed: tuple[str, ...]) -> None:
    table.says(*THREE, typed=typed)
    with pytest.raises(PenultError, match="or add --new for a new match") as refused:
        table.says(*THREE[:4], "--dealer", "Ben", "--lang", "en")
    table.says(*THREE[:4], "--dealer", "Ben", "--new")

    assert "First dealer: the file has Ana, you asked for Ben." in str(refused.value)


def test_without_a_file_and_a_dealer_the_same_people_go_on(table: Table, tmp_path: Path) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    said = table.says(*THREE[:4], "--lang", "en", typed=("ben", "10", "20"))

    assert "After hand 2:" in said
    assert len(list((tmp_path / "data" / "penult-scores").glob(f"*{SUFFIX}"))) == 1


def test_without_a_file_capitals_make_no_other_match(table: Table) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    said = table.says(*THREE[:2], "--players", "ana,ben,chloé", "--dealer", "ana", typed=("ben", "10", "20"))

    assert "Continuing the match of Ana, Ben and Chloé." in said
    assert "After hand 2:" in said


def test_without_a_file_a_match_begun_by_mistake_hides_no_other(table: Table, tmp_path: Path) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    (first,) = (tmp_path / "data" / "penult-scores").glob(f"*{SUFFIX}")
    mistaken = table.says(*THREE[:2], "--players", "Ana,Ben,Chole", "--dealer", "Ana")
    said = table.says(*THREE, typed=("ben", "10", "20"))

    assert f"The match of Ana, Ben and Chloé isn’t over. To continue it: `penult score {first}`" in mistaken
    assert "After hand 2:" in said
    assert read_score(first).standing.totals == (52, 30, 0)


def test_without_a_file_a_match_that_is_over_hides_no_other(table: Table) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    table.says(*THREE[:2], "--players", "Zoe,Yan", "--dealer", "1", typed=("zoe", "200"))

    assert "Continuing the match of Ana, Ben and Chloé." in table.says()


def test_without_a_file_the_dealer_tells_which_of_two_matches_goes_on(table: Table) -> None:
    table.says(*THREE, typed=("ana", "r7", "45"))
    table.says(*THREE[:4], "--dealer", "Ben", "--new")

    assert "After hand 1:" in table.says(*THREE)


def test_where_nothing_is_left_unfinished_nothing_is_said_of_it(table: Table) -> None:
    table.says(*THREE, typed=("ana", "150", "50"))

    assert "is not over" not in table.says(*THREE)


def test_a_second_scorekeeper_is_turned_away(table: Table) -> None:
    table.types("void")
    file = open_score(table.file)

    with pytest.raises(PenultError, match="open in another scorekeeper"):
        table.types("void")
    file.close()
    assert "Hand 2." in table.types()


def test_what_could_not_be_saved_was_not_entered(table: Table) -> None:
    folder = table.file.parent
    table.happens = lambda: shutil.rmtree(folder)
    said = table.types("void", "!", "ana", "r7", "45", "table")

    assert f"This wasn’t entered, because {table.file} couldn’t be saved: No such file" in said
    assert "Everything is saved" not in said
    assert f"Bye! Your last entry isn’t saved, because {table.file} couldn’t be written: No such" in said


def test_a_file_that_somebody_else_has_changed_is_not_overwritten(table: Table) -> None:
    table.happens = lambda: table.file.write_text("theirs", encoding="utf-8")
    said = table.types("void", "!", "void")

    assert "so nothing was entered. Start again to see the change." in said
    assert "Bye! Your last entry isn’t saved" in said
    assert table.file.read_text(encoding="utf-8") == "theirs"


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_conversation_is_held_in_every_language(table: Table, language: str) -> None:
    undo = catalogue(language).say("score-word", word="undo")
    wrong = ("ana", "x", "r7", "45", undo, "?", "table", "dealer", "birthdays", "back")
    right = ("ben", "w", "150", "table")
    said = table.says(*THREE[:6], "--lang", language, str(table.file), typed=(*wrong, *right))

    assert table.totals == (0, 200, 0)
    assert "[R-57]" in said
    assert (language == "en") == ("Who went out?" in said)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_has_words(language: str) -> None:
    assert set(catalogue(language).parts("score-refused")) == {*REFUSALS, *NAME_REFUSALS, *FILE_REFUSALS}


def test_with_mercy_a_player_who_was_out_is_entered_as_such(table: Table) -> None:
    rules = ("--rules", "classic+mercy=25", *THREE[2:])

    said = table.says(*rules, str(table.file), typed=["ben", "45", "mercy r7, gs"])

    assert (
        "Who won (went out, or was the last one left)? ben\n"
        "What does Chloé have left (out by the mercy rule: mercy 150)? 45\n"
        "Chloé has 45 points left.\n"
        "What does Ana have left (out by the mercy rule: mercy 150)? mercy r7, gs\n"
        "Ana was out by the mercy rule, with 27 points.\n"
    ) in said
    assert table.totals == (0, 72, 0)


def test_in_a_correction_what_mercy_took_is_shown_in_the_language(table: Table) -> None:
    rules = ("--rules", "classic+mercy=25", *THREE[2:4], "--dealer", "Ana", "--lang", "es")
    table.says(*rules, str(table.file), typed=["ben", "45", "piedad 27"])

    said = table.says("--lang", "es", str(table.file), typed=["corregir 1", "", "", "", "?"])

    assert "Enter deja piedad 27: \n" in said
    assert "Con la regla de piedad también gana el último jugador que queda" in said
    assert table.totals == (0, 72, 0)
