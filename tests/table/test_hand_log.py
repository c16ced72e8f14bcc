"""A person who joins in the middle of a hand learns what happened in it: what was visible, and no more."""

from __future__ import annotations

from typing import Any

from penult.table.sending.hand_log import hand_log
from penult.wire.limits import LOGGED_EVENTS
from penult.wire.to_server import Stand
from table.person import Person
from table.scene import Scene

WILD_FOUR = "classic n=3 top=R5 h0=W4,B1,B2 h1=G7,R9,G2 h2=Y1,Y2,Y3 draw=B7,G9,Y8,R8,R9,Y9"
DRAWS = "classic+false_catch=draw2 n=3 top=R5 h0=G7,B1,B2 h1=G8,R9,G2 h2=Y1,Y2,Y3 draw={},G9,Y8,R8,R9,Y9"
PLAYABLE, UNFIT = "R2", "Y4"


def log_of(person: Person) -> list[str]:
    """What the last welcome tells of the hand."""
    assert person.received[-1]["type"] == "welcome"
    return [_line(event) for event in person.received[-1].get("log", [])]


def _line(event: dict[str, Any]) -> str:
    cards = " ".join(event.get("cards", ()))
    return f"{event['kind']} {event.get('seat', '')} {cards}".strip()


def reloaded(person: Person) -> Person:
    person.forget()
    return person.comes()


def test_a_page_loaded_again_knows_who_laid_what_on_what() -> None:
    scene = Scene.at(WILD_FOUR)
    scene.ana.act("play W4>B")

    ben = reloaded(scene.ben)

    assert ben.hand is not None
    assert (ben.hand["laid_by"], ben.hand["beneath"], ben.hand["color_before"]) == (0, "R5", "R")
    assert log_of(ben) == ["laid 0 W4", "named 0"]


def test_a_card_that_was_turned_up_was_laid_by_nobody() -> None:
    scene = Scene("ana ben")
    scene.deal()

    ben = reloaded(scene.ben)

    assert ben.hand is not None
    assert ben.hand["laid_by"] is None
    assert log_of(ben)[-2].startswith("turned_up")


def test_one_reads_of_ones_own_cards_and_a_spectator_of_none() -> None:
    scene = Scene.at(DRAWS.format(UNFIT), window_seconds=0)
    scene.ana.act("draw")

    assert log_of(reloaded(scene.ana))[0] == "drew 0 Y4"
    assert log_of(reloaded(scene.ben))[0] == "drew 0 ?"
    assert log_of(scene.person("dora").comes())[0] == "drew 0 ?"


def test_who_has_given_up_a_seat_reads_what_a_spectator_does() -> None:
    scene = Scene.at(DRAWS.format(UNFIT), window_seconds=0)
    scene.ana.act("draw")
    scene.ana.asks(Stand())

    assert log_of(reloaded(scene.ana))[0] == "drew 0 ?"


def test_who_comes_back_with_all_that_was_missed_is_not_told_the_hand_again() -> None:
    scene = Scene.at(WILD_FOUR)
    scene.ben.hears_nothing()
    scene.ana.act("play W4>B")

    scene.ben.returns()

    assert scene.ben.received[-1]["type"] == "welcome"
    assert "log" not in scene.ben.received[-1]
    assert [event["kind"] for event in scene.ben.received[-1]["missed"]] == ["laid", "named"]


def test_while_a_drawn_card_is_hidden_nobody_reads_that_the_turn_has_passed() -> None:
    logs = []
    for card in (PLAYABLE, UNFIT):
        scene = Scene.at(DRAWS.format(card), window_seconds=2)
        scene.ana.act("draw")
        logs.append(log_of(reloaded(scene.ben)))

    assert logs == [["drew 0 ?"], ["drew 0 ?"]]


def test_a_kept_card_reads_like_one_that_did_not_fit_whatever_was_said_meanwhile() -> None:
    logs = []
    for card in (PLAYABLE, UNFIT):
        scene = Scene.at(DRAWS.format(card), window_seconds=2)
        scene.ana.act("draw")
        scene.ana.act("catch 1")
        if card == PLAYABLE:
            scene.ana.act("keep")
        scene.wait(3)
        logs.append(log_of(reloaded(scene.ben)))

    assert logs[0] == logs[1]
    assert logs[0] == ["drew 0 ?", "turn 1", "accused_falsely 0", "drew 0 ? ?"]


def test_after_a_restart_the_hand_is_told_as_before() -> None:
    scene = Scene.at(WILD_FOUR)
    scene.ana.act("play W4>B")
    scene.ben.act("accept")
    scene.wait(5)
    before = log_of(reloaded(scene.cleo))

    scene.restart()

    assert log_of(reloaded(scene.cleo)) == before
    assert before[0] == "laid 0 W4"


def test_of_a_long_hand_only_the_newest_moves_are_told() -> None:
    scene = Scene("ana ben", bots=("simple", "simple"), window_seconds=0, turn_seconds=5)
    scene.deal()
    table = scene.table
    assert table.deal is not None
    table.deal.events *= 1 + LOGGED_EVENTS // len(table.deal.events)

    log = hand_log(table, None, hidden=False)

    assert 0 < len(log) <= LOGGED_EVENTS


def test_a_long_turn_is_told_from_as_far_back_as_there_is_room_for() -> None:
    scene = Scene.at(DRAWS.format(UNFIT), window_seconds=0)
    scene.ana.act("draw")
    drew = next(event for event in scene.table.hand.events if event.kind == "drew")
    scene.table.hand.events += LOGGED_EVENTS * [drew]

    assert len(hand_log(scene.table, None, hidden=False)) == LOGGED_EVENTS
