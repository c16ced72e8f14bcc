"""Cards in a row: every one can be read, and a click finds the one that is seen."""

from __future__ import annotations

import pytest

from penult.terminal.parts.fan import NARROWEST, fan


@pytest.mark.parametrize("width", [20, 38, 78, 150])
@pytest.mark.parametrize("card_width", [6, 9])
def test_every_card_has_its_place_within_the_width(width: int, card_width: int) -> None:
    for count in range(1, 90):
        spread = fan(count, width, card_width)
        places = [spread.place(index) for index in range(count)]

        assert len(set(places)) == count
        assert spread.step >= NARROWEST
        assert all(column + card_width <= width for _, column in places)
        assert {row for row, _ in places} == set(range(spread.rows))


@pytest.mark.parametrize(("count", "width"), [(1, 78), (7, 78), (13, 78), (25, 78), (40, 78), (9, 30)])
def test_a_click_finds_the_card_that_is_seen_there(count: int, width: int) -> None:
    spread = fan(count, width, 6)

    for index in range(count):
        row, column = spread.place(index)
        assert spread.at(row, column, 6, count) == index
        assert spread.at(row, column + 2, 6, count) == index
    row, column = spread.place(count - 1)
    assert spread.at(row, column + 5, 6, count) == count - 1


def test_a_click_beside_the_cards_finds_none() -> None:
    spread = fan(3, 78, 6)

    assert spread.at(0, 6, 6, 3) is None, "the gap between two cards"
    assert spread.at(0, 60, 6, 3) is None
    assert spread.at(1, 0, 6, 3) is None
