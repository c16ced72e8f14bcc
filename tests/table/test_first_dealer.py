"""The first dealer is found at the table: by cards (R-03), or by birthdays that nobody keeps (R-04)."""

from __future__ import annotations

import pytest

from penult.engine.errors import Malformed
from penult.table.log.steps import DealerIs, Dealt, Picked, SpreadOut
from penult.wire.to_server import Birthday, Leave, NameDealer, PickCard, Sit, Stand
from table.scene import Scene

NAMES = "ana ben cleo"


def by_cards(*spreads: str, **given: object) -> Scene:
    scene = Scene(NAMES, decks=spreads, **given)
    scene.start()
    return scene


def by_birthday(people: str = NAMES, **given: object) -> Scene:
    scene = Scene(people, rules="hp2003", **given)
    scene.start()
    return scene


def pick(scene: Scene, **places: int) -> None:
    for name, at in places.items():
        scene.people[name].asks(PickCard(at=at))


def test_the_highest_card_deals() -> None:
    scene = by_cards("R3 B7 GS")

    pick(scene, ana=0, ben=1, cleo=2)
    assert scene.ana.told("dealer")[0]["seat"] == 1
    scene.wait(1.5)

    assert (scene.ana.table["stage"], scene.ana.hand["dealer"]) == ("hand", 1)


def test_the_table_has_a_moment_to_see_who_deals() -> None:
    scene = by_cards("R3 B7 GS")

    pick(scene, ana=0, ben=1, cleo=2)
    scene.wait(1.4)

    assert scene.ana.table["stage"] == "dealer"
    assert scene.ana.table["standing"]["dealer"] == 1


def test_faces_are_hidden_until_all_have_picked() -> None:
    scene = by_cards("R3 B7 GS")

    pick(scene, ana=0, ben=1)
    assert scene.cleo.table["spread"]["picks"] == [
        {"seat": 0, "at": 0, "card": "?"},
        {"seat": 1, "at": 1, "card": "?"},
    ]
    assert not scene.ana.told("picked")

    pick(scene, cleo=2)
    assert [event["card"] for event in scene.ana.told("picked")] == ["R3", "B7", "GS"]
    assert scene.ana.table["spread"] is None


def test_the_highest_pick_again_among_themselves() -> None:
    scene = by_cards("R9 B9 G2", "R4 G8")

    pick(scene, ana=0, ben=1, cleo=2)
    assert scene.cleo.told("tied")[0]["rule"] == "A-03"
    assert scene.cleo.table["spread"]["among"] == [0, 1]
    pick(scene, cleo=5)
    assert scene.cleo.refusal["code"] == "not_now"

    pick(scene, ana=0, ben=1)
    assert scene.ana.told("dealer")[0]["seat"] == 1


def test_the_record_of_the_hand_keeps_every_card_that_was_picked() -> None:
    scene = by_cards("R9 B9 G2", "R4 G8")
    pick(scene, ana=0, ben=1, cleo=2)
    pick(scene, ana=0, ben=1)

    scene.wait_until(lambda: scene.table.stage == "hand")

    picks = [" ".join(map(str, cards)) for cards in scene.table.hand.chance.picks]
    assert picks == ["R9 B9 G2", "R4 G8"]


def test_of_a_search_that_the_host_has_ended_the_record_keeps_no_card() -> None:
    scene = by_cards("R9 B9 G2", "R4 G8")
    pick(scene, ana=0, ben=1, cleo=2)
    pick(scene, ana=0)

    scene.ana.asks(NameDealer(seat=2))
    scene.wait_until(lambda: scene.table.stage == "hand")

    assert (scene.ana.hand["dealer"], scene.table.hand.chance.picks) == (2, [])
    assert scene.ana.table["spread"] is None


def test_a_card_that_is_gone_and_a_second_card_are_refused() -> None:
    scene = by_cards("R9 B8 G2")

    pick(scene, ana=4, ben=4)
    pick(scene, ana=5)
    pick(scene, ben=150)

    assert scene.ben.refused == ["no_card_there", "no_card_there"]
    assert scene.ana.refused == ["picked"]
    assert scene.ana.refusal["rule"] == scene.ben.refusal["rule"] == "R-03"


