"""What the arena remembers of hands that were shown is what a view remembers."""

from __future__ import annotations

import random

from laws.mixes import chaos, some_deal
from penult import Deal
from penult.bots.kernel.knowledge import KNOWLEDGE, WIDTH, forget_all, learn
from penult.bots.policy_bot import known_cards


def assert_knows_what_views_know(deal: Deal, known: bytearray) -> None:
    for seat in range(deal.seats):
        assert known[seat * WIDTH : (seat + 1) * WIDTH] == known_cards(deal.view(seat)), seat


def test_the_arena_learns_what_the_seats_learn() -> None:
    knew = 0
    for seed in range(12):
        rng = random.Random(seed)
        known, told = bytearray(KNOWLEDGE), 0
        for now in chaos(some_deal(rng), rng):
            if now.over:
                break
            if len(now.moves) > told:
                learn(now.state, known)
                told = len(now.moves)
            assert_knows_what_views_know(now, known)
            knew += any(known)

    assert knew > 100


def test_a_challenger_alone_knows_the_hand_that_was_shown() -> None:
    deal, known = Deal.at("classic n=3 top=R5 h0=W4,B2,G1 h1=*3"), bytearray(KNOWLEDGE)
    for move in ("play W4>G", "challenge"):
        deal.play(move)
        learn(deal.state, known)

    assert [sum(known[seat * WIDTH : (seat + 1) * WIDTH]) for seat in range(3)] == [0, 2, 0]
    assert_knows_what_views_know(deal, known)


def test_a_new_hand_begins_with_nothing_known() -> None:
    known = bytearray(b"\1" * KNOWLEDGE)
    forget_all(known)

    assert not any(known)
