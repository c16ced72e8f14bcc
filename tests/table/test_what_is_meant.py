"""What somebody says out of turn refers to what they saw: nothing newer, and being slow costs nothing."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from penult.wire.to_server import Act
from table.scene import Scene

WRONG = "classic n=3 top=R5 opt=legality=table,false_catch=draw2 h0=B7,B1,B4 h1=G1,B2,B3 h2=R8,B8,G8"
EXPOSED = "classic n=3 top=R5 opt=false_catch=draw2 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8"


def moves(scene: Scene) -> list[str]:
    return [step.move for step in scene.written(Played)]


def test_a_flag_does_not_hit_a_card_that_was_not_seen() -> None:
    scene = Scene.at(WRONG)
    seen = scene.cleo.n

    scene.ana.act("play B7")
    scene.cleo.act("flag 0", seen)

    assert (scene.cleo.refused, moves(scene)) == (["too_early"], ["play B7"])


def test_a_flag_that_comes_with_the_card_does_not_hit_it() -> None:
    scene = Scene.at(WRONG)
    ana, cleo = scene.ana, scene.cleo
    ana.open.add(1)
    cleo.open.add(1)

    scene.hear(
        scene.incoming(ana, Act(id=1, move="play B7", seen=ana.n or 0)),
        scene.incoming(cleo, Act(id=1, move="flag 0", seen=cleo.n or 0)),
    )

    assert (cleo.refused, moves(scene)) == (["too_early"], ["play B7"])


def test_of_two_who_flag_a_wrong_card_the_slower_pays_nothing() -> None:
    scene = Scene.at(WRONG)
    scene.ana.act("play B7")
    seen = scene.cleo.n

    scene.ben.act("flag 0")
    scene.wait(0.1)
    scene.cleo.act("flag 0", seen)

    assert (scene.cleo.refused, scene.cleo.hand["counts"]) == (["flag_too_late"], [5, 3, 3])


def test_a_flag_means_the_first_of_two_cards_where_that_was_seen() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=legality=table h0=RS,B7,B4,B1 h1=G1,B2,B3")
    scene.ana.act("play RS")
    seen = scene.ben.n
    scene.ben.act("accept")
    scene.wait(2)
    scene.ana.act("play B7")

    scene.ben.act("flag 0", seen)
    assert scene.ben.refused == ["flag_too_late"]
    scene.ben.act("flag 0")
    scene.wait(0.1)

    assert scene.ana.told("flagged")


def test_a_flag_of_a_card_that_has_long_been_seen_counts_whatever_was_said_since() -> None:
    scene = Scene.at(WRONG)
    scene.ana.act("play B7")
    seen = scene.cleo.n

    scene.ben.says("hurry")
    scene.cleo.act("flag 0", seen)
    scene.wait(0.1)

    assert scene.ana.told("flagged")


def test_a_flag_without_any_ground_has_its_price() -> None:
    scene = Scene.at(WRONG)

    scene.cleo.act("flag 0")

    assert scene.cleo.hand["counts"] == [3, 3, 5]


def test_a_catch_that_comes_two_turns_later_costs_nothing() -> None:
    scene = Scene.at(EXPOSED)
    scene.ana.act("play R7")
    seen = scene.cleo.n
    scene.wait(1)
    scene.ben.act("play R1")
    scene.wait(0.1)
    scene.cleo.act("play R8")

    scene.cleo.act("catch 0", seen)

    assert (scene.cleo.refused, scene.cleo.hand["counts"]) == (["too_late"], [1, 2, 2])


def test_a_catch_of_somebody_who_was_not_exposed_has_its_price() -> None:
    scene = Scene.at(EXPOSED)

    scene.cleo.act("catch 1")

    assert scene.cleo.hand["counts"] == [2, 3, 5]


def test_a_catch_of_an_earlier_exposure_does_not_hit_a_later_one() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=RS,B1 h1=G1,B2,B3 draw=BS,RS,*40")
    scene.ana.act("play RS")
    seen = scene.ben.n
    scene.ben.act("catch 0")
    scene.wait(1)
    scene.ana.act("play RS")
    scene.ana.act("play BS")
    assert scene.ben.hand["exposed"] == [0]

    scene.ben.act("catch 0", seen)

    assert scene.ben.refused == ["too_late"]


def exposed_twice() -> tuple[Scene, list[int]]:
    """Ana was exposed, drew, laid that card and was exposed again; the update that Ben saw after each move.

    A turn later the rules have forgotten both.
    """
    scene = Scene.at("classic n=2 top=R5 opt=false_catch=draw2 h0=R7,B1 h1=R1,R2,R3,R4 draw=R6,*40")
    seen = []
    for said in (
        "ana play R7",
        "ben play R1",
        "ana draw",
        "ana play R6",
        "ben play R2",
        "ana draw",
        "ben play R3",
    ):
        name, _, move = said.partition(" ")
        scene.people[name].act(move)
        scene.wait(2.0)
        seen.append(scene.ben.n or 0)
    return scene, seen


@pytest.mark.parametrize("exposure", [0, 3])
def test_a_catch_of_either_of_two_exposures_that_are_over_costs_nothing(exposure: int) -> None:
    scene, seen = exposed_twice()

    scene.ben.act("catch 0", seen[exposure])
    scene.wait(0.5)

    assert (scene.ben.refused, len(scene.ben.cards)) == (["too_late"], 1)


def test_a_catch_between_two_exposures_has_its_price() -> None:
    scene, seen = exposed_twice()

    scene.ben.act("catch 0", seen[1])
    scene.wait(0.5)

    assert (scene.ben.refused, len(scene.ben.cards)) == ([], 3)


def test_a_call_that_waited_while_a_card_was_hidden_is_heard_when_it_is_laid() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=B1,B2,B3 h1=R1,B4 draw=R9,*40")
    scene.ana.act("draw")

    scene.ben.act("uno")
    scene.ana.act("play R9")
    scene.ben.act("play R1")

    assert (scene.ben.refused, scene.ben.hand["exposed"]) == ([], [])
    assert moves(scene) == ["draw", "play R9", "uno", "play R1"]


def test_a_call_that_waited_is_heard_after_the_move_of_another_who_waited() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=B1,B2,B3 h1=R1,B4,B6 h2=R8,B8 draw=G9,*40")
    scene.ana.act("draw")

    scene.ben.act("play R1")
    scene.cleo.act("uno")
    scene.wait(1.6)

    assert (scene.cleo.refused, scene.cleo.hand["called"]) == ([], 2)


def test_a_flag_after_the_next_turn_has_begun_is_a_false_accusation() -> None:
    scene = Scene.at(WRONG)
    scene.ana.act("play B7")
    seen = scene.cleo.n
    scene.ben.act("play B2")
    scene.wait(2)

    scene.cleo.act("flag 0", seen)
    scene.wait(2)

    assert scene.cleo.told("accused_falsely")
    assert scene.cleo.hand["counts"] == [2, 2, 5]  # the leniency is for catches alone


def test_the_same_false_accusation_costs_once_until_something_is_decided() -> None:
    scene = Scene.at(EXPOSED)

    scene.cleo.act("catch 1")
    scene.cleo.act("catch 1")
    scene.cleo.act("catch 0")

    assert moves(scene) == ["catch 1", "catch 0"]
    assert (scene.cleo.refused, scene.cleo.hand["counts"]) == (["said_once"], [2, 3, 7])


def test_after_the_next_card_an_accusation_can_be_made_again() -> None:
    scene = Scene.at(EXPOSED)
    scene.cleo.act("catch 1")

    scene.ana.act("play R7!")
    scene.wait(2)
    scene.cleo.act("catch 1")

    assert scene.cleo.refused == []


def test_a_refused_accusation_says_its_rule_as_often_as_it_is_made() -> None:
    scene = Scene.at(EXPOSED.replace("opt=false_catch=draw2 ", ""))

    scene.cleo.act("catch 1")
    scene.cleo.act("catch 1")

    assert scene.cleo.refused == ["not_exposed", "not_exposed"]
