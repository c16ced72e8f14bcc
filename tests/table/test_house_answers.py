"""Answers under house rules: what the victim holds never decides how long the table waits (H-02, H-20)."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from table.race import moves
from table.scene import Scene

TOTAL = "classic n=3 opt=stack=two,deflect=skip top=R5 h0=RD,B1,B2 h1={},B2,B3 h2=R8,B8,GD draw=*40"
SWAP = "classic n=3 opt=seven=must,legality=table top=R5 h0=R7,B1,B2 h1=R1,B2,B3 h2=R8,B8,G8 draw=*40"
UNTIL = "classic n=3 opt=draw=until top=R5 h0=B1,B2 h1=R1,B4,B6 h2=R8,B8,G8 draw=G9,Y1,R9,*40"


@pytest.mark.parametrize("card", ["GD", "RS", "Y1"], ids=["could add", "could deflect", "can only draw"])
def test_a_total_is_answered_at_the_end_of_the_window_whatever_is_held(card: str) -> None:
    scene = Scene.at(TOTAL.format(card))
    scene.ana.act("play RD")

    scene.ben.act("accept")
    scene.wait(1.4)
    assert moves(scene) == ["play RD"]
    scene.wait(0.2)

    assert moves(scene) == ["play RD", "accept"]
    assert scene.ben.hand["counts"] == [2, 5, 3]


def test_a_card_added_to_a_total_is_shown_when_the_window_closes() -> None:
    scene = Scene.at(TOTAL.format("GD"))
    scene.ana.act("play RD")

    scene.ben.act("play GD")
    assert (scene.table.held, scene.cleo.hand["top"]) == ({1: "play GD"}, "RD")
    scene.wait(1.6)

    assert (scene.cleo.hand["top"], scene.cleo.hand["phase"]) == ("GD", "react:2")
    assert scene.cleo.told("stands")[-1]["number"] == 4


def test_a_total_that_nobody_could_answer_is_drawn_at_once() -> None:
    scene = Scene.at(TOTAL.format("GD").replace("stack=two,deflect=skip", "deflect=off"))

    scene.ana.act("play RD")

    assert (scene.ben.hand["turn"], scene.ben.hand["counts"]) == (2, [2, 5, 3])


def test_an_absent_player_without_an_answer_is_played_for_when_the_time_is_up() -> None:
    scene = Scene.at(TOTAL.format("Y1"), turn_seconds=10)
    scene.ana.act("play RD")

    scene.wait(12)

    assert moves(scene)[1] == "accept"
    assert scene.written(Played)[1].mark == "clock"


def test_a_swap_waits_for_its_target_where_a_card_can_be_flagged() -> None:
    scene = Scene.at(SWAP)
    scene.ana.act("play R7@2")
    assert (scene.ana.hand["phase"], scene.ana.hand["hand"]) == ("react:2", ["B1", "B2"])

    scene.cleo.act("accept")
    scene.wait(1.6)

    assert scene.ana.hand["hand"] == ["R8", "G8", "B8"]
    assert scene.cleo.hand["counts"] == [3, 3, 2]


def test_a_flag_before_the_hands_move_takes_the_seven_back() -> None:
    scene = Scene.at(SWAP.replace("R7", "Y7"))
    scene.ana.act("play Y7@2")

    scene.ben.act("flag 0")
    scene.wait(0.5)

    assert scene.ana.hand["counts"] == [5, 3, 3]
    assert not scene.ana.told("gave")


def test_everybody_sees_at_once_that_the_card_drawn_last_fits() -> None:
    scene = Scene.at(UNTIL)

    scene.ana.act("draw")

    assert (scene.ana.hand["drawn"], scene.ben.hand["drawn"]) == ("R9", None)
    assert (scene.ben.hand["phase"], scene.ben.hand["counts"], scene.ben.table["window"]) == (
        "drawn:0",
        [5, 3, 3],
        None,
    )


def test_keeping_it_is_no_secret_and_shown_at_once() -> None:
    scene = Scene.at(UNTIL)
    scene.ana.act("draw")

    scene.ana.act("keep")

    assert scene.ben.hand["turn"] == 1


def test_the_next_player_does_not_wait_for_a_window_after_a_restart() -> None:
    scene = Scene.at(UNTIL)
    scene.ana.act("draw")

    scene.restart()
    scene.come(["ana", "ben", "cleo"])

    assert (scene.ben.table["window"], scene.ben.hand["phase"]) == (None, "drawn:0")
