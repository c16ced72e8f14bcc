"""A-68: how long an act waits to be heard, what may be said meanwhile, and what comes too late."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from penult.wire.to_server import Leave, Stand, TakeBack
from table.race import EXPOSED, SLOW, TWO, moves, raced, races, waits
from table.scene import Scene

FLAGGABLE = "classic n=3 top=R5 opt=legality=table h0=R7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8"
ASLEEP = "classic n=2 top=R5 h0=B1,B2,G3 h1=R1,B6"
"""Ana lets her time run out, and the autopilot plays; then Ben can expose himself."""


@pytest.mark.parametrize(
    ("lines", "name", "move", "seconds"),
    [
        ({"ana": 0.03, "ben": 0.06, "cleo": 0.1}, "ana", "uno", -0.03 + 0.04 + 0.1),
        ({"ana": 0.03, "ben": 0.06, "cleo": 0.1}, "cleo", "catch 0", 0.0),
        ({"cleo": 3.0}, "ana", "uno", 0.29),
        ({}, "ben", "play R1", 0.04),
    ],
    ids=[
        "40 ms and the longest round trip of the others",
        "no longer for its own slow line: it was said 100 ms ago",
        "for nobody longer than 250 ms",
        "40 ms where nobody has a slow line",
    ],
)
def test_an_act_waits(lines: dict[str, float], name: str, move: str, seconds: float) -> None:
    scene = raced(**lines)
    scene.wait(0.5)

    scene.person(name).act(move)

    assert waits(scene) == pytest.approx(seconds)


def test_bots_have_no_line_that_anybody_waits_for() -> None:
    scene = raced(people="ana", ana=0.03)
    scene.wait(0.1)

    scene.ana.act("uno")

    assert waits(scene) == pytest.approx(0.01)


def test_nobody_waits_for_somebody_who_is_away_or_only_watches() -> None:
    scene = Scene.at(EXPOSED)
    scene.come(["zoe"])
    scene.person("zoe").is_measured(SLOW)
    scene.cleo.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.cleo.drops()
    scene.wait(0.5)

    scene.ana.act("uno")

    assert waits(scene) == pytest.approx(0.04)


def test_where_nobody_is_exposed_nothing_waits() -> None:
    position = "classic n=3 top=R5 h0=R7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8"
    scene = raced(position, ana=SLOW, ben=SLOW, cleo=SLOW)

    scene.ben.act("uno")
    scene.ben.act("play R1")
    scene.cleo.act("draw")

    assert moves(scene) == ["play R7", "play R1", "draw"]


def test_an_answer_that_begins_no_turn_does_not_wait() -> None:
    scene = raced("classic n=2 top=R5 h0=W4,B1 h1=R1,B2,B3", "play W4>G", window_seconds=0, ana=SLOW)

    scene.ben.act("accept")

    assert moves(scene) == ["play W4>G", "accept"]


def test_a_card_with_a_call_exposes_nobody_and_nothing_waits() -> None:
    scene = raced(EXPOSED, "play R7!")

    scene.ben.act("play R1")

    assert moves(scene) == ["play R7!", "play R1"]


@pytest.mark.parametrize("cards", ["IN,B4,B6", "G1,B4,B6"])
def test_the_wait_does_not_tell_who_holds_invisibility(cards: str) -> None:
    """D-04: Ben could cancel the Reverse, or could not: Cleo's beginning waits for him as long."""
    position = f"hp2003 n=3 top=R5 opt=invis_scope=any h0=RV,B1,B2 h1={cards} h2=R1,R4,R6"
    scene = raced(position, "play RV", ben=0.1)
    scene.wait(0.5)

    scene.cleo.act("play R1")

    assert waits(scene) == pytest.approx(0.14)


def test_at_a_table_of_two_nobody_can_contest_the_next_players_beginning_but_by_a_call() -> None:
    scene = raced("classic n=2 top=R5 opt=legality=table h0=R7,B1,B4 h1=R1,B2,B3", ana=SLOW)
    scene.wait(0.5)

    scene.ben.act("play R1")

    assert waits(scene) == pytest.approx(0.04), "Ana cannot flag her own card"


# One act a seat.


def test_ten_clicks_are_worth_one() -> None:
    scene = raced()

    for _ in range(10):
        scene.ben.act("catch 0")

    assert [message.get("code") for message in scene.ben.received[-9:]] == ["waiting"] * 9
    scene.wait(0.1)
    assert moves(scene) == ["play R7", "catch 0"]


