"""Mercy between hands (H-46): points are those of the moment of being put out, and all play the next hand."""

from __future__ import annotations

import pytest

from penult.engine.deal import Deal
from penult.engine.rules import Rules
from penult.match.course import after_hand, first_standing, seated
from penult.match.results import HandResult

RULES = "classic+mercy=10"
HAND = "classic n=3 opt=mercy=10 top=R5 h0=RD,R4 h1=R1,B2,B3,B4,B5,B6,B7,B8,B9 h2=R8,G3 draw=*40"
"""Ben holds 45 points when Ana's Draw Two puts him out; Cleo is left with 3."""
LAST = "classic n=2 opt=mercy=10 top=R5 h0=RD,B1,B2 h1=R1,B2,B3,B4,B5,B6,B7,B8,B9 draw=*40"
"""Ana still holds 3 points when she is the last one left."""


def result(position: str, *moves: str) -> HandResult:
    deal = Deal.at(position)
    for move in moves:
        deal.play(move)
    return HandResult.of(deal, range(deal.seats), deal.seats)


def won() -> HandResult:
    return result(HAND, "play RD!", "play R8!", "play R4")


def test_the_points_of_a_player_who_was_put_out_are_those_of_that_moment() -> None:
    assert won() == HandResult(0, (0, 45, 3))


def test_the_last_player_left_wins_and_adds_nothing_for_cards_still_held() -> None:
    rules = Rules(f"{RULES}+score=tally")
    standing, _ = after_hand(rules, 2, first_standing(rules, 2, 0), result(LAST, "play RD"))

    assert standing.totals == (0, 45)


@pytest.mark.parametrize(("score", "totals"), [("winner", (48, 0, 0)), ("tally", (0, 45, 3))])
def test_noted_points_count_in_every_format(score: str, totals: tuple[int, ...]) -> None:
    rules = Rules(f"{RULES}+score={score}")
    standing, _ = after_hand(rules, 3, first_standing(rules, 3, 0), won())

    assert standing.totals == totals
    assert seated(rules, 3, standing) == (0, 1, 2)


def test_noted_points_can_eliminate() -> None:
    rules = Rules(f"{RULES}+score=elim+target=40")
    standing, events = after_hand(rules, 3, first_standing(rules, 3, 0), won())

    assert standing.out == (1,)
    assert [event.kind for event in events if event.kind == "eliminated"] == ["eliminated"]
