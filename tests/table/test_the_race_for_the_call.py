"""A-68: call, catch and the next player's beginning count in the order in which they were said."""

from __future__ import annotations

import math

import pytest
from msgspec import structs

from penult.table.incoming import Connected
from penult.table.steps import Played
from penult.wire.to_server import Act, Judge, Leave, ReportTalk, Resume, Stand, TakeBack
from table.scene import Scene

EXPOSED = "classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8"
TWO = "classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3"
WRONG = "classic n=3 top=R5 opt=legality=table h0=B7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8"
FAST, SLOW = 0.02, 0.25


def raced(position: str = EXPOSED, people: str = "", **given: object) -> Scene:
    """Ana has one card left and has not called. Nobody's round trip has been measured."""
    scene = Scene.at(position, people, **given)
    scene.ana.act("play R7")
    return scene


def measured(position: str = EXPOSED, move: str = "play R7", **lines: float) -> Scene:
    """The same, with these round trips."""
    scene = Scene.at(position)
    for name, round_trip in lines.items():
        scene.person(name).is_measured(round_trip)
    scene.ana.act(move)
    return scene


def moves(scene: Scene) -> list[str]:
    return [step.move for step in scene.written(Played)]


def share_of(wins: int, races: int) -> bool:
    """Whether this is plausibly one half."""
    return abs(wins - races / 2) < 4 * math.sqrt(races) / 2


# What is said first counts first, however late it comes.


def test_a_call_450_ms_before_a_catch_wins_every_time() -> None:
    for seed in range(50):
        scene = raced(seed=seed)
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.wait(0.45)
        scene.ben.act("catch 0")

        assert scene.ana.told("called")
        assert not scene.ana.told("caught")


def test_a_catch_over_a_slow_line_that_was_said_first_wins() -> None:
    scene = measured(ana=FAST, ben=SLOW)

    scene.wait(0.30)
    scene.ana.act("uno")  # said at 280 ms
    scene.wait(0.18)
    scene.ben.act("catch 0")  # said at 230 ms
    scene.wait(0.2)

    assert (moves(scene), scene.ana.told("caught") != []) == (["play R7", "catch 0"], True)


def test_a_call_over_a_slow_line_that_was_said_first_wins() -> None:
    scene = measured(ana=SLOW, ben=FAST)

    scene.wait(0.35)
    scene.ben.act("catch 0")  # said at 330 ms
    scene.wait(0.17)
    scene.ana.act("uno")  # said at 270 ms
    scene.wait(0.2)

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])


def test_a_catch_that_was_said_before_the_next_player_began_counts() -> None:
    scene = measured(ben=FAST, cleo=SLOW)

    scene.wait(0.32)
    scene.ben.act("play R1")  # said at 300 ms
    scene.wait(0.18)
    scene.cleo.act("catch 0")  # said at 250 ms
    scene.wait(0.2)

    assert moves(scene) == ["play R7", "catch 0", "play R1"]


def test_a_catch_that_was_said_after_the_next_player_began_is_too_late() -> None:
    scene = measured(ben=FAST, cleo=SLOW)

    scene.wait(0.32)
    scene.ben.act("play R1")  # said at 300 ms
    scene.wait(0.28)
    scene.cleo.act("catch 0")  # said at 350 ms

    assert (scene.cleo.refused, moves(scene)) == (["too_late"], ["play R7", "play R1"])
    assert scene.cleo.refusal["rule"] == "R-46"


# Dates.


def test_before_a_line_is_measured_an_act_is_dated_by_its_arrival() -> None:
    scene = measured(ben=SLOW)

    scene.wait(0.3)
    scene.ana.act("uno")  # nobody knows better than 300 ms
    scene.wait(0.2)
    scene.ben.act("catch 0")  # said at 250 ms
    scene.wait(0.1)

    assert moves(scene) == ["play R7", "catch 0"]


def test_no_round_trip_counts_for_more_than_250_ms() -> None:
    scene = measured(ana=FAST, ben=2.0)

    scene.wait(0.30)
    scene.ana.act("uno")  # said at 280 ms, and waits until 570 ms
    scene.wait(0.275)
    scene.ben.act("catch 0")  # dated 325 ms, though 2 s would be before the card

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])
    assert scene.ana.table["round_trips"][1] == 250


