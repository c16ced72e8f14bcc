"""People come, watch, drop out, return and leave."""

from __future__ import annotations

import pytest

from penult.table.incoming import Connected, Disconnected, MessageReceived, NameChanged
from penult.table.people.admission import MOST_PEOPLE
from penult.wire.limits import KEPT_UPDATES
from penult.wire.to_server import Door, Kick, Leave, Mute, Say, Sit, Stand
from table.scene import Scene


def test_whoever_comes_first_sits_down_beside_the_host() -> None:
    scene = Scene("ana ben", seats=4)

    assert (scene.ana.seat, scene.ben.seat) == (0, 1)
    assert [seat.get("name", "") for seat in scene.ana.table["seats"]] == ["Ana", "Ben", "", ""]


def test_somebody_stands_up_watches_and_sits_down_elsewhere() -> None:
    scene = Scene("ana ben", seats=4)

    scene.ben.asks(Stand())
    assert scene.ben.seat is None

    scene.ben.asks(Sit(seat=3))
    assert scene.ben.seat == 3


def test_a_taken_seat_a_second_seat_and_a_seat_that_is_not_there_are_refused() -> None:
    scene = Scene("ana ben cleo", seats=3)
    scene.cleo.asks(Stand())

    scene.cleo.asks(Sit(seat=0))
    assert scene.cleo.refusal["code"] == "seat_taken"
    scene.cleo.asks(Sit(seat=7))
    assert (scene.cleo.refusal["code"], scene.cleo.refusal["facts"]) == ("unknown_seat", {"seat": 7})
    scene.ben.asks(Sit(seat=2))
    assert scene.ben.refusal["code"] == "seated"


def test_where_all_seats_are_taken_one_watches() -> None:
    scene = Scene("ana ben", seats=2)

    cleo = scene.person("cleo").comes()

    assert cleo.seat is None
    assert [person["name"] for person in cleo.table["people"]] == ["Ana", "Ben", "Cleo"]
    cleo.asks(Sit())
    assert cleo.refusal["code"] == "full"


def test_a_table_without_spectators_is_full_when_its_seats_are() -> None:
    scene = Scene("ana ben", seats=2, spectators=False)

    assert scene.person("cleo").comes().bye == "full"
    assert "cleo" not in scene.table.names


def test_a_table_has_room_for_so_many_and_no_more() -> None:
    scene = Scene(" ".join(f"p{number}" for number in range(MOST_PEOPLE)), seats=2)

    assert scene.person("late").comes().bye == "full"


def test_who_is_here_finds_room_where_others_only_were() -> None:
    scene = Scene("ana ben", seats=2)
    for number in range(2, MOST_PEOPLE):
        scene.person(f"p{number}").comes().drops()
        scene.wait(0.1)

    assert scene.person("late").comes().bye is None
    assert "p2" not in scene.table.names
    assert len(scene.table.names) == MOST_PEOPLE


def test_who_watched_and_is_away_for_five_minutes_has_left() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", turn_seconds=600)
    scene.person("zoe").comes().drops()

    scene.wait(299)
    assert "zoe" in scene.table.names
    scene.wait(1)

    assert [person["name"] for person in scene.ana.table["people"]] == ["Ana", "Ben"]
    assert scene.ana.told("left")[0]["name"] == "Zoe"


def test_before_a_match_the_seat_of_somebody_who_is_away_for_long_is_free_again() -> None:
    scene = Scene("ana ben", seats=2)

    scene.ben.drops()
    scene.wait(300)

    assert scene.person("cleo").comes().seat == 1


def test_in_a_match_the_seat_is_kept_however_long_somebody_is_away_and_after_it_no_longer() -> None:
    scene = Scene.at("classic n=2 top=R5 opt=target=1 h0=R1 h1=R9,R8", turn_seconds=600)

    scene.ben.drops()
    scene.wait(500)
    scene.ana.act("play R1")
    scene.wait(299)
    assert scene.ana.table["seats"][1]["name"] == "Ben"
    scene.wait(1)

    assert scene.ana.table["seats"][1] == {}


