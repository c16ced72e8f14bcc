"""Simulations: any bots, the same figures for any number of workers and at both speeds."""

from __future__ import annotations

from typing import Any

import pytest

from contest.outsiders import Hasty
from penult import Malformed
from penult.bots.registry import BOTS, register
from penult.sim.hands import COMPILED_PART, PLAIN_PART, HandsPlan, lineup_of
from penult.sim.simulation import Simulated, run

TIMING = {"seconds", "hands_per_second"}


def told(plan: HandsPlan, workers: int = 1) -> dict[str, Any]:
    return {name: fact for name, fact in run(plan, workers).facts().items() if name not in TIMING}


@pytest.mark.parametrize("bots", [("random",) * 3, ("keen", "simple", "random")])
def test_one_two_and_seven_workers_count_the_same(bots: tuple[str, ...]) -> None:
    hands = 2 * COMPILED_PART + 11 if {*bots} == {"random"} else COMPILED_PART + 11
    plan = HandsPlan("classic", bots, hands, seed=3)

    one, two, seven = (told(plan, workers) for workers in (1, 2, 7))

    assert one == two == seven
    assert sum(one["wins_by_seat"]) + one["void"] == hands == sum(one["lengths"])


def test_processes_count_the_same_where_nothing_is_compiled() -> None:
    plan = HandsPlan("hp2018", ("random",) * 2, PLAIN_PART + 60, fast=False)

    assert told(plan) == told(plan, 2)


@pytest.mark.parametrize("rules", ["classic", "hp2003+legality=table", "classic+no-mercy"])
@pytest.mark.parametrize("bots", [("random",) * 4, ("keen", "random", "simple", "keen")])
def test_both_speeds_count_the_same(rules: str, bots: tuple[str, ...]) -> None:
    fast, slow = (told(HandsPlan(rules, bots, 80, seed=7, fast=speed)) for speed in (True, False))

    assert {**fast, "speed": ""} == {**slow, "speed": ""}


def test_the_first_player_wins_more_than_the_dealer() -> None:
    """Measured over 4 million hands: 25.91 % of the hands of four."""
    result = run(HandsPlan("classic", ("random",) * 4, 400_000))
    first, *_, dealer = result.shares_by_place

    assert first.mean == pytest.approx(0.2591, abs=0.0025)
    assert first.mean - first.margin > dealer.mean + dealer.margin
    assert result.first_advantage.mean == pytest.approx(0.0091, abs=0.0025)
    assert result.points_a_win == pytest.approx(117.5, abs=0.7)
    assert result.turns.mean == pytest.approx(50.15, abs=0.3)


def test_a_fixed_dealer_changes_the_seats_and_not_the_places() -> None:
    result = run(HandsPlan("classic", ("random",) * 3, 60_000, dealer=2))

    assert result.shares_by_seat == result.shares_by_place


def test_rules_are_counted_in_some_of_many_hands() -> None:
    result = run(HandsPlan("classic+seven-o", ("random",) * 4, 250_000))
    fired = {each.rule: each for each in result.fired}

    assert result.watched == 125_000
    assert fired["R-51"].a_hand.mean == pytest.approx(1, abs=0.01)
    assert fired["R-51"].hands.mean == pytest.approx(1, abs=0.01)
    assert fired["H-16"].a_hand.mean > 1
    assert 0 < fired["H-16"].a_hand.margin < 0.2
    assert "R-37" not in fired


def test_ten_players_with_ten_cards_run_out_of_cards_and_two_never() -> None:
    many = run(HandsPlan("classic+deal=10", ("random",) * 10, 30_000))
    few = run(HandsPlan("classic", ("random",) * 2, 30_000))

    assert many.run_outs.mean > few.run_outs.mean
    assert many.reshuffles.mean > few.reshuffles.mean
    assert few.run_outs.mean < 0.001


def test_what_was_never_seen_may_still_happen() -> None:
    result = run(HandsPlan("classic", ("random",) * 2, 300, fast=False))

    assert result.run_outs.mean == 0
    assert result.run_outs.margin == pytest.approx(3.69 / 300, rel=0.01)


def test_a_bot_that_needs_a_view_is_simulated_too() -> None:
    before = dict(BOTS)
    try:
        register("hasty", lambda _: Hasty())
        result = run(HandsPlan("classic", ("hasty", "keen"), 60))
    finally:
        BOTS.clear()
        BOTS.update(before)

    assert result.speed == "interpreted"
    assert sum(result.wins_by_seat) == 60 == result.watched
    assert result.faults == []
    assert {each.rule for each in result.fired} > {"R-22", "R-51"}


def test_an_open_table_counts_what_a_closed_one_counts() -> None:
    """`random` under another name needs a view: its hands differ, its figures hardly."""
    before = dict(BOTS)
    try:
        register("dice", BOTS["random"].make)
        opened = run(HandsPlan("classic", ("dice",) * 2, 400))
    finally:
        BOTS.clear()
        BOTS.update(before)
    closed = run(HandsPlan("classic", ("random",) * 2, 20_000))

    for name in ("turns", "moves", "points"):
        one, other = getattr(opened, name), getattr(closed, name)
        assert abs(one.mean - other.mean) < 2 * (one.margin + other.margin), name
    assert share(opened, "R-16") == pytest.approx(share(closed, "R-16"), rel=0.1)


def share(result: Simulated, rule: str) -> float:
    return next(each.a_hand.mean for each in result.fired if each.rule == rule)


@pytest.mark.parametrize(
    ("plan", "expected"),
    [
        (HandsPlan("classic", ("random",) * 2, 0), "hands: expected 1 to"),
        (HandsPlan("classic", ("random",) * 2, 5, seed=-1), "seed: expected 0 to"),
        (HandsPlan("classic", ("random",) * 2, 5, dealer=2), "dealer: expected a seat from 0 to 1"),
        (HandsPlan("classic", ("clever",) * 2, 5), "bot: expected random"),
        (HandsPlan("classic", ("random",) * 11, 5), "2 to 10"),
    ],
)
def test_what_cannot_be_played_is_refused(plan: HandsPlan, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        run(plan)


def test_one_name_or_two_fill_a_table() -> None:
    assert lineup_of(["random"], None) == ("random",) * 4
    assert lineup_of(["keen", "random"], 3) == ("keen", "random", "random")
    assert lineup_of(["a", "b", "c"], None) == ("a", "b", "c")
    with pytest.raises(Malformed, match="or 4"):
        lineup_of(["a", "b", "c"], 4)