def test_no_catch_is_dated_before_the_update_that_showed_the_card() -> None:
    """A client that delays every answer is believed for 250 ms, but cannot have seen what was not there."""
    wins = 0
    for seed in range(200):
        scene = Scene.at(EXPOSED, seed=seed)
        scene.ben.is_measured(SLOW)
        scene.ana.act("play R7")
        scene.wait(0.03)
        scene.ana.act("uno")
        scene.wait(0.1)
        scene.ben.act("catch 0")
        scene.wait(0.5)
        wins += bool(scene.ana.told("caught"))
        Scene.playing.clear()

    assert share_of(wins, 200), "30 ms after the card and with the card are at once"


def test_a_catch_over_a_new_line_is_not_dated_before_it_was_greeted() -> None:
    scene = measured(cleo=SLOW)
    scene.wait(0.5)
    scene.ana.act("uno")
    scene.wait(0.06)
    scene.ben.returns().is_measured(SLOW)

    scene.ben.act("catch 0")
    scene.wait(0.5)

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])


def test_a_call_that_comes_with_the_card_is_not_dated_before_it() -> None:
    """Otherwise a slow player could call before being exposed, and no lot would ever be drawn."""
    caught = 0
    for seed in range(200):
        scene = Scene.at(EXPOSED, seed=seed)
        scene.ana.is_measured(SLOW)
        scene.ana.act("play R7")
        scene.ana.act("uno")
        scene.wait(0.03)
        scene.ben.act("catch 0")
        scene.wait(0.5)
        caught += bool(scene.ana.told("caught"))
        Scene.playing.clear()

    assert share_of(caught, 200)


# Lots.


@pytest.mark.parametrize("apart", [0.0, 0.02, 0.04])
def test_what_is_said_within_40_ms_is_decided_by_lot(apart: float) -> None:
    first = set()
    for seed in range(60):
        scene = Scene.at(EXPOSED, seed=seed)
        scene.cleo.is_measured(SLOW)
        scene.ana.act("play R7")
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.wait(apart)
        scene.ben.act("catch 0")
        scene.wait(0.4)
        first.add(moves(scene)[1])
        Scene.playing.clear()

    assert first == {"uno", "catch 0"}


def test_what_is_said_more_than_40_ms_apart_is_not() -> None:
    for seed in range(60):
        scene = Scene.at(EXPOSED, seed=seed)
        scene.cleo.is_measured(SLOW)
        scene.ana.act("play R7")
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.wait(0.041)
        scene.ben.act("catch 0")
        scene.wait(0.4)

        assert moves(scene) == ["play R7", "uno"]


def test_everybody_who_is_at_once_has_the_same_chance() -> None:
    won = [0, 0, 0]
    for seed in range(300):
        scene = raced(seed=seed)
        scene.wait(0.3)
        scene.ana.act("uno")
        scene.ben.act("catch 0")
        scene.cleo.act("catch 0")
        scene.wait(0.1)
        won[scene.written(Played)[1].seat] += 1
        Scene.playing.clear()

    assert all(abs(wins - 100) < 4 * math.sqrt(300 * 2 / 9) for wins in won), won


def test_after_the_lot_the_others_follow_in_their_order() -> None:
    """Cleo is at once with Ben but not with Ana: only after Ana can it be her turn."""
    seen = set()
    for seed in range(80):
        scene = Scene.at(EXPOSED, seed=seed)
        scene.cleo.is_measured(SLOW)
        scene.ana.act("play R7")
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
        Scene.playing.clear()

    assert seen == {"called", "caught"}


# How long an act waits.


def waits(scene: Scene) -> float:
    """Seconds until something is written."""
    began, written = scene.now, len(scene.batches)
    scene.wait_until(lambda: len(scene.batches) > written)
    return scene.now - began


def test_an_act_waits_40_ms_and_the_longest_round_trip_of_the_others() -> None:
    scene = measured(ana=0.03, ben=0.06, cleo=0.1)
    scene.wait(0.5)

    scene.ana.act("uno")

    assert waits(scene) == pytest.approx(-0.03 + 0.04 + 0.1)


