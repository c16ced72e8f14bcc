"""Playing at a table of the server, line by line."""

from __future__ import annotations

from itertools import repeat

import msgspec
import pytest

from penult.client.question import Asked
from penult.client.table_client import Lost
from penult.i18n.languages import LANGUAGES
from penult.terminal.commands import Present, Several, request
from penult.wire.events import TableEvent
from penult.wire.people import Person
from penult.wire.to_client import Bye
from terminal.online.at_table import LINK, Player, opened, until, until_asked, until_turn_of


def two_and_a_bot(rules: str = "classic", **terms: object) -> tuple[Player, Player]:
    scene = opened(rules, seats=3, bots=1, **terms)
    return Player("Ana", scene), Player("Ben", scene)


def stage(player: Player) -> str:
    assert player.sitting.company is not None
    return player.sitting.company.seen.table.stage


def hand_of(player: Player) -> tuple[str, ...]:
    assert player.sitting.company is not None
    assert player.sitting.company.seen.hand is not None
    return player.sitting.company.seen.hand.hand


def test_who_asks_for_the_seats_reads_what_each_line_takes() -> None:
    """A-68: everybody at the table can see what the server believes of the others."""
    ana, ben = two_and_a_bot()
    ben.person.is_measured(0.118)
    ana.type("/say ok")

    told = ana.type("/who")
    assert "1  Ben (120 ms)" in told
    assert "0  Ana\n" in told


def test_no_server_commands_the_terminal_of_its_guests() -> None:
    ana, _ = two_and_a_bot()
    table = msgspec.structs.replace(ana.welcome.table, code="\x1b]0;owned\x07\x1b[2J\u202e")
    bot = TableEvent("bot_sat", name="\x9b2Jkeen", seat=2)
    start = len(ana.read)
    ana.sitting.company = None
    ana.sitting.hear(msgspec.structs.replace(ana.welcome, table=table, missed=(bot,)))
    told = ana.read[start:]

    assert "Table \\x1b]0;owned\\x07\\x1b[2J\\u202e" in told
    assert not [letter for letter in told if not letter.isprintable() and letter != "\n"]


def test_of_two_with_one_name_each_is_sent_away_by_the_name_the_table_gave_them() -> None:
    scene = opened("classic", seats=3)
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    scene.person("ben").comes()

    assert "Nobody here is called “Zoe”. Type /who to see who’s here." in ana.type("/kick Zoe")
    ana.type("/kick ben (2)")
    assert ben.sitting.bye is None

    ana.type("/kick 1")
    assert ben.sitting.bye == Bye(why="kicked")
    assert "Nobody here is called “1”. Type /who to see who’s here." in ana.type("/kick 1")


def test_where_an_older_server_has_two_of_one_name_the_seat_is_to_be_said() -> None:
    twins = Present(people=[Person("a", "Ben"), Person("b", "ben")])

    with pytest.raises(Several):
        request("kick", "BEN", twins)


def test_who_comes_is_told_where_they_are_and_what_is_played() -> None:
    ana, ben = two_and_a_bot("hp2003+target=200")

    assert "Table TABLE234" in ben.read
    assert "200" in ben.read
    assert "0  Ana\n1  Ben\n2  Chloé, bot (Hard)\nHost: Ana" in ben.read
    assert "Waiting for Ana to start the match." in ben.read
    assert "Ben joined the table.\nBen took seat 1." in ana.read


@pytest.mark.parametrize("rules", ["classic", "hp2003+legality=table", "hp2018"])
def test_two_people_and_a_bot_play_a_whole_hand(rules: str) -> None:
    ana, ben = two_and_a_bot(f"{rules}+target=2000")

    until(lambda: stage(ana) == "scores", ana.scene, ana, ben)

    for player in (ana, ben):
        assert "This is hand 1 of the match." in player.read
        assert player.read.count(", one point: ") + player.read.count(" points: ") == 3
        assert "Press Enter for the next hand." in player.read


def test_a_match_goes_on_to_its_end_and_begins_again() -> None:
    ana, ben = two_and_a_bot("classic+target=60")

    until(lambda: stage(ana) == "over", ana.scene, ana, ben)
    assert "The match is over. Press Enter to play again" in ana.read
    assert "The match is over. Ana can start another one" in ben.read

    assert "Another match is coming up. You can change seats now." in ana.type("")
    until(lambda: stage(ana) == "hand", ana.scene, ana, ben)


