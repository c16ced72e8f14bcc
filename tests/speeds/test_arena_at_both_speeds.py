"""The compiled arena plays the same hands as the interpreted one, and no policy is ever refused."""

from __future__ import annotations

import random

import pytest

from penult import Rules
from penult.bots.arena import ArenaResult, compete
from penult.bots.registry import BOTS
from penult.engine.options import HOUSE_PRESETS
from penult.sim.soak import some_table


def story(result: ArenaResult) -> tuple[object, ...]:
    return result.shares, result.void, result.cut_short, result.moves, result.refused


@pytest.mark.parametrize(
    ("rules", "lineup"),
    [
        ("classic", ("keen", "random")),
        ("classic+legality=table", ("keen", "simple", "random", "keen")),
        ("hp2003+invis_scope=any", ("simple", "keen", "keen")),
        ("hp2018+drawn=must", ("keen", "keen", "simple", "random", "random")),
    ],
)
def test_both_speeds_play_the_same_hands(rules: str, lineup: tuple[str, ...]) -> None:
    fast, slow = (compete(Rules(rules), lineup, deals=20, seed=8, fast=speed) for speed in (True, False))

    assert story(fast) == story(slow)


def test_no_policy_is_refused_under_any_rules() -> None:
    rng = random.Random(6)
    for _ in range(80):
        rules, seats = some_table(rng)
        lineup = [rng.choice(list(BOTS)) for _ in range(seats)]
        result = compete(rules, lineup, deals=12, seed=rng.randrange(1 << 61))
        assert result.refused == 0, result
        assert result.cut_short <= result.hands // 20, result


def test_keen_beats_random_and_simple() -> None:
    for other, least in (("random", 0.74), ("simple", 0.61)):
        share = compete(Rules("classic"), ("keen", other), deals=4000).of("keen")

        assert share.share - share.margin > least


@pytest.mark.parametrize("preset", HOUSE_PRESETS)
@pytest.mark.parametrize("rivals", [1, 3])
def test_keen_beats_simple_under_every_popular_house_rule(preset: str, rivals: int) -> None:
    result = compete(Rules(f"classic+{preset}"), ("keen", *rivals * ("simple",)), deals=2400)
    share = result.of("keen")

    assert share.share - share.margin > 1 / (1 + rivals)
    assert result.cut_short == 0


def test_among_four_keen_wins_more_than_its_share() -> None:
    for other, least in (("random", 0.32), ("simple", 0.265)):
        share = compete(Rules("classic"), ("keen", other, other, other), deals=4000).of("keen")

        assert share.share - share.margin > least


def test_the_interval_is_taken_over_deals() -> None:
    """A random player against itself wins one hand of each deal or two or none, and half in the mean."""
    result = compete(Rules("classic"), ("simple", "random"), deals=4000)
    share = result.of("simple")

    assert 0.25 / 4000**0.5 < share.margin < 0.5 * 1.96 / 4000**0.5
    assert share.share + result.of("random").share == pytest.approx(1)
