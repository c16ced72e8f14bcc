"""What a person is offered, and by which key."""

from __future__ import annotations

import pytest

from penult.engine.cards import Card
from penult.engine.deal import Deal
from penult.terminal.offers import laying, offers, standing


def keys(position: str, seat: int = 0) -> str:
    return "".join(offer.key for offer in offers(Deal.at(position).view(seat).moves))


@pytest.mark.parametrize(
    ("position", "offered"),
    [
        ("classic n=3 top=R5 h0=R1,R2,R3", "d"),
        ("classic n=3 top=R5 h0=R1,R2", "du"),
        ("classic start n=3 dealer=2 flip=W", "rgby"),
        ("hp2003 start n=3 dealer=2 flip=RD h0=IN,R1,R2", "ai"),
        ("classic n=3 top=R5 h0=R1,R2,R3 opt=false_catch:draw2", "dc"),
    ],
)
def test_a_key_stands_for_each_thing_that_can_be_done(position: str, offered: str) -> None:
    assert keys(position) == offered


def test_every_way_to_lay_a_wild_belongs_to_its_card_and_none_calls_uno() -> None:
    view = Deal.at("classic n=3 top=R5 h0=W,B2").view(0)

    assert [str(move) for move in laying(view, Card("W"))] == ["play W>R", "play W>G", "play W>B", "play W>Y"]


@pytest.mark.parametrize(
    ("card", "state"), [("R1", "fits"), ("W4", "bluff"), ("W", "fits"), ("B2", "none"), ("G9", "none")]
)
def test_cards_fit_bluff_or_cannot_be_laid(card: str, state: str) -> None:
    view = Deal.at("classic n=3 top=R5 h0=R1,W4,W,B2").view(0)

    assert standing(view, Card(card)) == state


def test_a_wrong_card_can_be_laid_where_the_table_allows_it() -> None:
    view = Deal.at("classic n=3 top=R5 h0=R1,B2 opt=legality:table").view(0)

    assert standing(view, Card("B2")) == "wrong"
