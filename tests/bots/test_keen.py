"""What the keen player does, and why."""

from __future__ import annotations

import random

import pytest

from penult import Deal
from penult.bots.registry import bot

CROWD = "h1=*7 h2=*7 h3=*7"


def keen(deal: Deal, seat: int | None = None) -> str:
    seat = deal.state.actor if seat is None else seat
    return str(bot("keen", random.Random(1)).choose(deal.view(seat)))


def keen_at(position: str) -> str:
    return keen(Deal.at(position))


def test_it_finds_the_way_out_through_cards_that_give_another_turn() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=RD,BD,BS,B9 h1=*3 draw=*40")
    for _ in range(4):
        deal.play(keen(deal), 0)

    assert deal.state.winner == 0


def test_it_lays_first_what_another_card_can_follow() -> None:
    assert keen_at("classic n=2 top=R5 h0=RS,GS,G9 h1=*2") == "play RS"


def test_it_keeps_a_wild_for_the_end() -> None:
    assert keen_at(f"classic n=4 top=R5 h0=W,R3 {CROWD}") == "play R3!"


def test_it_keeps_a_draw_four_while_nobody_is_near_the_end() -> None:
    assert keen_at("classic n=2 top=R5 h0=W4,R1,R2,G3,G4,B1,B2 h1=*9")[:7] != "play W4"


def test_it_spends_a_draw_four_on_whoever_has_one_card_left() -> None:
    assert keen_at("classic n=2 top=R5 h0=W4,B1,B2,G3 h1=*").startswith("play W4")


def test_it_turns_play_away_from_a_player_who_is_about_to_go_out() -> None:
    assert keen_at("classic n=4 top=R5 h0=RV,R1,R2,R3 h1=* h2=*7 h3=*7") == "play RV"
    assert keen_at("classic n=4 top=R5 h0=RV,R1,R2,R3 h1=*7 h2=*7 h3=*") != "play RV"


def test_it_names_a_color_that_the_shouted_hand_lacks() -> None:
    deal = Deal.at("hp2003 n=2 top=R5 h0=HW,G1,B1 h1=B2,B7")
    deal.play("play HW@1")
    deal.play("accept")

    assert keen(deal) == "color G"


def test_it_aims_a_sorting_hat_at_the_fewest_cards() -> None:
    assert keen_at("hp2018 n=4 top=R5 h0=SH,G1,B1 h1=*7 h2=* h3=*7") == "play SH@2"


@pytest.mark.parametrize(("size", "answer"), [(7, "challenge"), (1, "accept")])
def test_among_many_it_challenges_a_large_hand_and_believes_a_small_one(size: int, answer: str) -> None:
    deal = Deal.at(f"classic n=3 top=R5 h0=W4,*{size} h1=R1,R2,G1")
    deal.play("play W4>G!")

    assert keen(deal) == answer


def test_in_a_duel_it_challenges_to_see_the_hand() -> None:
    deal = Deal.at("classic n=2 top=R5 h0=W4,B1 h1=R1,R2,G1")
    deal.play("play W4>G!")

    assert keen(deal) == "challenge"


@pytest.mark.parametrize(("card", "answer"), [("RD", "invis"), ("RS", "accept"), ("HW@1", "accept")])
def test_it_spends_invisibility_on_cards_to_be_drawn(card: str, answer: str) -> None:
    deal = Deal.at(f"hp2003 n=3 top=R5 h0={card.partition('@')[0]},*5 h1=IN,G1,G2,G3")
    deal.play(f"play {card}")

    assert keen(deal).split()[0] == answer


def test_invisibility_as_the_last_card_goes_out_at_any_time() -> None:
    deal = Deal.at("hp2003 n=3 top=R5 h0=RS,*5 h2=IN opt=invis_scope:any")
    deal.play("play RS")

    assert keen(deal, 2) == "invis"


def test_it_says_nothing_about_a_card_that_looks_right() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2,B3 opt=legality:table")
    deal.play("play R1")

    assert keen(deal, 2) == "None"


def test_it_stays_silent_while_its_own_wrong_last_card_is_unsettled() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=B2 h1=R1,R2 h2=R3,R4 opt=legality:table")
    deal.play("play B2")

    assert (keen(deal, 0), keen(deal, 1)) == ("None", "flag 0")


def test_it_calls_late_if_its_seat_forgot() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R1,B2")
    deal.play("play R1")

    assert keen(deal, 0) == "uno"