def test_while_nobody_is_here_nobody_leaves_and_who_returns_first_does_not_lose_the_others() -> None:
    scene = Scene("ana ben cleo")
    for person in scene.here:
        person.drops()

    scene.wait(3600)
    scene.ana.returns()
    scene.wait(59)

    assert list(scene.table.names) == ["ana", "ben", "cleo"]
    assert scene.ana.table["host"] == "ana"


@pytest.mark.parametrize("name", ["ben", "cleo"])
def test_where_nobody_may_only_watch_who_gives_up_a_seat_in_a_match_has_left(name: str) -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7", "ana ben", spectators=False)
    scene.person("cleo").comes()

    scene.people[name].asks(Stand())

    assert scene.people[name].bye == "left"
    assert name not in scene.table.names


def test_where_nobody_may_only_watch_people_change_seats_before_the_match() -> None:
    scene = Scene("ana ben", seats=3, spectators=False)

    scene.ben.asks(Stand())
    scene.ben.asks(Sit(seat=2))

    assert scene.ben.seat == 2


def test_where_nobody_may_only_watch_who_stands_when_the_match_begins_sits_down() -> None:
    scene = Scene("ana ben", seats=2, spectators=False)
    scene.ben.asks(Stand())

    scene.start()

    assert (scene.ana.table["stage"], scene.ben.seat) == ("dealer", 1)


def test_where_nobody_may_only_watch_who_finds_no_seat_when_the_match_begins_has_left() -> None:
    scene = Scene("ana ben", seats=3, bots=["keen"], spectators=False)
    scene.ana.asks(Stand())
    scene.person("cleo").comes()

    scene.start()

    assert (scene.ana.bye, scene.cleo.table["host"]) == ("left", "ben")
    assert [seat.get("name", "") for seat in scene.cleo.table["seats"]] == ["Cleo", "Ben", ""]


def test_the_password_stands_nowhere_in_the_log() -> None:
    scene = Scene("ana", seats=2, password="rosebud")

    assert not any(b"rosebud" in batch.body for batch in scene.batches)


def test_who_was_kicked_cannot_come_back() -> None:
    scene = Scene("ana ben")

    scene.ana.asks(Kick(person="ben"))
    assert scene.ben.bye == "kicked"

    assert scene.ben.comes().bye == "unknown_table"
    assert scene.ana.told("kicked")[0]["name"] == "Ben"


def test_behind_a_shut_door_who_was_kicked_stays_out_under_any_name() -> None:
    scene = Scene("ana ben cleo", seats=4)
    scene.ana.asks(Kick(person="ben"))

    scene.ana.asks(Door(open=False))
    assert scene.person("another").comes().bye == "shut"
    assert (scene.cleo.table["shut"], len(scene.cleo.told("door_shut"))) == (True, 1)

    scene.ana.asks(Door(open=True))
    assert scene.person("dora").comes().seat == 1


def test_a_shut_door_keeps_nobody_out_who_is_at_the_table() -> None:
    scene = Scene("ana ben cleo", seats=2)
    scene.ana.asks(Door(open=False))
    scene.ben.drops()
    scene.cleo.drops()

    scene.wait(3600)
    scene.ben.returns()
    scene.cleo.returns()

    assert [person["name"] for person in scene.ana.table["people"]] == ["Ana", "Ben", "Cleo"]
    assert scene.ben.seat == 1


def test_a_door_stays_shut_when_the_server_restarts() -> None:
    scene = Scene("ana ben")
    scene.ana.asks(Door(open=False))

    scene.restart()
    scene.ana.comes()

    assert scene.person("cleo").comes().bye == "shut"


def test_somebody_gets_another_name_and_keeps_the_seat_and_the_table() -> None:
    scene = Scene("ana ben")

    scene.hear(NameChanged("ana", "Anabel"))

    assert [seat["name"] for seat in scene.ben.table["seats"]] == ["Anabel", "Ben"]
    assert scene.ben.table["host"] == "ana"
    (told,) = scene.ben.told("renamed")
    assert (told["name"], told["text"]) == ("Ana", "Anabel")
    scene.ana.name = "Anabel"


