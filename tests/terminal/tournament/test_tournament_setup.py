"""The questions before the first round."""

from __future__ import annotations

import pytest

from penult import Rules
from penult.engine.errors import PenultError
from penult.i18n.languages import LANGUAGES
from penult.terminal.tournament.setup import WantedTournament
from terminal.tournament.front import ALONE, SEVEN, Front


def test_everything_is_asked_and_everybody_has_entered(front: Front) -> None:
    said = front.types("3", *ALONE[1:])
    terms = front.tournament.terms

    assert (str(terms.rules), terms.hands, terms.size, terms.partners) == ("hp2018", 1, 4, False)
    assert tuple(front.tournament.progress.names.values()) == SEVEN
    assert said.endswith(
        "Type draw to draw round 1, or another command (? lists them): \nBye! Everything is saved.\n"
    )


def test_enter_is_what_is_usual(front: Front) -> None:
    front.types("1", "Ana, Ben, Cleo", "", "", "", "", "")

    assert (front.tournament.terms.size, front.tournament.terms.hands) == (4, 4)
    assert front.tournament.terms.rules["score"] == "winner"


def test_names_come_in_several_lines_and_a_bad_line_is_typed_again(front: Front) -> None:
    said = front.types("1", "Ana, Ben", "Cleo, ana", "Cleo", "", "2", "3", "2", "0")

    assert "Two players are called ana." in said
    assert "3 names. Type more, or Enter to continue:" in said
    assert tuple(front.tournament.progress.names.values()) == ("Ana", "Ben", "Cleo")
    assert front.tournament.terms.lowest_wins


def test_names_may_begin_with_any_word(front: Front) -> None:
    front.types("1", "Rule Britannia, Ana", "Draw", "late Zoe, Quit Smith", "", "1", "1", "", "", "")

    assert tuple(front.tournament.progress.names.values()) == (
        "Rule Britannia",
        "Ana",
        "Draw",
        "late Zoe",
        "Quit Smith",
    )


def test_who_leaves_while_names_are_asked_leaves_no_file(front: Front) -> None:
    assert front.types("1", "Ana, Ben", "quit").endswith("Bye!\n")
    assert not front.file.exists()


@pytest.mark.parametrize(
    ("names", "size", "said"),
    [
        (
            "Ana, Ben, Cleo, Dan, Eva",
            "3",
            "All 5 players sit at one table, so nobody sits out. A table has three",
        ),
        (", ".join(SEVEN), "4", "7 players sit at 2 tables, of 4 and 3, so nobody sits out"),
    ],
)
def test_where_tables_cannot_be_as_large_as_wished_it_is_said(
    front: Front, names: str, size: str, said: str
) -> None:
    kind = ("1",) if names.count(",") == 4 else ()

    assert said in front.types("1", names, "", *kind, "1", size, "1", "0")


def test_where_all_tables_are_as_wished_nothing_is_said(front: Front) -> None:
    assert "nobody sits out" not in front.types("1", ", ".join(SEVEN[:6]), "", "1", "3", "1", "0")


def test_two_are_too_few(front: Front) -> None:
    said = front.types("1", "Ana, Ben", "", "Cleo", "", "1", "", "", "")

    assert "2 players aren’t enough: you need at least 3." in said


def test_back_begins_the_names_anew(front: Front) -> None:
    front.types("1", "Xana, Yben", "back", "Ana, Ben, Cleo", "", "1", "", "", "")

    assert tuple(front.tournament.progress.names.values()) == ("Ana", "Ben", "Cleo")


def test_partners_are_offered_only_where_there_is_a_plan(front: Front) -> None:
    assert "With changing partners" not in front.types(*ALONE)


def test_eight_may_play_with_rotating_partners(front: Front) -> None:
    said = front.types("1", "Ana, Ben, Cleo, Dan, Eva, Finn, Gil, Hana", "", "2", "4")

    assert "everyone is everyone else’s partner, in 7 rounds" in said
    assert front.tournament.terms.partners


def test_a_number_out_of_bounds_is_asked_again(front: Front) -> None:
    said = front.types(*ALONE[:4], "2", "eleven", "10", "0", "100", "99", "100", "0")

    assert "“2” doesn’t work here. Type a whole number from 3 to 10." in said
    assert "“100” doesn’t work here. Type a whole number from 1 to 99." in said
    assert "“100” doesn’t work here. Type a whole number from 0 to 99." in said
    assert (front.tournament.terms.size, front.tournament.terms.hands) == (10, 99)


def test_who_leaves_before_the_end_of_the_questions_leaves_no_file(front: Front) -> None:
    said = front.types(*ALONE[:3], "quit")

    assert said.endswith("Bye!\n")
    assert not front.file.exists()


@pytest.mark.parametrize("stop", range(1, len(ALONE)))
def test_questions_that_were_answered_are_not_asked_again(front: Front, stop: int) -> None:
    said = front.types(*ALONE[:stop])
    front.types("", *ALONE[stop:])

    assert "Your answers so far are saved. Come back" in said
    assert tuple(front.tournament.progress.names.values()) == SEVEN
    assert (front.tournament.terms.hands, front.tournament.terms.size) == (1, 4)
    assert [file.name for file in front.file.parent.iterdir()] == [front.file.name]


def test_whoever_wants_to_begin_again_does(front: Front) -> None:
    front.types("1", "Ana, Bn")
    front.types("no", *ALONE)

    assert tuple(front.tournament.progress.names.values()) == SEVEN


def test_what_was_said_already_is_not_asked(front: Front) -> None:
    said = front.types("4", "1", "5", wanted=WantedTournament(Rules("hp2003+score=tally"), SEVEN))

    assert "Which edition" not in said
    assert "Who’s playing?" not in said
    assert front.tournament.terms.lowest_wins
    assert front.tournament.terms.rounds == 5


@pytest.mark.parametrize("names", [SEVEN[:3], (*SEVEN, "Zoe"), SEVEN[::-1]])
def test_other_players_than_those_who_began_are_said(front: Front, names: tuple[str, ...]) -> None:
    front.types(*ALONE)
    with pytest.raises(PenultError, match="Players: the file has Ana, Ben, Cleo, Dan, Eva, Finn and Gil"):
        front.types(wanted=WantedTournament(names=names))


@pytest.mark.parametrize("names", [SEVEN, (*SEVEN, "Zoe")])
def test_those_who_began_may_be_named_with_and_without_who_came_late(
    front: Front, names: tuple[str, ...]
) -> None:
    front.types(*ALONE, "late Zoe")

    assert "Continuing the tournament of 8 players" in front.types(wanted=WantedTournament(names=names))


def test_rules_of_a_match_that_is_no_tournament_are_refused_at_once(front: Front) -> None:
    with pytest.raises(PenultError, match="score of a tournament: expected winner or tally, came 'elim'"):
        front.types(wanted=WantedTournament(Rules("classic+score=elim")))


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_questions_are_asked_in_every_language(front: Front, language: str) -> None:
    said = front.types(*ALONE, language=language)

    assert (language == "en") == ("Who’s playing?" in said)
    assert len(front.tournament.log) == 7
