"""Bots choose the same, interpreted and compiled."""

from __future__ import annotations

import pytest

from penult import Rules
from penult.bots.arena import compete

DEALS = 600


@pytest.mark.parametrize("rules", ["classic", "hp2003+legality=table+invis_scope=any", "hp2018"])
def test_the_arena_is_the_same_at_both_speeds(rules: str) -> None:
    lineup = ("keen", "simple", "random")
    slow = compete(Rules(rules), lineup, deals=8, seed=3, fast=False)
    fast = compete(Rules(rules), lineup, deals=8, seed=3, fast=True)

    assert (fast.shares, fast.moves) == (slow.shares, slow.moves)


def test_keen_beats_random_by_far() -> None:
    share = compete(Rules("classic"), ("keen", "random"), DEALS).of("keen")

    assert share.share - share.margin > 0.62
