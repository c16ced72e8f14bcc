"""A-68: what was said first counts first, however late it arrives; what was said at once is drawn by lot."""

from __future__ import annotations

import math

import pytest

from penult.table.incoming import Connected
from penult.table.log.steps import Played
from penult.wire.to_server import Act
from table.race import FAST, SLOW, WRONG, may_be_half, moves, raced, races, spoken
from table.scene import Scene

TWICE = "classic n=2 top=R5 h0=R7,B1 h1=R3,R4,B2,B3 draw=R1,R2,*40"
"""Ana gets two cards for R7, lays them too, and has one card for the second time."""
CANCELED = "hp2003 n=3 top=R5 opt=invis_scope=any h0=RV,B1,B2 h1=IN,R4,R6 h2=R1,B8,G8", "play RV"
"""Ben may cancel the Reverse, though Cleo is next."""
ANSWERED = "hp2003 n=3 top=R5 h0=RS,B1 h1=IN,R4,R6 h2=R1,B8,G8", "play RS"
"""Ben may answer the Skip in a window of 1.5 s; and Ana has one card left."""


@pytest.mark.parametrize(
    ("lines", "said", "heard", "late"),
    [
        ({"ana": FAST, "ben": SLOW}, [("ana", 0.28, "uno"), ("ben", 0.23, "catch 0")], ["catch 0"], []),
        ({"ana": SLOW, "ben": FAST}, [("ben", 0.33, "catch 0"), ("ana", 0.27, "uno")], ["uno"], ["ben"]),
        (
            {"ben": FAST, "cleo": SLOW},
            [("ben", 0.30, "play R1"), ("cleo", 0.25, "catch 0")],
            ["catch 0", "play R1"],
            [],
        ),
        (
            {"ben": FAST, "cleo": SLOW},
            [("ben", 0.30, "play R1"), ("cleo", 0.35, "catch 0")],
            ["play R1"],
            ["cleo"],
        ),
        ({"ben": SLOW}, [("ana", 0.30, "uno"), ("ben", 0.25, "catch 0")], ["catch 0"], []),
    ],
    ids=[
        "a catch over a slow line before a call",
        "a call over a slow line before a catch",
        "a catch before the next player begins",
        "a catch after the next player has begun",
        "a line that was never measured: by the arrival",
    ],
)
def test_what_was_said_first_counts_first(
    lines: dict[str, float], said: list[tuple[str, float, str]], heard: list[str], late: list[str]
) -> None:
    scene = spoken(*said, **lines)

    assert moves(scene) == ["play R7", *heard]
    assert {person.name: person.refused for person in scene.here if person.refused} == {
        name.title(): ["too_late"] for name in late
    }
    assert bool(scene.ana.told("caught")) == ("catch 0" in heard)
    assert bool(scene.ana.told("called")) == ("uno" in heard)


def test_a_catch_that_is_too_late_names_the_rule() -> None:
    scene = spoken(("ben", 0.30, "play R1"), ("cleo", 0.35, "catch 0"), ben=FAST, cleo=SLOW)

    assert scene.cleo.refusal["rule"] == "R-46"


def test_a_call_450_ms_before_a_catch_wins_every_time() -> None:
    for scene in races(50):
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.wait(0.45)
        scene.ben.act("catch 0")

        assert scene.ana.told("called")
        assert not scene.ana.told("caught")


def test_a_flag_that_was_said_before_the_next_player_began_counts() -> None:
    card = (WRONG, "play B7")
    scene = spoken(("ben", 0.30, "play B2"), ("cleo", 0.25, "flag 0"), card=card, ben=FAST, cleo=SLOW)

    assert (moves(scene), scene.ben.refused) == (["play B7", "flag 0"], ["stale"])
    assert scene.ben.hand["turn"] == 1


def test_of_two_flags_the_one_that_was_said_first_counts_and_the_other_costs_nothing() -> None:
    card = (WRONG.replace("legality=table", "legality=table,false_catch=draw2"), "play B7")
    scene = spoken(("ben", 0.30, "flag 0"), ("cleo", 0.20, "flag 0"), card=card, ben=FAST, cleo=SLOW)

    assert (scene.written(Played)[1].seat, scene.ben.refused) == (2, ["flag_too_late"])
    assert scene.ben.hand["counts"] == [5, 3, 3]