def test_its_own_line_does_not_make_it_wait_longer() -> None:
    scene = measured(ana=0.03, ben=0.06, cleo=0.1)
    scene.wait(0.5)

    scene.cleo.act("catch 0")  # said 100 ms ago: it has waited long enough

    assert waits(scene) == pytest.approx(0.0)


def test_nobody_is_waited_for_longer_than_250_ms() -> None:
    scene = measured(cleo=3.0)
    scene.wait(0.5)

    scene.ana.act("uno")

    assert waits(scene) == pytest.approx(0.29)


def test_the_next_player_waits_only_40_ms_where_nobody_has_a_slow_line() -> None:
    scene = raced()
    scene.wait(0.5)

    scene.ben.act("play R1")

    assert waits(scene) == pytest.approx(0.04)


def test_bots_have_no_line_that_anybody_waits_for() -> None:
    scene = Scene.at(EXPOSED, "ana")
    scene.ana.is_measured(0.03)
    scene.ana.act("play R7")
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
    scene = Scene.at("classic n=3 top=R5 h0=R7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8")
    for person in scene.here:
        person.is_measured(SLOW)

    scene.ana.act("play R7")
    scene.ben.act("uno")
    scene.ben.act("play R1")
    scene.cleo.act("draw")

    assert moves(scene) == ["play R7", "play R1", "draw"]


def test_an_answer_that_begins_no_turn_does_not_wait() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=W4,B1 h1=R1,B2,B3", window_seconds=0)
    scene.ana.is_measured(SLOW)
    scene.ana.act("play W4>G")

    scene.ben.act("accept")

    assert moves(scene) == ["play W4>G", "accept"]


def test_a_card_with_a_call_exposes_nobody_and_nothing_waits() -> None:
    scene = Scene.at(EXPOSED)

    scene.ana.act("play R7!")
    scene.ben.act("play R1")

    assert moves(scene) == ["play R7!", "play R1"]


@pytest.mark.parametrize("cards", ["IN,B4,B6", "G1,B4,B6"])
def test_the_wait_does_not_tell_who_holds_invisibility(cards: str) -> None:
    """D-04: whether or not Ben could cancel the Reverse, Cleo's turn waits for him equally long."""
    position = f"hp2003 n=3 top=R5 opt=invis_scope=any h0=RV,B1,B2 h1={cards} h2=R1,R4,R6"
    scene = measured(position, "play RV", ben=0.1)
    scene.wait(0.5)

    scene.cleo.act("play R1")

    assert waits(scene) == pytest.approx(0.14)


# One act a seat, and what comes later is late.


def test_who_comes_second_is_refused_with_the_rule() -> None:
    scene = raced()

    scene.ben.act("catch 0")
    scene.cleo.act("catch 0")
    scene.wait(0.1)

    assert scene.ben.refused + scene.cleo.refused == ["too_late"]


def test_ten_clicks_are_worth_one() -> None:
    scene = raced()

    for _ in range(10):
        scene.ben.act("catch 0")

    assert [message.get("code") for message in scene.ben.post[-9:]] == ["waiting"] * 9
    scene.wait(0.1)
    assert moves(scene) == ["play R7", "catch 0"]


@pytest.mark.parametrize("clicks", [1, 10])
def test_ten_clicks_do_not_win_more_often_than_one(clicks: int) -> None:
    wins, races = 0, 300
    for seed in range(races):
        scene = raced(seed=seed)
        scene.ana.act("uno")
        for _ in range(clicks):
            scene.ben.act("catch 0")
        scene.wait(0.1)
        wins += bool(scene.ben.told("caught"))
        Scene.playing.clear()

    assert share_of(wins, races)


def test_a_player_who_has_caught_plays_at_once_after_the_race() -> None:
    scene = measured(ana=SLOW)
    scene.wait(0.5)

    scene.ben.act("catch 0")
    scene.ben.act("play R1")
    scene.wait(0.3)

    assert (moves(scene), scene.ben.refused) == (["play R7", "catch 0", "play R1"], [])


