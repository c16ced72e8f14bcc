"""What a host says at a table of the server, line by line: who deals, a void hand, who suggested a play."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from penult.client.question import Asked
from penult.i18n.languages import LANGUAGES
from terminal.online.at_table import Player, opened, until, until_turn_of


def three(rules: str = "classic", language: str = "en") -> tuple[Player, Player, Player]:
    scene = opened(rules, seats=4, bots=1)
    return Player("Ana", scene, language), Player("Ben", scene, language), Player("Cleo", scene, language)


def stage(player: Player) -> str:
    assert player.sitting.company is not None
    return player.sitting.company.seen.table.stage


def in_a_hand(*players: Player) -> None:
    players[0].type("")
    until(lambda: stage(players[0]) == "hand", players[0].scene, *players)


def test_the_host_names_the_dealer_before_the_match() -> None:
    ana, ben, cleo = three("hp2003")

    assert "You chose Ben as dealer. [D-32]" in ana.type("/dealer ben")
    assert "Ana chose you as dealer. [D-32]" in ben.read
    assert "Ana chose Ben as dealer. [D-32]" in cleo.read
    assert "Ben deals first: the host decided." in cleo.type("/who")

    ana.type("")
    assert "Ben deals first. [D-32]" in cleo.read
    assert cleo.asked is Asked.NOTHING


def test_a_bot_is_named_by_its_name_or_its_seat_and_taken_back() -> None:
    ana, ben, _ = three()
    assert ana.sitting.company is not None
    bot = ana.sitting.company.names[3]

    assert f"You chose {bot} as dealer." in ana.type(f"/dealer {bot}")
    assert "You let the rules choose the dealer." in ana.type("/dealer")
    assert f"You chose {bot} as dealer." in ana.type("/dealer 3")
    assert "Nobody here is called “Zoe”. Type /who to see who’s here." in ana.type("/dealer Zoe")
    assert "Only the host can do that." in ben.type("/dealer 1")


def test_the_host_ends_the_question_for_birthdays_by_naming_the_dealer() -> None:
    ana, ben, cleo = three("hp2003")

    assert "You can also choose the dealer yourself: /dealer NAME, /dealer 2." in ana.type("")
    assert "choose the dealer yourself" not in ben.read
    assert "Ana chose to deal first. [D-32]" in _after(cleo, lambda: ana.type("/dealer 0"))

    assert cleo.asked is Asked.NOTHING


def test_the_host_voids_a_hand_that_somebody_has_left() -> None:
    ana, ben, cleo = three()
    in_a_hand(ana, ben, cleo)

    refused = ana.type("/void")
    assert "You can void a hand only after one of its players has left. [A-74]" in refused
    cleo.type("/leave")
    told = _after(ben, lambda: ana.type("/void"))

    assert "Ana voided the hand. [A-74]" in told
    assert "A player left, so the hand was void: nobody scored. [A-74]" in told
    assert "The hand was void: nobody scored. [A-74]" in told
    assert stage(ben) == "scores"


def test_a_suggestion_made_aloud_is_reported_and_judged() -> None:
    ana, ben, cleo = three()
    in_a_hand(ana, ben, cleo)

    cleo.type("/aloud Ben")
    assert "You were reported for suggesting a play out loud (#1). [R-48]" in ben.read
    assert "Cleo says Ben suggested a play out loud. Is that true? Type /guilty 1 or /innocent 1" in ana.read
    assert "Ben was cleared: they made no suggestion (#1). [R-48]" in _after(
        cleo, lambda: ana.type("/innocent 1")
    )

    assert "You’ve already reported this player in this hand. [A-70]" in cleo.type("/aloud 1")
    assert "Type it like this: /aloud NAME, /aloud 2" in cleo.type("/aloud")


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_of_it_is_said_in_every_language(language: str) -> None:
    ana, ben, cleo = three("hp2003", language)

    for line in ("/dealer 1", "/dealer", "/dealer 0"):
        ana.type(line)
    in_a_hand(ana, ben, cleo)
    cleo.type("/aloud 1")
    ana.type("/guilty 1")
    until_turn_of(ana, ben, cleo)
    cleo.type("/leave")
    ana.type("/void")

    assert stage(ana) == "scores"
    assert "{" not in ben.read


def _after(player: Player, act: Callable[[], object]) -> str:
    """What somebody reads of what another does."""
    start = len(player.read)
    act()
    return player.read[start:]
