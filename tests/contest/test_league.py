"""Leagues: ratings that explain who won how often."""

from __future__ import annotations

import pytest

from penult.contest.contest import Contest
from penult.contest.league import Evidence, contests_of, ratings_of, run_league


def test_ten_wins_for_one_are_400_points() -> None:
    parts = tuple({"a": 100, "b": 10} for _ in range(50))
    first, second = ratings_of(["a", "b"], [Evidence(("a", "b"), parts)])

    assert (first.bot, second.bot) == ("a", "b")
    assert first.rating - second.rating == pytest.approx(400, abs=1)
    assert first.rating + second.rating == pytest.approx(0)
    assert first.ci95 == pytest.approx(0, abs=1e-6)


def test_at_a_table_of_four_a_chance_is_a_part_of_all_strengths() -> None:
    evidence = [Evidence(("a", "b", "b", "b"), ({"a": 250, "b": 750}, {"a": 250, "b": 750}))]
    ratings = {each.bot: each.rating for each in ratings_of(["a", "b"], evidence)}

    assert ratings["a"] == pytest.approx(ratings["b"], abs=1)


def test_a_bot_that_never_wins_has_a_rating_too() -> None:
    best, worst = ratings_of(["a", "b"], [Evidence(("a", "b"), ({"a": 500}, {"a": 480}))])

    assert best.bot == "a"
    assert best.rating - worst.rating > 800


def test_uncertain_results_have_wide_intervals() -> None:
    def spread(parts: int) -> float:
        each = [{"a": 12, "b": 8}, {"a": 8, "b": 12}, {"a": 10, "b": 10}]
        evidence = [Evidence(("a", "b"), tuple(each * parts))]
        return ratings_of(["a", "b"], evidence)[0].ci95

    assert 1.5 < spread(4) / spread(16) < 2.6


def test_at_two_seats_everybody_meets_once_and_at_more_twice() -> None:
    model = Contest("classic", ("random", "simple"), 10)

    assert [each.lineup for each in contests_of(["a", "b", "c"], 2, model)] == [
        ("a", "b"),
        ("a", "c"),
        ("b", "c"),
    ]
    assert [each.lineup for each in contests_of(["a", "b"], 3, model)] == [("a", "b", "b"), ("b", "a", "a")]


def test_the_better_bots_are_rated_better() -> None:
    model = Contest("classic", ("random", "simple"), 1500)
    one, two = (run_league(["random", "simple", "keen"], 2, model, workers) for workers in (1, 2))

    assert [each.bot for each in one.ratings] == ["keen", "simple", "random"]
    assert one.ratings == two.ratings
    for better, worse in zip(one.ratings, one.ratings[1:], strict=False):
        assert better.rating - better.ci95 > worse.rating + worse.ci95
    assert len(one.contests) == 3