def test_a_player_who_begins_with_the_last_but_one_card_may_call_at_once() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R7,B1 h1=R1,B2 h2=R8,B8,G8")
    scene.cleo.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait(0.5)

    scene.ben.act("play R1")
    scene.ben.act("uno")
    scene.wait(0.6)

    assert (moves(scene), scene.ben.refused) == (["play R7", "play R1", "uno"], [])
    assert scene.cleo.hand["exposed"] == []


def test_the_next_player_waits_with_one_move() -> None:
    scene = measured(cleo=SLOW)

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
    posts = len(scene.ana.post)

    for _ in range(5):
        scene.ben.act("uno")

    assert [message["type"] for message in scene.ben.post[-5:]] == ["done"] * 5
    assert (moves(scene), len(scene.ana.post)) == ([], posts)


def test_a_call_in_a_race_that_nobody_owes_is_not_written() -> None:
    scene = raced()

    scene.cleo.act("uno")
    scene.wait(0.1)

    assert (moves(scene), scene.cleo.post[-1]["type"]) == (["play R7"], "done")


def test_a_catch_of_another_is_an_act_in_the_same_race() -> None:
    scene = raced()

    scene.ben.act("catch 2")
    scene.wait(0.1)

    assert scene.ben.refused == ["not_exposed"]


def test_two_catch_at_once_and_there_is_one_penalty() -> None:
    """A-43."""
    scene = raced()

    scene.ben.act("catch 0")
    scene.cleo.act("catch 0")
    scene.wait(0.1)

    assert (len(scene.ana.told("caught")), scene.ana.hand["counts"]) == (1, [3, 3, 3])


# Flags, and Invisibility of a third player.


def test_a_flag_that_was_said_before_the_next_player_began_counts() -> None:
    scene = measured(WRONG, "play B7", ben=FAST, cleo=SLOW)

    scene.wait(0.32)
    scene.ben.act("play B2")  # said at 300 ms
    scene.wait(0.18)
    scene.cleo.act("flag 0")  # said at 250 ms
    scene.wait(0.2)

    assert (moves(scene), scene.ben.refused) == (["play B7", "flag 0"], ["stale"])
    assert scene.ben.hand["turn"] == 1


def test_of_two_flags_the_one_that_was_said_first_counts_and_the_other_costs_nothing() -> None:
    position = WRONG.replace("legality=table", "legality=table,false_catch=draw2")
    scene = measured(position, "play B7", ben=FAST, cleo=SLOW)

    scene.wait(0.32)
    scene.ben.act("flag 0")  # said at 300 ms
    scene.wait(0.13)
    scene.cleo.act("flag 0")  # said at 200 ms
    scene.wait(0.2)

    assert (scene.written(Played)[1].seat, scene.ben.refused) == (2, ["flag_too_late"])
    assert scene.ben.hand["counts"] == [5, 3, 3]


def test_at_a_table_of_two_nobody_can_contest_the_next_players_beginning_but_by_a_call() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=legality=table h0=R7,B1,B4 h1=R1,B2,B3")
    scene.ana.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait(0.5)

    scene.ben.act("play R1")

    assert waits(scene) == pytest.approx(0.04), "Ana cannot flag her own card"


def test_a_third_players_invisibility_that_was_said_before_the_beginning_counts() -> None:
    position = "hp2003 n=3 top=R5 opt=invis_scope=any h0=RV,B1,B2 h1=IN,R4,R6 h2=R1,B8,G8"
    scene = measured(position, "play RV", ben=SLOW, cleo=FAST)

    scene.wait(0.32)
    scene.cleo.act("play R1")  # said at 300 ms
    scene.wait(0.18)
    scene.ben.act("invis G")  # said at 250 ms
    scene.wait(0.3)

    assert (moves(scene), scene.cleo.refused) == (["play RV", "invis G"], ["stale"])


def test_a_third_players_invisibility_that_was_said_after_the_beginning_is_late() -> None:
    position = "hp2003 n=3 top=R5 opt=invis_scope=any h0=RV,B1,B2 h1=IN,R4,R6 h2=R1,B8,G8"
    scene = measured(position, "play RV", ben=SLOW, cleo=FAST)

    scene.wait(0.32)
    scene.cleo.act("play R1")  # said at 300 ms
    scene.wait(0.28)
    scene.ben.act("invis G")  # said at 350 ms
    scene.wait(0.3)

    assert (moves(scene), scene.ben.refused) == (["play RV", "play R1"], ["nothing_to_cancel"])