@pytest.mark.parametrize(
    ("at", "heard", "refused"),
    [(0.25, "invis G", ([], ["stale"])), (0.35, "play R1", (["nothing_to_cancel"], []))],
    ids=["before", "after"],
)
def test_a_third_players_invisibility_counts_if_it_was_said_before_the_next_player_began(
    at: float, heard: str, refused: tuple[list[str], list[str]]
) -> None:
    scene = spoken(("cleo", 0.30, "play R1"), ("ben", at, "invis G"), card=CANCELED, ben=SLOW, cleo=FAST)

    assert moves(scene) == ["play RV", heard]
    assert (scene.ben.refused, scene.cleo.refused) == refused


def test_a_last_card_does_not_stand_before_a_flag_that_was_said_in_time() -> None:
    position = "classic n=2 top=R5 opt=legality=table h0=B7 h1=R1,B2,B3"
    scene = raced(position, "play B7", turn_seconds=5, ben=SLOW)
    scene.wait(5.1)

    scene.ben.act("flag 0")  # said 150 ms before the time was up
    scene.wait(0.3)

    assert moves(scene) == ["play B7", "flag 0"]


def test_a_held_answer_is_dated_at_the_end_of_its_window() -> None:
    """Ben's Invisibility is his turn: it ends the time to catch Ana, but only when the window is over."""
    scene = raced(*ANSWERED, cleo=SLOW)

    scene.ben.act("invis G")  # at once, and held until 1.5 s
    scene.wait(1.6)
    assert moves(scene) == ["play RS"]
    scene.cleo.act("catch 0")  # said at 1.35 s
    scene.wait(0.3)

    assert moves(scene) == ["play RS", "catch 0", "invis G"]


def test_a_catch_that_was_said_after_the_window_is_later_than_the_held_answer() -> None:
    scene = raced(*ANSWERED, cleo=SLOW)

    scene.ben.act("invis G")
    scene.wait(1.795)
    scene.cleo.act("catch 0")
    scene.wait(0.3)

    assert moves(scene) == ["play RS", "invis G"]
    assert scene.cleo.refused == ["too_late"]


def test_an_answer_that_is_no_beginning_follows_a_call_that_was_said_before_it() -> None:
    scene = raced("classic n=3 top=R5 h0=W4,R1 h1=R3,B2,B3 h2=R8,B8,G8", "play W4>G", cleo=SLOW)
    scene.ben.act("challenge")
    scene.wait(1.49)
    scene.ana.act("uno")

    scene.wait(0.5)

    assert moves(scene) == ["play W4>G", "uno", "challenge"]


# When something was said, as far as a line tells.


def test_no_round_trip_counts_for_more_than_250_ms() -> None:
    scene = raced(ana=FAST, ben=2.0)

    scene.wait(0.30)
    scene.ana.act("uno")  # said at 280 ms, and waits until 570 ms
    scene.wait(0.275)
    scene.ben.act("catch 0")  # dated 325 ms, though 2 s would be before the card

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])
    assert scene.ana.table["round_trips"][1] == 250


def test_no_catch_is_dated_before_the_update_that_showed_the_card() -> None:
    """A player who delays every pong is believed for 250 ms, but not to have seen what was not there."""
    wins = 0
    for scene in races(200, ben=SLOW):
        scene.wait(0.03)
        scene.ana.act("uno")
        scene.wait(0.1)
        scene.ben.act("catch 0")
        scene.wait(0.5)
        wins += bool(scene.ana.told("caught"))

    assert may_be_half(wins, 200), "30 ms after the card and with the card are at once"


def test_a_catch_is_not_dated_back_to_the_last_time_that_the_same_player_was_exposed() -> None:
    wins = 0
    for scene in races(100, TWICE, ben=SLOW):
        scene.wait(1)
        scene.ben.act("catch 0")
        for name, card in (("ben", "R3"), ("ana", "R1"), ("ben", "R4"), ("ana", "R2")):
            scene.wait(1)
            scene.person(name).act(f"play {card}")
        scene.wait(0.03)
        scene.ana.act("uno")
        scene.wait(0.1)
        scene.ben.act("catch 0")
        scene.wait(0.5)
        wins += len(scene.ana.told("caught")) == 2

    assert may_be_half(wins, 100)


