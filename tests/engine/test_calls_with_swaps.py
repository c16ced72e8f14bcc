"""UNO and hands that move (H-21): when a call with a 7 or a 0 is offered, and that everybody hears it."""

from __future__ import annotations

import pytest

from penult import Deal


def calls(deal: Deal, seat: int | None = None) -> list[str]:
    """The plays with a call that are offered."""
    return [str(move) for move in deal.legal_moves(seat) if move.uno]


def test_a_seven_is_offered_with_a_call_only_where_it_brings_one_card() -> None:
    deal = Deal.at("classic n=4 top=R5 h0=R7,B1,B2 h1=G1 h2=Y1,Y2 h3=G2,G3,G4 opt=seven:must")

    assert calls(deal) == ["play R7@1!"]


def test_a_hand_of_one_that_is_given_away_needs_no_call() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R7,B1 h1=G1,G2 h2=Y1 opt=seven:may")

    assert calls(deal) == ["play R7@2!", "play R7!"]


def test_a_zero_is_offered_with_a_call_only_if_the_previous_player_holds_one_card() -> None:
    table = "classic n=3 top=R5 h0=R0,B1 h1={} h2={} opt=zero:rotate"

    assert calls(Deal.at(table.format("G1,G2", "Y1"))) == ["play R0!"]
    assert calls(Deal.at(table.format("G1", "Y1,Y2"))) == []


def test_the_previous_player_is_the_one_on_the_other_side_of_the_direction() -> None:
    deal = Deal.at("classic n=4 d=R top=R5 h0=R0,B1,B2 h1=Y1 h2=*5 h3=*5 opt=zero:rotate")

    assert calls(deal) == ["play R0!"]


def test_a_player_who_is_out_of_the_hand_is_no_previous_player() -> None:
    deal = Deal.at("classic n=4 t=2 top=R5 h0=R0,B1,B2 h1=*3 h2=RD,Y1 h3=*9 draw=*9 opt=zero:rotate,mercy:10")
    deal.play("play RD!")
    assert (deal.phase, deal.playing) == ("turn:0", (0, 1, 2))

    assert calls(deal) == ["play R0!"]


def test_a_jump_with_a_seven_is_offered_with_a_call_only_where_it_brings_one_card() -> None:
    deal = Deal.at("classic n=3 top=R1 h0=R7,B1,B2 h1=*3 h2=R7,Y1,Y2 opt=jump:on,seven:must")
    deal.play("play R7@1")
    assert calls(deal, 2) == []
    deal = Deal.at("classic n=3 top=R1 h0=R7,B1 h1=*3 h2=R7,Y1,Y2 opt=jump:on,seven:must")
    deal.play("play R7@1")

    assert calls(deal, 2) == ["jump R7@1!"]


@pytest.mark.parametrize("rules", ["seven:must", "seven:must,legality:table"])
def test_a_call_made_before_a_swap_is_heard_for_the_hand_received(rules: str) -> None:
    deal = Deal.at(f"classic n=3 top=R5 h0=R7,B1 h1=*3 h2=Y1 opt={rules}")
    deal.play("0:uno")
    deal.play("play R7@2")
    if deal.answering:
        deal.play("2:accept")

    assert [deal.view(seat).callers for seat in (0, 1, 2, None)] == 4 * [(0,)]
    assert (deal.exposed, deal.safe) == ((2,), ())


def test_a_call_made_before_a_rotation_is_heard_for_the_hand_received() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R0,B1 h1=*3 h2=Y1 opt=zero:rotate")
    deal.play("0:uno")
    deal.play("play R0")

    assert (deal.callers, deal.exposed) == ((0,), (1,))


def test_a_call_for_a_hand_that_is_not_down_to_one_is_not_heard_again() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=R7,B1 h1=*3 h2=Y1,Y2 opt=seven:must")
    deal.play("0:uno")
    events = deal.play("play R7@2")

    assert "called" not in [event.kind for event in events]
    assert deal.callers == ()
