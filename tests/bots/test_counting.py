"""Card counting: open cards are seen, and the others have a probability."""

from __future__ import annotations

import pytest

from penult import Card, Deal
from penult.bots.kernel.seen_cards import (
    SURE,
    SeenCards,
    follows,
    look_around,
    nothing_to_lay,
    unseen,
    wilds_in_deck,
)
from penult.bots.policy_bot import known_cards
from penult.engine.editions import EDITIONS
from penult.engine.kernel.cards import BLUE, OF_COLOR, OF_FACE, RED


def sight(deal: Deal, seat: int) -> SeenCards:
    return look_around(deal.state, seat, known_cards(deal.view(seat)))


def chance(deal: Deal, seat: int, who: int, top: str, color: int) -> int:
    known, size = known_cards(deal.view(seat)), deal.counts[who]
    return nothing_to_lay(known, sight(deal, seat), who, size, follows(Card(top).kind, color))


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_fresh_deal_is_counted_as_the_edition_prints_it(edition: str) -> None:
    deal = Deal.shuffled(edition, 3, seed=4)
    hidden = [card for seat in (1, 2) for card in deal.hand(seat)] + list(deal.draw_pile)
    view = sight(deal, 0)

    assert wilds_in_deck(deal.state) == sum(card.wild for card in EDITIONS[edition].deck)
    assert (view.hidden, view.wilds, view.shown) == (len(hidden), sum(card.wild for card in hidden), 0)
    for color, letter in enumerate("RGBY"):
        assert unseen(view, OF_COLOR[color]) == sum(card.color == letter for card in hidden)
    for number in range(10):
        kinds = OF_FACE[Card(f"R{number}").kind]
        assert unseen(view, kinds) == sum(card.number == number for card in hidden)


def test_the_more_cards_the_less_likely_that_none_fits() -> None:
    chances = [
        chance(Deal.at(f"classic n=2 top=R5 h0=R1 h1=*{n} draw=*80"), 0, 1, "R5", RED) for n in (1, 2, 5)
    ]

    assert SURE > chances[0] > chances[1] > chances[2] > 0


def test_a_color_seen_often_is_a_color_seldom_held() -> None:
    deal = Deal.at("classic n=2 top=R5 disc=B1,B2,B3,B4,B5,B6,B7,B8,B9,BS h0=B1,B2,B3,B4 h1=*3 draw=*70")

    assert chance(deal, 0, 1, "W", BLUE) > chance(deal, 0, 1, "W", RED)


def test_a_hand_that_was_shouted_leaves_nothing_to_chance() -> None:
    deal = Deal.at("hp2003 n=2 top=R5 h0=HW,B1,B2 h1=R2,G7")
    deal.play("play HW@1")
    deal.play("accept")

    assert chance(deal, 0, 1, "HW", RED) == 0
    assert chance(deal, 0, 1, "HW", BLUE) == SURE
