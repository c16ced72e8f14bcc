"""A-74: the host voids a hand, only while somebody who began it has left it."""

from __future__ import annotations

import random

import pytest

from penult.match.record import MatchRecord
from penult.table.log.batches import finished_matches
from penult.table.log.steps import Voided
from penult.wire.to_server import HandOver, Kick, Leave, Sit, Stand, VoidHand
from table.playing import play_on
from table.scene import Scene

FOUR = "classic n=4 top=R5 h0=R1,R2,R3 h1=R4,R6,R7 h2=B1,B2,B3 h3=G1,G2,G3"


def test_a_host_voids_a_hand_that_somebody_has_left() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    assert scene.ben.table["stage"] == "scores"
    told = [(event["kind"], event.get("rule")) for event in scene.ben.events]
    assert ("voided", "A-74") in told
    assert ("void", "A-74") in told
    assert ("void_hand", "A-74") in told
    assert scene.ben.told("voided")[0]["name"] == "Ana"
    assert scene.written(Voided) == [Voided()]


def test_a_voided_hand_brings_no_points_and_passes_the_deal() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    assert scene.ben.table["standing"]["points"] == [[0, 0, 0, 0]]
    assert scene.ben.table["standing"]["dealer"] == 1
    assert (scene.ben.table["outcome"]["void"], scene.ben.table["outcome"]["winner"]) == (True, None)
    scene.wait(25)
    assert (scene.ben.table["stage"], scene.ben.hand["dealer"]) == ("hand", 1)


def test_where_the_winner_deals_a_voided_hand_passes_the_deal_to_the_left() -> None:
    scene = Scene.at(FOUR + " opt=next_dealer:winner")
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    assert scene.ben.table["standing"]["dealer"] == 1


def test_a_voided_hand_is_laid_open_like_any_hand_that_is_over() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    left = {each["player"]: each["cards"] for each in scene.ben.table["outcome"]["left"]}
    assert sorted(left[0]) == ["R1", "R2", "R3"]
    assert scene.ben.moves == []


def test_a_voided_hand_is_not_counted() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    outcome = scene.ben.table["outcome"]
    assert ([each["points"] for each in outcome["left"]], outcome["points"]) == ([None] * 4, 0)


def test_while_all_who_began_are_there_no_host_voids_the_hand() -> None:
    scene = Scene.at(FOUR)

    scene.ana.asks(VoidHand())

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("nobody_left", "A-74")
    assert scene.ana.table["void"] == "nobody_left"
    assert scene.ana.table["stage"] == "hand"


def test_the_table_says_when_the_host_may() -> None:
    scene = Scene.at(FOUR)

    scene.dora.asks(Stand())
    assert scene.ana.table["void"] == "allowed"
    scene.ana.asks(VoidHand())

    assert scene.ana.table["void"] is None


def test_who_has_only_lost_the_connection_has_not_left() -> None:
    scene = Scene.at(FOUR.replace("n=4", "n=4 t=3"))
    scene.dora.drops()
    scene.wait_until(lambda: scene.table.chairs[3].autopilot)

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "nobody_left"


def test_whom_the_host_kicks_in_the_middle_of_playing_has_not_left() -> None:
    scene = Scene.at(FOUR)
    scene.ana.asks(Kick(person="dora"))

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "nobody_left"


def test_who_is_kicked_after_being_away_for_long_has_left() -> None:
    scene = Scene.at(FOUR.replace("n=4", "n=4 t=3"))
    scene.dora.drops()
    scene.wait_until(lambda: scene.table.chairs[3].autopilot)
    scene.ana.asks(Kick(person="dora"))

    scene.ana.asks(VoidHand())

    assert scene.ana.table["stage"] == "scores"


def test_a_host_who_stands_up_does_not_void_the_hand_that_way() -> None:
    scene = Scene.at(FOUR)
    scene.ana.asks(Stand())

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "nobody_left"


def test_a_bot_that_began_the_hand_never_leaves_it() -> None:
    scene = Scene.at(FOUR, "ana ben")
    scene.person("eve").comes().asks(Sit(seat=2))

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "nobody_left"


def test_who_has_left_before_the_deal_has_not_left_this_hand() -> None:
    scene = Scene("ana ben cleo", rules="classic")
    scene.deal()
    scene.cleo.asks(Leave())
    scene.ana.asks(VoidHand())
    scene.wait(25)
    assert scene.ana.table["stage"] == "hand"

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "nobody_left"


def test_only_the_host_voids_a_hand_and_only_one_that_is_played() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())

    scene.ben.asks(VoidHand())
    scene.ana.asks(HandOver(person="ben"))
    scene.ana.asks(VoidHand())
    scene.ben.asks(VoidHand())
    scene.ben.asks(VoidHand())

    assert scene.ana.refused == ["not_host"]
    assert scene.ben.refused == ["not_host", "not_now"]
    assert scene.written(Voided) == [Voided()]


def test_at_a_table_of_a_tournament_no_host_voids_a_hand() -> None:
    scene = Scene.at(FOUR, tournament=True)
    scene.dora.asks(Leave())

    scene.ana.asks(VoidHand())

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("tournament", "A-74")
    assert scene.ana.table["void"] == "tournament"


def test_nothing_is_voided_while_the_table_is_paused() -> None:
    scene = Scene.at(FOUR)
    scene.dora.asks(Leave())
    for person in (scene.ana, scene.ben, scene.cleo):
        person.agrees("pause")
    assert scene.ana.table["paused"]

    scene.ana.asks(VoidHand())

    assert scene.ana.refusal["code"] == "paused"


def test_what_was_said_in_a_race_is_answered_when_the_hand_is_voided() -> None:
    scene = Scene.at("classic n=4 top=R5 h0=R1,R2 h1=R4,R6,R7 h2=B1,B2,B3 h3=G1,G2,G3")
    scene.dora.asks(Leave())
    scene.ana.act("play R1")
    scene.cleo.act("catch 0")
    scene.ben.act("play R4")

    scene.ana.asks(VoidHand())

    assert scene.ben.refused == scene.cleo.refused == ["stale"]


def test_after_a_restart_it_is_still_known_who_began_the_hand() -> None:
    scene = Scene("ana ben cleo", rules="classic")
    scene.deal()
    scene.cleo.asks(Leave())
    scene.restart()
    scene.come(["ana", "ben"])
    assert scene.ana.table["void"] == "allowed"

    scene.ana.asks(VoidHand())

    assert scene.ben.table["stage"] == "scores"


@pytest.mark.parametrize("rules", ["classic+target=50", "classic+score=elim+target=60"])
def test_a_voided_hand_stands_in_the_record_of_the_match(rules: str) -> None:
    scene = Scene("ana ben cleo", rules=rules)
    scene.deal()
    scene.cleo.asks(Leave())
    scene.ana.asks(VoidHand())

    play_on(scene, random.Random(3))

    [text] = finished_matches(scene.batches)
    assert text.count("\nend abandoned digest ") == 1
    assert MatchRecord.parse(text).replay().standing == scene.table.match.standing
