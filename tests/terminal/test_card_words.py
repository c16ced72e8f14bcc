"""Cards as people of each language type them."""

from __future__ import annotations

import pytest

from penult.engine.cards import CARDS, Card
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.notation.names import plainly
from penult.rulebook.voice import Voice
from penult.scorekeeper.card_words import Colorless
from penult.scorekeeper.first_dealer import read_pick
from penult.scorekeeper.holdings import Holding
from penult.scorekeeper.refusals import ScoreRefused
from penult.terminal.scorekeeper.card_words import card_words

HEARD = ("quit", "help", "rule", "back", "undo")
"""What is a command everywhere."""


@pytest.mark.parametrize(
    ("language", "typed", "kept"),
    [
        ("en", "red 7", "R7"),
        ("en", "7 red", "R7"),
        ("en", "7 RED 5 green", "R7,G5"),
        ("en", "red7 skip wild", "R7,W,S"),
        ("en", "wild-draw-four, blue draw two", "BD,W4"),
        ("en", "3 wilds 7", "W,W,W,7"),
        ("es", "rojo 7", "R7"),
        ("es", "7 rojas, salta", "R7,S"),
        ("es", "comodin", "W"),
        ("es", "Comodín Toma 4 y toma 2 azul", "BD,W4"),
        ("es", "reversa en rojo", "RV"),
        ("es", "7 rojo 8", "R7,8"),
        ("es", "wild red 7", "R7,W"),
        ("fr", "rouge 7", "R7"),
        ("fr", "7 vertes, passer", "G7,S"),
        ("fr", "un joker et une blanche", "W,W"),
        ("fr", "Sens inverse bleu, invisibilite", "BV,IN"),
        ("fr", "prendre 4", "W4"),
        ("pt", "vermelho 7", "R7"),
        ("pt", "7 amarela, 3 azuis", "B3,Y7"),
        ("pt", "saltar, joker, bisca 4", "W,W4,S"),
        ("pt", "inversao verde", "GV"),
    ],
)
def test_words_of_the_language_are_cards(language: str, typed: str, kept: str) -> None:
    assert str(Holding.parse(typed, card_words(language))) == kept


@pytest.mark.parametrize(
    ("language", "typed", "kept"),
    [
        ("en", "2 skip", "S,S"),
        ("en", "2 red 7", "R7,R7"),
        ("en", "two wilds", "W,W"),
        ("en", "two wild, one skip", "W,W,S"),
        ("en", "3 draw two 2 green reverses", "GV,GV,D,D,D"),
        ("en", "two red 7 and two w4", "R7,R7,W4,W4"),
        ("en", "two 7", "14"),
        ("en", "red 2 skip", "R2,S"),
        ("en", "2 and skip", "S,2"),
        ("en", "2, skip", "S,2"),
        ("en", "20 skip", "S,20"),
        ("en", "2 7", "9"),
        ("en", "2 r7", "R7,2"),
        ("es", "2 salta", "S,S"),
        ("es", "2 7 rojo", "R7,R7"),
        ("es", "dos 7 rojos", "R7,R7"),
        ("es", "tres comodines y dos saltas azules", "BS,BS,W,W,W"),
        ("fr", "2 passer", "S,S"),
        ("fr", "deux jokers", "W,W"),
        ("fr", "deux 7 rouges et une blanche", "R7,R7,W"),
        ("fr", "trois prendre deux", "D,D,D"),
        ("pt", "2 saltar", "S,S"),
        ("pt", "duas bisca 4, dois jokers", "W,W,W4,W4"),
        ("pt", "dois 7 vermelhos", "R7,R7"),
    ],
)
def test_a_number_before_a_card_says_how_many(language: str, typed: str, kept: str) -> None:
    assert str(Holding.parse(typed, card_words(language))) == kept


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("2 +4", "W4,W4"),
        ("2 +2", "D,D"),
        ("4 +3", "D,D,D,D"),
        ("2 r+2", "RD,RD"),
        ("2 w+4, 2", "W4,W4,2"),
        ("r7 2 +4", "R7,W4,W4"),
        ("2, +4", "W4,2"),
        ("20 +4", "W4,20"),
        ("2 + 4", "6"),
    ],
)
def test_a_number_before_a_printed_card_says_how_many_too(language: str, typed: str, kept: str) -> None:
    assert str(Holding.parse(typed, card_words(language))) == kept


@pytest.mark.parametrize("language", LANGUAGES)
def test_people_count_to_ten(language: str) -> None:
    words = card_words(language)

    assert {*words.numbers.values()} == {*range(2, 11)}
    for word, number in words.numbers.items():
        assert len(Holding.parse(f"{word} wild", words).named) == number


@pytest.mark.parametrize(
    ("typed", "code"),
    [
        ("7 skip", "count_or_card"),
        ("5 wild", "count_or_card"),
        ("3 red 7", "count_or_card"),
        ("5 +4", "count_or_card"),
        ("7 +2", "count_or_card"),
        ("3 r+2", "count_or_card"),
        ("two 3 wild", "count_or_card"),
        ("draw two skips", "count_or_card"),
        ("wild four skips", "count_or_card"),
        ("two", "not_a_holding"),
        ("two 20", "not_a_holding"),
        ("two three", "not_a_holding"),
        ("two red", "not_a_holding"),
        ("11 wilds", "not_a_holding"),
    ],
)
def test_what_can_be_read_in_two_ways_or_none_is_refused(typed: str, code: str) -> None:
    with pytest.raises(ScoreRefused) as refused:
        Holding.parse(typed, card_words("en"))
    assert refused.value.code == code


def test_the_dealer_is_found_by_one_card_each() -> None:
    assert read_pick("one skip", card_words("en")) == Colorless("S")
    with pytest.raises(ScoreRefused, match="2 skip"):
        read_pick("2 skip", card_words("en"))


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True], ids=["as it is said", "without accents"])
@pytest.mark.parametrize("rules", ["classic", "hp2003", "hp2018"])
def test_whatever_a_card_is_called_is_understood(language: str, plain: bool, rules: str) -> None:
    voice = Voice(language, Rules(rules), ())
    for card in (card for card in CARDS if card != Card("*")):
        called = str(voice.card(card))
        name = plainly(called) if plain else called

        assert Holding.parse(name, card_words(language)).cards == (card,), name
        assert read_pick(name, card_words(language)) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_a_card_is_taken_for_a_command_where_cards_are_asked(language: str) -> None:
    words, voice = card_words(language), Voice(language, Rules("classic"), ())
    heard = {plainly(voice.say("score-word", word=word)) for word in HEARD} | {*HEARD}

    assert not {phrase[0] for phrase in (*words.meant, *words.many)} & heard
