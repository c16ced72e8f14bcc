"""The race for the call: 600 ms in which the faster line is worth nothing."""

from __future__ import annotations

import math

import pytest

from penult.server.table.steps import Played
from penult.wire.to_server import Resume
from server.table.racing import won_by_the_fast_line
from server.table.scene import Scene

EXPOSED = "classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8"


def raced(**given: object) -> Scene:
    """Ana has one card left and has said nothing."""
    scene = Scene.at(EXPOSED, **given)
    scene.ana.act("play R7")
    return scene


def moves(scene: Scene) -> list[str]:
    return [step.move for step in scene.written(Played)]


def test_a_card_that_exposes_opens_a_race_of_600_ms() -> None:
    scene = raced()

    assert scene.cleo.table["race"] == pytest.approx(scene.now + 0.6)
    assert scene.cleo.hand["exposed"] == [0]


def test_the_race_counts_from_the_broadcast_however_slow_the_disk() -> None:
    scene = Scene.at(EXPOSED)
    scene.disk = 0.4
    scene.ana.act("play R7")
    shown, scene.disk = scene.now, 0.0

    assert scene.cleo.table["race"] == pytest.approx(shown + 0.6)
    scene.ben.act("catch 0")
    scene.wait(0.59)
    assert moves(scene) == ["play R7"]
    scene.wait(0.02)
    assert moves(scene) == ["play R7", "catch 0"]


def test_a_card_with_a_call_opens_no_race() -> None:
    scene = Scene.at(EXPOSED)

    scene.ana.act("play R7!")

    assert scene.ana.table["race"] is None


def test_calls_and_catches_are_heard_when_the_race_is_over() -> None:
    scene = raced()

    scene.wait(0.1)
    scene.ana.act("uno")
    scene.ben.act("catch 0")
    scene.cleo.act("catch 0")
    scene.wait(0.49)
    assert not scene.cleo.told("called")
    assert not scene.cleo.told("caught")
    scene.wait(0.02)

    assert len(scene.cleo.told("called")) + len(scene.cleo.told("caught")) == 1


def test_the_order_in_which_racers_are_heard_is_chance() -> None:
    first = set()
    for seed in range(60):
        scene = raced(seed=seed)
        scene.ana.act("uno")
        scene.ben.act("catch 0")
        scene.cleo.act("catch 0")
        scene.wait(0.6)
        first.add(scene.written(Played)[1].seat)

    assert first == {0, 1, 2}


def test_who_comes_second_is_refused_with_the_rule() -> None:
    scene = raced()

    scene.ben.act("catch 0")
    scene.cleo.act("catch 0")
    scene.wait(0.6)

    assert scene.ben.refused + scene.cleo.refused == ["too_late"]


def test_ten_clicks_are_worth_one() -> None:
    scene = raced()

    for _ in range(10):
        scene.ben.act("catch 0")

    assert [message.get("code") for message in scene.ben.post[-9:]] == ["waiting"] * 9
    scene.wait(0.6)
    assert moves(scene) == ["play R7", "catch 0"]


@pytest.mark.parametrize("clicks", [1, 10])
def test_ten_clicks_do_not_win_more_often_than_one(clicks: int) -> None:
    wins, races = 0, 300
    for seed in range(races):
        scene = raced(seed=seed)
        scene.ana.act("uno")
        for _ in range(clicks):
            scene.ben.act("catch 0")
        scene.wait(0.6)
        wins += bool(scene.ben.told("caught"))
        Scene.playing.clear()

    assert abs(wins - races / 2) < 4 * math.sqrt(races) / 2


def test_the_next_players_move_is_held_not_refused() -> None:
    scene = raced()

    scene.wait(0.1)
    scene.ben.act("play R1")
    scene.wait(0.3)
    scene.cleo.act("catch 0")
    assert moves(scene) == ["play R7"]
    scene.wait(0.3)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]
    assert not scene.ben.refused


def test_a_held_move_that_was_wrong_is_refused_when_the_race_is_over() -> None:
    scene = raced()

    scene.ben.act("play B2")
    assert not scene.ben.refused
    scene.wait(0.6)

    assert scene.ben.refused == ["no_match"]


