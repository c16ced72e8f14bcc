"""A newcomer reads nothing that was said or shown before, whatever update number they send."""

from __future__ import annotations

from typing import Any

import pytest

from penult.wire.to_server import Kick, Leave, Mute, Sit, Stand
from table.scene import Scene

HAND = "classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=R8,B2,B3"
NUMBERS = [0, 1, 2, 3, 4, 5, 6, 16777216, 2**53]


@pytest.mark.parametrize("since", NUMBERS)
def test_a_newcomer_reads_no_talk_from_before_coming(since: int) -> None:
    scene = Scene("ana ben", seats=2)
    scene.ana.writes("the password of the house is swordfish")

    scene.person("zoe").comes(since=since)

    assert scene.zoe.received[-1]["type"] == "welcome"
    assert not scene.zoe.told("said")


@pytest.mark.parametrize("since", NUMBERS)
def test_who_came_later_reads_no_talk_from_before_by_coming_again(since: int) -> None:
    scene = Scene("ana ben", seats=2)
    scene.ana.writes("before")
    scene.person("zoe").comes()
    scene.ana.writes("after")

    scene.zoe.events.clear()
    scene.zoe.comes(since=since)

    assert [line["text"] for line in scene.zoe.told("said")] in ([], ["after"])


@pytest.mark.parametrize("since", NUMBERS)
def test_who_left_and_comes_back_reads_nothing_of_what_was_said_between(since: int) -> None:
    scene = Scene("ana ben zoe", seats=2)
    scene.zoe.asks(Leave())
    scene.ana.writes("now that Zoe is gone")

    scene.zoe.forget()
    scene.zoe.comes(since=since)

    assert not scene.zoe.told("said")


@pytest.mark.parametrize("since", NUMBERS)
def test_after_a_restart_who_was_away_reads_no_talk_by_inventing_a_number(since: int) -> None:
    scene = Scene("ana ben zoe", seats=2)
    scene.zoe.drops()
    scene.restart()
    scene.ana.comes()
    scene.ben.comes()
    scene.ana.writes("while Zoe is away")

    scene.zoe.forget()
    scene.zoe.comes(since=since)

    assert not scene.zoe.told("said")


def test_who_takes_a_seat_over_reads_nothing_that_its_player_alone_was_shown() -> None:
    read = [who_takes_a_seat_over_reads(since) for since in NUMBERS]

    assert len([cards for cards in read if cards]) > 3
    assert [cards for cards in read if cards not in ([], [["?"]])] == []


def who_takes_a_seat_over_reads(since: int) -> list[list[str]]:
    """Of the cards that its player drew."""
    scene = Scene.at(HAND, "ana ben cleo")
    scene.person("zoe").comes()
    scene.ana.act("draw")
    scene.wait(20)
    for person in (scene.ana, scene.ben, scene.cleo):
        person.asks(Leave())
    scene.zoe.asks(Sit(seat=0))
    scene.zoe.events.clear()
    scene.zoe.comes(since=since)
    return [event["cards"] for event in scene.zoe.told("drew") if event["seat"] == 0]


def test_a_number_that_was_never_sent_brings_a_whole_view() -> None:
    scene = Scene("ana ben")

    scene.ben.drops()
    scene.ana.says("hello")
    scene.ben.forget()
    scene.ben.comes(since=2**53)

    assert scene.ben.received[-1]["type"] == "welcome"
    assert not scene.ben.told("said")


def test_nobody_reads_who_has_muted_whom() -> None:
    muted, unmuted = _sent_to_the_others(Mute(person="ben")), _sent_to_the_others()

    assert muted == unmuted
    assert len(muted) > 6


def _sent_to_the_others(*asked: Mute) -> list[Any]:
    scene = Scene("ana ben cleo zoe", seats=3)
    for each in asked:
        scene.ana.asks(each)
    scene.person("yves").comes(since=1)
    scene.ben.comes(since=1)
    scene.ben.says("hello")
    return [*scene.ben.received, *scene.cleo.received, *scene.yves.received]


def test_a_mute_outlives_a_second_tab_and_the_muted_one_coming_again() -> None:
    scene = Scene("ana ben cleo zoe", seats=3)
    scene.ana.asks(Mute(person="zoe"))
    scene.ana.comes()
    scene.zoe.drops()
    scene.zoe.comes()
    scene.zoe.says("hurry")
    scene.zoe.asks(Leave())
    scene.zoe.comes()
    scene.zoe.says("hurry")

    assert not scene.ana.told("said")
    assert len(scene.cleo.told("said")) == 2


def test_who_was_sent_away_and_is_let_in_nowhere_reads_nothing() -> None:
    scene = Scene("ana ben zoe", seats=2)
    scene.ana.asks(Kick(person="zoe"))
    scene.ana.writes("at last")

    scene.zoe.comes(since=1)

    assert scene.zoe.bye == "unknown_table"
    assert not scene.zoe.told("said")


def test_who_stood_up_and_watches_reads_only_what_was_open_to_them_then() -> None:
    scene = Scene.at(HAND, "ana ben cleo")
    since = scene.cleo.n
    scene.ana.act("draw")
    scene.wait(20)
    scene.cleo.asks(Stand())

    scene.cleo.forget()
    scene.cleo.comes(since=since)

    assert [event["cards"] for event in scene.cleo.told("drew")] == [["?"]]
