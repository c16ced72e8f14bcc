"""What others could read from a pause: scenes with chosen cards, at every speed."""

from __future__ import annotations

import random
from pathlib import Path

import pytest

from penult.table.log.steps import Played
from penult.wire import to_server as asks
from server.secrecy.comparing import Leak, Pairing, Tally, compare, scene_of
from server.secrecy.leaks import LEAKS_OF_THE_DISK, Plant, a_drawn_card_that_does_not_fit_in_the_log
from server.secrecy.on_disk import Disk, compare_on_disk
from server.secrecy.script import SPECTATOR, Setting, Weight
from server.secrecy.staging import Stage, staged, swapped
from server.secrecy.swapping import twin_with
from server.secrecy.truth import Impossible
from server.secrecy.world import World

SPEEDS = 8
FIRST = "G1 G2 G3 B1 B2 B3 B4"
SECOND = "R1 R2 R3 Y1 Y2 Y3 Y4"
THIRD = "R6 R7 G6 G7 B6 B7 Y6"


def classic(options: str = "", window: float = 1.5) -> Setting:
    return Setting(f"classic{options}", 3, window, seed=5)


def compare_at_every_speed(stage: Stage, card: str, other: str, *viewers: int) -> Tally:
    """The world in which these two cards have changed places, for these players and a spectator."""
    stage.prompter.wait(2)
    stage.prompter.speak(SPECTATOR, asks.Ping(id=9))
    scene = scene_of(stage.prompter)
    people = [*(stage.person(viewer) for viewer in viewers), SPECTATOR]
    tally = Tally()
    for speed in range(SPEEDS):
        rng = random.Random(speed)
        hand = swapped(scene.hand, card, other)
        compare((scene, [(person, twin_with(scene, hand, person, rng)) for person in people]), tally)
    assert tally.worlds == SPEEDS * len(people)
    return tally


