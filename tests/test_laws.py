"""The laws on some hundred hands here, on a million in `make soak`."""

from __future__ import annotations

import random
from collections import Counter
from itertools import islice

import pytest
from hypothesis import HealthCheck, given, reject, settings
from hypothesis import strategies as st

from laws.golden import check_golden
from laws.mixes import chaos, play_sensibly, some_deal
from laws.suite import assert_replays, check_hand, check_laws
from penult import Deal, IllegalMove, Move, Rules
from penult.engine.editions import EDITIONS
from penult.engine.errors import Conflict
from penult.engine.options import OPTIONS


@pytest.mark.parametrize("seed", range(10))
def test_the_laws_hold_on_chaotic_hands(seed: int) -> None:
    check_laws(hands=3, seed=seed)


def agreed(edition: str, options: dict[str, str]) -> Rules:
    """Rules with these options, but without those that contradict another one."""
    try:
        return Rules(edition, options)
    except Conflict as conflict:
        against = {text.partition("=")[0] for text in conflict.between}
        return agreed(edition, {name: value for name, value in options.items() if name not in against})


OF_A_HAND = {option.name: st.sampled_from(option.values) for option in OPTIONS.values() if option.field}
ANY_RULES = st.builds(agreed, st.sampled_from(list(EDITIONS)), st.fixed_dictionaries({}, optional=OF_A_HAND))


@settings(max_examples=24, deadline=None, suppress_health_check=list(HealthCheck))
@given(ANY_RULES, st.integers(2, 10), st.integers(0, 1 << 30))
def test_the_laws_hold_whatever_hypothesis_thinks_of(rules: Rules, seats: int, seed: int) -> None:
    try:
        rules.check_seats(seats)
    except Conflict:
        reject()
    check_hand(Deal.shuffled(rules, seats, seed, dealer=seed % seats), random.Random(seed))


def test_golden_counts() -> None:
    check_golden()


@pytest.mark.parametrize("seed", range(12))
def test_a_refused_move_changes_nothing(seed: int) -> None:
    """Moves of all kinds, of any seat, sensible or not, at every point of a hand."""
    rng = random.Random(seed)
    refused: Counter[str] = Counter()
    for now in islice(chaos(some_deal(rng), rng), 60):
        for _ in range(5):
            before, tried = now.copy(), now.copy()
            try:
                tried.play(Move.of(rng.getrandbits(rng.choice((18, 39)))), rng.randrange(16))
            except IllegalMove as why:
                assert (tried.state, tried.events, tried.moves) == (before.state, before.events, before.moves)
                refused[why.code] += 1

    assert refused.total() > 50
    assert len(refused) > 3


@pytest.mark.parametrize("seed", range(8))
def test_an_imagined_deal_can_be_played_to_its_end(seed: int) -> None:
    rng = random.Random(seed)
    played = 0
    for number, now in enumerate(chaos(some_deal(rng), rng)):
        if number % 9 == 0 and not now.over:
            imagined = Deal.imagine(now.view(rng.randrange(now.seats)), rng)
            play_sensibly(imagined)
            assert imagined.over
            played += 1

    assert played > 1


def test_a_copy_goes_its_own_way() -> None:
    deal = Deal.shuffled("classic", 3, seed=1)
    twin = deal.copy()
    twin.play(twin.legal_moves()[0])

    assert deal.moves == []
    assert twin.events != deal.events
    assert_replays(twin)
