"""A turn: stale moves, refusals, the clock, the autopilot, the pause."""

from __future__ import annotations

import pytest

from penult.table.steps import Piloted, Played
from penult.table.turn_timer import AWAY_SECONDS
from penult.wire.terms import Pace
from penult.wire.to_server import Act, Leave, Resume, TakeBack
from table.scene import Scene

THREE = "classic n=3 top=R5 h0=R7,R7,B1,G1 h1=R1,R2,R3 h2=B4,B6,R8"


def test_a_move_is_shown_to_everybody_and_answers_who_made_it() -> None:
    scene = Scene.at(THREE)

    request = scene.ana.act("play R7")

    assert scene.ana.post[-1]["yours"] == [request]
    assert "yours" not in scene.ben.post[-1]
    assert scene.ben.told("laid")[0]["cards"] == ["R7"]


def test_a_double_click_on_two_equal_cards_lays_one() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=RS,RS,B1,G1 h1=R1,R2,R3")
    seen = scene.ana.n

    scene.ana.act("play RS", seen)
    scene.ana.act("play RS", seen)

    assert (scene.ana.refused, scene.ana.hand["counts"]) == (["stale"], [3, 3])


def test_a_double_click_in_the_same_moment_lays_one() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=RS,RS,B1,G1 h1=R1,R2,R3")
    ana, seen = scene.ana, scene.ana.n or 0
    ana.open |= {1, 2}

    scene.hear(*(scene.knock(ana, Act(id=at, move="play RS", seen=seen)) for at in (1, 2)))

    assert (ana.refused, ana.hand["counts"]) == (["stale"], [3, 3])


def test_talk_and_newcomers_make_no_move_stale() -> None:
    scene = Scene.at(THREE)
    seen = scene.ana.n

    scene.ben.says("hurry")
    scene.person("zoe").comes()
    scene.ana.act("play R7", seen)

    assert scene.ana.hand["turn"] == 1


def test_an_update_that_is_yet_to_come_cannot_be_answered() -> None:
    scene = Scene.at(THREE)

    scene.ana.act("play R7", 10**9)

    assert (scene.ana.refusal["code"], scene.ana.hand["turn"]) == ("unknown_update", 0)


@pytest.mark.parametrize(
    ("who", "move", "code", "rule", "facts"),
    [
        ("ben", "play R1", "not_your_turn", "A-73", {"actor": 0}),
        ("ana", "play R9", "not_held", None, {"card": "R9"}),
        ("ana", "play B1", "no_match", None, {"card": "B1", "top": "R5", "color": "R"}),
        ("ana", "keep", "keep_without_draw", None, {}),
        ("ben", "catch 0", "not_exposed", None, {"seat": 0}),
    ],
)
def test_a_refusal_says_why_by_which_rule_on_which_facts(
    who: str, move: str, code: str, rule: str | None, facts: dict[str, object]
) -> None:
    scene = Scene.at(THREE)
    others = {person.id: len(person.post) for person in scene.here if person.id != who}

    scene.people[who].act(move)

    refusal = scene.people[who].refusal
    assert (refusal["code"], refusal.get("facts", {})) == (code, facts)
    assert refusal["rule"] == rule if rule else refusal["rule"][:2] in ("R-", "A-")
    assert {name: len(scene.people[name].post) for name in others} == others


@pytest.mark.parametrize(
    ("move", "code"), [("play", "malformed"), ("settle", "not_yours"), ("hint 1", "not_yours")]
)
def test_what_is_no_move_of_a_player_is_refused(move: str, code: str) -> None:
    scene = Scene.at(THREE)

    scene.ana.act(move)

    assert scene.ana.refusal["code"] == code


def test_spectators_play_nothing() -> None:
    scene = Scene.at(THREE)

    scene.person("zoe").comes().act("draw")

    assert scene.zoe.refusal["code"] == "not_playing"


def test_the_clock_shows_whose_turn_it_is_and_until_when() -> None:
    scene = Scene.at(THREE, turn_seconds=20)

    scene.wait(3)
    scene.ana.act("play R7")

    clock = scene.cleo.table["clock"]
    assert (clock["seat"], clock["since"], clock["until"]) == (1, scene.now, scene.now + 20)
    assert clock["since"] < clock["warning"] < clock["until"]


