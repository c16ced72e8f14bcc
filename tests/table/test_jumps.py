"""Jumps (H-24 … H-30) at a table: they race with the next turn, and no wait tells who could jump."""

from __future__ import annotations

import pytest

from penult.table.hand.bot_players import JUMPABLE_SECONDS, JUMPING
from penult.table.log.steps import Played
from table.race import FAST, SLOW, may_be_half, moves, raced, races, spoken, waits
from table.scene import Scene

JUMP = "classic n=3 opt=jump=on top=R5 h0=R7,B1,B2 h1=R1,B2,B3 h2=R7,B8,G8 draw=*40", "play R7"
"""Cleo may jump in on Ana's R7 before Ben begins his turn."""
TOTAL = "classic n=3 opt=stack=two,jump=on top=R5 h0=RD,RD,B1,B2 h1=GD,B2,B3 h2=R8,B8,G8 draw=*40", "play RD"
"""Ben is to answer a total of two; Ana has the same card once more."""


@pytest.mark.parametrize(
    ("lines", "said", "heard", "late"),
    [
        ({"cleo": SLOW}, [("ben", 0.30, "play R1"), ("cleo", 0.25, "jump R7")], ["jump R7"], "ben"),
        ({"cleo": SLOW}, [("ben", 0.30, "play R1"), ("cleo", 0.35, "jump R7")], ["play R1"], "cleo"),
        ({"ben": SLOW}, [("ben", 0.30, "draw"), ("cleo", 0.36, "jump R7")], ["draw"], "cleo"),
    ],
    ids=["a jump before the next turn", "a jump after it has begun", "a draw begins a turn, too"],
)
def test_a_jump_and_the_next_turn_count_in_the_order_they_were_said(
    lines: dict[str, float], said: list[tuple[str, float, str]], heard: list[str], late: str
) -> None:
    scene = spoken(*said, card=JUMP, **{"ben": FAST, "cleo": FAST, **lines})

    assert moves(scene) == ["play R7", *heard]
    assert [person.id for person in scene.here if person.refused] == [late]


def test_a_jump_and_a_turn_at_the_same_moment_are_drawn_by_lot() -> None:
    wins = 0
    for scene in races(200, *JUMP):
        scene.wait(0.3)
        scene.ben.act("play R1")
        scene.cleo.act("jump R7")
        scene.wait(0.2)
        wins += moves(scene)[1] == "jump R7"

    assert may_be_half(wins, 200)


def test_play_goes_on_from_whoever_jumped_in() -> None:
    scene = raced(*JUMP)

    scene.cleo.act("jump R7")
    scene.wait(0.5)

    assert (scene.ana.hand["laid_by"], scene.ana.hand["turn"]) == (2, 0)


@pytest.mark.parametrize("held", ["R7", "Y7"], ids=["could jump in", "could not"])
def test_the_next_player_waits_as_long_whether_or_not_somebody_could_jump_in(held: str) -> None:
    position, move = JUMP
    scene = raced(position.replace("h2=R7", f"h2={held}"), move, cleo=SLOW)

    scene.ben.act("play R1")

    assert waits(scene) == pytest.approx(0.04 + SLOW)


def test_nobody_waits_where_nobody_jumps_in() -> None:
    scene = raced(JUMP[0].replace("jump=on", "jump=off"), JUMP[1], cleo=SLOW)

    scene.ben.act("play R1")

    assert moves(scene) == ["play R7", "play R1"]


def test_the_line_of_a_player_who_is_out_of_the_hand_holds_nobody_up() -> None:
    scene = raced(
        "classic n=3 opt=jump=on,mercy=9 top=R5 h0=RD,B1,B2 h1=R1,B2,B3,B4,B5,B6,B7,B8 h2=R8,B8,G8 draw=*40",
        "play RD",
        ben=SLOW,
    )
    assert scene.ben.told("put_out")

    scene.cleo.act("play R8")

    assert waits(scene) == pytest.approx(0.04)


def test_an_identical_draw_card_frees_the_one_who_is_to_answer_the_total() -> None:
    scene = raced(*TOTAL)

    scene.ana.act("jump RD")
    scene.wait(0.5)

    assert scene.ben.hand["phase"] == "react:1"
    assert scene.ben.told("stands")[-1]["number"] == 4


def test_an_answer_given_to_a_smaller_total_does_not_count_for_the_larger_one() -> None:
    """Ben has accepted two cards, out of sight. Ana jumps in on her own card, and Ben is asked again."""
    scene = raced(*TOTAL)
    scene.ben.act("accept")
    scene.wait(0.5)

    scene.ana.act("jump RD")
    scene.wait(0.5)
    assert not scene.table.held
    scene.ben.act("play GD")
    scene.wait(1.6)

    assert moves(scene) == ["play RD", "jump RD", "play GD"]


def next_move(scene: Scene) -> tuple[str, float]:
    """What is played next, and after how many seconds."""
    before, began = len(scene.written(Played)), scene.now
    scene.wait_until(lambda: len(scene.written(Played)) > before)
    return moves(scene)[before], scene.now - began


def test_a_bot_jumps_in_no_faster_than_a_person() -> None:
    for seed in range(20):
        scene = Scene.at(JUMP[0], "ana ben", seed=seed)
        scene.ana.act(JUMP[1])

        move, seconds = next_move(scene)

        assert move == "jump R7"
        assert JUMPING[0] <= seconds <= JUMPING[1] + 0.1


@pytest.mark.parametrize("held", ["R7", "Y7"], ids=["could jump in", "could not"])
def test_a_bot_leaves_people_a_moment_to_jump_in_whatever_they_hold(held: str) -> None:
    for seed in range(10):
        position = JUMP[0].replace("n=3", "n=2").replace("h2=R7,B8,G8", "").replace("h0=R7", f"h0=R7,{held}")
        scene = Scene.at(position, "ana", seed=seed, pace="fast")
        scene.ana.act(JUMP[1])

        _, seconds = next_move(scene)

        assert seconds >= JUMPABLE_SECONDS


def test_who_has_jumped_wrongly_waits_for_the_next_card() -> None:
    scene = raced(*JUMP, cleo=SLOW)

    for _ in range(3):
        scene.ana.act("jump R7")
    scene.wait(1)

    assert (moves(scene), scene.ana.refused) == (["play R7"], ["said_once", "said_once", "not_held"])


def test_an_accusation_of_nobody_makes_no_one_wait() -> None:
    scene = raced(*JUMP, cleo=SLOW)

    scene.cleo.act("catch 9")
    scene.ben.act("catch 0")

    assert (scene.cleo.refused, scene.ben.refused) == (["no_such_seat"], [])
