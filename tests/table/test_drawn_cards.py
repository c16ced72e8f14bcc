"""A drawn card (A-11): neither what is shown nor when tells whether it fits."""

from __future__ import annotations

import pytest

from penult.table.log.steps import Played
from table.scene import Scene

DRAW = "classic n=3 top=R5 h0=B1,B2,B3 h1=R1,B4,B6 h2=R8,B8,G8 draw={},*40"


def watched(
    card: str, answer: str | None, after: float = 0.2, disk: float = 0.0, **given: object
) -> list[dict[str, object]]:
    """Everything that Ben and Cleo receive while Ana draws and, if it fits, keeps the card."""
    scene = Scene.at(DRAW.format(card), **given)
    scene.disk = disk
    scene.ana.act("draw")
    scene.wait(after)
    if answer:
        scene.ana.act(answer)
    scene.wait(3)
    return [*scene.ben.received, *scene.cleo.received]


@pytest.mark.parametrize("after", [0.0, 0.2, 1.4])
def test_a_drawn_dud_and_a_kept_card_look_alike_to_the_others_in_time(after: float) -> None:
    assert watched("G9", None) == watched("R9", "keep", after)


@pytest.mark.parametrize("turn_seconds", [0, 30])
def test_they_look_alike_however_slow_the_disk(turn_seconds: int) -> None:
    """Every time in a message counts from the end of the window, and both cases are written."""
    given = {"disk": 0.05, "turn_seconds": turn_seconds}

    assert watched("G9", None, **given) == watched("R9", "keep", **given)


def test_the_update_that_ends_a_window_is_dated_at_its_end() -> None:
    scene = Scene.at(DRAW.format("G9"))
    scene.disk = 0.05
    scene.ana.act("draw")
    end = scene.ben.table["window"]

    scene.wait(2)

    passed = next(told for told in reversed(scene.ben.received) if told["type"] == "update")
    assert (passed["time"], passed["table"]["clock"]["since"]) == (end, end)
    assert passed["at"] == pytest.approx(end + 0.05)


def test_time_does_not_go_back_where_something_is_told_between_the_end_and_the_disk() -> None:
    scene = Scene.at(DRAW.format("G9"))
    scene.ana.act("draw")
    scene.now = scene.ben.table["window"] + 0.01
    scene.ben.says("hurry")
    scene.wait(1)

    times = [told["time"] for told in scene.cleo.received if told["type"] == "update"]
    assert times == sorted(times)


def test_a_drawn_card_that_is_laid_at_once_is_shown_at_once() -> None:
    scene = Scene.at(DRAW.format("R9"))

    scene.ana.act("draw")
    scene.ana.act("play R9")

    assert scene.ben.hand["top"] == "R9"
    assert scene.ben.hand["turn"] == 1


def test_who_drew_sees_the_card_and_the_others_a_turn_that_goes_on() -> None:
    scene = Scene.at(DRAW.format("R9"))

    scene.ana.act("draw")

    assert (scene.ana.hand["drawn"], scene.ana.hand["phase"]) == ("R9", "drawn:0")
    assert (scene.ben.hand["drawn"], scene.ben.hand["phase"], scene.ben.hand["turn"]) == (None, "turn:0", 0)


def test_keeping_longer_than_the_window_is_a_choice() -> None:
    scene = Scene.at(DRAW.format("R9"))
    scene.ana.act("draw")

    scene.wait(5)
    assert scene.ben.hand["turn"] == 0
    scene.ana.act("keep")

    assert scene.ben.hand["turn"] == 1


@pytest.mark.parametrize("card", ["G9", "R9"])
def test_the_next_player_who_is_impatient_is_held_whatever_was_drawn(card: str) -> None:
    scene = Scene.at(DRAW.format(card))
    scene.ana.act("draw")
    if card == "R9":
        scene.ana.act("keep")

    scene.ben.act("play R1")
    scene.wait(1.4)
    assert not scene.ben.refused
    assert scene.ben.hand["turn"] == 0
    scene.wait(0.2)

    assert scene.ben.hand["turn"] == 2


def test_the_impatient_are_refused_at_once_when_the_drawn_card_is_laid() -> None:
    scene = Scene.at(DRAW.format("R9"))
    scene.ana.act("draw")
    scene.ben.act("play R1")

    scene.ana.act("play R9")

    assert scene.ben.refused == ["stale"]
    scene.ben.act("play R1")
    assert scene.ben.hand["turn"] == 2


def test_of_two_impatient_players_only_the_next_one_is_heard() -> None:
    scene = Scene.at(DRAW.format("G9"))
    scene.ana.act("draw")

    scene.ben.act("play R1")
    scene.cleo.act("play R8")
    scene.wait(1.6)

    assert (scene.cleo.refused, scene.cleo.hand["turn"]) == (["stale"], 2)


def test_a_bot_that_has_drawn_a_dud_takes_as_long_as_one_that_keeps() -> None:
    scene = Scene.at("classic n=2 top=R5 t=1 h0=R1,R2,R3 h1=B1,B2,B3 draw=G9,*40", "ana")
    scene.wait_until(lambda: scene.written(Played))
    drawn = scene.now

    scene.wait_until(lambda: scene.ana.hand["turn"] == 0)

    assert scene.now - drawn == pytest.approx(1.5)


def reloaded(card: str, restarted: bool = False) -> tuple[object, object]:
    """What Ben sees after a reload, once Ana has drawn and, if it fits, kept the card."""
    scene = Scene.at(DRAW.format(card))
    scene.ana.act("draw")
    if card == "R9":
        scene.ana.act("keep")
    if restarted:
        scene.wait(3)
        scene.restart()
    scene.ben.forget()
    scene.ben.comes()
    return scene.ben.table, scene.ben.hand


def test_somebody_who_reloads_in_the_window_learns_nothing_from_it() -> None:
    assert reloaded("G9") == reloaded("R9")


def post_of_a_spectator(drawn: str) -> list[dict[str, object]]:
    """Ana draws a card that she cannot or does not lay; the bot after her has two cards."""
    scene = Scene.at(f"classic n=3 top=R5 h0=B1,B2,B3 h1=R1,B4 h2=R8,B8,G8 draw={drawn},*40", "ana")
    zoe = scene.person("zoe").comes()
    scene.ana.act("draw")
    if drawn == "R9":
        scene.ana.act("keep")
    scene.wait(5)
    return zoe.received


def test_bots_too_have_to_wait_until_it_is_seen_whose_turn_it_is() -> None:
    assert post_of_a_spectator("R9") == post_of_a_spectator("G9")


def test_when_the_server_restarts_a_kept_card_still_looks_like_a_dud() -> None:
    assert reloaded("G9", restarted=True) == reloaded("R9", restarted=True)


@pytest.mark.parametrize("late", ["uno", "catch 1", "flag 0"])
def test_who_waits_behind_the_last_card_of_a_hand_is_refused(late: str) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=B1,B2,B3 h1=R1 h2=R8,B8,G8 draw=B9,*40")
    scene.ana.act("draw")
    scene.ben.act("play R1")

    scene.cleo.act(late)
    scene.wait(2)

    assert (scene.table.stage, len(scene.cleo.refused)) == ("scores", 1)