def test_when_the_clock_has_run_out_a_bot_moves_and_stays() -> None:
    scene = Scene.at(THREE, turn_seconds=10)

    scene.wait(9.9)
    assert scene.ben.hand["turn"] == 0
    scene.wait(0.2)

    assert scene.ben.table["seats"][0]["autopilot"]
    assert scene.written(Played)[0].mark == "clock"
    assert scene.ben.told("laid")[0]["mark"] == "clock"


def test_a_move_that_was_taken_before_the_clock_was_looked_at_counts() -> None:
    scene = Scene.at(THREE, turn_seconds=10)
    move = scene.knock(scene.ana, Act(move="play R7", seen=scene.ana.n or 0))

    scene.now += 13
    scene.hear_late(move)

    assert [step.move for step in scene.written(Played)] == ["play R7"]
    assert not scene.written(Piloted)
    assert scene.ben.table["clock"]["since"] == scene.now, "the next player has the whole time"


def test_without_a_clock_a_turn_takes_as_long_as_it_takes() -> None:
    scene = Scene.at(THREE, turn_seconds=0)

    scene.wait(3600)

    assert scene.ben.table["clock"] is None
    assert not scene.ben.table["seats"][0].get("autopilot")


def test_without_a_clock_there_is_one_for_whoever_is_away() -> None:
    scene = Scene.at(THREE, turn_seconds=0)
    scene.ana.drops()
    clock = scene.ben.table["clock"]
    assert (clock["seat"], clock["until"]) == (0, scene.now + AWAY_SECONDS)

    scene.ana.comes()
    assert scene.ben.table["clock"] is None
    scene.ana.drops()
    scene.wait(AWAY_SECONDS)

    assert scene.ben.table["seats"][0]["autopilot"]


def on_autopilot() -> Scene:
    scene = Scene.at("classic n=2 top=R5 h0=R7,R7,B1,G1,G2,G3 h1=R1,R2,R3,R4,R6", turn_seconds=10)
    scene.wait(10)
    scene.ben.act("play R1")
    assert scene.ben.table["seats"][0]["autopilot"]
    assert scene.ben.table["clock"] is None
    return scene


def test_the_autopilot_moves_at_human_pace_and_says_so() -> None:
    scene = on_autopilot()

    scene.wait(0.8)
    assert len(scene.written(Played)) == 2
    scene.wait(1.4)

    assert scene.written(Played)[2].mark == "autopilot"


def test_the_seat_is_taken_back_by_acting() -> None:
    scene = on_autopilot()

    scene.ana.act("play R7")

    assert not scene.ana.table["seats"][0].get("autopilot")
    assert scene.written(Played)[-1].mark == ""
    assert scene.ana.told("took_back")


def test_the_seat_is_taken_back_by_a_word_and_the_bot_lets_go() -> None:
    scene = on_autopilot()

    scene.ana.asks(TakeBack())
    assert scene.ana.table["clock"]["until"] == scene.now + 10
    scene.wait(9.9)

    assert len(scene.written(Played)) == 2


def test_a_refused_move_takes_the_seat_back_too() -> None:
    scene = on_autopilot()

    scene.ana.act("play W>R")
    assert scene.ana.refused == ["not_held"]
    scene.wait(5)

    assert len(scene.written(Played)) == 2
    assert scene.ana.table["clock"]["seat"] == 0


def unclocked_autopilot() -> Scene:
    """Ana was away for a minute at a table without a clock; it is her turn again, and the bot thinks."""
    position = "classic n=2 top=R5 h0=R7,R7,B1,G1,G2,G3 h1=R1,R2,R3,R4,R6"
    scene = Scene.at(position, turn_seconds=0)
    scene.ana.drops()
    scene.wait(AWAY_SECONDS)
    scene.ana.returns()
    scene.ben.act("play R1")
    assert scene.ana.table["seats"][0]["autopilot"]
    return scene