def test_a_last_card_does_not_stand_before_a_flag_that_was_said_in_time() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=legality=table h0=B7 h1=R1,B2,B3", turn_seconds=5)
    scene.ben.is_measured(SLOW)
    scene.ana.act("play B7")
    scene.wait(5.1)

    scene.ben.act("flag 0")  # said 150 ms before the time was up
    scene.wait(0.3)

    assert moves(scene) == ["play B7", "flag 0"]


# Windows.


def test_a_held_answer_is_dated_at_the_end_of_its_window() -> None:
    """Ben's Invisibility is his turn: it ends the time to catch Ana, but only when the window is over."""
    position = "hp2003 n=3 top=R5 h0=RS,B1 h1=IN,R4,R6 h2=R1,B8,G8"
    scene = measured(position, "play RS", cleo=SLOW)

    scene.ben.act("invis G")  # at once, and held until 1.5 s
    scene.wait(1.6)
    assert moves(scene) == ["play RS"]
    scene.cleo.act("catch 0")  # said at 1.35 s
    scene.wait(0.3)

    assert moves(scene) == ["play RS", "catch 0", "invis G"]


def test_a_catch_that_was_said_after_the_window_is_later_than_the_held_answer() -> None:
    position = "hp2003 n=3 top=R5 h0=RS,B1 h1=IN,R4,R6 h2=R1,B8,G8"
    scene = measured(position, "play RS", cleo=SLOW)

    scene.ben.act("invis G")
    scene.wait(1.795)
    scene.cleo.act("catch 0")
    scene.wait(0.3)

    assert moves(scene) == ["play RS", "invis G"]
    assert scene.cleo.refused == ["too_late"]


def test_an_answer_that_is_no_beginning_follows_a_catch_that_was_said_before_it() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=W4,R1 h1=R3,B2,B3 h2=R8,B8,G8")
    scene.cleo.is_measured(SLOW)
    scene.ana.act("play W4>G")
    scene.ben.act("challenge")
    scene.wait(1.49)
    scene.ana.act("uno")

    scene.wait(0.5)

    assert moves(scene) == ["play W4>G", "uno", "challenge"]


# Bots.


def test_no_bot_catches_before_600_ms_and_none_begins_before_1500_ms() -> None:
    heard: dict[str, list[float]] = {"catch 0": [], "begins": []}
    for seed in range(120):
        scene = raced(TWO, "ana", seed=seed)
        shown = scene.now
        scene.wait_until(lambda scene=scene: len(scene.written(Played)) > 1)
        move = scene.written(Played)[1].move
        heard[move if move == "catch 0" else "begins"].append(scene.now - shown)
        Scene.playing.clear()

    assert min(heard["catch 0"]) >= 0.6
    assert max(heard["catch 0"]) > 0.7
    assert min(heard["begins"], default=1.5) >= 1.5


@pytest.mark.parametrize(
    "position",
    [
        "classic n=3 top=R5 opt=legality=table h0=R7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8",
        "classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8",
    ],
    ids=["a card can be flagged", "somebody is exposed"],
)
@pytest.mark.parametrize("word", ["take_back", "uno", "play G9"])
def test_nobody_buys_time_by_a_word_when_it_is_up(position: str, word: str) -> None:
    scene = Scene.at(position, turn_seconds=5)
    scene.ana.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait_until(lambda: scene.table.chairs[1].autopilot)
    assert len(moves(scene)) == 1, "it waits for what may have been said earlier"

    scene.ben.asks(TakeBack()) if word == "take_back" else scene.ben.act(word)
    scene.wait(1)

    assert len(moves(scene)) > 1


@pytest.mark.parametrize("goes", [Stand(), Leave()], ids=["stands up", "leaves"])
def test_what_was_said_counts_though_its_speaker_goes(goes: Stand | Leave) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8")
    scene.cleo.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait(0.3)
    scene.ben.act("catch 0")
    scene.wait(0.05)
    scene.ben.asks(goes)
    scene.wait(1)

    assert moves(scene)[1] == "catch 0"