def test_a_call_that_comes_with_the_card_is_not_dated_before_it() -> None:
    """Otherwise a slow layer could call before anybody was exposed, and the lot would never be drawn."""
    caught = 0
    for scene in races(200, ana=SLOW):
        scene.ana.act("uno")
        scene.wait(0.03)
        scene.ben.act("catch 0")
        scene.wait(0.5)
        caught += bool(scene.ana.told("caught"))

    assert may_be_half(caught, 200)


def test_a_catch_over_a_new_line_is_not_dated_before_it_was_greeted() -> None:
    scene = raced(cleo=SLOW)
    scene.wait(0.5)
    scene.ana.act("uno")
    scene.wait(0.06)
    scene.ben.returns().is_measured(SLOW)

    scene.ben.act("catch 0")
    scene.wait(0.5)

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])


def ben_catches_before_ana_is_back() -> Scene:
    """By her line, what Ana says now was said 190 ms before his catch; but that line was not there."""
    scene = raced(ana=SLOW, cleo=SLOW)
    scene.wait(0.5)
    scene.ben.act("catch 0")
    scene.wait(0.06)
    return scene


def test_a_call_over_a_new_line_is_not_dated_before_it_was_greeted() -> None:
    scene = ben_catches_before_ana_is_back()
    scene.ana.returns()

    scene.ana.act("uno")
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "catch 0"]


def test_a_call_before_the_greeting_is_not_dated_before_its_line_was_there() -> None:
    scene = ben_catches_before_ana_is_back()

    scene.ana.connection = "ana/new"
    scene.hear(
        Connected("ana/new", "ana", "Ana", scene.ana.n),
        scene.incoming(scene.ana, Act(move="uno", seen=scene.ana.n or 0)),
    )
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "catch 0"]


def test_a_line_that_was_fast_is_not_slow_because_it_is_new() -> None:
    """A player who comes back and delays the first pong alone would gain 250 ms that nobody sees."""
    scene = raced(ana=FAST, ben=FAST)
    scene.ben.returns().is_measured(SLOW)
    scene.wait(0.3)

    scene.ana.act("uno")  # said at 280 ms
    scene.wait(0.05)
    scene.ben.act("catch 0")  # said at 330 ms, and not at 100
    scene.wait(0.5)

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])


# Lots.


@pytest.mark.parametrize("apart", [0.0, 0.02, 0.04])
def test_what_is_said_within_40_ms_is_decided_by_lot(apart: float) -> None:
    assert {first_heard(scene, apart) for scene in races(60, cleo=SLOW)} == {"uno", "catch 0"}


def test_what_is_said_more_than_40_ms_apart_is_not() -> None:
    assert {first_heard(scene, 0.041) for scene in races(60, cleo=SLOW)} == {"uno"}


def first_heard(scene: Scene, apart: float) -> str:
    """Of Ana's call and Ben's catch, which comes so much later."""
    scene.wait(0.3)
    scene.ana.act("uno")
    scene.wait(apart)
    scene.ben.act("catch 0")
    scene.wait(0.4)
    laid, first = moves(scene)
    assert laid == "play R7"
    return first


def test_everybody_who_is_at_once_has_the_same_chance() -> None:
    won = [0, 0, 0]
    for scene in races(300):
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.ben.act("catch 0")
        scene.cleo.act("catch 0")
        scene.wait(0.1)
        won[scene.written(Played)[1].seat] += 1

    assert all(abs(wins - 100) < 4 * math.sqrt(300 * 2 / 9) for wins in won), won


def test_after_the_lot_the_others_follow_in_their_order() -> None:
    """Cleo is at once with Ben but not with Ana: only after Ana can it be her turn."""
    seen = set()
    for scene in races(80, cleo=SLOW):
        scene.wait(0.5)
        scene.ben.act("catch 2")
        scene.wait(0.03)
        scene.ana.act("uno")
        scene.wait(0.03)
        scene.cleo.is_measured(0.0)
        scene.cleo.act("catch 0")
        scene.wait(0.5)
        seen.add("called" if scene.ana.told("called") else "caught")
        assert scene.ben.refused == ["not_exposed"]

    assert seen == {"called", "caught"}


@pytest.mark.parametrize("clicks", [1, 10])
def test_ten_clicks_do_not_win_more_often_than_one(clicks: int) -> None:
    wins, count = 0, 300
    for scene in races(count):
        scene.ana.act("uno")
        for _ in range(clicks):
            scene.ben.act("catch 0")
        scene.wait(0.1)
        wins += bool(scene.ben.told("caught"))

    assert may_be_half(wins, count)
