"""Names at the desk: misspelled ones, and those of people who play in another's place."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from terminal.tournament.front import ALONE, Front

PARTNERS = ("1", "Ana, Ben, Cleo, Dan", "", "2", "1", "draw")


def names(front: Front) -> list[str]:
    return list(front.tournament.progress.names.values())


def test_a_misspelled_name_is_corrected(front: Front) -> None:
    said = front.types(*ALONE, "draw", "rename Finn Fynn", "seats", "log 1")

    assert said.count("Finn is now called Fynn.\n") == 2
    assert "Eva   Gil    Ana   Fynn\n" in said
    assert "Finn" not in names(front)


@pytest.mark.parametrize(
    ("typed", "expected"),
    [
        ("rename ana lee smith", ["smith", "Ana", "Ben"]),
        ("rename ana, lee smith", ["Ana Lee", "lee smith", "Ben"]),
        ("rename ana zoe lee", ["Ana Lee", "zoe lee", "Ben"]),
        ("rename be Benno", ["Ana Lee", "Ana", "Benno"]),
        ("rename Ben ben", ["Ana Lee", "Ana", "ben"]),
    ],
)
def test_names_may_have_several_words(front: Front, typed: str, expected: list[str]) -> None:
    front.types("1", "Ana Lee, Ana, Ben", "", "", "", "", "", typed)

    assert names(front) == expected


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("rename Ana", "“Ana” isn’t an old and a new name."),
        ("rename Ana,", "“Ana,” isn’t an old and a new name."),
        ("rename", "“” isn’t an old and a new name."),
        ("rename Zoe Zora", "“Zoe” isn’t one of the players"),
        ("rename Ana Ben", "Two players are called Ben."),
        ("rename Ana 7", "“7”"),
        (
            "substitute Ana Zoe",
            "Here everyone plays for themselves, so nobody can take over from another player.",
        ),
    ],
)
def test_what_is_no_new_name_is_refused(front: Front, typed: str, refused: str) -> None:
    assert refused in front.types(*ALONE, typed)
    assert "Ana" in names(front)


def test_with_partners_somebody_plays_on_in_anothers_place(front: Front) -> None:
    said = front.types(*PARTNERS, "drop Ana", "substitute Ana Zoe", "1", "zoe", "1", "3", "standings")

    assert "But someone can take over from another player: substitute Ana Zoe." in said
    assert "Zoe took over from Ana.\n" in said
    assert "Zoe (before: Ana)   4 " in said
    assert front.points["Zoe"] == 4


def test_a_name_is_new_at_the_table_that_is_being_entered(front: Front) -> None:
    said = front.types(*PARTNERS, "1", "substitute Ana Zoe", "rename Dan Danny", "zoe")

    assert "Who went out? zoe\nWhat does Danny have left?" in said


def test_who_comes_back_to_the_own_place_has_the_own_name(front: Front) -> None:
    said = front.types(*PARTNERS, "substitute Ana Zoe", "substitute Zoe Ana", "standings")

    assert "Ana (before: Zoe)" in said


def test_results_have_the_names_of_those_who_played(front: Front, tmp_path: Path) -> None:
    front.types(*PARTNERS, "1", "ana", "1", "3", "draw", "substitute Ana Zoe", "rename Ben Benno")
    said = front.types(
        f"export results {tmp_path}/r.csv", f"export hands {tmp_path}/h.csv", "seats 1", "seats"
    )
    hands = (tmp_path / "h.csv").read_text(encoding="utf-8")

    assert "Zoe" not in (tmp_path / "r.csv").read_text(encoding="utf-8")
    assert "Ana" in hands
    assert "Benno" in hands
    first, second = said.split("Round 1\n")[-1].split("Round 2\n")
    assert "Ana" in first
    assert "Zoe" in second
    assert "Ana" not in second


def test_a_substitute_in_the_middle_of_a_round_shares_its_result(front: Front, tmp_path: Path) -> None:
    two_hands = (*PARTNERS[:-2], "2", "draw")
    front.types(*two_hands, "1", "ana", "1", "3", "substitute Ana Zoe", "zoe", "1", "3")
    front.types(f"export results {tmp_path}/r.json", f"export hands {tmp_path}/h.json")
    results = json.loads((tmp_path / "r.json").read_text(encoding="utf-8"))["results"]
    hands = json.loads((tmp_path / "h.json").read_text(encoding="utf-8"))["hands"]

    assert "Ana, Zoe" in [player["name"] for player in results[0]["players"]]
    assert [hand["winner"] for hand in hands] == ["Ana", "Zoe"]


def test_a_correction_asks_about_those_who_played_and_the_log_names_them(front: Front) -> None:
    front.types(*PARTNERS, "1", "ana", "1", "3", "substitute Ana Zoe")
    said = front.types("correct 1", "", "1", "2", "4", "a card fell", "log 1")

    assert "Who went out? Enter keeps Ana:" in said
    assert "hand 1: Ana won." in said.split("log 1\n")[1]
    assert "Zoe" not in said.split("log 1\n")[1].splitlines()[0]


def test_a_substitute_can_be_taken_back(front: Front) -> None:
    said = front.types(*PARTNERS, "substitute Ana Zoe", "undo", "standings")

    assert "Taken back: Zoe took over from Ana.\n" in said
    assert "before:" not in said.split("Standings")[1]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_is_said_in_every_language(front: Front, language: str) -> None:
    rename, substitute = (
        catalogue(language).say("tournament-word", word=word) for word in ("rename", "substitute")
    )
    front.types(*PARTNERS, f"{rename} Ben Benno", f"{substitute} Ana Zoe", language=language)

    assert names(front) == ["Zoe", "Benno", "Cleo", "Dan"]


def test_the_log_uses_the_names_of_those_days(front: Front) -> None:
    said = front.types(
        *(*ALONE, "penalty Finn 1 x", "rename Finn Fynn", "penalty Fynn 2 x"),
        *("undo", "undo", "penalty Finn 3 x", "log"),
    )
    told = said.split("(? lists them): log\n")[1]

    assert "Finn got a penalty of one point" in told
    assert "Fynn got a penalty of 2 points" in told
    assert "Finn got a penalty of 3 points" in told


TWO_ANAS = ("1", "Ana, Ana 2, Ben", "", "", "", "", "")


@pytest.mark.parametrize(
    ("typed", "told"),
    [
        ("penalty Ana 2 10 rude", "Ana 2 got a penalty of 10 points. Reason: rude\n"),
        ("penalty ana 2 10 3 cards hidden", "Ana 2 got a penalty of 10 points. Reason: 3 cards hidden\n"),
        ("penalty Ana, 2 10 cards hidden", "Ana got a penalty of 2 points. Reason: 10 cards hidden\n"),
        ("penalty Ana 10 late, 2 times", "Ana got a penalty of 10 points. Reason: late, 2 times\n"),
        ("penalty Ana 2 rude", "Ana got a penalty of 2 points. Reason: rude\n"),
        ("penalty be 5 late", "Ben got a penalty of 5 points. Reason: late\n"),
    ],
)
def test_the_longest_name_that_fits_is_punished(front: Front, typed: str, told: str) -> None:
    assert told in front.types(*TWO_ANAS, typed)


def test_columns_stand_under_each_other_in_any_script(front: Front) -> None:
    said = front.types("1", "田中さん, Ben, Jose\u0301", "", "", "", "", "", "standings")
    rows = said.split("Rank   Name")[1].splitlines()[1:4]

    assert sorted(row[7:].split(" 0 ")[0] for row in rows) == ["Ben       ", "José      ", "田中さん  "]
