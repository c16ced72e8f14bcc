"""Who may arrange the table, and what becomes of seats when a match has begun."""

from __future__ import annotations

import pytest

from penult.table.chairs import STAND_IN
from penult.wire.to_server import Door, HandOver, Kick, Leave, MovePerson, PlaceBot, Sit, Stand, Start
from table.scene import Scene

FOUR_OVER = "classic n=4 top=R5 opt=target=1 h0=R1 h1=R9,R8"
"""Ana goes out with the red one, and the match is over."""


def seats(scene: Scene) -> list[str]:
    return [seat.get("name") or seat.get("bot") or "-" for seat in scene.here[0].table["seats"]]


def test_bots_sit_down_in_any_free_seat_and_stand_up_again() -> None:
    scene = Scene("ana ben", seats=4)

    scene.ana.asks(PlaceBot(seat=3, kind="keen"))
    scene.ana.asks(PlaceBot(seat=2, kind="simple"))
    assert seats(scene) == ["Ana", "Ben", "simple", "keen"]

    scene.ana.asks(PlaceBot(seat=2))
    assert seats(scene) == ["Ana", "Ben", "-", "keen"]


def test_a_bot_takes_nobodys_seat_and_must_be_a_bot_there_is() -> None:
    scene = Scene("ana ben", seats=3)

    scene.ana.asks(PlaceBot(seat=1, kind="keen"))
    scene.ana.asks(PlaceBot(seat=2, kind="hal"))

    assert scene.ana.refused == ["seat_taken", "unknown_bot"]


@pytest.mark.parametrize(
    "ask",
    [
        PlaceBot(seat=2, kind="keen"),
        MovePerson(person="ana", seat=2),
        Kick(person="ana"),
        Door(open=False),
        HandOver(person="ben"),
        Start(),
    ],
)
def test_only_the_host_arranges_the_table(
    ask: PlaceBot | MovePerson | Kick | Door | HandOver | Start,
) -> None:
    scene = Scene("ana ben", seats=3)

    scene.ben.asks(ask)

    assert scene.ben.refusal["code"] == "not_host"


def test_the_host_moves_somebody_to_a_free_seat() -> None:
    scene = Scene("ana ben", seats=3)

    scene.ana.asks(MovePerson(person="ben", seat=2))

    assert seats(scene) == ["Ana", "-", "Ben"]


def test_two_people_or_a_person_and_a_bot_change_places() -> None:
    scene = Scene("ana ben", seats=3, bots=["keen"])

    scene.ana.asks(MovePerson(person="ana", seat=1))
    assert seats(scene) == ["Ben", "Ana", "keen"]

    scene.ana.asks(MovePerson(person="ben", seat=2))
    assert seats(scene) == ["keen", "Ana", "Ben"]


def test_a_seat_given_to_a_spectator_leaves_its_owner_standing() -> None:
    scene = Scene("ana ben cleo", seats=2)

    scene.ana.asks(MovePerson(person="cleo", seat=1))

    assert (seats(scene), scene.ben.seat) == (["Ana", "Cleo"], None)


def test_the_host_hands_over() -> None:
    scene = Scene("ana ben")

    scene.ana.asks(HandOver(person="ben"))
    assert scene.ana.table["host"] == "ben"

    scene.ana.asks(Kick(person="ben"))
    assert scene.ana.refusal["code"] == "not_host"


def test_hosts_do_not_kick_themselves_nor_people_who_are_not_there() -> None:
    scene = Scene("ana ben")

    scene.ana.asks(Kick(person="ana"))
    scene.ana.asks(Kick(person="zoe"))

    assert scene.ana.refused == ["not_yourself", "unknown_person"]


def test_a_host_who_leaves_is_followed_by_who_came_next() -> None:
    scene = Scene("ana ben cleo")

    scene.ana.asks(Leave())

    assert scene.cleo.table["host"] == "ben"


def test_a_host_who_vanishes_is_replaced_after_a_minute() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.drops()

    scene.ana.drops()
    scene.wait(59.9)
    assert scene.cleo.table["host"] == "ana"
    scene.wait(0.2)

    assert scene.cleo.table["host"] == "cleo"


@pytest.mark.parametrize("vanishes", [True, False])
def test_whoever_sits_is_host_before_whoever_watches(vanishes: bool) -> None:
    scene = Scene("ana zoe ben", seats=3)
    scene.zoe.asks(Stand())

    if vanishes:
        scene.ana.drops()
        scene.wait(60)
    else:
        scene.ana.asks(Leave())

    assert scene.zoe.table["host"] == "ben"


@pytest.mark.parametrize("away", ["ana", "ana ben"])
def test_a_spectator_does_not_become_host_while_the_players_are_away(away: str) -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", away, turn_seconds=600)
    scene.person("zoe").comes()

    for person in away.split():
        scene.people[person].drops()
    scene.wait(120)
    assert scene.zoe.table["host"] == "ana"

    scene.people[away.split()[-1]].returns()
    scene.wait(1)
    assert scene.zoe.table["host"] == away.split()[-1]