def test_the_autopilot_too_holds_back() -> None:
    for seed in range(20):
        scene = Scene.at("classic n=2 top=R5 h0=B1,B2,G3 h1=R1,B6", seed=seed, turn_seconds=10)
        scene.wait(10)
        scene.wait_until(lambda scene=scene: scene.ana.hand["turn"] == 1)
        scene.ben.act("play R1")
        shown, made = scene.now, len(moves(scene))
        scene.wait_until(lambda scene=scene, made=made: len(moves(scene)) > made)

        assert scene.now - shown >= (0.6 if moves(scene)[-1].startswith("catch") else 1.5)


def test_a_person_who_calls_within_half_a_second_is_never_caught_by_a_bot() -> None:
    for seed in range(60):
        scene = raced(TWO, "ana", seed=seed)
        scene.ana.is_measured(SLOW)
        scene.wait(0.55 + SLOW)  # said at 550 ms
        scene.ana.act("uno")
        scene.wait(0.5)

        assert scene.ana.told("called"), seed


def test_an_act_of_a_bot_is_dated_as_it_was_planned_however_late_it_is_looked_at() -> None:
    scene = raced(TWO, "ana", seed=next(filter(has_a_bot_that_catches, range(60))))
    planned = scene.session.timer.bots.remark_at
    assert planned is not None

    scene.now = planned + 0.2
    scene.ana.act("uno")  # dated 200 ms after the bot
    scene.wait(0.05)

    assert moves(scene) == ["play R7", "catch 0"]


def has_a_bot_that_catches(seed: int) -> bool:
    scene = raced(TWO, "ana", seed=seed)
    scene.wait_until(lambda: len(moves(scene)) > 1)
    return moves(scene)[1] == "catch 0"


# Lines that break, seats that change hands, tables that stand still.


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


def test_a_line_that_was_fast_is_not_slow_because_it_is_new() -> None:
    """A client that returns and delays only the first pong would gain 250 ms unnoticed."""
    scene = measured(ana=FAST, ben=FAST)
    scene.ben.returns().is_measured(SLOW)
    scene.wait(0.3)

    scene.ana.act("uno")  # said at 280 ms
    scene.wait(0.05)
    scene.ben.act("catch 0")  # said at 330 ms, and not at 100
    scene.wait(0.5)

    assert (moves(scene), scene.ben.refused) == (["play R7", "uno"], ["too_late"])


def test_ten_measurements_of_a_slow_line_are_believed() -> None:
    scene = measured(ben=FAST)
    scene.ben.returns()

    for _ in range(9):
        scene.ben.is_measured(SLOW)
    scene.cleo.says("hello")
    assert scene.ana.table["round_trips"][1] == 20
    scene.ben.is_measured(SLOW)
    scene.cleo.says("hello")

    assert scene.ana.table["round_trips"][1] == 250


def test_a_call_over_a_new_line_is_not_dated_before_it_was_greeted() -> None:
    scene = Scene.at(EXPOSED)
    for person in (scene.ana, scene.cleo):
        person.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait(0.5)
    scene.ben.act("catch 0")
    scene.wait(0.06)
    scene.ana.returns()

    scene.ana.act("uno")  # by its line 190 ms before the catch, over a line that was not there
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "catch 0"]


def test_an_act_before_the_greeting_is_not_dated_before_its_line_was_there() -> None:
    scene = Scene.at(EXPOSED)
    for person in (scene.ana, scene.cleo):
        person.is_measured(SLOW)
    scene.ana.act("play R7")
    scene.wait(0.5)
    scene.ben.act("catch 0")
    scene.wait(0.06)

    scene.ana.connection = "ana/new"
    scene.hear(
        Connected("ana/new", "ana", "Ana", scene.ana.n),
        scene.knock(scene.ana, Act(move="uno", seen=scene.ana.n or 0)),
    )
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "catch 0"]


def test_an_answer_that_follows_its_update_soon_says_that_the_line_is_fast() -> None:
    scene = measured(ben=SLOW)
    scene.wait(0.03)

    answer = scene.knock(scene.ben, Act(move="catch 0", seen=scene.ben.n or 0))
    scene.hear(structs.replace(answer, answers_after=0.03))
    scene.wait(0.5)

    assert scene.ana.table["round_trips"][1] == 30