def test_who_does_not_pick_takes_some_card_after_a_while() -> None:
    scene = by_cards()

    pick(scene, ana=0)
    scene.wait(19.9)
    assert len(scene.ana.table["spread"]["picks"]) == 1
    scene.wait(0.2)

    assert len(scene.ana.told("picked")) >= 3


def test_after_a_tie_everybody_has_the_time_to_pick_again() -> None:
    scene = by_cards(seed=3)
    spread = [str(card) for card in scene.table.spread]
    pick(scene, cleo=spread.index("R9"))
    scene.rng.choice = lambda places: next(at for at in places if spread[at][1] == "9")

    scene.wait(20)

    assert scene.cleo.table["spread"]["among"] == [0, 1, 2]
    assert scene.cleo.table["spread"]["picks"] == []


def test_bots_pick_for_themselves() -> None:
    scene = Scene("ana", bots=["simple", "simple"], decks=["R1"])
    scene.start()

    scene.wait(1.6)

    assert {pick["seat"] for pick in scene.ana.table["spread"]["picks"]} == {1, 2}


def test_spectators_do_not_pick() -> None:
    scene = Scene("ana ben zoe", seats=2)
    scene.start()

    pick(scene, zoe=0)

    assert scene.zoe.refusal["code"] == "not_seated"


def test_the_nearest_birthday_deals() -> None:
    scene = by_birthday()
    assert scene.ana.table["birthdays"] == {"answered": []}

    scene.ana.asks(Birthday(month=1, day=1))
    scene.ben.asks(Birthday(month=8, day=5))
    assert scene.cleo.table["birthdays"] == {"answered": [0, 1]}
    scene.cleo.asks(Birthday(month=7, day=20))

    assert (scene.cleo.told("dealer")[0]["seat"], scene.cleo.told("dealer")[0]["rule"]) == (1, "R-04")
    scene.wait(1.5)
    assert scene.cleo.hand["dealer"] == 1


def test_who_says_nothing_does_not_deal() -> None:
    scene = by_birthday()

    scene.ana.asks(Birthday())
    scene.ben.asks(Birthday())
    scene.cleo.asks(Birthday(month=1, day=31))

    assert scene.ana.told("dealer")[0]["seat"] == 2


def test_where_nobody_says_a_birthday_cards_are_picked() -> None:
    scene = by_birthday()

    for person in scene.here:
        person.asks(Birthday())

    assert scene.ana.table["birthdays"] is None
    assert scene.ana.table["spread"]["among"] == [0, 1, 2]


def test_where_nobody_answers_cards_are_picked_after_a_while() -> None:
    scene = by_birthday()

    scene.wait(40)

    assert scene.ana.table["spread"]["among"] == [0, 1, 2]


def test_the_same_birthday_is_settled_by_cards_among_the_two() -> None:
    scene = by_birthday(decks=["R2 R9"])

    scene.ana.asks(Birthday(month=7, day=30))
    scene.ben.asks(Birthday(month=1, day=1))
    scene.cleo.asks(Birthday(month=8, day=1))
    assert scene.ana.table["spread"]["among"] == [0, 2]

    pick(scene, ana=0, cleo=1)
    assert scene.ana.told("dealer")[0]["seat"] == 2


@pytest.mark.parametrize("day", [(2, 31), (4, 31), (2, 30)])
def test_a_day_that_is_in_no_year_is_refused(day: tuple[int, int]) -> None:
    scene = by_birthday()

    scene.ana.asks(Birthday(month=day[0], day=day[1]))

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("no_such_day", "R-04")
    assert scene.ana.table["birthdays"] == {"answered": []}


def test_a_leap_day_is_a_birthday() -> None:
    scene = by_birthday()

    scene.ana.asks(Birthday(month=2, day=29))

    assert scene.ana.table["birthdays"] == {"answered": [0]}


