"""A tournament has an end, and a winner."""

from __future__ import annotations

import pytest

from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from terminal.tournament.front import ALONE, Front

ROUND = ("draw", "1", "1", "20", "7", "50", "2", "1", "20", "31")
"""The first at each table goes out."""
PARTNERS = ("1", "Ana, Ben, Cleo, Dan", "", "2", "1")


def test_after_the_agreed_rounds_it_is_over_and_the_winner_is_named(front: Front) -> None:
    said = front.types(*ALONE[:-1], "1", *ROUND, "draw", "late Zoe")

    assert "Final standings after one round\n" in said
    assert "Eva won the tournament with 77 points.\n" in said
    assert "The tournament is over. Press Enter to leave, or type a command (? lists them):" in said
    assert said.count("The tournament is over, after one round.\n") == 2
    assert len(front.tournament.progress.sittings) == 1


def test_enter_leaves_what_is_over(front: Front) -> None:
    said = front.types(*ALONE[:-1], "1", *ROUND, "", "standings")

    assert said.count("Final standings") == 1
    assert said.endswith("(? lists them): \nBye! Everything is saved.\n")


def test_who_comes_back_to_it_reads_that_it_is_over(front: Front) -> None:
    front.types(*ALONE[:-1], "1", *ROUND)
    said = front.types("what")

    assert said.startswith("The tournament of 7 players is over, after one round.\n")
    assert "Eva won the tournament with 77 points.\n" in said
    assert "“what” isn’t a command here." in said


def test_end_ends_it_early_and_the_log_knows(front: Front) -> None:
    said = front.types(*ALONE, *ROUND, "end", "log 1", "end")

    assert said.count("The tournament ended.\n") == 2
    assert "Eva won the tournament with 77 points.\n" in said
    assert "The tournament is over, after one round.\n" in said
    assert front.tournament.progress.over


def test_a_penalty_after_the_end_may_decide_who_has_won(front: Front) -> None:
    said = front.types(*ALONE[:-1], "1", *ROUND, "penalty eva 50 looked at cards")

    assert "Dan won the tournament with 51 points.\n" in said.split("Reason: looked at cards")[1]


def test_an_end_can_be_taken_back(front: Front) -> None:
    said = front.types(*ALONE, *ROUND, "end", "undo", "draw")

    assert "Taken back: The tournament ended.\n" in said
    assert len(front.tournament.progress.sittings) == 2


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ((), "No round has been drawn yet."),
        (("draw",), "Round 1 isn’t over: tables 1 and 2 are still missing."),
    ],
)
def test_what_has_not_been_played_is_not_ended(front: Front, typed: tuple[str, ...], refused: str) -> None:
    assert refused in front.types(*ALONE, *typed, "end")
    assert not front.tournament.progress.over


def test_equal_points_are_decided_as_it_is_published(front: Front) -> None:
    zeros = ("draw", "1", "void", "2", "void")
    said = " ".join(front.types(*ALONE[:-1], "1", *zeros).split())

    assert "won the tournament with 0 points. Tied on points: " in said
    assert "A random draw decided." in said


def test_when_the_plan_of_partners_is_complete_its_winners_are_named(front: Front) -> None:
    rounds = ("draw", "1", "totals", "10 1", "0 0", "")
    two = front.types(*PARTNERS, *rounds, *rounds)
    last = front.types(*rounds, "end", "draw")

    assert "winners" not in two
    assert "won the tournament" not in two
    assert "Everyone has been everyone else’s partner" in last
    assert "won the tournament with " in last or "Shared win with " in last
    assert "The tournament is over, after 3 rounds.\n" in last


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_ends_in_every_language(front: Front, language: str) -> None:
    word = catalogue(language).say("tournament-word", word="end")
    said = front.types(*ALONE, *ROUND, word, language=language)

    assert front.tournament.progress.over
    assert catalogue(language).say("tournament-wins", who="Eva", points=77) in said


def test_more_rounds_are_agreed_when_those_agreed_are_played(front: Front) -> None:
    said = front.types(*ALONE[:-1], "1", *ROUND, "rounds 3", "late Zoe", "draw", "log 3")

    assert said.count("Number of rounds changed: 3.\n") == 2
    assert "Type draw to draw round 2," in said
    assert sum(map(len, front.tournament.progress.sittings[1].tables)) == 8


def test_fewer_rounds_may_be_agreed_and_then_it_is_over(front: Front) -> None:
    said = front.types(*ALONE, *ROUND, "rounds 1")

    assert "Number of rounds changed: one.\n" in said
    assert "Eva won the tournament with 77 points.\n" in said.split("Number of rounds changed: one")[1]
    assert front.tournament.progress.over


def test_more_rounds_can_be_taken_back(front: Front) -> None:
    said = front.types(*ALONE[:-1], "1", *ROUND, "rounds 0", "undo", "draw")

    assert "Taken back: Number of rounds changed: as many as you like.\n" in said
    assert "The tournament is over, after one round.\n" in said


@pytest.mark.parametrize(
    ("typed", "refused"),
    [
        ("rounds 1", "2 rounds have already been drawn, so there can’t be fewer."),
        ("rounds", "“” doesn’t work here. Type a whole number from 0 to 99."),
        ("rounds 100", "“100” doesn’t work here. Type a whole number from 0 to 99."),
        ("rounds two", "“two” doesn’t work here."),
    ],
)
def test_rounds_that_cannot_be_are_not_agreed(front: Front, typed: str, refused: str) -> None:
    assert refused in front.types(*ALONE, *ROUND, "draw", typed)
    assert front.tournament.progress.rounds == 0


def test_partners_have_their_plan_and_agree_no_rounds(front: Front) -> None:
    assert "With changing partners, the schedule sets the number of rounds." in front.types(
        *PARTNERS, "rounds 3"
    )


def test_what_was_ended_is_not_made_longer(front: Front) -> None:
    assert "The tournament is over, after one round.\n" in front.types(*ALONE, *ROUND, "end", "rounds 3")