@pytest.mark.parametrize("seed", range(20))
def test_what_a_bot_has_said_is_not_said_by_the_person_who_takes_the_seat_back(seed: int) -> None:
    scene = Scene.at("classic n=2 top=R5 h0=B1,B2,G3 h1=R1,B6", seed=seed, turn_seconds=10)
    scene.ben.is_measured(SLOW)
    scene.wait(10)
    scene.wait_until(lambda: scene.ana.hand["turn"] == 1)
    scene.ben.act("play R1")

    scene.wait(0.59)
    scene.ana.act("catch 1")
    scene.wait(0.3)

    assert (scene.ana.refused, scene.written(Played)[-1].mark) == ([], "")
    assert scene.ben.told("caught")


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


def paused(**given: object) -> Scene:
    """While Ben's move waits, everybody agrees to a pause."""
    scene = raced(**given)
    scene.ben.act("play R1")
    for person in scene.here:
        person.agrees("pause")
    assert scene.ana.table["paused"]
    return scene


@pytest.mark.parametrize("turn_seconds", [0, 30])
def test_nobody_moves_on_a_paused_table_though_a_move_was_waiting(turn_seconds: int) -> None:
    scene = paused(turn_seconds=turn_seconds)

    scene.wait(100)

    assert moves(scene) == ["play R7"]
    scene.ben.asks(Resume())
    assert moves(scene) == ["play R7"], "it has not waited long enough yet"
    scene.wait(0.1)
    assert (moves(scene), scene.ben.refused) == (["play R7", "play R1"], [])


def test_what_is_said_after_a_pause_is_later_than_what_was_said_before_it() -> None:
    scene = raced()
    scene.cleo.is_measured(SLOW)
    scene.ben.act("play R1")
    scene.wait(0.1)
    for person in scene.here:
        person.agrees("pause")
    scene.wait(100)

    scene.ana.asks(Resume())
    scene.wait(0.1)
    scene.ana.act("uno")
    scene.wait(0.5)

    assert moves(scene) == ["play R7", "play R1"]


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


def test_a_move_that_waits_is_stale_when_a_flag_has_changed_the_table() -> None:
    scene = Scene.at("classic n=3 top=R5 opt=legality=table h0=B7,B1 h1=R1,B2,B3 h2=R8,B8,G8")
    scene.ana.is_measured(SLOW)
    scene.ana.act("play B7")

    scene.cleo.act("flag 0")
    scene.wait(0.041)
    scene.ben.act("play B2")
    scene.wait(1)

    assert scene.ben.refused == ["stale"]
    assert scene.ben.hand["turn"] == 1


def test_the_clock_does_not_run_out_for_somebody_whose_move_waits() -> None:
    scene = raced(turn_seconds=5)
    scene.cleo.is_measured(SLOW)
    scene.wait(4.9)

    scene.ben.act("play R1")
    scene.wait(0.3)

    assert (scene.written(Played)[-1].move, scene.written(Played)[-1].mark) == ("play R1", "")


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


# What the table sees of the lines.


def test_everybody_sees_the_round_trip_of_every_seat_with_the_next_update() -> None:
    scene = Scene.at(TWO.replace("n=2", "n=3") + " h2=B4,B5,B6", "ana ben")
    posts = len(scene.ben.post)

    scene.ana.is_measured(0.0234)
    scene.ben.is_measured(0.9)
    assert len(scene.ben.post) == posts, "no update is sent for it"
    scene.ana.act("play R7")

    assert scene.ben.table["round_trips"] == [20, 250, None]


def test_who_is_away_has_no_line_and_who_comes_back_has_the_one_that_was_measured() -> None:
    scene = measured(cleo=SLOW)

    scene.cleo.drops()
    assert scene.ana.table["round_trips"][2] is None
    scene.cleo.comes()

    assert scene.cleo.table["round_trips"] == [None, None, 250]


def test_who_leaves_and_comes_as_somebody_new_has_not_been_measured() -> None:
    scene = measured(cleo=SLOW)

    scene.cleo.asks(Leave())
    scene.cleo.comes()

    assert scene.cleo.table["round_trips"] == [None, None, None]
