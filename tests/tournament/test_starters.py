"""Every plan of rotating partners, counted: nothing about it is taken on trust."""

from __future__ import annotations

from collections import Counter
from itertools import combinations, permutations

import pytest

from penult import Malformed
from penult.tournament.rotation.schedule import plan
from penult.tournament.rotation.search import find, main
from penult.tournament.rotation.starters import SIZES, STARTERS
from penult.tournament.sittings import neighbors, oppositions, partnerships

ODD = [players for players in SIZES if players % 4]
EVEN = [players for players in SIZES if players % 4 == 0]


def test_there_is_a_plan_for_all_twenty_sizes() -> None:
    assert [n for n in range(4, 42) if n % 4 in (0, 1)] == list(SIZES)
    assert len(SIZES) == 20


@pytest.mark.parametrize("players", SIZES)
def test_all_partner_all_once_and_oppose_all_twice(players: int) -> None:
    pairs = list(combinations(range(players), 2))

    assert partnerships(plan(players)) == dict.fromkeys(pairs, 1)
    assert oppositions(plan(players)) == dict.fromkeys(pairs, 2)


@pytest.mark.parametrize("players", SIZES)
def test_everybody_has_one_seat_in_every_sitting_or_sits_out(players: int) -> None:
    for sitting in plan(players):
        seated = [player for table in sitting.tables for player in table]
        assert all(len(table) == 4 for table in sitting.tables)
        assert sorted([*seated, *sitting.out]) == list(range(players))


@pytest.mark.parametrize("players", ODD)
def test_with_one_too_many_everybody_sits_out_once(players: int) -> None:
    out = Counter(player for sitting in plan(players) for player in sitting.out)

    assert out == dict.fromkeys(range(players), 1)


@pytest.mark.parametrize("players", EVEN)
def test_with_full_tables_nobody_sits_out(players: int) -> None:
    assert all(sitting.out == () for sitting in plan(players))


@pytest.mark.parametrize("players", ODD)
def test_with_one_too_many_all_sit_left_of_all_once(players: int) -> None:
    assert neighbors(plan(players)) == dict.fromkeys(permutations(range(players), 2), 1)


@pytest.mark.parametrize("players", [players for players in EVEN if players > 8])
def test_with_full_tables_one_neighbor_on_each_side_is_the_same_twice(players: int) -> None:
    left = neighbors(plan(players))

    twice = Counter(right for (right, _), times in left.items() if times == 2)
    assert max(left.values()) == 2
    assert twice == dict.fromkeys(range(players - 1), 1)


def test_four_play_the_blocks_of_r_65() -> None:
    assert [sitting.tables for sitting in plan(4)] == [((0, 1, 2, 3),), ((0, 2, 1, 3),), ((0, 1, 3, 2),)]


R_66 = """
81 24  37 56
82 35  41 67
83 46  52 71
84 57  63 12
85 61  74 23
86 72  15 34
87 13  26 45
"""


def test_eight_play_the_table_of_r_66() -> None:
    def pairs(table: tuple[int, ...]) -> set[frozenset[int]]:
        return {frozenset((table[0] + 1, table[2] + 1)), frozenset((table[1] + 1, table[3] + 1))}

    printed = [[frozenset(map(int, pair)) for pair in line.split()] for line in R_66.split("\n") if line]
    planned = [[pairs(table) for table in sitting.tables] for sitting in plan(8)]

    assert planned == [[{a, b}, {c, d}] for a, b, c, d in printed]


@pytest.mark.parametrize("players", [0, 1, 3, 6, 7, 10, 11, 14, 42, 44, 45, -4])
def test_other_numbers_of_players_are_refused_with_those_that_are_not(players: int) -> None:
    with pytest.raises(Malformed, match=r"players: expected one of 4, 5, 8, 9, 12, .* 40, 41, came"):
        plan(players)


@pytest.mark.parametrize("players", [5, 9, 12, 13, 16, 17, 20, 21, 25, 28, 29, 37, 41])
def test_the_program_finds_the_starters_again(players: int) -> None:
    assert str(find(players)) == STARTERS[players]


def test_four_have_a_starter_too_and_it_is_even() -> None:
    sittings = find(4).sittings()

    assert set(partnerships(sittings).values()) == {1}
    assert set(oppositions(sittings).values()) == {2}


def test_another_seed_finds_another_starter() -> None:
    assert str(find(12, seed=2)) != STARTERS[12]
    assert set(oppositions(find(12, seed=2).sittings()).values()) == {2}


def test_the_program_prints_lines_of_the_table(capsys: pytest.CaptureFixture[str]) -> None:
    main(["13", "5"])

    assert capsys.readouterr().out == '    13: "1 5 12 8 | 2 3 11 10 | 4 6 9 7",\n    5: "1 2 4 3",\n'


@pytest.mark.parametrize("players", ["8", "3", "6", "-1", "x"])
def test_the_program_refuses_what_has_no_starter(players: str, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(SystemExit, match="2"):
        main([players])

    assert "error" in capsys.readouterr().err