def test_a_wrong_card_is_refused_with_its_rule_and_why_opens_it() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)
    company = ana.sitting.company
    assert company is not None
    assert company.view is not None
    fitting = {move.card for move in company.view.moves if move.verb == "play"}
    wrong = next(card for card in company.view.hand if card not in fitting)
    before = hand_of(ana)

    assert "[R-16] Type why to read the rule." in ana.type(str(wrong))
    assert hand_of(ana) == before
    assert "R-16" in ana.type("why")


def test_a_move_out_of_turn_says_whose_turn_it_is() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    assert "It’s not your turn. It’s Ana’s turn. [" in ben.type("d")


@pytest.mark.parametrize("call", ["", "!"])
def test_a_wild_asks_for_its_color_though_somebody_calls_needlessly(call: str) -> None:
    scene = opened(decks=repeat("W W W W W4 W4 W4 W4"))
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    until_turn_of(ana, ben)
    place = 1 + hand_of(ana).index("W")

    asked = ana.type(f"{place}{call}")
    assert "G  Play Wild, choose green" in asked
    assert "Which one?" in asked

    assert "You played a Wild" in ana.type("g")


def test_the_first_dealer_is_found_by_birthdays_which_nobody_sees() -> None:
    scene = opened("hp2003", seats=2)
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    ana.type("/start")
    assert ana.asked is Asked.BIRTHDAY

    for wrong in ("tomorrow", "13/31"):
        assert f"“{wrong}” isn’t a birthday. Type it like July 31 or 7/31." in ana.type(wrong)
    ana.type("7/30")
    ben.type("1.1.")

    assert "You deal first. [R-04]" in ana.read
    assert "Ana deals first. [R-04]" in ben.read
    assert "30" not in ben.read


def test_a_card_is_picked_by_its_place_in_the_spread() -> None:
    ana, ben = two_and_a_bot("classic")
    ana.type("")
    assert ana.asked is Asked.PICK

    assert "a number from 1 to 108" in ana.type("109")
    ana.type("108")
    assert "That card is gone. Pick another one." in ben.type("108")
    ben.type("")
    ana.scene.pass_time()

    assert "You picked " in ana.read
    assert "[R-03]" in ana.read


def test_whoever_is_tied_is_asked_again() -> None:
    scene = opened(decks=["R7 B7"])
    ana, ben = Player("Ana", scene), Player("Ben", scene)
    ana.type("", "1")

    ben.type("2")

    for player in (ana, ben):
        assert (
            "The highest cards were tied: those players pick again. [A-03]\nWho deals? Pick a card"
            in player.read
        )


def test_people_talk_in_phrases_and_in_their_own_words() -> None:
    scene = opened()
    ana, ben = Player("Ana", scene), Player("Ben", scene, "fr")

    ana.type("/phrase well_played", "/say see   you", "/phrase nonsense")

    assert "Ana\u00a0: Bien joué\u202f! (#1)\nAna\u00a0: see you (#2)" in ben.read
    assert "There’s no such phrase." in ana.read
    assert "well_played" in ana.type("/phrase")


def test_who_is_muted_is_not_heard() -> None:
    ana, ben = two_and_a_bot()

    assert "Done." in ben.type("/mute ana")
    ana.type("/say can you hear me")
    ben.type("/unmute Ana")
    ana.type("/say and now")

    assert "can you hear me" not in ben.read
    assert "Ana: and now" in ben.read


def test_the_host_shuts_the_door_and_opens_it() -> None:
    ana, ben = two_and_a_bot()

    assert "The host closed the table: nobody new can join." in ana.type("/shut")
    assert "Only the host can do that." in ben.type("/open")
    assert "The host opened the table: others can join again." in ana.type("/open")


def test_a_refusal_of_the_table_names_its_rule_and_why_opens_it() -> None:
    ana, ben = two_and_a_bot()

    ana.type("/bot 2")
    ben.type("/leave")

    assert "One player isn’t enough" in ana.type("/start")
    assert "[R-01] Type why to read the rule." in ana.read
    assert "R-01" in ana.type("why")


def test_the_host_seats_bots_and_sends_people_away() -> None:
    ana, ben = two_and_a_bot()

    assert "Only the host can do that." in ben.type("/bot 2")
    assert "Nobody here is called “Zoe”. Type /who to see who’s here." in ana.type("/kick Zoe")
    ana.type("/bot 2 medium", "/kick ben")

    assert ben.sitting.bye == Bye(why="kicked")
    assert "The host kicked you from the table." in ben.read
    assert "1  free" in ana.type("/who")


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ("/bot", "Type it like this: /bot 2 hard, /bot 2"),
        ("/sit 10", "Type it like this: /sit, /sit 2"),
        ("/say", "Type it like this: /say TEXT"),
        ("/report me", "Type it like this: /report 12"),
        ("/dance", "“/dance” isn’t a command."),
        ("R7", "There’s nothing to do right now."),
        ("/link", LINK),
    ],
)
def test_what_cannot_be_understood_says_what_was_expected(typed: str, said: str) -> None:
    ana, _ = two_and_a_bot()

    assert said in ana.type(typed)


