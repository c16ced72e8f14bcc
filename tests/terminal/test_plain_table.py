"""Every decision of a hand, made in lines of text."""

from __future__ import annotations

import io
import random
from contextlib import suppress
from datetime import datetime
from pathlib import Path

import pytest

from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.notation.record import Record
from penult.terminal.lines import Lines, PersonLeft
from penult.terminal.party import Party
from penult.terminal.plain import play_at, sit_down
from penult.terminal.record_folder import RecordFolder
from terminal.sitting import Played, hand_at


def type_in(hand: Played, *lines: str, language: str = "en") -> str:
    """Type lines at a hand; what was answered until they were used up."""
    out = io.StringIO()
    typed = io.StringIO("\n".join(lines) + "\n")
    with suppress(PersonLeft):
        play_at(hand.home(language=language), Lines(typed, out))
    return out.getvalue()


def moves(hand: Played) -> list[str]:
    return [str(move) for seat, move in hand.deal.moves if seat == 0]


@pytest.mark.parametrize(
    ("position", "typed", "done"),
    [
        ("classic n=3 top=R5 h0=R1,B2,B3", "1", "play R1"),
        ("classic n=3 top=R5 h0=R1,B2", "1!", "play R1!"),
        ("classic n=3 top=R5 h0=B1,B2,W", "3 g", "play W>G"),
        ("classic n=3 top=R5 h0=B1,B2,W", "w>g", "play W>G"),
        ("classic n=3 top=R5 h0=B1,B2 draw=R9,*9", "d k", "draw, keep"),
        ("classic n=3 top=R5 h0=B1,B2 draw=R9,*9", "d r9", "draw, play R9"),
        ("classic start n=3 dealer=2 flip=W h0=B1,B2,B3", "b 1", "color B, play B1"),
        ("hp2003 n=4 top=R5 h0=B1,B2,HW", "3 3 y", "play HW@3, color Y"),
        ("hp2018 n=3 top=R5 h0=B1,B2,SH draw=B9,R9,*9", "3 2 r", "play SH@2, color R"),
        ("hp2003 start n=3 dealer=2 flip=RD h0=IN,B5,B6", "i b", "invis B"),
        ("hp2003 start n=3 dealer=2 flip=RD h0=IN,B5,B6", "a", "accept"),
        ("classic n=3 top=R5 h0=R1,R2,R3 opt=false_catch:draw2", "c 2", "catch 2"),
    ],
)
def test_a_line_makes_the_move(position: str, typed: str, done: str) -> None:
    hand = hand_at(position)

    type_in(hand, *typed.split())

    assert ", ".join(moves(hand)) == done


def test_keeping_a_card_that_must_be_laid_is_refused_by_the_reading_that_obliges() -> None:
    hand = hand_at("hp2003 n=3 top=R5 h0=R1,B2 draw=R9,*9 opt=drawn:must_declined")

    answer = type_in(hand, "d", "k", "why")

    assert "You drew a red 9: it fits, so you have to play it at this table." in answer
    assert "lay it or keep it" not in answer
    assert "You drew a red 9. It fits, so you have to play it at this table. [D-02] Type why" in answer
    assert "The drawn card after declining" in answer


@pytest.mark.parametrize(("language", "word"), [("es", "porqué"), ("fr-FR", "pourquoi"), ("pt", "porque")])
def test_a_rule_is_asked_for_in_the_language_of_the_table(language: str, word: str) -> None:
    forced = "hp2003 n=3 top=R5 h0=R1,B2 draw=R9,*9 opt=drawn:must_declined"

    asked, in_english = (type_in(hand_at(forced), "d", "k", why, language=language) for why in (word, "why"))

    assert "D-02 " in asked
    assert asked.partition("[D-02]")[2].splitlines()[2:] == in_english.partition("[D-02]")[2].splitlines()[2:]


def test_a_wild_draw_four_is_challenged() -> None:
    hand = hand_at("classic n=3 t=2 top=R5 h2=W4,R1,B2 h0=B5,B6", b2=("play W4>G",))

    assert "Bruno bluffed, so the challenge worked. [R-33]" in type_in(hand, "h")