def test_without_a_clock_too_the_bot_lets_go_at_a_word() -> None:
    scene = unclocked_autopilot()

    scene.ana.asks(TakeBack())
    scene.wait(60)

    assert (len(scene.written(Played)), scene.ana.hand["turn"]) == (2, 0)


def test_without_a_clock_too_a_refused_move_takes_the_seat_back() -> None:
    scene = unclocked_autopilot()

    scene.ana.act("play W>R")
    scene.wait(60)

    assert (scene.ana.refused, len(scene.written(Played))) == (["not_held"], 2)


@pytest.mark.parametrize("seed", range(3))
def test_what_the_bot_had_noticed_is_not_said_by_who_has_taken_back(seed: int) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=B1,B2,G3 h1=R1,B6 h2=R8,B8,G8", seed=seed, turn_seconds=10)
    scene.wait(10)
    scene.wait_until(lambda: scene.ana.hand["turn"] == 1)
    scene.ben.act("play R1")
    assert scene.ana.hand["exposed"] == [1]

    scene.ana.asks(TakeBack())
    scene.wait(8)

    assert not scene.ben.told("caught")


@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_what_the_bot_would_have_answered_is_not_the_answer_of_who_takes_back(answer: str) -> None:
    scene = Scene.at("classic n=2 top=R5 h0=B1,B2,B3 h1=W4,W4,R7,B8,G8", turn_seconds=10)
    scene.wait(10)
    scene.wait_until(lambda: scene.ana.hand["turn"] == 1)
    scene.ben.act("play W4>G")
    scene.wait_until(lambda: scene.table.held)

    scene.ana.asks(TakeBack())
    assert scene.ana.hand["held"] is None
    scene.ana.act(answer)
    scene.wait(1.5)

    assert (scene.written(Played)[-1].move, scene.written(Played)[-1].mark) == (answer, "")


def test_the_seat_is_taken_back_while_another_is_in_turn() -> None:
    scene = on_autopilot()
    scene.wait(2.2)
    assert scene.ana.table["clock"]["seat"] == 1
    clock = scene.ana.table["clock"]

    scene.wait(3)
    scene.ana.asks(TakeBack())

    assert scene.ana.table["clock"] == clock


def test_taking_back_a_seat_that_is_ones_own_wins_no_time() -> None:
    scene = Scene.at(THREE, turn_seconds=10)

    for _ in range(4):
        scene.wait(2)
        scene.ana.asks(TakeBack())
        scene.ben.asks(TakeBack())
    scene.wait(2)

    assert scene.ana.table["seats"][0]["autopilot"]


def test_nobody_delays_a_bot_by_taking_back() -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7", "ana")

    for _ in range(5):
        scene.wait(0.5)
        scene.ana.asks(TakeBack())

    assert scene.ana.hand["turn"] == 0


def test_a_pause_needs_everybody_and_ends_by_one() -> None:
    scene = Scene.at(THREE)

    scene.ana.agrees("pause")
    scene.ben.agrees("pause")
    assert (scene.ana.table["asked"], scene.ana.table["ready"]) == ("pause", [0, 1])
    assert not scene.ana.table["paused"]
    scene.cleo.agrees("pause")
    assert scene.ana.table["paused"]

    scene.ana.act("play R7")
    assert scene.ana.refusal["code"] == "paused"
    scene.wait(1000)
    assert scene.ana.hand["turn"] == 0

    scene.ben.asks(Resume())
    scene.wait(29)
    scene.ana.act("play R7")
    assert scene.ana.hand["turn"] == 1


@pytest.mark.parametrize("goes", ["drops", "leaves"])
def test_a_pause_does_not_wait_for_whoever_goes(goes: str) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,B3 h1=R1,B4 h2=R8,B8,G8")
    scene.ana.agrees("pause")
    scene.ben.agrees("pause")

    if goes == "drops":
        scene.cleo.drops()
    else:
        scene.cleo.asks(Leave())

    assert (scene.ana.table["paused"], scene.ana.table["asked"]) == (True, None)


