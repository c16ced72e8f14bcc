"""A bluff is proved by a card of the hand that was shown, and only the two who saw it know which."""

from __future__ import annotations

import pytest

from penult.engine.cards import Card
from penult.engine.deal import Deal
from penult.engine.events import Event

BLUFF = "classic n=3 top=R5 h0=W4,B2,R1,R8 h1=G1,G2 draw=Y1,Y2,Y3,Y4"


def guilty(deal: Deal) -> Event:
    deal.play("play W4>B")
    return next(event for event in deal.play("challenge") if event.kind == "guilty")


def test_a_card_of_the_color_in_play_proves_a_bluff() -> None:
    assert guilty(Deal.at(BLUFF)).proof == Card("R1")


@pytest.mark.parametrize("viewer", [2, None])
def test_others_are_told_only_that_it_was_one(viewer: int | None) -> None:
    assert guilty(Deal.at(BLUFF)).seen_by(viewer).proof is None


def test_the_text_of_a_verdict_names_no_card() -> None:
    assert str(guilty(Deal.at(BLUFF))) == "R-33 guilty 0 1"
