"""Seats that change hands in the middle: nobody sees two hands, nobody's clock runs while nobody plays."""

from __future__ import annotations

from penult.table.log.batches import Batch, finished_matches
from penult.table.log.steps import encode
from penult.wire.to_server import Judge, ReportTalk, Sit, Stand
from table.playing import play_out
from table.scene import Scene

ALONE = "classic n=3 top=R5 h0=R1,B2,G3 h1=Y1,Y2,Y3 h2=G1,G2,G4"


def test_a_lone_player_cannot_look_into_the_hands_of_bots() -> None:
    scene = Scene.at(ALONE, "ana")

    scene.ana.asks(Stand())
    scene.ana.asks(Sit(seat=1))

    assert scene.ana.refusal["code"] == "seen_a_hand"
    assert scene.ana.hand is not None
    assert not scene.ana.hand["hand"]


def test_a_lone_player_who_stood_up_finds_the_own_cards_again() -> None:
    scene = Scene.at(ALONE, "ana")

    scene.ana.asks(Stand())
    scene.ana.asks(Sit())

    assert scene.ana.hand is not None
    assert scene.ana.hand["hand"] == ["R1", "G3", "B2"]


def test_the_clock_of_an_absent_player_is_forgiven_when_the_others_stand_up() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,B2,G3 h1=R2,Y2,Y3 t=1", "ana ben", turn_seconds=30)

    scene.ben.drops()
    scene.ana.asks(Stand())
    scene.wait(100)
    scene.ben.returns()

    assert scene.ben.table["clock"]["until"] == scene.now + 30
    assert not scene.ben.table["seats"][1].get("autopilot")


def test_who_is_to_sit_down_with_the_next_deal_can_change_their_mind() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,B2,G3 h1=R2,Y2,Y3", "ana")
    scene.come(["ben"])

    scene.ben.asks(Sit(seat=1))
    assert scene.ana.table["seats"][1]["person"] == "ben"
    scene.ben.asks(Stand())

    assert scene.ana.table["seats"][1].get("person") is None


def test_nobody_is_punished_for_what_another_said_in_that_seat() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,B2,G3 h1=R2,Y2,Y3 h2=G1,G2,G4", "ana ben cleo")
    scene.ben.writes("lay the red one")
    scene.cleo.asks(ReportTalk(message=1))

    scene.ben.asks(Stand())
    scene.ana.asks(Judge(message=1, guilty=True))

    assert scene.ana.hand is not None
    assert scene.ana.hand["counts"] == [3, 3, 3]


def test_numbers_of_an_old_connection_are_not_answered_over_a_new_one() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,B2 h1=R2,Y2,Y3", "ana ben")
    scene.ana.act("play R1")
    scene.ben.act("play R2")

    scene.ben.returns()
    scene.wait(1)

    later = [message for message in scene.ben.received if message["at"] > 1000]
    assert later
    assert not [message for message in later if message.get("yours")]


def test_a_match_that_ends_and_begins_again_in_one_breath_has_its_record() -> None:
    scene = Scene("ana ben", rules="classic+target=1", seed=3)
    play_out(scene, seed=3)
    scene.start()

    written = Batch(1, encode(scene.steps), scene.batches[-1].digest)

    assert scene.table.stage == "dealer"
    assert len(finished_matches([written])) == len(finished_matches(scene.batches)) == 1


def test_who_played_for_whom_in_hands_that_are_over_is_in_the_log_alone() -> None:
    scene = Scene("ana", rules="classic+target=300", bots=["simple"], seed=3)
    play_out(scene, seed=3)

    *over, last = scene.table.marks
    (record,) = finished_matches(scene.batches)
    first_hand = record.split("penult record")[1]

    assert last
    assert over == [{}] * (scene.table.current_match.standing.hands - 1) != []
    assert "(bot)" in first_hand


def test_where_nobody_may_only_watch_a_late_comer_gets_a_bots_seat() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,B2,G3 h1=R2,Y2,Y3", "ana", spectators=False)

    scene.come(["ben"])

    assert scene.ana.table["seats"][1]["person"] == "ben"
    scene.come(["cleo"])
    assert scene.cleo.received[-1]["why"] == "full"