def test_the_next_player_waits_with_one_move() -> None:
    scene = raced()

    scene.ben.act("play R1")
    scene.ben.act("draw")
    scene.wait(0.6)

    assert (scene.ben.refused, moves(scene)) == (["waiting"], ["play R7", "play R1"])


def test_after_the_race_whoever_comes_first_is_first() -> None:
    scene = raced()
    scene.wait(0.7)

    scene.ana.act("uno")
    scene.ben.act("catch 0")

    assert scene.ana.told("called")
    assert scene.ben.refused == ["too_late"]


def test_the_exposed_can_be_caught_until_the_next_turn_begins() -> None:
    scene = raced()
    scene.wait(20)

    scene.cleo.act("catch 0")

    assert scene.ana.told("caught")


def test_after_the_next_turn_has_begun_nobody_is_caught() -> None:
    scene = raced()
    scene.wait(1)
    scene.ben.act("play R1")

    scene.cleo.act("catch 0")

    assert scene.cleo.refusal["code"] in ("too_late", "not_exposed")


def test_a_catch_from_before_the_card_was_shown_is_refused() -> None:
    scene = Scene.at(EXPOSED)
    seen = scene.ben.n
    scene.ana.act("play R7")

    scene.ben.act("catch 0", seen)

    assert scene.ben.refused == ["too_early"]
    assert scene.ben.refusal["rule"] == "R-45"
    scene.wait(0.6)
    assert moves(scene) == ["play R7"]


def test_a_call_is_never_stale() -> None:
    scene = Scene.at(EXPOSED)
    seen = scene.ana.n
    scene.ana.act("play R7")

    scene.ana.act("uno", seen)
    scene.wait(0.6)

    assert scene.ben.told("called")


def test_calls_that_nobody_owes_are_heard_and_not_written() -> None:
    scene = Scene.at(EXPOSED)
    posts = len(scene.ana.post)

    for _ in range(5):
        scene.ben.act("uno")

    assert [message["type"] for message in scene.ben.post[-5:]] == ["done"] * 5
    assert (moves(scene), len(scene.ana.post)) == ([], posts)


def test_a_call_in_a_race_that_nobody_owes_is_not_written() -> None:
    scene = raced()

    scene.cleo.act("uno")
    scene.wait(0.6)

    assert (moves(scene), scene.cleo.post[-1]["type"]) == (["play R7"], "done")


def test_a_catch_of_another_is_a_ticket_in_the_same_race() -> None:
    scene = raced()

    scene.ben.act("catch 2")
    scene.wait(0.6)

    assert scene.ben.refused == ["not_exposed"]


def test_bots_enter_the_race_with_a_human_delay() -> None:
    heard = []
    for seed in range(120):
        scene = Scene.at("classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3", "ana", seed=seed)
        scene.ana.act("play R7")
        shown = scene.now
        scene.wait_until(lambda scene=scene: len(scene.written(Played)) > 1)
        if scene.written(Played)[1].move == "catch 0":
            heard.append(scene.now - shown)

    assert heard
    assert min(heard) >= 0.25
    assert any(after > 0.61 for after in heard), "some bots are late"
    assert any(0.59 < after < 0.61 for after in heard), "some bots are in the race"


def test_a_bot_that_is_next_does_not_begin_before_the_race_is_over() -> None:
    for seed in range(40):
        scene = Scene.at("classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3", "ana", seed=seed)
        scene.ana.act("play R7")

        scene.wait(0.599)

        assert moves(scene) == ["play R7"]


def test_a_person_can_save_themselves_against_a_bot() -> None:
    safe = 0
    for seed in range(100):
        scene = Scene.at("classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3", "ana", seed=seed)
        scene.ana.act("play R7")
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.wait(0.4)
        safe += bool(scene.ana.told("called"))

    assert safe >= 50


def test_a_dropped_line_loses_no_ticket() -> None:
    scene = raced()

    scene.ana.act("uno")
    scene.ana.drops()
    scene.wait(0.6)

    assert scene.ben.told("called")