def test_a_player_who_has_caught_plays_at_once_after_the_race() -> None:
    scene = raced(ana=SLOW)
    scene.wait(0.5)

    scene.ben.act("catch 0")
    scene.ben.act("play R1")
    scene.wait(0.3)

    assert (moves(scene), scene.ben.refused) == (["play R7", "catch 0", "play R1"], [])


def test_a_player_who_begins_with_the_last_but_one_card_may_call_at_once() -> None:
    scene = raced("classic n=3 top=R5 h0=R7,B1 h1=R1,B2 h2=R8,B8,G8", cleo=SLOW)
    scene.wait(0.5)

    scene.ben.act("play R1")
    scene.ben.act("uno")
    scene.wait(0.6)

    assert (moves(scene), scene.ben.refused) == (["play R7", "play R1", "uno"], [])
    assert scene.cleo.hand["exposed"] == []


def test_the_next_player_waits_with_one_move() -> None:
    scene = raced(cleo=SLOW)

    scene.ben.act("play R1")
    scene.ben.act("draw")
    scene.ben.act("play R1")
    scene.wait(0.3)

    assert (scene.ben.refused, moves(scene)) == (["waiting", "stale"], ["play R7", "play R1"])


def test_a_held_move_that_was_wrong_is_refused_when_it_is_heard() -> None:
    scene = raced()

    scene.ben.act("play B2")
    assert not scene.ben.refused
    scene.wait(0.1)

    assert scene.ben.refused == ["no_match"]


def test_a_move_that_waits_is_stale_when_a_flag_has_changed_the_table() -> None:
    position = "classic n=3 top=R5 opt=legality=table h0=B7,B1 h1=R1,B2,B3 h2=R8,B8,G8"
    scene = raced(position, "play B7", ana=SLOW)

    scene.cleo.act("flag 0")
    scene.wait(0.041)
    scene.ben.act("play B2")
    scene.wait(1)

    assert scene.ben.refused == ["stale"]
    assert scene.ben.hand["turn"] == 1


# Calls and catches that come early, late, twice, or about nobody.


def test_two_catch_at_once_there_is_one_penalty_and_the_second_is_too_late() -> None:
    """A-43."""
    scene = raced()

    scene.ben.act("catch 0")
    scene.cleo.act("catch 0")
    scene.wait(0.1)

    assert (len(scene.ana.told("caught")), scene.ana.hand["counts"]) == (1, [3, 3, 3])
    assert scene.ben.refused + scene.cleo.refused == ["too_late"]


def test_the_exposed_can_be_caught_until_the_next_turn_begins() -> None:
    scene = raced()
    scene.wait(20)

    scene.cleo.act("catch 0")
    scene.wait(0.1)

    assert scene.ana.told("caught")


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
    scene.wait(0.1)

    assert scene.ben.told("called")


def test_calls_that_nobody_owes_are_heard_and_not_written() -> None:
    scene = Scene.at(EXPOSED)
    before = len(scene.ana.received)

    for _ in range(5):
        scene.ben.act("uno")

    assert [message["type"] for message in scene.ben.received[-5:]] == ["done"] * 5
    assert (moves(scene), len(scene.ana.received)) == ([], before)


def test_a_call_in_a_race_that_nobody_owes_is_not_written() -> None:
    scene = raced()

    scene.cleo.act("uno")
    scene.wait(0.1)

    assert (moves(scene), scene.cleo.received[-1]["type"]) == (["play R7"], "done")


def test_a_catch_of_another_is_an_act_in_the_same_race() -> None:
    scene = raced()

    scene.ben.act("catch 2")
    scene.wait(0.1)

    assert scene.ben.refused == ["not_exposed"]


# Bots, the autopilot and the clock.


def next_move(scene: Scene) -> tuple[str, float]:
    """What is done next, and after how many seconds."""
    began, made = scene.now, len(moves(scene))
    scene.wait_until(lambda: len(moves(scene)) > made)
    return moves(scene)[-1], scene.now - began


def test_no_bot_catches_before_600_ms_after_the_card() -> None:
    heard = [next_move(scene) for scene in races(120, TWO, people="ana")]

    assert {move for move, _ in heard} == {"catch 0"}
    assert min(after for _, after in heard) >= 0.6
    assert max(after for _, after in heard) > 0.7