def test_before_a_match_a_spectator_is_host_once_the_players_have_left() -> None:
    scene = Scene("ana zoe", seats=2)
    scene.zoe.asks(Stand())

    scene.ana.drops()
    scene.wait(299)
    assert scene.zoe.table["host"] == "ana"
    scene.wait(1)

    assert scene.zoe.table["host"] == "zoe"


def test_nobody_takes_the_hand_of_a_player_who_was_kicked() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana ben")
    scene.person("zoe").comes()
    scene.ana.asks(Kick(person="ben"))

    scene.zoe.asks(Sit(seat=1))
    scene.ana.asks(Leave())
    assert (scene.zoe.seat, scene.zoe.cards) == (None, [])

    scene.wait_until(lambda: scene.zoe.seat == 1)
    assert len(scene.table.current_match.results) == 1, "bots have played the hand to its end"


def test_beside_a_player_who_was_kicked_the_other_seats_can_be_taken_at_once() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana ben")
    scene.person("zoe").comes()
    scene.ana.asks(HandOver(person="zoe"))
    scene.zoe.asks(Kick(person="ana"))
    scene.ben.asks(Stand())

    scene.zoe.asks(Sit(seat=0))
    assert scene.zoe.seat is None
    scene.zoe.asks(Stand())
    scene.zoe.asks(Sit())

    assert (scene.zoe.seat, scene.zoe.cards) == (1, ["R4", "R6", "R7"])


def test_a_host_who_returns_in_time_stays_host() -> None:
    scene = Scene("ana ben")

    scene.ana.drops()
    scene.wait(50)
    scene.ana.returns()
    scene.wait(50)

    assert scene.ben.table["host"] == "ana"


def test_after_a_restart_the_host_has_a_minute_to_come_back() -> None:
    scene = Scene("ana ben")

    scene.restart()
    scene.ben.comes()
    scene.wait(30)
    assert scene.ben.table["host"] == "ana"
    scene.wait(31)

    assert scene.ben.table["host"] == "ben"


def test_nobody_starts_alone_and_partners_come_in_pairs() -> None:
    alone = Scene("ana", seats=2)
    alone.start()
    assert (alone.ana.refusal["rule"], alone.ana.refusal["facts"]) == ("R-01", {"players": 1})

    three = Scene("ana ben cleo", seats=4, rules="classic+score=team")
    three.start()
    assert (three.ana.refusal["code"], three.ana.refusal["rule"]) == ("players", "R-63")


def test_bots_alone_play_no_match() -> None:
    scene = Scene("ana", seats=3, bots=["keen", "keen"])
    scene.ana.asks(Stand())

    scene.start()

    assert scene.ana.refusal["code"] == "nobody_seated"


def test_empty_seats_are_taken_away_when_the_match_begins() -> None:
    scene = Scene("ana ben", seats=5, bots=["keen"])

    scene.start()

    assert seats(scene) == ["Ana", "Ben", "keen"]


def test_one_person_plays_against_bots() -> None:
    scene = Scene("ana", bots=["simple", "keen", "random"])

    scene.deal()

    assert (len(scene.ana.cards), scene.ana.hand["order"]) == (7, [0, 1, 2, 3])


def test_in_a_match_nothing_is_moved_and_no_bot_is_sent_away() -> None:
    scene = Scene("ana ben", bots=["keen"])
    scene.deal()

    scene.ana.asks(PlaceBot(seat=2))
    scene.ana.asks(MovePerson(person="ana", seat=1))
    scene.start()

    assert scene.ana.refused == ["not_now"] * 3
    assert scene.ana.refusal["facts"] == {"stage": "hand"}


def test_a_late_comer_watches_and_sits_at_the_next_hand_in_a_bots_seat() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1 h1=R2,R3", "ana ben")
    cleo = scene.person("cleo").comes()
    assert (cleo.seat, cleo.hand["you"]) == (None, None)

    cleo.asks(Sit())
    assert cleo.seat is None
    assert scene.ana.table["seats"][2] == {"by": "bot", "person": "cleo", "bot": "simple"}

    scene.ana.act("play R1")
    scene.wait(25)
    assert (cleo.seat, len(cleo.cards)) == (2, 7)


def test_a_late_comer_between_hands_sits_down_at_once() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1 h1=R2,R3", "ana ben")
    scene.ana.act("play R1")

    cleo = scene.person("cleo").comes()
    cleo.asks(Sit(seat=2))

    assert cleo.seat == 2


def test_two_late_comers_do_not_get_the_same_seat() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1 h1=R2,R3", "ana ben")
    scene.come(["cleo", "dora"])

    scene.cleo.asks(Sit())
    scene.dora.asks(Sit())
    scene.dora.asks(Sit(seat=2))

    assert scene.dora.refused == ["full", "seat_taken"]


