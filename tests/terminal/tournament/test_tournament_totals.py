"""All hands of a table at once, as the host types them."""

from __future__ import annotations

import pytest

from terminal.tournament.front import ALONE, Front

FOUR = ("1", "Ana, Ben, Cleo, Dan", "", "2", "1", "draw", "1", "totals")
"""Rotating partners, one hand a round; Cleo and Ben play Ana and Dan, or however the lots fall."""


@pytest.fixture
def drawn(front: Front) -> Front:
    front.types(*ALONE, "draw")
    return front


def tally(front: Front, hands: str) -> Front:
    front.types(*ALONE[:3], "2", "4", hands, "0", "draw")
    return front


def test_totals_are_said_back_before_they_are_written(drawn: Front) -> None:
    said = drawn.types("2", "totals", "0 0", "0 0", "31 1")
    assert (
        "Dan: 0 points, no hand won.\nCleo: 0 points, no hand won.\nBen: 31 points, one hand won.\n" in said
    )
    assert drawn.tournament.progress.totals == {}

    drawn.types("2", "totals", "0 0", "0 0", "31 1", "")
    assert drawn.points["Ben"] == 31


def test_what_was_said_back_and_is_wrong_is_asked_again(drawn: Front) -> None:
    said = drawn.types("2", "totals", "0 0", "0 0", "31 1", "no", "", "", "13 1", "")

    assert "Points and hands won by Ben. Enter keeps 31 1: 13 1\n" in said
    assert drawn.points["Ben"] == 13


def test_a_wrong_line_is_asked_again_and_the_others_stay(drawn: Front) -> None:
    said = drawn.types("2", "totals", "0 0", "0 0", "1 31", "31 1", "")

    assert "That’s 31 hands won, but a round has only 1." in said
    assert drawn.points["Ben"] == 31


def test_undo_goes_to_the_line_before(drawn: Front) -> None:
    said = drawn.types("2", "totals", "20 1", "31 1", "undo", "0 0", "31 1", "0 0", "")

    assert "Points and hands won by Dan. Enter keeps 20 1: 0 0\n" in said
    assert (drawn.points["Dan"], drawn.points["Cleo"]) == (0, 31)


def test_who_won_no_hand_has_no_points(drawn: Front) -> None:
    said = drawn.types("2", "totals", "31 0", "31 1", "0 0", "0 0", "")

    assert "Dan has points but won no hand. Only the winner of a hand scores. [R-55]" in said
    assert drawn.points["Dan"] == 31


@pytest.mark.parametrize("second", ["0 1", "20 0"])
def test_partners_who_won_no_hand_have_no_points(front: Front, second: str) -> None:
    said = front.types(*FOUR, "20 0", second)

    assert " have points but won no hand. Only partners who win a hand score. [R-64]" in said
    assert front.tournament.progress.totals == {}


def test_in_a_tally_who_went_out_was_not_caught(front: Front) -> None:
    said = tally(front, "1").types("1", "totals", "50 1", "0 1", "50 0", "20 0", "9 0", "")

    assert "Eva won every hand, so Eva has no points, but this is 50." in said
    assert (front.points["Eva"], front.points["Gil"]) == (0, 50)


def test_in_a_tally_somebody_has_won_the_hands_that_were_not_void(front: Front) -> None:
    said = tally(front, "2").types(
        "1", "totals", "10 0", "50 0", "20 0", "9 0", "10 1", "50 0", "", "", "0 1", "", "", "", ""
    )

    assert "There are points, but nobody won a hand." in said
    assert "Eva won every hand, so Eva has no points, but this is 10." in said
    assert "Eva: 0 points, one hand won.\n" in said
    assert "One hand was void: nobody won it.\n" in said
    assert front.points["Gil"] == 50