def test_no_bot_begins_before_1500_ms_after_the_card_though_the_call_was_made() -> None:
    heard = []
    for scene in races(60, TWO, people="ana"):
        scene.ana.act("uno")
        assert next_move(scene) == ("uno", pytest.approx(0.04))
        heard.append(next_move(scene))

    assert {move for move, _ in heard} == {"play R1"}
    assert min(after for _, after in heard) >= 1.5 - 0.04
    assert max(after for _, after in heard) > 1.6


def test_the_autopilot_too_holds_back() -> None:
    heard = [next_move(exposed_before_the_autopilot(seed)) for seed in range(20)]

    assert {move for move, _ in heard} == {"catch 1"}
    assert min(after for _, after in heard) >= 0.6


@pytest.mark.parametrize("seed", range(20))
def test_what_a_bot_has_said_is_not_said_by_the_person_who_takes_the_seat_back(seed: int) -> None:
    scene = exposed_before_the_autopilot(seed, SLOW)

    scene.wait(0.59)
    scene.ana.act("catch 1")
    scene.wait(0.3)

    assert (scene.ana.refused, scene.written(Played)[-1].mark) == ([], "")
    assert scene.ben.told("caught")


def exposed_before_the_autopilot(seed: int, round_trip: float | None = None) -> Scene:
    """Ben has one card left, and Ana is asleep."""
    scene = Scene.at(ASLEEP, seed=seed, turn_seconds=10)
    if round_trip is not None:
        scene.ben.is_measured(round_trip)
    scene.wait(10)
    scene.wait_until(lambda: scene.ana.hand["turn"] == 1)
    scene.ben.act("play R1")
    return scene


def test_a_person_who_calls_within_half_a_second_is_never_caught_by_a_bot() -> None:
    for scene in races(60, TWO, people="ana", ana=SLOW):
        scene.wait(0.55 + SLOW)  # said at 550 ms
        scene.ana.act("uno")
        scene.wait(0.5)

        assert scene.ana.told("called")


def test_an_act_of_a_bot_is_dated_as_it_was_planned_however_late_it_is_looked_at() -> None:
    scene = raced(TWO, people="ana", seed=next(filter(has_a_bot_that_catches, range(60))))
    planned = scene.session.hand.bots.remark_at
    assert planned is not None

    scene.now = planned + 0.2
    scene.ana.act("uno")  # dated 200 ms after the bot
    scene.wait(0.05)

    assert moves(scene) == ["play R7", "catch 0"]


def has_a_bot_that_catches(seed: int) -> bool:
    scene = raced(TWO, people="ana", seed=seed)
    scene.wait_until(lambda: len(moves(scene)) > 1)
    return moves(scene)[1] == "catch 0"


@pytest.mark.parametrize(
    "position", [FLAGGABLE, EXPOSED], ids=["a card can be flagged", "somebody is exposed"]
)
@pytest.mark.parametrize("word", ["take_back", "uno", "play G9"])
def test_nobody_buys_time_by_a_word_when_it_is_up(position: str, word: str) -> None:
    scene = raced(position, turn_seconds=5, ana=SLOW)
    scene.wait_until(lambda: scene.table.chairs[1].autopilot)
    assert len(moves(scene)) == 1, "it waits for what may have been said earlier"

    scene.ben.asks(TakeBack()) if word == "take_back" else scene.ben.act(word)
    scene.wait(1)

    assert len(moves(scene)) > 1


def test_the_clock_does_not_run_out_for_somebody_whose_move_waits() -> None:
    scene = raced(turn_seconds=5, cleo=SLOW)
    scene.wait(4.9)

    scene.ben.act("play R1")
    scene.wait(0.3)

    assert (scene.written(Played)[-1].move, scene.written(Played)[-1].mark) == ("play R1", "")


@pytest.mark.parametrize("goes", [Stand(), Leave()], ids=["stands up", "leaves"])
def test_what_was_said_counts_though_its_speaker_goes(goes: Stand | Leave) -> None:
    scene = raced(cleo=SLOW)
    scene.wait(0.3)
    scene.ben.act("catch 0")
    scene.wait(0.05)
    scene.ben.asks(goes)
    scene.wait(1)

    assert moves(scene)[1] == "catch 0"
