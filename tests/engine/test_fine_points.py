"""Corners of the rules that only a careful reader meets."""

from __future__ import annotations

import pytest

from penult import Deal, IllegalMove, Malformed, Move
from penult.engine.kernel.actions import COLOR_IS, action
from penult.engine.kernel.cards import NO_CARD, NO_COLOR
from penult.engine.kernel.state import NOBODY


def refusal(deal: Deal, move: Move | str, seat: int | None = None) -> IllegalMove:
    with pytest.raises(IllegalMove) as refused:
        deal.play(move, seat)
    return refused.value


def test_a_shouted_hand_may_hold_the_very_first_card_of_the_deck() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=HW,B1,B2 h1=R0,R1")
    deal.play("play HW@1")

    assert [str(event) for event in deal.play("1:accept")][:2] == [
        "R-35 accepted 1 0 HW",
        "R-36 shouted 1 R0 R1",
    ]


def test_a_void_hand_is_told() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=G1,G2 h1=B1,B2 draw=-")
    deal.play("draw")

    assert "A-57 void" in [str(event) for event in deal.play("draw")]


def test_a_reshuffle_that_spares_two_cards_keeps_them_in_order() -> None:
    deal = Deal.at("classic n=3 top=R5 disc=G1,G2,G3 h0=R7,B1 draw=Y8,Y9 opt=legality:table")
    deal.play("play R7")
    deal.play("1:catch 0")

    assert [str(card) for card in deal.discard_pile] == ["R5", "R7"]
    assert [str(card) for card in deal.draw_pile] == ["G1", "G2", "G3"]


def test_after_a_draw_another_card_is_refused_as_such_whatever_it_is() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=W4,B1,B2 draw=R9,*5")
    deal.play("draw")

    assert refusal(deal, "play W4>R").code == "only_the_drawn_card"


def test_a_color_must_be_one() -> None:
    deal = Deal.at("hp2018 n=3 top=R5 h0=SH,B1,B2 draw=R9,*5")
    deal.play("play SH@1")

    assert refusal(deal, Move.of(action(COLOR_IS, NO_CARD, NO_COLOR, NOBODY)), 0).code == "color_missing"


def test_invisibility_with_two_cards_names_a_color_too() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=RD,B1,B2 h1=IN,B3")
    deal.play("play RD")

    assert refusal(deal, "1:invis").code == "color_missing"


def test_invisibility_as_last_card_leaves_no_color() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=RD,B1,B2 h1=IN")
    deal.play("play RD")
    deal.play("1:invis")

    assert (deal.over, deal.color) == (True, None)


def test_a_number_card_cannot_be_canceled_by_anybody() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=R9,B1,B2 h2=IN,B3,B4 opt=invis_scope:any")
    deal.play("play R9")

    assert refusal(deal, "2:invis G").code == "nothing_to_cancel"


def test_a_stranger_at_the_table_is_told_how_many_sit_there() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R9,B1,B2")

    assert refusal(deal, Move("draw"), 7).facts == {"seat": 7, "seats": 3}


def test_an_abandoned_hand_is_void_and_laid_open() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=RD,B2 h1=G1,G2 h2=Y7 opt=legality:table")
    deal.play("play RD")

    assert [str(event) for event in deal.abandon()] == [
        "A-74 void",
        "R-54 left_with 0 B2",
        "R-54 left_with 1 G1 G2",
        "R-54 left_with 2 Y7",
    ]
    assert (deal.over, deal.turn, deal.exposed, deal.flaggable) == (True, None, (), None)
    assert deal.outcome is not None
    assert (deal.outcome.rule, deal.outcome.void, deal.outcome.winner) == ("A-74", True, None)


def test_a_call_is_forgotten_with_an_abandoned_hand() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2")
    deal.play("uno")

    deal.abandon()

    assert deal.called is None


def test_a_hand_that_is_over_cannot_be_abandoned() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=R1")
    deal.play("play R1")

    with pytest.raises(Malformed, match="a hand that goes on"):
        deal.abandon()


@pytest.mark.parametrize(("target", "rule"), [(0, "D-17"), (2, "R-35")])
def test_only_the_option_lets_a_howler_be_aimed_at_oneself(target: int, rule: str) -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=HW,B1,B2 opt=howler_target:any")

    assert f"{rule} chose 0 {target}" in map(str, deal.play(f"play HW@{target}"))