def test_an_exposed_person_is_asked_once_before_play_goes_on() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",))

    answer = type_in(hand, "1", "u")

    assert "Press Enter to continue: u\nYou called UNO! [R-44]" in answer
    assert "caught" not in answer


def test_who_goes_on_without_calling_is_caught() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2", b1=("catch 0",))

    assert "Nadia caught you: you hadn’t called UNO. [R-47]" in type_in(hand, "1", "")


def test_a_bot_that_forgot_to_call_is_caught() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=R1,R2", b1=("play R1",))

    assert "You caught Nadia" in type_in(hand, "c")


def test_a_wrong_card_is_flagged_between_two_turns() -> None:
    hand = hand_at("classic n=3 t=1 top=R5 h1=B1,B2,B3 opt=legality:table", b1=("play B1",))

    assert "You flagged Nadia" in type_in(hand, "f")


def test_a_refused_card_is_explained_and_why_opens_the_rule() -> None:
    hand = hand_at("classic n=3 top=R5 h0=R1,B2,B3")
    before = hand.deal.state.copy()

    answer = type_in(hand, "2", "why")

    assert "You can’t play the blue 2 on the red 5. The color in play is red. [R-16]" in answer
    assert "R-16  What you can play on what" in answer
    assert hand.deal.state == before


def test_any_rule_can_be_asked_for() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2"), "rule a42", "rule X-1")

    assert "A-42  " in answer
    assert "“X-1” isn’t a rule" in answer


def test_why_before_any_rule_was_cited_says_how_to_ask() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2"), "why")

    assert "No rule has come up yet. Type “rule R-28” to open one." in answer


def test_what_is_no_move_is_answered_in_words() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2"), "dance", "9", "catch", "\x07")

    assert answer.count("isn’t a move. Type ? for help.") == 4


def test_an_empty_line_in_ones_turn_says_the_table_again() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2"), "")

    assert answer.count("Your hand, 2 cards") == 2


def test_a_call_that_answers_no_duty_is_said_to_be_none() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2,B3"), "uno")

    assert "You can’t call UNO right now." in answer


def test_a_wild_can_be_taken_back_before_its_color_is_named() -> None:
    hand = hand_at("classic n=3 top=R5 h0=B1,B2,W")

    type_in(hand, "3", "x", "")

    assert moves(hand) == []


def test_the_hand_names_every_card_and_says_what_fits_and_what_is_a_bluff() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1,B2,W4"))

    assert "  1* R1  red 1, circle: it fits\n" in answer
    assert "  2  B2  blue 2, square\n" in answer
    assert "  3  W4  Wild Draw Four: a bluff (R-28)\n" in answer


def test_the_end_says_who_won_and_what_everybody_is_left_with() -> None:
    answer = type_in(hand_at("classic n=3 top=R5 h0=R1 h1=B7,BS h2=W"), "1")

    assert "You won the hand and scored 77 points! [R-55]" in answer
    assert "Ana, 0 points: no card" in answer
    assert "Nadia, 27 points: a blue 7 and a blue Skip" in answer


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("rules", ["classic", "hp2003", "hp2018", "hp2003+legality=table+false_catch=draw2"])
def test_whole_hands_are_played_in_every_language(rules: str, language: str, tmp_path: Path) -> None:
    party = Party(Rules(rules), ("keen", "keen"), language, "Ana")
    anything = [f"{n}!" for n in range(1, 25)] + ["G", "1", "2", "d", "k", "a", "", "q?"]
    out = io.StringIO()

    sit_down(
        party,
        random.Random(5),
        RecordFolder(tmp_path, datetime.now),
        io.StringIO("\n".join(anything * 90)),
        out,
    )

    records = list(tmp_path.iterdir())
    assert records
    assert Record.read(records[0]).replay().over
    assert out.getvalue().endswith(party.voice.say("terminal-bye") + "\n")
