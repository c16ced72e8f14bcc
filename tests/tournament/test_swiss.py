"""Who sits with whom, and where."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hall import opened, play_sitting, points

from penult.tournament.history import History, starters
from penult.tournament.sittings import Sitting
from penult.tournament.swiss import REACH, seated, swiss_sitting
from penult.tournament.tournament import Tournament

NO_HISTORY = History.of([], 4)


def after(sittings: int, players: int, *, size: int = 4, hands: int = 4, seed: int = 1) -> Tournament:
    tournament = opened(players, size=size, hands=hands, seed=seed)
    rng = random.Random(seed)
    for _ in range(sittings):
        play_sitting(tournament, rng)
    return tournament


def history(tournament: Tournament) -> History:
    return History.of(tournament.progress.sittings, tournament.terms.hands)


def test_before_anything_is_played_the_lots_decide() -> None:
    tournament = opened(8)
    lots = sorted(range(8), key=tournament.progress.lots.__getitem__)

    drawn = tournament.draw(tournament.log[0].signed)
    assert [set(table) for table in drawn.tables] == [set(lots[:4]), set(lots[4:])]


def test_without_history_those_who_stand_alike_sit_together() -> None:
    drawn = swiss_sitting(range(12), 4, 4, NO_HISTORY)

    assert [set(table) for table in drawn.tables] == [{0, 1, 2, 3}, {4, 5, 6, 7}, {8, 9, 10, 11}]


def test_those_who_have_met_part() -> None:
    met = History.of([Sitting(((0, 1, 2), (3, 4, 5), (6, 7, 8)))], 3)
    drawn = swiss_sitting(range(9), 3, 3, met)
    again = History.of([drawn], 3).met & met.met

    assert not again


def test_a_third_meeting_is_worse_than_two_second_ones() -> None:
    twice = Sitting(((0, 1, 2), (3, 4, 5)))
    drawn = swiss_sitting(range(6), 3, 3, History.of([twice, twice], 3))

    assert {frozenset(table) for table in drawn.tables}.isdisjoint(map(frozenset, twice.tables))
    assert max(History.of([twice, twice, drawn], 3).met.values()) == 3


@pytest.mark.parametrize(("players", "sittings", "most"), [(16, 4, 8), (32, 5, 8), (100, 7, 12)])
def test_few_meet_again(players: int, sittings: int, most: int) -> None:
    met = history(after(sittings, players)).met

    assert sum(times - 1 for times in met.values()) <= most
    assert max(met.values()) == 2


@pytest.mark.parametrize("seed", range(3))
def test_nobody_is_moved_further_than_two_tables(seed: int) -> None:
    tournament = after(4, 48, seed=seed)
    order = [row.player for _, row in tournament.standings()]
    drawn = tournament.draw(tournament.log[0].signed)

    assert len(drawn.tables) == 12
    for at, table in enumerate(drawn.tables):
        assert all(abs(order.index(player) // 4 - at) <= REACH for player in table)


def test_the_leaders_sit_above_the_last() -> None:
    tournament = after(4, 48)
    score = points(tournament)
    drawn = tournament.draw(tournament.log[0].signed)
    means = [sum(score[f"P{player}"] for player in table) / 4 for table in drawn.tables]

    assert means[0] > means[5] > means[11]


@pytest.mark.parametrize("players", [23, 33, 14])
def test_larger_tables_are_shared_out(players: int) -> None:
    crowded = history(after(6, players)).crowded

    times = [crowded[player] for player in range(players)]
    assert max(times) - min(times) <= 2


def test_the_last_table_counts_as_next_to_the_first_where_larger_ones_are_laid() -> None:
    crowded = Sitting((tuple(range(4, 9)), tuple(range(9, 14)), (0, 1, 2, 3), (14, 15, 16, 17)))
    drawn = swiss_sitting(range(18), 4, 4, History.of([crowded], 4))

    assert [len(table) for table in drawn.tables] == [5, 4, 4, 5]


@pytest.mark.parametrize(
    ("players", "size", "hands"), [(16, 4, 4), (30, 5, 5), (23, 4, 4), (50, 10, 4), (12, 3, 7)]
)
def test_all_begin_about_as_many_hands(players: int, size: int, hands: int) -> None:
    began = history(after(5, players, size=size, hands=hands)).began

    times = [began[player] for player in range(players)]
    assert max(times) - min(times) <= 2


def test_hardly_anybody_sits_left_of_the_same_player_again() -> None:
    left = history(after(5, 32)).left

    assert sum(times - 1 for times in left.values()) <= 1


def test_seats_go_to_those_who_have_begun_least() -> None:
    earlier = History.of([Sitting(((0, 1, 2, 3, 4),))], hands=2)

    assert set(starters(seated((0, 1, 2, 3, 4), 2, earlier), 2)).isdisjoint({1, 2})


def test_who_begins_sits_left_of_the_dealer() -> None:
    assert starters((5, 6, 7), 4) == [6, 7, 5, 6]


def test_the_same_seed_draws_the_same_sittings() -> None:
    one, other = after(3, 23), after(3, 23)

    assert one.progress.sittings == other.progress.sittings
    assert after(3, 23, seed=2).progress.sittings != one.progress.sittings


@pytest.mark.parametrize("players", [3, 4, 5, 7, 10, 11, 29])
def test_everybody_sits_once(players: int) -> None:
    sittings = after(3, players).progress.sittings

    assert len(sittings) == 3
    for sitting in sittings:
        assert Counter(player for table in sitting.tables for player in table) == dict.fromkeys(
            range(players), 1
        )
