from __future__ import annotations

from datetime import date, timedelta

import pytest

from penult import Card, Chance, Malformed, Rules
from penult.engine.dealer import by_birthdays, by_picks
from penult.engine.kernel.seating import days_from_birthday


def test_only_the_tied_pick_again() -> None:
    tied = by_picks([Card("R8"), Card("G2"), Card("B8")])
    again = by_picks([Card("Y1"), Card("W4")], among=tied)

    assert (tied, again) == ((0, 2), (0,))


def test_all_zero_is_a_tie_of_all() -> None:
    assert by_picks([Card("W"), Card("RD"), Card("G0")]) == (0, 1, 2)


def test_a_birthday_is_near_both_ways_round_the_year() -> None:
    assert by_birthdays([(7, 29), (8, 2), (8, 1)]) == (2,)
    assert by_birthdays([(1, 29), (1, 31), (2, 2)]) == (2,)
    assert by_birthdays([(2, 29), (3, 1)]) == (1,)


def test_every_day_of_the_year_is_as_far_as_the_calendar_says() -> None:
    july = date(2000, 7, 31)
    for number in range(366):
        day = date(2000, 1, 1) + timedelta(number)
        apart = abs((day - july).days)
        assert days_from_birthday(day.month, day.day) == min(apart, 366 - apart)


def test_picks_come_from_one_deck() -> None:
    chance = Chance.seeded(Rules("classic"), 1)

    assert len(chance.pick(0, 10)) == 10
    assert chance.pick(0, 10) == chance.picks[0]


@pytest.mark.parametrize("birthday", [(0, 1), (13, 1), (2, 30), (4, 31), (6, 0)])
def test_a_day_that_is_not_in_the_calendar_is_refused(birthday: tuple[int, int]) -> None:
    with pytest.raises(Malformed, match="a month and a day"):
        by_birthdays([birthday])


def test_each_player_picks_one_card() -> None:
    with pytest.raises(Malformed, match="2 cards"):
        by_picks([Card("R1")], among=(0, 1))
    with pytest.raises(Malformed, match="can be seen"):
        by_picks([Card("?")])
    with pytest.raises(Malformed):
        by_picks([])
