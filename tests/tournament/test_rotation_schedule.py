"""Who deals, and who sits where, hand by hand."""

from __future__ import annotations

from collections import Counter

import pytest

from penult import Malformed
from penult.match.match import Match
from penult.match.results import HandResult
from penult.tournament.rotation.schedule import Schedule, plan
from penult.tournament.rotation.starters import SIZES
from penult.tournament.sittings import left_of_each, partnerships


def dealt(players: int, hands: int) -> list[int]:
    counted = Counter(seating.dealer for seating in Schedule.of(players, hands))
    return [counted[player] for player in range(players)]


@pytest.mark.parametrize("players", SIZES)
def test_with_four_hands_in_a_sitting_each_of_the_four_deals_once(players: int) -> None:
    for hands in (4, 8):
        assert len(set(dealt(players, hands))) == 1


@pytest.mark.parametrize("players", SIZES)
@pytest.mark.parametrize("hands", [1, 2, 3, 5, 6, 7])
def test_with_other_numbers_of_hands_nobody_deals_more_than_one_hand_more(players: int, hands: int) -> None:
    assert max(dealt(players, hands)) - min(dealt(players, hands)) <= (0 if players % 4 else 1)


@pytest.mark.parametrize("players", SIZES)
def test_turning_a_table_leaves_partners_and_neighbors_as_planned(players: int) -> None:
    for planned, turned in zip(plan(players), Schedule.of(players, 3).sittings, strict=True):
        assert planned.out == turned.out
        for before, after in zip(planned.tables, turned.tables, strict=True):
            assert set(left_of_each(before)) == set(left_of_each(after))


def test_four_players_sit_and_deal_as_in_a_match() -> None:
    match = Match("classic+score=rotate4", players=4)
    played = []
    while not match.over:
        played.append((match.standing.dealer, match.seated))
        match.add(HandResult.void(4))

    schedule = Schedule.of(4)
    assert [seating.dealer for seating in schedule] == [dealer for dealer, _ in played]
    for seating, (_, order) in zip(schedule, played, strict=True):
        assert set(left_of_each(seating.seats)) == set(left_of_each(order))


def test_eight_players_take_56_hands_of_which_28_are_everybodys() -> None:
    schedule = Schedule.of(8)
    hands = Counter(player for seating in schedule for player in seating.seats)

    assert len(list(schedule)) == 56
    assert set(hands.values()) == {28}
    assert {seating.hand for seating in schedule} == set(range(28))
    assert set(partnerships(schedule.sittings).values()) == {1}


def test_hands_are_counted_through_and_each_has_all_tables() -> None:
    seatings = [(at.hand, at.sitting, at.table) for at in Schedule.of(9, 2)]

    assert seatings[:6] == [(0, 0, 0), (0, 0, 1), (1, 0, 0), (1, 0, 1), (2, 1, 0), (2, 1, 1)]
    assert seatings[-1] == (17, 8, 1)


@pytest.mark.parametrize("hands", [0, -1, 100, "4", True])
def test_a_number_of_hands_that_cannot_be_is_refused(hands: int) -> None:
    with pytest.raises(Malformed, match="hands: expected 1 to 99"):
        Schedule.of(8, hands)
