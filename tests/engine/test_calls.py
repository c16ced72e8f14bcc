"""Who has called UNO, and who is safe without a call: everybody heard it, so every view has it."""

from __future__ import annotations

import random

from penult.engine.deal import Deal


def test_a_call_with_the_card_counts() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2")
    deal.play("play R1!")

    assert [deal.view(seat).callers for seat in (0, 1, 2, None)] == 4 * [(0,)]
    assert deal.safe == ()


def test_a_late_call_counts_too() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2")
    deal.play("play R1")
    assert deal.callers == ()
    deal.play("0:uno")

    assert deal.callers == (0,)


def test_a_player_nobody_caught_in_time_is_safe() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=R2,G2,G3")
    deal.play("play R1")
    assert deal.safe == ()
    deal.play("play R2")

    assert (deal.callers, deal.safe) == ((), (0,))


def test_a_call_does_not_outlast_the_next_card_that_is_drawn() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=R1,B2 h1=RD,R3,R4 draw=R6,R7,R8")
    for move in ("play R1!", "play RD", "accept"):
        if move in map(str, deal.legal_moves()):
            deal.play(move)
    assert deal.counts[0] > 1

    assert deal.callers == ()


def test_an_early_call_counts_once_one_card_is_left() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2")
    deal.play("0:uno")
    assert (deal.called, deal.callers) == (0, ())
    deal.play("play R1")

    assert (deal.called, deal.callers) == (None, (0,))


def test_copies_and_imagined_deals_remember_it() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2 h1=G1,G2")
    deal.play("play R1!")

    for other in (deal.copy(), Deal.imagine(deal.view(1), random.Random(3))):
        assert other.callers == (0,)
