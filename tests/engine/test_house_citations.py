"""Under house rules too, every event and refusal cites the rule that decided."""

from __future__ import annotations

import pytest

from penult import Deal, IllegalMove


@pytest.mark.parametrize(
    ("position", "laid", "broken"),
    [
        ("classic n=3 top=R5 h0=W4,R1,B2 h1=*3 opt=bluff:none,legality:table", "0:play W4>G", "H-15"),
        ("classic n=3 top=R5 h0=RS h1=*3 opt=finish:number,legality:table", "0:play RS", "H-39"),
        ("classic n=3 top=R5 h0=B1,B2 h1=*3 opt=legality:table", "0:play B1", "R-16"),
    ],
)
def test_a_flag_names_the_rule_that_the_card_broke(position: str, laid: str, broken: str) -> None:
    deal = Deal.at(position)
    deal.play(laid)

    flagged = deal.play("1:flag 0")[0]

    assert str(flagged) == f"R-49 flagged 0 1 {broken}"


def refused(deal: Deal, move: str) -> IllegalMove:
    with pytest.raises(IllegalMove) as refusal:
        deal.play(move)
    return refusal.value


@pytest.mark.parametrize(
    ("options", "card", "rule"),
    [
        ("stack:any", "W>G", "H-03"),
        ("stack:any", "R7", "H-03"),
        ("stack:any", "RS", "H-03"),
        ("stack:any,deflect:skip", "BS", "H-08"),
        ("stack:any,deflect:skip", "W>G", "H-03"),
        ("deflect:reverse", "BD", "H-03"),
    ],
)
def test_a_card_that_answers_no_total_is_refused_by_the_rule_that_says_so(
    options: str, card: str, rule: str
) -> None:
    deal = Deal.at(f"classic n=3 top=R5 h0=RD,B1,B2 h1=W,R7,RS,BS,BD,B1 opt={options}")
    deal.play("0:play RD")

    assert (refused(deal, f"1:play {card}").code, refused(deal, f"1:play {card}").rule) == ("no_adding", rule)


@pytest.mark.parametrize(
    ("options", "laid", "code", "rule"),
    [
        ("stack:same,bluff:free", "W4>G", "no_challenges", "H-14"),
        ("stack:same,bluff:none", "W4>G", "no_challenges", "H-15"),
        ("bluff:none", "R1", "no_challenges", "H-15"),
        ("stack:up,bluff:first", "RD", "no_challenge", "R-31"),
    ],
)
def test_a_refused_challenge_says_the_true_reason(options: str, laid: str, code: str, rule: str) -> None:
    deal = Deal.at(f"classic n=3 top=R5 h0=W4,G1,R1,RD,B1 h1=*3 opt={options},legality:table")
    deal.play(f"0:play {laid}")

    assert (refused(deal, "1:challenge").code, refused(deal, "1:challenge").rule) == (code, rule)


def test_only_the_first_wild_draw_four_may_be_doubted_if_so_agreed() -> None:
    deal = Deal.at("classic n=3 top=R5 h0=RD,B1,B2 h1=W4,B3,B4 opt=stack:up,bluff:first")
    deal.play("0:play RD")
    deal.play("1:play W4>G")

    assert (refused(deal, "2:challenge").code, refused(deal, "2:challenge").rule) == (
        "added_undoubted",
        "H-13",
    )


def test_a_seven_that_waits_does_so_by_its_own_rule() -> None:
    deal = Deal.at(
        "hp2003 n=4 top=R5 h0=R7,B1,B2 h1=IN,B3 h2=IN,Y1 h3=*2 opt=seven:must,legality:table,invis_scope:any"
    )
    deal.play("0:play R7@2")

    moves = ("2:play Y1", "1:accept", "1:invis G", "2:invis G")
    assert [refused(deal, move).rule for move in moves] == ["H-20", "H-20", "H-20", "H-20"]
    assert str(deal.play("2:accept")[0]) == "H-20 accepted 2 0 R7"
