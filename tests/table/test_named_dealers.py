"""D-32: the host may name the first dealer, instead of cards and birthdays."""

from __future__ import annotations

import random

import pytest

from penult.match.record import MatchRecord
from penult.table.log.batches import finished_matches
from penult.table.log.steps import DealerNamed
from penult.wire.to_server import Birthday, Leave, NameDealer, PickCard, PlaceBot, Stand
from penult.wire.to_server import MovePerson as Seat
from table.playing import play_on
from table.scene import Scene

EDITIONS = ("classic", "hp2003", "hp2018")


@pytest.mark.parametrize("rules", EDITIONS)
def test_whom_the_host_has_named_deals_and_nobody_is_asked(rules: str) -> None:
    scene = Scene("ana ben cleo", rules=rules)

    scene.ana.asks(NameDealer(seat=1))
    scene.start()
    assert (scene.cleo.table["spread"], scene.cleo.table["birthdays"]) == (None, None)
    scene.wait(1.5)

    assert (scene.cleo.table["stage"], scene.cleo.hand["dealer"]) == ("hand", 1)


def test_everybody_hears_whom_the_host_names_by_which_rule() -> None:
    scene = Scene("ana ben cleo")

    scene.ana.asks(NameDealer(seat=1))

    [told] = scene.cleo.told("named")
    assert (told["person"], told["name"], told["seat"], told["rule"]) == ("ana", "Ana", 1, "D-32")
    assert [seat.get("deals", False) for seat in scene.cleo.table["seats"]] == [False, True, False]
    assert scene.written(DealerNamed) == [DealerNamed(seat=1)]
    scene.start()
    assert scene.cleo.told("dealer")[0]["rule"] == "D-32"


def test_a_named_dealer_can_be_taken_back() -> None:
    scene = Scene("ana ben cleo")
    scene.ana.asks(NameDealer(seat=1))

    scene.ana.asks(NameDealer())
    scene.start()

    assert "seat" not in scene.cleo.told("named")[-1]
    assert scene.cleo.table["spread"] is not None


def test_naming_ends_the_question_for_birthdays() -> None:
    scene = Scene("ana ben cleo", rules="hp2003")
    scene.start()
    scene.ben.asks(Birthday(month=7, day=31))
    assert scene.cleo.table["birthdays"] is not None

    scene.ana.asks(NameDealer(seat=2))
    assert scene.cleo.table["birthdays"] is None
    assert scene.cleo.told("named")[0]["seat"] == 2
    scene.cleo.asks(Birthday())
    scene.wait(1.5)

    assert scene.cleo.refused == ["not_now"]
    assert scene.cleo.hand["dealer"] == 2


def test_naming_ends_the_picking_and_the_record_knows_no_picks() -> None:
    scene = Scene("ana ben cleo", decks=["R9 B9 G2"], rules="classic+target=20")
    scene.start()
    for at, person in enumerate((scene.ana, scene.ben, scene.cleo)):
        person.asks(PickCard(at=at))
    assert scene.cleo.told("tied")

    scene.ana.asks(NameDealer(seat=2))
    assert scene.cleo.table["spread"] is None
    scene.wait(1.5)
    assert scene.cleo.hand["dealer"] == 2
    play_on(scene, random.Random(2))

    [text] = finished_matches(scene.batches)
    assert "\npicks" not in text
    assert "\nchosen 2\npenult record" in text
    assert MatchRecord.parse(text).replay().standing == scene.table.match.standing


def test_a_bot_can_be_named() -> None:
    scene = Scene("ana", bots=["simple", "keen"])

    scene.ana.asks(NameDealer(seat=2))
    scene.ana.asks(PlaceBot(seat=2, kind="random"))
    scene.start()
    scene.wait(1.5)

    assert scene.ana.hand["dealer"] == 2


def test_the_named_player_deals_wherever_they_sit_when_it_begins() -> None:
    scene = Scene("ana ben", seats=5)
    scene.ana.asks(NameDealer(seat=1))

    scene.ana.asks(Seat(person="ben", seat=4))
    scene.ana.asks(PlaceBot(seat=3, kind="simple"))
    scene.start()
    scene.wait(1.5)

    assert scene.ben.seat == 2
    assert scene.ana.hand["dealer"] == 2


@pytest.mark.parametrize("goes", [Stand(), Leave()])
def test_a_named_player_who_gives_up_the_seat_is_named_no_more(goes: Stand | Leave) -> None:
    scene = Scene("ana ben cleo")
    scene.ana.asks(NameDealer(seat=1))

    scene.ben.asks(goes)
    scene.start()

    assert scene.cleo.table["spread"] is not None


def test_a_name_counts_for_one_match() -> None:
    scene = Scene("ana ben", rules="classic+target=20")
    scene.ana.asks(NameDealer(seat=1))
    scene.start()
    play_on(scene, random.Random(1))

    scene.start()

    assert scene.ana.table["spread"] is not None


def test_after_a_match_the_host_names_the_dealer_of_the_next() -> None:
    scene = Scene("ana ben", rules="classic+target=20")
    scene.start()
    play_on(scene, random.Random(1))

    scene.ana.asks(NameDealer(seat=0))
    scene.start()
    scene.wait(1.5)

    assert scene.ana.hand["dealer"] == 0


def test_only_the_host_names_and_only_somebody_who_sits() -> None:
    scene = Scene("ana ben", seats=3)

    scene.ben.asks(NameDealer(seat=1))
    scene.ana.asks(NameDealer(seat=2))
    scene.ana.asks(NameDealer(seat=7))

    assert scene.ben.refused == ["not_host"]
    assert scene.ana.refused == ["nobody_there", "unknown_seat"]
    assert not scene.written(DealerNamed)


def test_once_the_dealer_is_found_nobody_is_named() -> None:
    scene = Scene("ana ben cleo", decks=["R3 B7 GS"])
    scene.start()
    for at, person in enumerate((scene.ana, scene.ben, scene.cleo)):
        person.asks(PickCard(at=at))

    scene.ana.asks(NameDealer(seat=2))
    scene.wait(1.5)
    scene.ana.asks(NameDealer(seat=2))

    assert scene.ana.refused == ["not_now", "not_now"]
    assert scene.ana.hand["dealer"] == 1


def test_where_the_dealer_is_found_anew_before_each_hand_the_host_may_name_one_each_time() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1 opt=next_dealer:redetermine")
    scene.ana.act("play R1")
    for person in (scene.ana, scene.ben):
        person.agrees("next")
    assert scene.ana.table["spread"] is not None

    scene.ana.asks(NameDealer(seat=1))
    scene.wait(1.5)

    assert scene.ana.hand["dealer"] == 1


def test_a_named_dealer_outlives_a_restart() -> None:
    scene = Scene("ana ben cleo", rules="hp2003")
    scene.ana.asks(NameDealer(seat=2))
    scene.start()
    scene.restart()
    scene.come(["ana", "ben", "cleo"])

    scene.wait(1.5)

    assert scene.ana.hand["dealer"] == 2