def test_a_late_comer_who_leaves_again_has_kept_no_seat() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1 h1=R2,R3", "ana ben")
    scene.person("cleo").comes().asks(Sit())

    scene.cleo.asks(Leave())
    scene.ana.act("play R1")
    scene.wait(25)

    assert scene.ana.table["seats"][2] == {"by": "bot", "bot": "simple"}


@pytest.mark.parametrize("way", [Leave(), Stand()])
def test_a_bot_plays_on_for_who_leaves_in_the_middle_of_the_own_turn(way: Leave | Stand) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")

    scene.ana.asks(way)
    assert scene.ben.table["seats"][0]["by"] == "bot"
    assert [(event["name"], event["seat"]) for event in scene.ben.told("bot_sat")] == [(STAND_IN, 0)]
    scene.wait(2.5)

    assert scene.ben.hand["counts"][0] == 2


def test_a_bot_plays_on_for_who_was_kicked_in_the_middle_of_the_own_turn() -> None:
    scene = Scene.at("classic n=3 top=R5 t=1 h0=R1,R2,R3 h1=R4,R6,R7")

    scene.ana.asks(Kick(person="ben"))
    scene.wait(2.5)

    assert scene.ana.hand["counts"][1] == 2


def test_who_leaves_does_not_lengthen_the_turn_of_another() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")
    until = scene.ana.table["clock"]["until"]

    scene.wait(10)
    scene.cleo.asks(Leave())

    assert scene.ana.table["clock"]["until"] == until


def test_a_rematch_is_played_by_those_who_sit() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=target=1 h0=R1 h1=R9,R8")
    scene.ana.act("play R1")
    assert scene.ana.table["stage"] == "over"

    scene.ben.asks(Start())
    assert scene.ben.refusal["code"] == "not_host"
    scene.ana.asks(Start())

    assert [event["kind"] for event in scene.ben.events][-2:] == ["rematch", "started"]
    assert (scene.ben.table["stage"], scene.ben.hand) == ("dealer", None)
    assert scene.ben.table["standing"]["totals"] == [0, 0]


def test_for_a_rematch_the_host_moves_people_to_other_seats() -> None:
    scene = Scene.at(FOUR_OVER + " h2=B1 h3=G1", chairs=4)
    scene.ana.act("play R1")

    scene.ana.asks(MovePerson(person="ben", seat=2))
    assert seats(scene) == ["Ana", "Cleo", "Ben", "Dora"]
    assert (scene.ben.table["stage"], scene.ben.table["standing"]) == ("gathering", None)
    assert len(scene.ben.told("rematch")) == 1

    scene.deal()
    assert scene.ben.seat == 2


def test_who_waits_for_a_bots_seat_is_moved_like_anybody_after_the_match() -> None:
    scene = Scene.at(FOUR_OVER, "ana ben", chairs=4)
    scene.person("cleo").comes().asks(Sit(seat=2))
    scene.ana.act("play R1")

    scene.ana.asks(MovePerson(person="cleo", seat=3))

    assert seats(scene) == ["Ana", "Ben", "simple", "Cleo"]


def test_a_bot_that_is_sent_away_makes_room_for_who_waits_for_its_seat() -> None:
    scene = Scene.at(FOUR_OVER, "ana ben", chairs=4)
    scene.person("cleo").comes().asks(Sit(seat=2))
    scene.ana.act("play R1")

    scene.ana.asks(PlaceBot(seat=2))

    assert seats(scene) == ["Ana", "Ben", "Cleo", "simple"]
    assert scene.cleo.seat == 2


def test_who_watched_a_match_plays_the_rematch() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=target=1 h0=R1 h1=R9,R8", chairs=3)
    cleo = scene.person("cleo").comes()
    scene.ana.act("play R1")

    cleo.asks(Sit())
    scene.deal()

    assert (cleo.seat, cleo.hand["counts"]) == (2, [7, 7, 7])


def test_where_the_last_player_leaves_a_spectator_sits_down_and_plays_on() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana")
    zoe = scene.person("zoe").comes()

    scene.ana.asks(Leave())
    scene.wait(100)
    assert zoe.hand["turn"] == 0
    zoe.asks(Sit(seat=0))
    zoe.act("play R1")

    assert (zoe.seat, zoe.cards) == (0, ["R2", "R3"])


def test_who_waits_for_a_seat_sits_down_when_the_last_player_leaves() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana")
    zoe = scene.person("zoe").comes()
    zoe.asks(Sit())

    scene.ana.asks(Stand())

    assert (zoe.seat, zoe.hand["you"]) == (1, 1)


def test_after_the_match_seats_are_free_and_the_host_sends_bots_away() -> None:
    scene = Scene.at("classic n=3 top=R5 opt=target=1 h0=R1 h1=R9,R8", "ana ben", seed=2)
    scene.ana.act("play R1")

    scene.ben.asks(Leave())
    scene.ana.asks(PlaceBot(seat=2))
    scene.ana.asks(PlaceBot(seat=1, kind="keen"))

    assert seats(scene) == ["Ana", "keen", "-"]
