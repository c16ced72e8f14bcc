"""What people need to know when they join, come back, or are new to such a table."""

from __future__ import annotations

import pytest

from penult.client.question import Asked
from penult.client.table_client import Lost
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.terminal.table_voice import table_refusal
from penult.wire.to_client import Refused
from terminal.online.at_table import Player, opened, until_turn_of


def two_and_a_bot(**terms: object) -> tuple[Player, Player]:
    scene = opened("classic", seats=3, bots=1, **terms)
    return Player("Ana", scene), Player("Ben", scene)


def lose(player: Player) -> int:
    """The connection ends; the last update that was seen."""
    assert player.sitting.company is not None
    player.person.drops()
    player.sitting.hear(Lost(0.2))
    return player.sitting.company.seen.n


def test_back_in_my_own_turn_i_am_asked_again_with_the_time_left() -> None:
    ana, ben = two_and_a_bot(turn_seconds=30)
    until_turn_of(ana, ben)
    n = lose(ana)

    ana.scene.now += 5
    ana.person.comes(since=n)

    back = ana.read.partition("Connected again.")[2]
    assert "Your hand, 7 cards." in back
    assert back.rstrip().endswith("You have 25 seconds.")
    assert "lay a card or draw." in back


def test_who_comes_in_the_middle_of_a_hand_reads_how_it_came_to_lie_so() -> None:
    ana, ben = two_and_a_bot(turn_seconds=30)
    until_turn_of(ana, ben)
    ana.type("draw")
    until_turn_of(ben, ana)
    eve = Player("Eve", ana.scene)

    assert "was turned up." in eve.read
    assert "Ana drew one card." in eve.read
    assert eve.read.index("Ana drew") < eve.read.rindex("’s turn.")


def test_nobody_is_hurried_while_there_is_no_connection() -> None:
    ana, ben = two_and_a_bot(turn_seconds=30)
    until_turn_of(ana, ben)
    lose(ana)

    ana.scene.now += 21
    ana.sitting.tick()

    assert ana.read.endswith("Reconnecting…\n")


def test_back_in_the_turn_of_another_i_see_my_cards_and_whose_turn_it_is() -> None:
    ana, ben = two_and_a_bot(turn_seconds=30)
    until_turn_of(ana, ben)
    n = lose(ben)

    ben.person.comes(since=n)

    back = ben.read.partition("Connected again.")[2]
    assert "Your hand, 7 cards." in back
    assert "Ana has 30 seconds." in back


def test_who_comes_in_the_middle_of_a_hand_sees_the_table_but_no_hand() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    zoe = Player("Zoe", ana.scene)

    for told in (zoe.read, zoe.type("/table")):
        assert "0 Ana: 7 cards; 1 Ben: 7 cards" in told
        assert "Discard pile: " in told
        assert "Your hand" not in told


def test_who_sits_down_in_the_middle_of_a_hand_is_shown_the_cards() -> None:
    scene = opened()
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    until_turn_of(ana, ben)
    ana.type("/stand")
    assert "Bruno, a bot (Hard), took seat 1." in ben.type("/stand")

    told = ben.type("/sit 1")

    assert ben.asked is Asked.NOTHING
    assert "You took seat 1." in told
    assert "Your hand, " in told


def test_who_stands_up_behind_a_pipe_is_heard() -> None:
    scene = opened()
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    until_turn_of(ana, ben)
    assert not ben.takes("d")

    for player in (ana, ben):
        player.type("/stand")

        assert all(map(player.takes, ("d", "", "/sit")))


def test_who_is_to_sit_down_with_the_next_deal_is_still_waited_for() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)
    zoe = Player("Zoe", ana.scene)
    assert zoe.takes("d")

    assert zoe.type("/sit 2") == "You took seat 2.\nYou’ll join the next hand.\n"

    assert not zoe.takes("d")
    assert zoe.takes("/stand")


def test_without_a_connection_only_commands_are_taken_out_of_a_pipe() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)
    lose(ana)

    assert not ana.takes("d")
    assert ana.takes("/who")


def test_a_pause_says_who_asks_and_whom_it_waits_for() -> None:
    scene = opened("classic", seats=3)
    ana, ben, zoe = Player("Ana", scene), Player("Ben", scene), Player("Zoe", scene)
    until_turn_of(ana, ben, zoe)

    assert "Waiting for an OK to pause: Ben and Zoe\n" in ana.type("/pause")
    assert "Waiting for an OK to pause: Zoe\n" in ben.type("/pause")

    assert "Waiting for an OK to pause: Zoe\n" in ana.read
    assert zoe.read.count("Pause requested by Ana. Type /pause to agree.") == 1
    assert "Waiting for an OK to pause" not in zoe.read


@pytest.mark.parametrize("goodbye", ["/leave", "/stand"])
def test_a_bot_plays_on_where_somebody_leaves_a_match(goodbye: str) -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    ben.type(goodbye)

    assert "Bruno, a bot (Hard), took seat 1." in ana.read


def test_before_a_match_a_seat_that_is_given_up_is_free() -> None:
    ana, ben = two_and_a_bot()

    ben.type("/leave")

    assert "Ben left the table." in ana.read
    assert "a bot" not in ana.read.partition("Ben left")[2]


def test_alone_at_a_table_one_is_told_that_it_takes_more_and_where_a_bot_can_sit() -> None:
    ana = Player("Ana", opened())

    assert "/bot 1 hard adds a bot" in ana.read
    assert "One player isn’t enough. Invite people or add bots." in ana.type("/start")
    ana.type("/bot 1 keen", "/start")
    assert ana.asked is Asked.PICK


def test_no_bot_is_offered_where_no_seat_is_free() -> None:
    ana = Player("Ana", opened("classic", seats=2, bots=1))

    assert "Press Enter to start the match. /who shows the seats." in ana.read


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_wrong_number_of_players_is_named(language: str) -> None:
    told = table_refusal(Refused(id=1, code="players", facts={"players": 7}), catalogue(language))

    assert "7" in told


def test_people_who_change_places_are_told_where_they_sit() -> None:
    ana, ben = two_and_a_bot()

    told = ana.type("/move Ben 0")
    assert "Ben took seat 0.\nYou took seat 1.\n" in told
    assert "You took seat 0.\nAna took seat 1.\n" in ben.read

    assert "You took seat 2.\nBruno, a bot (Hard), took seat 1.\n" in ana.type("/move Ana 2")
    assert "0  Ben\n1  Bruno, bot (Hard)\n2  Ana\n" in ana.type("/who")


def test_a_bot_that_makes_room_is_not_taken_for_who_comes() -> None:
    ana, ben = two_and_a_bot()
    ana.type("/stand")

    told = ana.type("/move Ana 2")

    assert "Chloé left seat 2.\nYou took seat 2.\n" in told
    assert "Chloé left seat 2.\nAna took seat 2.\n" in ben.read