def test_a_thirteenth_month_is_no_message_and_half_a_birthday_none_either() -> None:
    scene = by_birthday()

    with pytest.raises(Malformed):
        scene.ana.asks(Birthday(month=13, day=1))
    scene.ana.open.clear()
    scene.ana.asks(Birthday(month=7))

    assert (scene.ana.refusal["code"], scene.ana.refusal["rule"]) == ("no_such_day", "R-04")


def test_birthdays_stand_in_no_step_and_in_nobodys_bytes() -> None:
    """The same evening with other birthdays and the same dealer: the same bytes."""

    def evening(ben: Birthday, cleo: Birthday) -> tuple[list[bytes], list[bytes]]:
        scene = by_birthday()
        scene.ana.asks(Birthday(month=7, day=31))
        scene.ben.asks(ben)
        scene.cleo.asks(cleo)
        scene.wait(1.5)
        return [batch.body for batch in scene.batches], [outgoing.body for outgoing in scene.sent]

    one = evening(Birthday(month=11, day=23), Birthday(month=12, day=24))
    other = evening(Birthday(month=3, day=9), Birthday(month=4, day=8))

    assert one == other


def test_no_refusal_repeats_a_birthday() -> None:
    scene = by_birthday()

    scene.ana.asks(Birthday(month=2, day=31))

    assert "31" not in str(scene.ana.refusal.get("facts", "")) + scene.ana.refusal["expected"]


def test_a_birthday_is_not_asked_where_cards_decide() -> None:
    scene = by_cards()

    scene.ana.asks(Birthday(month=2, day=3))

    assert scene.ana.refusal["code"] == "not_now"


def test_cards_and_birthdays_go_on_when_everybody_was_away() -> None:
    for rules in ("classic", "hp2003"):
        scene = Scene("ana ben", rules=rules)
        scene.start()
        scene.wait(5)

        scene.ana.drops()
        scene.ben.drops()
        scene.wait(100)
        assert scene.session.wake is None
        scene.ana.returns()
        scene.wait(10)

        assert not scene.written(Picked)
        assert scene.ana.table["birthdays"] == (None if rules == "classic" else {"answered": []})


def test_after_a_restart_the_spread_lies_as_it_lay_and_picks_stay() -> None:
    scene = by_cards("R3 B7 GS")
    pick(scene, ana=0)

    scene.restart()
    scene.come(NAMES.split())
    pick(scene, ben=1, cleo=2)

    assert len(scene.written(SpreadOut)) == 1
    assert scene.ben.told("dealer")[0]["seat"] == 1


def test_after_a_restart_a_dealer_who_was_found_deals() -> None:
    for rules in ("classic", "hp2003"):
        scene = Scene(NAMES, rules=rules, decks=["R3 B7 GS"])
        scene.start()
        if rules == "hp2003":
            for number, person in enumerate(scene.here, start=1):
                person.asks(Birthday(month=number, day=1))
        else:
            pick(scene, ana=0, ben=1, cleo=2)
        spreads = len(scene.written(SpreadOut))

        scene.restart()
        scene.come(NAMES.split())
        scene.wait(1.6)

        assert (scene.ana.table["stage"], len(scene.written(SpreadOut))) == ("hand", spreads)


def test_birthdays_are_asked_again_after_a_restart() -> None:
    scene = by_birthday()
    scene.ana.asks(Birthday(month=7, day=31))

    scene.restart()
    scene.come(NAMES.split())

    assert scene.ana.table["birthdays"] == {"answered": []}
    assert not scene.written(DealerIs)


def test_a_bot_picks_for_who_left_or_stood_up() -> None:
    scene = by_cards("R3 B7 GS")

    scene.cleo.asks(Leave())
    scene.ben.asks(Stand())
    pick(scene, ana=0)
    scene.wait(20)

    assert len(scene.ana.told("picked")) >= 3


def test_who_sits_down_while_the_dealer_is_found_plays_this_very_hand() -> None:
    scene = Scene("ana ben", bots=["simple"])
    scene.start()

    zoe = scene.person("zoe").comes()
    zoe.asks(Sit())
    scene.wait_until(lambda: scene.written(Dealt))

    assert (zoe.seat, len(zoe.cards)) == (2, 7)
