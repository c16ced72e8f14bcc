"""Who deals first, found by the people at the table."""

from __future__ import annotations

import pytest

from penult.engine.editions import EDITIONS
from penult.scorekeeper.birthdays import readings
from penult.scorekeeper.first_dealer import by_birthday, by_card, read_pick
from penult.scorekeeper.refusals import ScoreRefused

CLASSIC = EDITIONS["classic"]


def test_the_highest_number_deals_and_no_other_card_counts() -> None:
    assert by_card(CLASSIC, {0: read_pick("w4"), 1: read_pick("r3"), 2: read_pick("YD")}) == (1,)


def test_the_tied_pick_again_and_keep_their_numbers() -> None:
    assert by_card(CLASSIC, {0: read_pick("R1"), 1: read_pick("B8"), 3: read_pick("G8")}) == (1, 3)
    assert by_card(CLASSIC, {1: read_pick("R2"), 3: read_pick("G4")}) == (3,)


@pytest.mark.parametrize(
    ("text", "pick"),
    [("7r", "R7"), ("r+2", "RD"), ("+4", "W4"), ("7", "7"), ("+2", "D"), ("s", "S"), ("0", "0")],
)
def test_a_pick_is_typed_as_in_a_hand(text: str, pick: str) -> None:
    assert str(read_pick(text)) == pick


def test_a_number_without_a_color_is_as_high_as_with_one() -> None:
    picks = {0: read_pick("7"), 1: read_pick("G7"), 2: read_pick("+4"), 3: read_pick("6")}

    assert by_card(CLASSIC, picks) == (0, 1)


def test_one_deck_has_no_ninth_eight() -> None:
    with pytest.raises(ScoreRefused) as refused:
        by_card(CLASSIC, {0: read_pick("R8"), **dict.fromkeys(range(1, 9), read_pick("8"))})
    assert (refused.value.code, refused.value.facts["count"]) == ("too_many", 9)


def test_one_deck_has_no_third_red_eight() -> None:
    with pytest.raises(ScoreRefused) as refused:
        by_card(CLASSIC, dict.fromkeys(range(3), read_pick("R8")))
    assert refused.value.code == "too_many"


def test_the_nearest_birthday_deals_either_way_round_the_year() -> None:
    assert by_birthday({0: (7, 20), 2: (8, 5), 5: (1, 1)}) == (2,)
    assert by_birthday({1: (7, 30), 4: (8, 1)}) == (1, 4)


@pytest.mark.parametrize("text", ["", "02-30", "13-32", "0-1", "July", "07-31-2003", "²-3", "31 July May"])
@pytest.mark.parametrize("day_first", [False, True])
def test_a_day_that_does_not_exist_is_no_birthday(text: str, day_first: bool) -> None:
    assert readings(text, day_first, ("January", "February", "March", "April", "May", "June", "July")) == ()


@pytest.mark.parametrize(
    ("text", "here", "where_days_come_first"),
    [
        ("3/8", [(3, 8)], [(8, 3)]),
        ("3 8", [(3, 8)], [(8, 3)]),
        ("3.8.", [(3, 8)], [(8, 3)]),
        ("03-08", [(3, 8)], [(8, 3), (3, 8)]),
        ("3-3", [(3, 3)], [(3, 3)]),
        ("30-7", [(7, 30)], [(7, 30)]),
        ("7/30", [(7, 30)], [(7, 30)]),
        ("02-29", [(2, 29)], [(2, 29)]),
    ],
)
def test_numbers_are_read_as_people_write_them(
    text: str, here: list[tuple[int, int]], where_days_come_first: list[tuple[int, int]]
) -> None:
    assert readings(text) == tuple(here)
    assert readings(text, day_first=True) == tuple(where_days_come_first)


@pytest.mark.parametrize("text", ["", "R", "R7 R8", "45", "10", "-1", "7 8"])
def test_a_pick_is_one_card(text: str) -> None:
    with pytest.raises(ScoreRefused, match="expected one card"):
        read_pick(text)
