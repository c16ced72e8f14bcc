"""Who laid the top card, on which card and color: everybody saw it, so every view has it."""

from __future__ import annotations

import random

from penult.engine.deal import Deal


def test_a_view_says_who_laid_the_top_card_and_on_what() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,B1 h1=G1,G2")
    deal.play("play W4>B!")

    for seat in (0, 1, 2, None):
        view = deal.view(seat)
        assert (view.laid_by, str(view.beneath), view.color_before) == (0, "R5", "R")


def test_a_card_that_was_turned_up_was_laid_by_nobody() -> None:
    view = Deal.shuffled("classic", 3, seed=4).view(0)

    assert (view.laid_by, view.beneath, view.color_before) == (None, None, None)


def test_a_card_of_a_given_position_was_laid_by_nobody_that_is_known() -> None:
    assert Deal.at("classic n=2 top=R5 h0=B1").view(1).laid_by is None


def test_a_wrong_card_that_is_taken_back_leaves_the_top_to_its_own_layer() -> None:
    deal = Deal.at("classic+legality=table n=3 top=R5 h0=R1,B1,B2 h1=G9,G2,G3")
    deal.play("play R1")
    deal.play("play G9")
    assert deal.laid_by == 1
    deal.play("0:flag 1")

    assert (deal.laid_by, str(deal.beneath), deal.color_before) == (0, "R5", "R")


def test_invisibility_is_laid_on_the_color_that_was_named() -> None:
    deal = Deal.at("hp2003 n=2 top=R5 h0=W4,B1,B2 h1=IN,G2,G3")
    deal.play("play W4>B")
    deal.play("invis Y")

    assert (deal.laid_by, str(deal.beneath), deal.color_before) == (1, "W4", "B")


def test_a_reshuffled_pile_has_nothing_beneath_its_top_card() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=RD,B1,B2 draw=G1")
    deal.play("play RD")

    assert (deal.laid_by, deal.discard_count) == (0, 1)
    assert deal.beneath is None


def test_copies_and_imagined_deals_know_it_too() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=R1,B1")
    deal.play("play R1!")

    for other in (deal.copy(), Deal.imagine(deal.view(1), random.Random(3))):
        assert (other.laid_by, str(other.beneath), other.color_before) == (0, "R5", "R")