def test_who_is_not_here_is_not_asked_for_a_pause() -> None:
    scene = Scene.at(THREE)
    scene.cleo.drops()

    scene.ana.agrees("pause")
    scene.ben.agrees("pause")

    assert scene.ana.table["paused"]


def test_what_is_not_paused_is_not_resumed_and_what_is_not_asked_not_agreed() -> None:
    scene = Scene.at(THREE)

    scene.ana.asks(Resume())
    scene.ana.agrees("next")
    scene.ana.agrees("settle")

    assert scene.ana.refused == ["not_paused", "not_asked", "not_asked"]


def test_bots_wait_while_the_table_is_paused() -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7", "ana")

    scene.ana.agrees("pause")
    scene.wait(100)
    assert scene.ana.hand["turn"] == 1

    scene.ana.asks(Resume())
    scene.wait(2.5)
    assert scene.ana.hand["turn"] == 0


def test_when_everybody_drops_nothing_moves() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana ben")

    scene.ana.drops()
    scene.ben.drops()
    scene.wait(10_000)
    assert not scene.written(Played)

    scene.ben.returns()
    scene.wait(29.9)
    assert not scene.written(Played)
    scene.wait(0.2)
    assert scene.written(Played)[0].mark == "clock"


def test_a_bot_goes_on_when_somebody_returns() -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7", "ana")

    scene.ana.drops()
    scene.wait(500)
    assert not scene.written(Played)
    scene.ana.returns()
    scene.wait(2.2)

    assert scene.written(Played)[0].mark == "bot"


def test_a_spectator_alone_does_not_make_time_pass() -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7", "ana")
    scene.ana.drops()

    scene.person("zoe").comes()
    scene.wait(500)

    assert not scene.written(Played)


def test_the_turn_of_somebody_who_is_away_is_played_while_others_are_here() -> None:
    scene = Scene.at(THREE, turn_seconds=10)

    scene.ana.drops()
    scene.wait(10)

    assert scene.ben.hand["turn"] == 1


@pytest.mark.parametrize("seed", range(20))
def test_bots_move_at_human_pace(seed: int) -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7", "ana", seed=seed)

    scene.wait(0.8)
    assert not scene.written(Played)
    scene.wait(1.4)

    assert scene.written(Played)


TWO_WITH_A_BOT = "classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7"


@pytest.mark.parametrize(("pace", "least", "most"), [("relaxed", 1.7, 3.7), ("fast", 0.3, 1.1)])
@pytest.mark.parametrize("seed", range(8))
def test_a_table_agrees_on_the_pace_of_its_bots(pace: Pace, least: float, most: float, seed: int) -> None:
    scene = Scene.at(TWO_WITH_A_BOT, "ana", seed=seed, pace=pace)

    scene.wait(least)
    assert not scene.written(Played)
    scene.wait(most - least)

    assert scene.written(Played)


@pytest.mark.parametrize("seed", range(8))
def test_bots_are_faster_where_many_sit(seed: int) -> None:
    scene = Scene.at("classic n=6 top=R5 t=1 h1=R4,R6,R7", "ana", seed=seed)

    scene.wait(1.1)

    assert scene.written(Played)


@pytest.mark.parametrize("seed", range(8))
def test_however_fast_the_pace_no_bot_begins_its_turn_before_a_forgotten_call_can_be_made(seed: int) -> None:
    """A-68: a second and a half after the card that exposed somebody was shown."""
    scene = Scene.at("classic n=3 top=R5 h0=R1,B2 h1=R4,R6,R7 h2=R8,R9,B1", "ana", seed=seed, pace="fast")

    def turns() -> list[str]:
        return [step.move for step in scene.written(Played) if step.seat == 1 and step.move != "catch 0"]

    scene.ana.act("play R1")
    scene.wait(1.45)
    assert turns() == []
    scene.wait(1.2)

    assert len(turns()) == 1


def test_after_a_restart_the_turn_has_its_whole_time() -> None:
    scene = Scene("ana ben", turn_seconds=10)
    scene.deal()
    scene.wait(9)

    scene.restart()
    scene.wait(300)
    scene.come(["ana", "ben"])

    assert scene.ana.table["clock"]["until"] == scene.now + 10
