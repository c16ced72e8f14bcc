"""House rules in a terminal: what can be typed or pressed, and what is said about it."""

from __future__ import annotations

import pytest

from penult.client.question import Asked, window_is_open
from penult.engine.cards import Card
from penult.engine.deal import Deal
from penult.engine.moves import Move
from penult.engine.rules import Rules
from penult.engine.view import View
from penult.i18n.languages import LANGUAGES
from penult.rulebook.voice import Voice
from penult.terminal.captions import asking
from penult.terminal.offers import calling, each, laying, offers
from penult.terminal.party import Party
from penult.terminal.plain_view import choice, described
from penult.terminal.row_words import conflict_words
from penult.terminal.setup_choices import SetupChoices
from penult.terminal.typed_moves import meant

SEVERAL = "classic n=3 opt=multi=face top=R5 h0=R1,B1,Y1,G9"
SWAP = "classic n=3 opt=seven=may top=R5 h0=R7,B2,B3"
JUMP = "classic n=3 opt=jump=on top=R5 h0=R9,B2,B3 h1=R1,G1,G2 h2=R9,Y1"
TOTAL = "classic n=3 opt=stack=two,deflect=skip top=R5 h0=RD,B2,B3 h1=RS,GD,G1 h2=R1,B9"
NAMES = ("Ana", "Ben", "Cleo")


def jumping() -> View:
    """Ana has laid a red 9, and Cleo has the other one; it is Ben's turn."""
    deal = Deal.at(JUMP)
    deal.play("play R9")
    return deal.view(2)


def answering() -> View:
    deal = Deal.at(TOTAL)
    deal.play("play RD")
    deal.play("play GD")
    return deal.view(2)


def voice(view: View) -> Voice:
    return Voice("en", view.rules, NAMES, reader=view.seat)


@pytest.mark.parametrize("typed", ["1+4", "R1+Y1", "r1 + y1"])
def test_several_cards_are_typed_with_a_plus(typed: str) -> None:
    view = Deal.at(SEVERAL).view(0)
    assert list(map(str, view.hand)) == ["R1", "G9", "B1", "Y1"]

    assert meant(typed, view) == (Move("play R1+Y1"),)


def test_uno_is_called_with_several_cards() -> None:
    assert meant("R1+B1+Y1!", Deal.at(SEVERAL).view(0)) == (Move("play R1+B1+Y1!"),)


def test_one_card_is_laid_alone_though_others_could_go_with_it() -> None:
    assert laying(Deal.at(SEVERAL).view(0), Card("R1")) == (Move("play R1"),)


def test_a_seven_is_laid_on_somebody_or_on_nobody() -> None:
    view = Deal.at(SWAP).view(0)
    ways = meant("R7", view)

    assert [offer.key for offer in each(ways)] == ["1", "2", "n"]
    assert [choice(offer.key, offer.moves[0], view, voice(view)) for offer in each(ways)] == [
        "1  Play red 7 and swap hands with Ben",
        "2  Play red 7 and swap hands with Cleo",
        "N  Don’t swap",
    ]


def test_uno_can_be_called_with_a_seven_that_brings_one_card() -> None:
    view = Deal.at(SWAP + " h1=G1 h2=Y1,Y2").view(0)

    assert calling(view, laying(view, Card("R7"))) == (Move("play R7@1!"),)


def test_uno_can_be_called_with_a_zero_that_brings_one_card() -> None:
    view = Deal.at("classic n=3 opt=zero=rotate top=R5 h0=R0,B2,B3 h2=Y1").view(0)

    assert calling(view, laying(view, Card("R0"))) == (Move("play R0!"),)


def test_a_card_that_moves_larger_hands_is_laid_without_a_question_about_uno() -> None:
    view = Deal.at(SWAP + " h1=G1,G2 h2=Y1,Y2").view(0)

    assert calling(view, laying(view, Card("R7"))) == ()


def test_who_could_jump_in_is_asked_and_has_a_key() -> None:
    view = jumping()

    assert window_is_open(view)
    assert [(offer.key, offer.moves) for offer in offers(view.moves)] == [("j", (Move("jump R9"),))]
    assert (meant("j", view), meant("J!", view)) == ((Move("jump R9"),), (Move("jump R9!"),))


def test_a_total_is_asked_about_with_its_number() -> None:
    view = answering()
    [accept] = [move for move in view.moves if move.verb == "accept"]

    assert voice(view).move(accept, view.top, view.due) == "Draw four"
    assert voice(view).phase(view) == "4 cards are waiting for you: choose your answer."


def test_a_deflected_total_is_not_accepted_like_a_skip() -> None:
    deal = Deal.at(TOTAL)
    deal.play("play RD")
    deal.play("play RS")
    view = deal.view(2)

    assert voice(view).move(Move("accept"), view.top, view.due) == "Draw two"


def test_a_player_who_is_out_of_the_hand_is_named_as_such() -> None:
    deal = Deal.at("classic n=3 opt=mercy=8 top=R5 h0=RD,B2,B3 h1=*7 h2=R1,B9 draw=*20")
    deal.play("play RD")

    assert next(described(deal.view(0), voice(deal.view(0)))) == "1 Ben: out of this hand; 2 Cleo: 2 cards"


@pytest.mark.parametrize("language", LANGUAGES)
def test_what_is_asked_about_a_jump_or_a_swap_has_words(language: str) -> None:
    for view in (Deal.at(SWAP).view(0), jumping()):
        spoken = Voice(language, view.rules, NAMES, reader=view.seat)
        moves = laying(view, Card("R7")) or (Move("jump R9"),)

        assert asking(view, Asked.TURN, moves, spoken)
        assert all(choice(offer.key, offer.moves[0], view, spoken) for offer in each(moves))


def setup(rules: str, bots: int = 3) -> SetupChoices:
    return SetupChoices(Party(Rules(rules), ("keen",) * bots))


def chosen(choices: SetupChoices, key: str) -> str:
    return next(row.chosen for row in choices.rows if row.key == key)


def test_a_preset_chooses_its_switches_and_no_others() -> None:
    choices = setup("classic+legality=table+jump=on")
    assert chosen(choices, "house") == "jump-in"

    while chosen(choices, "house") != "seven-o":
        choices = choices.turned("house", 1)

    assert choices.party.rules == Rules("classic+legality=table+seven-o")


def test_switches_that_are_no_preset_are_ones_own_mix() -> None:
    assert chosen(setup("classic+jump=on+multi=face"), "house") == "mixed"
    assert chosen(setup("classic"), "house") == "none"


def test_a_value_that_goes_with_nothing_else_is_left_out_and_the_reason_is_kept() -> None:
    turned = setup("classic+bluff=challenge").turned("bluff", 1)

    assert chosen(turned, "bluff") == "free"
    assert turned.conflict is not None
    assert turned.conflict.rule == "C-02"


def test_a_row_without_another_value_stays_and_says_why() -> None:
    turned = setup("classic").turned("stack_max", 1)

    assert turned.party.rules == Rules("classic")
    assert turned.conflict is not None
    assert "C-01" in conflict_words(turned.conflict, "es", "classic")


def test_no_more_cards_are_dealt_than_there_are() -> None:
    turned = setup("classic", bots=9)
    for _ in range(12):
        turned = turned.turned("deal", 1)
        turned.party.check_number()
