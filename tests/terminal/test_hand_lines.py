"""How the end of a hand is told, with the rule that ended it."""

from __future__ import annotations

import pytest

from penult.engine.deal import Deal
from penult.engine.errors import Malformed
from penult.rulebook.voice import Voice
from penult.terminal.hand_lines import hand_won, left, result

BLOCKED = "classic n=3 top=R5 h0=B9 h1=G3 h2=Y4 draw=- opt=blocked:lowest_hand"


def ended(position: str, *moves: str) -> tuple[Deal, Voice]:
    deal = Deal.at(position)
    for move in moves:
        deal.play(move)
    return deal, Voice("en", deal.rules, ("Ana", "Ben", "Chloé"), reader=0)


def test_whoever_goes_out_wins_by_the_rule_of_going_out() -> None:
    deal, voice = ended("classic n=3 top=R5 h0=R1 h1=B7 h2=W", "play R1")

    assert str(hand_won(deal.view(0), voice)) == "You win the hand. [R-51]"


def test_a_blocked_hand_is_won_by_the_rule_of_blocked_hands() -> None:
    deal, voice = ended(BLOCKED, "draw", "draw", "draw")

    assert str(hand_won(deal.view(0), voice)) == "Ben wins the hand. [A-57]"


def test_a_blocked_hand_that_nobody_wins_says_so() -> None:
    deal, voice = ended(BLOCKED.replace("G3", "G4"), "draw", "draw", "draw")

    assert str(hand_won(deal.view(0), voice)) == "Nobody wins the hand, and nobody scores. [A-57]"
    assert hand_won(deal.view(0), voice) == result(deal.view(0), voice)


def test_of_a_hand_that_goes_on_no_end_is_told() -> None:
    deal, voice = ended(BLOCKED, "draw")

    for tell in (result, hand_won):
        with pytest.raises(Malformed, match="expected a hand that is over, came 'turn:1'"):
            tell(deal.view(0), voice)
    with pytest.raises(Malformed):
        list(left(deal.view(0), voice))