@pytest.mark.parametrize("seed", range(20))
def test_the_ticket_of_a_bot_is_not_that_of_the_person_who_takes_the_seat_back(seed: int) -> None:
    scene = Scene.at("classic n=2 top=R5 h0=B1,B2,G3 h1=R1,B6", seed=seed, turn_seconds=10)
    scene.wait(10)
    scene.wait_until(lambda: scene.ana.hand["turn"] == 1)
    scene.ben.act("play R1")

    scene.wait(0.59)
    scene.ana.act("catch 1")
    scene.wait(0.02)

    assert (scene.ana.refused, scene.written(Played)[-1].mark) == ([], "")
    assert scene.ben.told("caught")


def test_a_race_is_run_again_after_the_server_has_died_in_it() -> None:
    scene = raced()
    scene.wait(0.3)

    scene.restart()
    scene.wait(300)
    scene.come(["ana", "ben", "cleo"])
    assert scene.cleo.table["race"] == pytest.approx(scene.now + 0.6)
    scene.ben.act("play R1")
    scene.cleo.act("catch 0")
    scene.wait(0.6)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]


def test_what_was_settled_before_the_server_died_opens_no_race() -> None:
    scene = raced()
    scene.ana.act("uno")
    scene.wait(0.6)

    scene.restart()
    scene.come(["ana", "ben", "cleo"])

    assert scene.cleo.table["race"] is None


def paused(**given: object) -> Scene:
    """In the middle of the race, when Ben's move waits, everybody agrees to a pause."""
    scene = raced(**given)
    scene.ben.act("play R1")
    for person in scene.here:
        person.agrees("pause")
    assert scene.ana.table["paused"]
    return scene


def test_nobody_moves_on_a_paused_table_though_a_race_was_on() -> None:
    scene = paused()

    scene.wait(100)

    assert moves(scene) == ["play R7"]
    scene.ben.asks(Resume())
    scene.wait(0.7)
    assert (moves(scene), scene.ben.refused) == (["play R7", "play R1"], [])


@pytest.mark.parametrize("turn_seconds", [0, 30])
def test_after_a_pause_the_race_is_run_again(turn_seconds: int) -> None:
    scene = paused(turn_seconds=turn_seconds)
    scene.wait(100)

    scene.ana.asks(Resume())
    assert scene.cleo.table["race"] == pytest.approx(scene.now + 0.6)
    scene.wait(0.5)
    scene.cleo.act("catch 0")
    scene.wait(0.2)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]


def test_when_everybody_has_dropped_the_race_waits_too() -> None:
    scene = raced()
    scene.ben.act("play R1")
    for person in scene.here:
        person.drops()

    scene.wait(100)
    assert moves(scene) == ["play R7"]
    scene.cleo.returns()
    scene.cleo.act("catch 0")
    scene.wait(0.7)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]


def test_a_wild_four_exposes_and_asks_at_once_and_the_answer_waits_for_both() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=W4,B1 h1=R1,B2,B3", window_seconds=0.3)

    scene.ana.act("play W4>G")
    scene.ben.act("accept")
    scene.wait(0.59)
    assert moves(scene) == ["play W4>G"]
    scene.wait(0.1)

    assert moves(scene) == ["play W4>G", "accept"]


def test_a_held_move_is_stale_when_a_flag_has_changed_the_table() -> None:
    scene = Scene.at("classic n=3 top=R5 opt=legality=table h0=B7,B1 h1=R1,B2,B3 h2=R8,B8,G8")
    scene.ana.act("play B7")

    scene.ben.act("play B2")
    scene.cleo.act("flag 0")
    scene.wait(1)

    assert scene.ben.refused == ["stale"]
    assert scene.ben.hand["turn"] == 1


def test_a_fast_line_wins_half_of_its_races() -> None:
    """Ten thousand of them run in `make soak`, with a bound of two per cent."""
    races = 1000

    wins = won_by_the_fast_line(races)

    assert abs(wins - races / 2) < 4 * math.sqrt(races) / 2
