"""How the end of a hand is told, with the rule that ended it."""

from __future__ import annotations

from terminal.sitting import hand_at
from terminal.test_plain_table import type_in

BLOCKED = "classic n=3 top=R5 h0=B9 h1=G3 h2=Y4 draw=- opt=blocked:lowest_hand"


def test_whoever_goes_out_wins_by_the_rule_of_going_out() -> None:
    told = type_in(hand_at("classic n=3 top=R5 h0=R1 h1=B7 h2=W"), "1")

    assert "[R-51]" in told
    assert "You won the hand and scored 57 points! [R-55]" in told


def test_a_blocked_hand_is_won_by_the_rule_of_blocked_hands() -> None:
    told = type_in(hand_at(BLOCKED), "d")

    assert "[A-57]" in told
    assert "Nadia won the hand" in told


def test_a_blocked_hand_that_nobody_wins_says_so_and_counts_no_points() -> None:
    told = type_in(hand_at(BLOCKED.replace("G3", "G4")), "d")

    assert "Nobody won the hand, and nobody scored. [A-57]" in told
    assert "Ana: a blue 9\nNadia: a green 4\nBruno: a yellow 4\n" in told