def test_a_drawn_card_that_does_not_fit_and_a_kept_one_look_alike() -> None:
    stage = staged(classic(), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.act(1, "play R1", after=2)

    tally = compare_at_every_speed(stage, "G8", "R8", 1, 2)
    assert tally.met["kept"] == tally.worlds


@pytest.mark.parametrize("waited", [0.1, 3.0])
def test_after_a_restart_too_a_kept_card_looks_like_one_that_does_not_fit(waited: float) -> None:
    stage = staged(classic(), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.prompter.wait(waited)
    stage.prompter.restart()
    stage.act(1, "play R1", after=2)

    tally = compare_at_every_speed(stage, "G8", "R8", 1, 2)
    assert tally.met["kept"] == tally.met["a restart"] == tally.worlds


def hand_that_is_read_late(after: float) -> Stage:
    """The first player draws; the second reloads the page and reads the hand so far."""
    stage = staged(classic(), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.prompter.wait(after)
    stage.prompter.come(stage.person(1), None)
    stage.act(1, "play R1", after=2)
    return stage


@pytest.mark.parametrize("after", [0.1, 2.0])
def test_the_log_of_who_comes_late_does_not_tell_a_kept_card_from_one_that_does_not_fit(after: float) -> None:
    tally = compare_at_every_speed(hand_that_is_read_late(after), "G8", "R8", 1)
    assert tally.met["kept"] == tally.worlds


def test_a_log_that_tells_of_a_turn_which_nobody_has_seen_pass_is_found_out() -> None:
    stage = hand_that_is_read_late(after=0.1)
    with pytest.MonkeyPatch.context() as patch:
        a_drawn_card_that_does_not_fit_in_the_log(patch)
        with pytest.raises(Leak):
            compare_at_every_speed(stage, "G8", "R8", 1)


def test_the_next_player_who_is_in_a_hurry_learns_nothing() -> None:
    stage = staged(classic(), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.act(1, "play R1", after=0.1)
    stage.act(2, "catch 0", after=0.1)
    stage.act(1, "play R2", after=0.1)

    assert compare_at_every_speed(stage, "G8", "R8", 1, 2).met["kept"]


def pairing_of_a_kept_card() -> Pairing:
    """Two who play and a spectator, who see somebody draw."""
    stage = staged(classic(), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.act(1, "play R1", after=2)
    scene, rng = scene_of(stage.prompter), random.Random(7)
    hand = swapped(scene.hand, "G8", "R8")
    people = (stage.person(1), stage.person(2), SPECTATOR)
    return scene, [(person, twin_with(scene, hand, person, rng)) for person in people]


def test_no_time_that_is_told_says_how_long_the_disk_took(tmp_path: Path) -> None:
    with Disk(tmp_path) as disk:
        assert compare_on_disk(pairing_of_a_kept_card(), disk) == 3


@pytest.mark.parametrize("plant", LEAKS_OF_THE_DISK, ids=lambda plant: plant.__name__)
def test_a_planted_leak_of_the_disk_is_found(plant: Plant, tmp_path: Path) -> None:
    pairing = pairing_of_a_kept_card()
    with Disk(tmp_path) as disk, pytest.MonkeyPatch.context() as patch:
        plant(patch)
        with pytest.raises(Leak):
            compare_on_disk(pairing, disk)


def test_without_a_window_the_pause_after_a_draw_would_tell() -> None:
    stage = staged(classic(window=0), (FIRST, SECOND, THIRD), "R5", "G8 R8")
    stage.act(0, "draw")
    stage.act(1, "play R1", after=2)

    with pytest.raises(Impossible):
        compare_at_every_speed(stage, "G8", "R8", 1)


def test_who_holds_invisibility_is_not_told_by_the_answer_to_a_draw_three() -> None:
    setting = Setting("hp2003", 3, 1.5, seed=5)
    stage = staged(setting, ("RD G2 G3 B1 B2 B3 B4", SECOND, THIRD), "R5", "G8 R8 IN")
    stage.act(0, "play RD")
    stage.act(1, "accept", Weight.HELD)
    stage.act(2, "play R6", after=2)

    tally = compare_at_every_speed(stage, "Y4", "IN", 0, 2)
    assert tally.met["held Invisibility"] == tally.worlds


def test_a_card_laid_wrongly_after_a_draw_looks_like_the_drawn_one() -> None:
    stage = staged(classic("+legality=table"), ("R9 G2 G3 B1 B2 B3 B4", SECOND, THIRD), "R5", "R8")
    stage.act(0, "draw")
    stage.act(0, "play R8")
    stage.act(1, "play R1", after=2)

    tally = compare_at_every_speed(stage, "R9", "R8", 1, 2)
    assert tally.met["laid wrong"] == tally.worlds


def test_a_bluff_looks_honest_until_it_is_challenged() -> None:
    stage = staged(classic(), ("W4 R9 G3 B1 B2 B3 B4", SECOND, THIRD), "R5", "G8 G9 Y8 Y9 R8 B9")
    stage.act(0, "play W4>G")
    stage.act(1, "accept", Weight.HELD)
    stage.act(2, "play G6", after=2)

    tally = compare_at_every_speed(stage, "R9", "B9", 1, 2)
    assert tally.met["bluffed"] == tally.worlds


def test_a_challenge_opens_the_hand_to_the_challenger_alone() -> None:
    stage = staged(classic(), ("W4 G9 G3 B1 B2 B3 B4", SECOND, THIRD), "R5", "G8 B9")
    stage.act(0, "play W4>G")
    stage.act(1, "challenge", Weight.HELD)
    stage.act(2, "play G6", after=2)

    assert compare_at_every_speed(stage, "G9", "B9", 1, 2).met["innocent"]


def test_a_held_answer_outlasts_a_call_and_falls_with_the_card() -> None:
    setting = Setting("hp2003+legality=table", 3, 1.5, seed=5)
    stage = staged(setting, ("GD G2 G3 B1 B2 B3 B4", SECOND, THIRD), "R5", "G8 R8")
    table = stage.prompter.world.session.table
    stage.act(0, "play GD")
    stage.act(1, "accept", Weight.HELD)
    stage.act(1, "uno")
    assert table.held == {stage.seat(1): "accept"}

    stage.act(2, f"flag {stage.seat(0)}")
    stage.prompter.wait(0.1)
    assert table.held == {}


def test_a_bot_that_keeps_a_card_looks_like_one_whose_card_does_not_fit() -> None:
    kept = 0
    for seed in range(16):
        dud, fitting = hand_of_a_bot(seed, "G8"), hand_of_a_bot(seed, "W")
        if [step.move for step in fitting.steps if isinstance(step, Played)] == ["draw", "keep"]:
            kept += 1
            assert fitting.received == dud.received

    assert kept > 2


def hand_of_a_bot(seed: int, drawn: str) -> World:
    """A bot that would not waste a Wild; if it begins, it has to draw, and the next player is slow."""
    setting = Setting("classic", 3, 1.5, seed, bot=0)
    stage = staged(setting, (FIRST, SECOND, THIRD), "R5", drawn)
    stage.prompter.wait(8)
    return stage.prompter.world
