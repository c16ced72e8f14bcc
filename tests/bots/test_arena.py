"""The arena: duplicate deals with every rotation, the same at both speeds."""

from __future__ import annotations

import pytest

from penult import Malformed, Rules
from penult.bots.arena import compete


def test_every_deal_is_played_once_for_every_rotation() -> None:
    result = compete(Rules("hp2003"), ("keen", "simple", "random"), deals=6, fast=False)

    assert (result.deals, result.hands) == (6, 18)
    assert sum(share.wins for share in result.shares) + result.void + result.cut_short == 18
    assert [share.players for share in result.shares] == [1, 1, 1]


def test_the_same_players_share_alike() -> None:
    result = compete(Rules("classic"), ("random", "random"), deals=30, fast=False)

    assert result.of("random").share == 1
    assert result.of("random").margin == 0


def test_the_same_seed_gives_the_same_hands() -> None:
    first, second = (compete(Rules("hp2018"), ("keen", "random"), deals=15, fast=False) for _ in range(2))

    assert first.shares == second.shares


@pytest.mark.parametrize(
    ("lineup", "deals", "seed", "expected"),
    [
        (("keen",), 10, 1, "2 to 10"),
        (("keen", "clever"), 10, 1, "random or simple or keen"),
        (("keen", "random"), 0, 1, "1 to"),
        (("keen", "random"), 10, -1, "0 to"),
    ],
)
def test_what_cannot_be_played_is_refused(
    lineup: tuple[str, ...], deals: int, seed: int, expected: str
) -> None:
    with pytest.raises(Malformed, match=expected):
        compete(Rules("classic"), lineup, deals, seed, fast=False)
