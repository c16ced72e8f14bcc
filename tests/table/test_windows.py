"""Windows: a player's answer is shown after a fixed time, however fast it came."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Held, Played
from penult.wire.to_server import Judge, Leave, ReportTalk, Sit, Stand
from table.scene import Scene

FOUR = "classic n=3 top=R5 h0=W4,B1,B2 h1=R1,B4,B3 h2=R8,B8,G8"
DRAW = "classic n=3 top=R5 h0=B1,B2,B3 h1=R1,B4,B6 h2=R8,B8,G8 draw={},*40"


def asked(position: str = FOUR, move: str = "play W4>G", **given: object) -> Scene:
    scene = Scene.at(position, **given)
    scene.ana.act(move)
    return scene


@pytest.mark.parametrize("after", [0.0, 0.7, 1.49])
@pytest.mark.parametrize("answer", ["accept", "challenge"])
def test_an_answer_is_shown_at_the_end_of_the_window_however_fast_it_came(after: float, answer: str) -> None:
    scene = asked()
    shown = scene.now

    scene.wait(after)
    scene.ben.act(answer)
    assert scene.ben.received[-1]["type"] == "done"
    scene.wait(shown + 1.49 - scene.now)
    assert len(scene.written(Played)) == 1
    scene.wait(0.02)

    assert scene.written(Played)[1].move == answer


def test_nobody_else_notices_that_an_answer_was_given() -> None:
    scene = asked()
    before = [len(scene.ana.received), len(scene.cleo.received)]

    scene.ben.act("challenge")
    scene.wait(1.4)

    assert [len(scene.ana.received), len(scene.cleo.received)] == before


def test_ones_own_held_answer_is_seen_again_after_a_reload() -> None:
    scene = asked()

    scene.ben.act("challenge")
    scene.ben.forget()
    scene.ben.comes()

    assert scene.ben.hand["held"] == "challenge"
    assert scene.ana.hand["held"] is None


def test_an_answer_is_given_once() -> None:
    scene = asked()

    scene.ben.act("accept")
    scene.ben.act("challenge")
    scene.wait(1.5)

    assert scene.ben.refused == ["answered"]
    assert scene.ben.refusal["rule"] == "A-80"
    assert scene.written(Played)[1].move == "accept"


def test_taking_longer_is_a_choice_and_then_the_answer_is_shown_at_once() -> None:
    scene = asked()

    scene.wait(5)
    assert len(scene.written(Played)) == 1
    scene.ben.act("accept")

    assert scene.written(Played)[1].move == "accept"


def test_what_would_be_no_answer_is_refused_at_once() -> None:
    scene = asked()

    scene.ben.act("play R1")

    assert scene.ben.refused == ["answer_first"]


def test_the_others_cannot_answer() -> None:
    scene = asked()

    scene.cleo.act("accept")

    assert scene.cleo.refused == ["not_asked"]


def test_a_held_answer_outlives_the_server() -> None:
    scene = asked()
    scene.ben.act("challenge")
    assert scene.written(Held)

    scene.restart()
    scene.come(["ana", "ben", "cleo"])
    scene.wait(1.6)

    assert scene.written(Played)[-1].move == "challenge"


def test_a_window_is_opened_again_with_every_restart() -> None:
    scene = asked()
    for _ in range(2):
        scene.wait(1.0)
        scene.restart()
        scene.come(["ana", "ben", "cleo"])
        scene.ben.act("accept")

    scene.wait(1.4)
    assert len(scene.written(Played)) == 1
    scene.wait(0.2)

    assert scene.written(Played)[-1].move == "accept"


@pytest.mark.parametrize(("drawn", "says"), [("G9", ()), ("R9", ("keep",))])
def test_every_restart_hides_again_what_became_of_a_drawn_card(drawn: str, says: tuple[str, ...]) -> None:
    scene = Scene.at(DRAW.format(drawn))
    for move in ("draw", *says):
        scene.ana.act(move)
    scene.wait(1.6)
    assert scene.ben.hand["turn"] == 1

    for _ in range(2):
        scene.restart()
        scene.come(["ana", "ben", "cleo"])
        assert (scene.ben.hand["turn"], scene.ben.hand["phase"]) == (0, "turn:0")
        scene.wait(1.6)

    assert scene.ben.hand["turn"] == 1


@pytest.mark.parametrize(("drawn", "then"), [("G9", ["draw", "play R1"]), ("R9", ["draw"])])
def test_after_a_restart_nobody_sees_yet_whether_a_drawn_card_fits(drawn: str, then: list[str]) -> None:
    scene = Scene.at(DRAW.format(drawn))
    scene.ana.act("draw")

    scene.restart()
    scene.come(["ana", "ben", "cleo"])
    assert (scene.ben.hand["turn"], scene.ben.hand["phase"]) == (0, "turn:0")
    scene.ben.act("play R1")
    scene.wait(1.4)
    assert len(scene.written(Played)) == 1
    assert scene.ben.refused == []
    scene.wait(0.2)

    assert [step.move for step in scene.written(Played)] == then


def test_a_window_that_should_have_closed_while_nobody_was_here_begins_again() -> None:
    scene = asked()
    for person in (scene.ana, scene.ben, scene.cleo):
        person.drops()
    scene.wait(60)

    scene.come(["ana", "ben", "cleo"])
    scene.ben.act("accept")
    scene.wait(1.4)
    assert len(scene.written(Played)) == 1
    scene.wait(0.2)

    assert scene.written(Played)[1].move == "accept"


def test_a_table_without_windows_shows_every_answer_at_once() -> None:
    scene = asked(window_seconds=0)

    scene.ben.act("accept")

    assert scene.written(Played)[1].move == "accept"


def test_a_table_without_windows_plays_on_after_a_draw() -> None:
    scene = Scene.at(DRAW.format("G9"), window_seconds=0)

    scene.ana.act("draw")

    assert scene.ben.hand["turn"] == 1
    scene.ben.act("play R1")
    assert scene.ben.hand["turn"] == 2


def test_a_window_is_as_long_as_the_table_says() -> None:
    scene = asked(window_seconds=4)

    scene.ben.act("accept")
    scene.wait(3.9)
    assert len(scene.written(Played)) == 1
    scene.wait(0.2)

    assert len(scene.written(Played)) == 2


def test_the_clock_does_not_run_out_within_a_window() -> None:
    scene = asked(window_seconds=10, turn_seconds=5)

    scene.wait(7)
    assert not scene.ana.table["seats"][1].get("autopilot")
    scene.ben.act("accept")
    scene.wait(3.1)

    assert (scene.written(Played)[-1].move, scene.written(Played)[-1].mark) == ("accept", "")


def test_a_bot_answers_at_the_end_of_the_window() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=W4,B1,B2 h1=R1,B4,B3", "ana")

    scene.ana.act("play W4>G")
    scene.wait(1.49)
    assert len(scene.written(Played)) == 1
    scene.wait(0.02)

    assert scene.written(Played)[1].mark == "bot"


def test_a_bot_answers_a_card_that_exposed_somebody_not_before_1500_ms() -> None:
    """A-68: its answer might begin its turn, so every answer takes this long."""
    scene = Scene.at("classic n=2 top=R5 h0=W4,B1 h1=R1,B4,B3", "ana", window_seconds=0.3)

    scene.ana.act("play W4>G!")
    scene.wait(0.31)
    assert [step.mark for step in scene.written(Played)] == ["", "bot"]

    scene = Scene.at("classic n=2 top=R5 h0=W4,B1 h1=R1,B4,B3", "ana", window_seconds=0.3)
    scene.ana.act("play W4>G")
    scene.wait(1.49)
    assert [step.move for step in scene.written(Played)[1:]] in ([], ["catch 0"])
    scene.wait(3)

    assert {step.mark for step in scene.written(Played)[1:]} == {"bot"}
    assert {"accept", "challenge"} & {step.move for step in scene.written(Played)}


@pytest.mark.parametrize("hand", ["IN,B4,B6", "G1,B4,B6"])
def test_whoever_a_card_is_played_on_has_a_window_holder_of_invisibility_or_not(hand: str) -> None:
    scene = asked(f"hp2003 n=3 top=R5 h0=RS,B1,B2 h1={hand} h2=R8,B8,G8", "play RS")
    shown = scene.now
    assert scene.cleo.hand["phase"] == "react:1"

    scene.ben.act("accept")
    scene.wait(1.49)
    assert scene.cleo.hand["phase"] == "react:1"
    scene.wait(0.02)

    assert (scene.cleo.hand["turn"], scene.now - shown) == (2, pytest.approx(1.51))


def test_an_invisibility_is_shown_at_the_end_of_the_window_too() -> None:
    scene = asked("hp2003 n=3 top=R5 h0=RS,B1,B2 h1=IN,B4,B6 h2=R8,B8,G8", "play RS")

    scene.ben.act("invis G")
    scene.wait(1.4)
    assert scene.cleo.hand["counts"][1] == 3
    scene.wait(0.2)

    assert scene.cleo.hand["counts"][1] == 2


def test_a_held_answer_is_forgotten_when_somebody_else_has_cancelled_the_card() -> None:
    position = "hp2003 n=3 top=R5 opt=invis_scope=any h0=RS,B1,B2 h1=R2,RD,B6 h2=IN,G8,G7"
    scene = asked(position, "play RS")
    scene.ben.act("accept")

    scene.cleo.act("invis R")
    scene.wait(0.1)

    assert not scene.table.held
    scene.wait(2)
    assert [step.move for step in scene.written(Played)] == ["play RS", "invis R"]


SPOILED = "hp2003 n=3 top=R5 h0=RS,B1,B2 h1=IN h2=R8,B8,G8 draw=G1,G2,*40"


def punished(answer: str | None, **given: object) -> Scene:
    """Ben may answer with his last card, then draws two for suggesting a play."""
    scene = Scene.at(SPOILED, **given)
    scene.ben.says("hurry")
    scene.ana.act("play RS")
    scene.wait(1)
    if answer:
        scene.ben.act(answer)
    scene.cleo.asks(ReportTalk(message=1))
    scene.ana.asks(Judge(message=1, guilty=True))
    return scene


def test_who_may_not_give_the_held_answer_any_more_is_told_and_answers_anew() -> None:
    scene = punished("invis")

    assert (scene.ben.refused, scene.ben.hand["held"]) == (["color_missing"], None)
    scene.ben.act("invis G")
    scene.wait(1.5)

    assert scene.written(Played)[-1].move == "invis G"


def test_the_others_do_not_notice_that_an_answer_has_been_spoiled() -> None:
    answered, unanswered = punished("invis"), punished(None)

    answered.wait(3)
    unanswered.wait(3)

    assert answered.cleo.received == unanswered.cleo.received


def test_an_answer_that_a_penalty_does_not_spoil_is_kept() -> None:
    scene = punished("accept")

    scene.wait(0.6)

    assert (scene.ben.refused, scene.written(Played)[-1].move) == ([], "accept")


def test_who_is_punished_while_deciding_has_the_time_again() -> None:
    scene = punished(None, turn_seconds=5)

    assert scene.cleo.table["clock"]["until"] == scene.now + 5


def test_whoever_sits_down_answers_for_themselves() -> None:
    scene = Scene.at(FOUR, "ana")
    scene.come(["eve"])
    scene.ana.act("play W4>G")
    scene.wait(1.3)
    assert scene.table.held == {1: "accept"}

    scene.ana.asks(Stand())
    scene.eve.asks(Sit(seat=1))
    assert (scene.eve.seat, scene.eve.hand["held"]) == (1, None)
    scene.eve.act("challenge")
    scene.wait(3)

    assert scene.written(Played)[1].move == "challenge"


def test_a_bot_answers_anew_for_whoever_has_left() -> None:
    scene = asked()
    scene.ben.act("challenge")

    scene.ben.asks(Leave())
    scene.wait(5)

    answer = scene.written(Played)[1]
    assert (answer.seat, answer.mark) == (1, "bot")


def test_an_answer_is_seen_again_though_the_first_greeting_was_lost() -> None:
    scene = asked()
    scene.ben.act("challenge")
    since = scene.ben.n
    scene.ben.drops()
    scene.ben.comes(since)

    scene.ben.drops()
    scene.ben.hand["held"] = None
    scene.ben.comes(since)

    assert scene.ben.hand["held"] == "challenge"