def test_who_was_renamed_while_away_comes_back_by_the_new_name() -> None:
    scene = Scene("ana ben")
    scene.ben.drops()

    scene.ben.name = "Benedict"
    scene.ben.returns()

    assert [person["name"] for person in scene.ana.table["people"]] == ["Ana", "Benedict"]
    assert [event["kind"] for event in scene.ana.events][-2:] == ["renamed", "back"]


def test_the_name_that_somebody_has_and_that_of_a_stranger_change_nothing() -> None:
    scene = Scene("ana ben")
    before = len(scene.batches)

    scene.hear(NameChanged("ana", "Ana"), NameChanged("zoe", "Zoe"))

    assert len(scene.batches) == before
    assert not scene.ben.told("renamed")


def test_who_left_may_come_back() -> None:
    scene = Scene("ana ben")

    scene.ben.asks(Leave())
    assert scene.ben.bye == "left"

    assert scene.ben.comes().seat == 1


def test_the_last_one_to_leave_closes_the_table() -> None:
    scene = Scene("ana ben")

    scene.ben.asks(Leave())
    assert not scene.table.closed
    scene.ana.asks(Leave())

    assert scene.table.closed
    assert scene.ben.comes().bye == "unknown_table"


def test_a_dropped_line_keeps_the_seat() -> None:
    scene = Scene("ana ben")

    scene.ben.drops()
    assert [person.get("here", True) for person in scene.ana.table["people"]] == [True, False]
    scene.ben.returns()

    assert scene.ben.seat == 1
    assert [event["kind"] for event in scene.ana.events][-2:] == ["gone", "back"]


def test_a_second_tab_takes_over_and_the_first_is_heard_no_more() -> None:
    scene = Scene.at("classic n=2 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")
    first = scene.ana.connection
    assert first is not None

    scene.ana.comes()
    assert scene.sent[-1].connection != first
    assert [outgoing.connection for outgoing in scene.sent if outgoing.last] == [first]
    scene.hear_frame(first, "ana", b'{"type":"act","id":9,"move":"play R1","seen":99}')

    assert scene.ana.hand["turn"] == 0
    scene.ana.act("play R1")
    assert scene.ana.hand["turn"] == 1


def test_the_end_of_an_old_line_does_not_end_the_new_one() -> None:
    scene = Scene("ana ben")
    old = scene.ben.connection

    scene.ben.comes()
    scene.hear(Disconnected(str(old), "ben"))

    assert not scene.ana.told("gone")


def test_who_returns_with_the_last_number_gets_only_what_was_missed() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")

    scene.cleo.drops()
    scene.ana.act("play R1")
    scene.ben.act("play R4")
    scene.cleo.returns()

    assert scene.cleo.post[-1]["type"] == "update"
    assert [event["cards"] for event in scene.cleo.told("laid")] == [["R1"], ["R4"]]
    assert scene.cleo.hand["top"] == "R4"


def test_who_returns_with_an_older_number_gets_a_whole_view_and_what_was_missed() -> None:
    scene = Scene.at("classic n=3 top=R5 h0=R1,R2,R3 h1=R4,R6,R7")
    since = scene.cleo.n
    scene.ana.act("play R1")

    scene.cleo.drops()
    scene.ben.act("play R4")
    scene.cleo.forget()
    scene.cleo.comes(since=since)

    assert scene.cleo.post[-1]["type"] == "welcome"
    assert [event["cards"] for event in scene.cleo.told("laid")] == [["R1"], ["R4"]]


def test_who_was_away_for_long_gets_a_whole_view_and_no_old_stories() -> None:
    scene = Scene("ana ben cleo")
    since = scene.cleo.n
    scene.cleo.drops()
    for _ in range(70):
        scene.ana.says("hello")
        scene.wait(0.5)

    scene.cleo.forget()
    scene.cleo.comes(since=(since or 0) - 1)

    assert scene.cleo.post[-1]["type"] == "welcome"
    assert not scene.cleo.events


