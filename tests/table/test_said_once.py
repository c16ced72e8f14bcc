"""A connection is lost with an answer: a person who returns learns what was accepted and repeats the rest."""

from __future__ import annotations

import random

import pytest

from penult import Chance
from penult.table.incoming import Connected
from penult.table.log.steps import Opened, Played
from penult.table.session import TableSession
from penult.table.table import Table
from penult.wire.terms import Terms
from penult.wire.to_server import Act
from table.scene import Scene

TWO_SEVENS = "classic n=2 top=R5 h0=R7,R8,B1 h1=G7,R9,G2"
WILD_FOUR = "classic n=2 top=R5 h0=W4,B1,B2 h1=G7,R9,G2"


def test_who_comes_back_hears_that_the_move_was_made_before_the_answer_was_lost() -> None:
    scene = Scene.at(TWO_SEVENS)
    scene.ana.session = "tab 1"
    scene.ana.comes()
    scene.ana.hears_nothing()
    asked = scene.ana.act("play R7")

    scene.ana.returns()

    assert asked in scene.ana.post[-1]["yours"]
    assert scene.ana.open == set()
    assert [step.move for step in scene.written(Played)] == ["play R7"]


def test_nothing_is_sent_before_it_is_written() -> None:
    session = TableSession(
        Table(Opened(code="ABCDEFGH", terms=Terms())), Chance.from_system, random.Random(1)
    )
    session.receive(0.0, Connected("line", "ana", "Ana", None))

    with pytest.raises(RuntimeError, match="take_steps"):
        session.release(0.0)
    assert session.take_steps()

    assert [message.connection for message in session.release(0.0)] == ["line"]


def test_a_move_that_never_came_is_not_among_what_was_accepted_and_counts_when_it_is_said_again() -> None:
    scene = Scene.at(TWO_SEVENS)
    scene.ana.session = "tab 1"
    scene.ana.comes()
    seen = scene.ana.n
    scene.ana.hears_nothing()

    scene.ana.returns()
    assert scene.ana.post[-1].get("yours", []) == []
    scene.ana.act("play R7", seen=seen)

    assert [step.move for step in scene.written(Played)] == ["play R7"]


def test_a_move_that_was_refused_was_not_accepted() -> None:
    scene = Scene.at(TWO_SEVENS)
    scene.ana.session = "tab 1"
    scene.ana.comes()
    scene.ana.hears_nothing()
    asked = scene.ana.act("play B1")

    scene.ana.returns()
    scene.ana.open.clear()

    assert asked not in scene.ana.post[-1].get("yours", [])


def test_an_answer_that_the_table_still_holds_was_accepted() -> None:
    scene = Scene.at(WILD_FOUR, window_seconds=2)
    scene.ben.session = "tab 1"
    scene.ben.comes()
    scene.ana.act("play W4>B")
    scene.ben.hears_nothing()
    asked = scene.ben.act("accept")

    scene.ben.returns()

    assert asked in scene.ben.post[-1]["yours"]
    assert scene.ben.hand is not None
    assert scene.ben.hand["held"] == "accept"


def test_another_tab_has_said_nothing_and_is_told_so() -> None:
    scene = Scene.at(TWO_SEVENS)
    scene.ana.session = "tab 1"
    scene.ana.comes()
    scene.ana.act("play R7")
    seen = scene.ana.n
    scene.ana.session = "tab 2"

    scene.ana.comes(since=seen)

    assert scene.ana.post[-1]["type"] == "welcome"
    assert "yours" not in scene.ana.post[-1]


def test_a_server_that_was_started_anew_does_not_know_what_was_accepted() -> None:
    scene = Scene.at(TWO_SEVENS)
    scene.ana.session = "tab 1"
    scene.ana.comes()
    scene.ana.act("play R7")

    scene.restart()
    scene.ana.returns()

    assert scene.ana.post[-1]["type"] == "welcome"
    assert "yours" not in scene.ana.post[-1]


EXPOSED = "classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8"


def in_a_race(late: float = 0.06) -> tuple[Scene, int]:
    """Ana has called; Ben has caught her too late, and the table still waits for what was said earlier."""
    scene = Scene.at(EXPOSED)
    scene.ben.session = "tab 1"
    scene.ben.comes()
    scene.cleo.is_measured(0.25)
    scene.ana.act("play R7")
    scene.ana.act("uno")
    scene.wait(late)
    return scene, scene.ben.act("catch 0")


def test_what_still_waits_is_not_claimed_to_be_accepted() -> None:
    scene, asked = in_a_race()

    scene.ben.returns()
    assert asked not in scene.ben.post[-1].get("yours", [])
    scene.wait(0.5)
    scene.ben.open.clear()

    assert scene.ben.refused == []
    assert [step.move for step in scene.written(Played)] == ["play R7", "uno"]


def test_what_waits_and_is_said_again_is_answered_once_over_the_new_line() -> None:
    scene, asked = in_a_race()
    seen = scene.ben.n
    scene.ben.returns()

    scene.hear(scene.incoming(scene.ben, Act(move="catch 0", seen=seen or 0, id=asked)))
    scene.wait(0.5)

    assert (scene.ben.refused, scene.ben.refusal["id"]) == (["too_late"], asked)
    scene.ben.returns()
    assert asked not in scene.ben.post[-1].get("yours", [])


def test_what_was_refused_after_it_had_waited_was_not_accepted() -> None:
    scene, asked = in_a_race()
    scene.ben.hears_nothing()
    scene.wait(0.5)

    scene.ben.returns()
    scene.ben.open.clear()

    assert asked not in scene.ben.post[-1].get("yours", [])


def test_what_waited_and_was_made_is_accepted_though_its_line_broke() -> None:
    scene = Scene.at(EXPOSED)
    scene.ben.session = "tab 1"
    scene.ben.comes()
    scene.ana.act("play R7")
    asked = scene.ben.act("catch 0")

    scene.ben.returns()
    scene.wait(0.1)
    scene.ben.returns()

    assert asked in scene.ben.post[-1]["yours"]
    assert scene.ben.open == set()


def test_another_tab_that_counts_from_one_is_not_taken_for_the_first() -> None:
    scene, asked = in_a_race()
    scene.ben.session = "tab 2"
    scene.ben.comes()
    scene.ben.open = {asked}

    scene.hear(scene.incoming(scene.ben, Act(move="catch 0", seen=scene.ben.n or 0, id=asked)))

    assert (scene.ben.refused, scene.ben.refusal["id"]) == (["waiting"], asked)