def test_who_stops_playing_is_warned_and_then_a_bot_plays_on() -> None:
    ana, ben = two_and_a_bot(turn_seconds=30)
    until_turn_of(ana, ben)
    assert "You have 30 seconds." in ana.read

    ana.scene.now += 21
    ana.sitting.tick()
    ana.sitting.tick()
    assert ana.read.count("You have 9 seconds.") == 1

    until(lambda: "a bot plays for you until you’re back" in ana.read, ana.scene, ben)
    assert "Ana ran out of time: a bot took over." in ben.read
    assert "0  Ana, bot playing" in ben.type("/who")
    assert "You took your seat back." in ana.type("/back")


def test_a_pause_is_agreed_to_and_ended() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    assert "Waiting for an OK to pause: Ben\n" in ana.type("/pause")
    assert "Pause requested by Ana. Type /pause to agree." in ben.read
    ben.type("/pause")
    assert "The game was paused." in ana.read
    ana.type("")

    assert "The game was resumed." in ben.read


def test_somebody_who_is_away_is_named_and_comes_back_to_all_that_happened() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)
    assert ben.sitting.company is not None
    n = ben.sitting.company.seen.n
    ben.person.drops()
    ben.sitting.hear(Lost(0.2))
    ben.sitting.hear(Lost(0.5))
    assert "Ben went offline." in ana.read
    assert "1  Ben, away" in ana.type("/who")

    ana.type("/say where are you?", "d")
    ben.person.comes(since=n)

    assert ben.read.count("Connection lost.") == 1
    missed = ben.read.partition("Connected again.")[2]
    assert "Ana: where are you?" in missed
    assert "Ana drew one card." in missed
    assert "Ben came back." in ana.read


def test_a_second_tab_takes_over_with_a_clear_line() -> None:
    ana, ben = two_and_a_bot()

    again = Player("Ben", ana.scene)

    assert "You joined this table from somewhere else" in ben.read
    assert "Table TABLE234" in again.read


def test_an_old_program_is_told_to_update() -> None:
    ana, _ = two_and_a_bot()

    ana.sitting.hear(Bye(why="reload", protocol=2))

    assert "Update Penult" in ana.read


def test_a_late_comer_watches_and_asks_for_a_seat() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    chloe = Player("Chloé", ana.scene)
    assert "You’re watching. Type /sit to get a seat." in chloe.read
    assert "There’s nothing to do right now." in chloe.type("d")
    assert "You took seat 2." in chloe.type("/sit")
    assert "You already have a seat." in chloe.type("/sit")


def test_a_suggestion_is_reported_and_judged() -> None:
    scene = opened("hp2003", seats=3)
    ana, ben, chloe = Player("Ana", scene), Player("Ben", scene), Player("Chloé", scene)
    until_asked(ana, Asked.TURN, ben, chloe)

    ben.type("/say play your red five")
    chloe.type("/report 1")
    assert "Did Ben suggest a play in message #1? Type /guilty 1 or /innocent 1" in ana.read
    assert "That’s not for you to decide." in chloe.type("/guilty 1")
    ana.type("/guilty 1")

    assert "Ben got a penalty for suggesting a play. [R-48]" in chloe.read
    assert "You got a penalty for suggesting a play. [R-48]" in ben.read


def test_a_line_from_a_pipe_waits_for_its_question() -> None:
    ana, ben = two_and_a_bot()
    assert not ben.takes("1!")
    assert ben.takes("/say hello")
    assert ana.takes("")

    until_turn_of(ana, ben)

    assert ana.takes("1!")
    assert not ben.takes("1!")


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_hand_is_told_in_every_language(language: str) -> None:
    scene = opened("classic+target=2000", seats=2)
    ana, ben = Player("Ana", scene, language), Player("Ben", scene, language)

    until(lambda: stage(ana) == "scores", scene, ana, ben)

    assert len(ana.type("?", "/who", "/table", "/score", "/phrase").splitlines()) > 30


def test_leaving_is_said_and_the_table_goes_on() -> None:
    ana, ben = two_and_a_bot()
    until_turn_of(ana, ben)

    assert "You left the table." in ana.type("q")
    assert "Ana left the table.\nNadia, a bot (Hard), took seat 0.\nYou became the host.\n" in ben.read
    assert "You became the host." in ben.read