def test_who_has_missed_more_than_the_table_remembers_gets_a_whole_view() -> None:
    scene = Scene("ana ben cleo")

    scene.cleo.drops()
    for _ in range(KEPT_UPDATES + 1):
        scene.ana.says("hello")
        scene.wait(0.5)
    scene.cleo.returns()

    assert scene.cleo.post[-1]["type"] == "welcome"


def test_a_second_tab_gets_the_view_and_nobody_else_notices() -> None:
    scene = Scene("ana ben")
    sent = len(scene.ben.post)

    scene.ana.comes()
    assert (scene.ana.post[-1]["type"], scene.ana.n) == ("welcome", scene.ben.n)
    scene.ana.returns()
    assert (scene.ana.post[-1]["type"], scene.ana.n) == ("update", scene.ben.n)

    assert len(scene.ben.post) == sent
    scene.ben.says("hello")
    assert len(scene.ana.told("said")) == 1


def test_however_often_somebody_dials_what_others_missed_is_remembered() -> None:
    scene = Scene("ana ben cleo")

    scene.cleo.drops()
    scene.ana.says("hello")
    for _ in range(KEPT_UPDATES + 1):
        scene.ben.comes()
    scene.cleo.returns()

    assert scene.cleo.post[-1]["type"] == "update"
    assert len(scene.cleo.told("said")) == 1


def test_nobody_is_told_that_they_were_away_and_are_back() -> None:
    scene = Scene("ana ben cleo")
    scene.ben.drops()
    scene.cleo.drops()
    scene.ben.returns()
    scene.cleo.returns()

    assert [event["person"] for event in scene.ana.told("gone")] == ["ben", "cleo"]
    assert [event["person"] for event in scene.ana.told("back")] == ["ben", "cleo"]
    assert [event["person"] for event in scene.ben.told("gone")] == ["cleo"]
    assert [event["person"] for event in scene.ben.told("back")] == ["cleo"]
    assert [event["person"] for event in scene.cleo.told("gone")] == ["ben"]


def test_what_is_asked_in_the_same_breath_as_the_hello_is_answered() -> None:
    scene = Scene("ana ben")

    scene.ben.connection, scene.ben.open = "ben/tab", {7}
    scene.hear(
        Connected("ben/tab", "ben", "Ben", None), MessageReceived("ben/tab", "ben", Say(id=7, phrase="hello"))
    )

    assert scene.ben.open == set()
    assert len(scene.ana.told("said")) == 1


def test_the_muted_are_not_heard_until_they_are_heard_again() -> None:
    scene = Scene("ana ben cleo")

    scene.ana.asks(Mute(person="ben"))
    scene.ben.says("hurry")
    assert (len(scene.ana.told("said")), len(scene.cleo.told("said"))) == (0, 1)

    scene.ana.asks(Mute(person="ben", on=False))
    scene.ben.says("sorry")
    assert [event["phrase"] for event in scene.ana.told("said")] == ["sorry"]


def test_the_muted_do_not_notice() -> None:
    scene = Scene("ana ben cleo")
    sent = len(scene.ben.post)

    scene.ana.asks(Mute(person="ben"))

    assert len(scene.ben.post) == sent


def test_the_muted_are_not_heard_in_what_was_missed_either() -> None:
    scene = Scene("ana ben cleo")
    scene.ana.asks(Mute(person="ben"))

    scene.ana.drops()
    scene.ben.says("hurry")
    scene.cleo.says("wait")
    scene.ana.returns()

    assert [event["phrase"] for event in scene.ana.told("said")] == ["wait"]


def test_a_restarted_server_knows_everybody_and_the_cards() -> None:
    scene = Scene("ana ben")
    scene.deal()
    before = {person.id: person.cards for person in scene.here}

    scene.restart()
    scene.come(["ana", "ben"])

    assert {person.id: person.cards for person in scene.here} == before
