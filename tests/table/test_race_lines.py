"""A-68: what the table knows of the lines; lines that break in a race, and tables that stand still."""

from __future__ import annotations

import pytest
from msgspec import structs

from penult.table.steps import Played
from penult.wire.to_server import Act, Judge, Leave, ReportTalk, Resume
from table.race import EXPOSED, FAST, SLOW, TWO, moves, raced
from table.scene import Scene


def test_ten_measurements_of_a_slow_line_are_believed() -> None:
    scene = raced(ben=FAST)
    scene.ben.returns()

    for _ in range(9):
        scene.ben.is_measured(SLOW)
    scene.cleo.says("hello")
    assert scene.ana.table["round_trips"][1] == 20
    scene.ben.is_measured(SLOW)
    scene.cleo.says("hello")

    assert scene.ana.table["round_trips"][1] == 250


def answered_soon(scene: Scene, name: str, move: str) -> None:
    """The move follows the update it answers after 30 ms."""
    answer = scene.knock(scene.person(name), Act(move=move, seen=scene.person(name).n or 0))
    scene.hear(structs.replace(answer, answers_after=0.03))


def test_a_move_that_followed_its_update_soon_says_that_the_line_is_fast() -> None:
    scene = Scene.at("classic n=3 top=R5 t=1 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8")
    scene.ben.is_measured(SLOW)
    scene.cleo.is_measured(FAST)
    answered_soon(scene, "ben", "play R1")
    scene.cleo.act("play R8")
    scene.ana.act("play R7")

    scene.wait(0.12)
    scene.cleo.act("catch 0")
    scene.wait(0.08)
    scene.ben.act("catch 0")
    scene.wait(0.5)

    assert scene.written(Played)[-1].seat == 2, "Ben's catch is not dated by his slow pings"


def test_nobody_is_shown_how_soon_an_answer_came() -> None:
    scene = raced(ben=SLOW)
    scene.wait(0.03)

    answered_soon(scene, "ben", "catch 0")
    scene.wait(0.5)

    assert scene.ana.table["round_trips"][1] == 250


def test_everybody_sees_the_round_trip_of_every_seat_with_the_next_update() -> None:
    scene = Scene.at(TWO.replace("n=2", "n=3") + " h2=B4,B5,B6", "ana ben")
    posts = len(scene.ben.post)

    scene.ana.is_measured(0.0234)
    scene.ben.is_measured(0.9)
    assert len(scene.ben.post) == posts, "no update is sent for it"
    scene.ana.act("play R7")

    assert scene.ben.table["round_trips"] == [20, 250, None]


def test_who_is_away_has_no_line_and_who_comes_back_has_the_one_that_was_measured() -> None:
    scene = raced(cleo=SLOW)

    scene.cleo.drops()
    assert scene.ana.table["round_trips"][2] is None
    scene.cleo.comes()

    assert scene.cleo.table["round_trips"] == [None, None, 250]


def test_who_leaves_and_comes_as_somebody_new_has_not_been_measured() -> None:
    scene = raced(cleo=SLOW)

    scene.cleo.asks(Leave())
    scene.cleo.comes()

    assert scene.cleo.table["round_trips"] == [None, None, None]


# Lines that break.


def test_a_dropped_line_loses_nothing_that_was_said() -> None:
    scene = raced()

    scene.ana.act("uno")
    scene.ana.drops()
    scene.wait(0.1)

    assert scene.ben.told("called")


def test_what_was_said_over_an_old_connection_counts_and_is_answered_to_nobody() -> None:
    scene = raced()

    scene.ana.act("uno")
    scene.ana.forget()
    scene.ana.comes()
    scene.wait(0.1)

    assert scene.ana.told("called")
    assert not any(message.get("yours") for message in scene.ana.post)


def test_when_everybody_has_dropped_what_was_said_waits_too() -> None:
    scene = raced()
    scene.ben.act("play R1")
    for person in scene.here:
        person.drops()

    scene.wait(100)
    assert moves(scene) == ["play R7"]
    scene.cleo.returns()
    scene.wait(0.1)

    assert moves(scene) == ["play R7", "play R1"]


def test_after_the_server_has_died_everybody_can_speak_again() -> None:
    scene = raced()
    scene.ben.act("play R1")

    scene.restart()
    scene.wait(300)
    scene.come(["ana", "ben", "cleo"])
    scene.cleo.act("catch 0")
    scene.wait(0.1)
    scene.ben.act("play R1")
    scene.wait(0.1)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]


# Tables that stand still.


def pause(scene: Scene) -> None:
    for person in scene.here:
        person.agrees("pause")
    assert scene.ana.table["paused"]


@pytest.mark.parametrize("turn_seconds", [0, 30])
def test_nobody_moves_on_a_paused_table_though_a_move_was_waiting(turn_seconds: int) -> None:
    scene = raced(turn_seconds=turn_seconds)
    scene.ben.act("play R1")
    pause(scene)

    scene.wait(100)

    assert moves(scene) == ["play R7"]
    scene.ben.asks(Resume())
    assert moves(scene) == ["play R7"], "it has not waited long enough yet"
    scene.wait(0.1)
    assert (moves(scene), scene.ben.refused) == (["play R7", "play R1"], [])


def test_what_is_said_after_a_pause_is_later_than_what_was_said_before_it() -> None:
    scene = raced(cleo=SLOW)
    scene.ben.act("play R1")
    scene.wait(0.1)
    pause(scene)
    scene.wait(100)

    scene.ana.asks(Resume())
    scene.wait(0.1)
    scene.ana.act("uno")
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "play R1"]


def test_a_suggestion_is_punished_though_acts_wait() -> None:
    scene = Scene.at(EXPOSED.replace("classic", "classic+hints=on"))
    scene.cleo.is_measured(SLOW)
    scene.ben.says("hurry")
    scene.ana.act("play R7")
    scene.wait(0.5)
    scene.ana.act("uno")
    scene.cleo.asks(ReportTalk(message=1))
    scene.ana.asks(Judge(message=1, guilty=True))
    scene.wait(0.5)

    assert "uno" in moves(scene)
