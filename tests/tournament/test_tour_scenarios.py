"""The kinds of scenario `tour4` and `tour8`."""

from __future__ import annotations

from collections.abc import Mapping

import pytest

from penult import Malformed
from penult.conformance.hands import Disagreement
from penult.conformance.scenario import Scenario
from penult.conformance.tours import run_tour4, run_tour8
from penult.engine.speeds import INTERPRETED


def four(setup: str, actions: str = "-") -> Mapping[str, str]:
    return run_tour4(Scenario.parse(f"X | R-65 | classic tour4 {setup} | {actions} | ind=0"), INTERPRETED)


def eight(setup: str, actions: str = "-") -> Mapping[str, str]:
    return run_tour8(Scenario.parse(f"X | R-66 | hp2003 tour8 {setup} | {actions} | opp=8"), INTERPRETED)


def test_four_players_play_twelve_hands_four_with_each_partner() -> None:
    found = four("")

    assert found == {
        "partners": "3",
        "perpair": "4",
        "hands": "12",
        "perplayer": "12",
        "ind": "0,0,0,0",
        "over": "-",
    }


@pytest.mark.parametrize("setup", ["per=1", "opt=rotate4_per_pair:1", "n=4 per=1"])
def test_with_one_hand_a_partner_they_play_three(setup: str) -> None:
    found = four(setup)

    assert (found["perpair"], found["hands"], found["perplayer"]) == ("1", "3", "3")


def test_both_partners_enter_the_full_score() -> None:
    found = four("", "r1 0+2 40; r1 1+3 25; r2 0+1 10; r2 2+3 60; r3 0+3 5; r3 1+2 30")

    assert (found["ind"], found["over"]) == ("55,65,130,90", "2")


def test_a_pair_may_be_named_from_either_side_and_score_several_times_in_a_block() -> None:
    found = four("", "r1 2+0 40; r1 0+2 2")

    assert found["ind"] == "42,0,42,0"


def test_nobody_has_won_before_the_last_block_of_a_round() -> None:
    assert four("", "r1 0+2 40; r2 0+1 10")["over"] == "-"
    assert four("", "r1 0+2 40; r2 0+1 0; r3 1+2 10")["over"] == "2"
    assert four("", "r1 0+2 40; r2 0+1 0; r3 1+2 10; r4 1+3 90")["over"] == "-"


def test_a_block_in_which_nobody_scored_needs_no_line() -> None:
    assert four("", "r1 0+2 40; r3 1+2 10")["over"] == "2"
    assert four("", "r1 0+2 1; r2 0+1 1; r3 0+3 1; r6 0+3 1")["over"] == "0"


def test_another_round_goes_on_with_block_four() -> None:
    assert four("", "r3 0+3 10; r4 0+2 10; r5 0+1 1")["ind"] == "21,1,10,10"


def test_a_score_of_two_who_are_not_partners_is_refused() -> None:
    assert four("", "~r1 0+1 40; r1 0+2 3")["ind"] == "3,0,3,0"
    with pytest.raises(Disagreement, match="came a refusal: no partners in block 1"):
        four("", "r1 0+1 40")
    with pytest.raises(Disagreement, match="expected a refusal"):
        four("", "~r1 0+2 40")


@pytest.mark.parametrize(
    "action", ["r0 0+2 1", "r1 0+2", "r1 0-2 5", "r1 0+2 -5", "~r1 nonsense", "hand 0:-"]
)
def test_an_action_that_cannot_be_read_is_malformed(action: str) -> None:
    with pytest.raises(Malformed, match="rBLOCK PLAYER\\+PLAYER POINTS"):
        four("", action)


@pytest.mark.parametrize("setup", ["n=5", "per=0", "per=x", "mode=tally", "partners"])
def test_a_setup_that_cannot_be_is_malformed(setup: str) -> None:
    with pytest.raises(Malformed):
        four(setup)


def test_eight_players_are_counted_in_their_schedule() -> None:
    assert eight("") == {
        "rounds": "7",
        "pairs": "28",
        "perpair": "4",
        "handsperplayer": "28",
        "tablehands": "56",
        "opp": "8",
    }
    assert eight("per=1")["tablehands"] == "14"
    assert eight("per=1")["opp"] == "2"


def test_eight_players_have_no_actions() -> None:
    with pytest.raises(Malformed, match="expected none"):
        eight("", "r1 0+2 40")
