"""Cards as people of each language type them."""

from __future__ import annotations

import pytest

from penult.engine.cards import CARDS, Card
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.match.names import plainly
from penult.match.scorekeeper.first_dealer import read_pick
from penult.match.scorekeeper.holdings import Holding
from penult.rulebook.voice import Voice
from penult.terminal.scoring.card_words import card_words

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


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("plain", [False, True], ids=["as it is said", "without accents"])
@pytest.mark.parametrize("rules", ["classic", "hp2003", "hp2018"])
def test_whatever_a_card_is_called_is_understood(language: str, plain: bool, rules: str) -> None:
    voice = Voice(language, Rules(rules), ())
    for card in (card for card in CARDS if card != Card("*")):
        name = plainly(voice.card(card)) if plain else voice.card(card)

        assert Holding.parse(name, card_words(language)).cards == (card,), name
        assert read_pick(name, card_words(language)) == card


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_for_a_card_is_taken_for_a_command_where_cards_are_asked(language: str) -> None:
    words, voice = card_words(language), Voice(language, Rules("classic"), ())
    heard = {plainly(voice.say("score-word", word=word)) for word in HEARD} | {*HEARD}

    assert not {phrase[0] for phrase in (*words.meant, *words.many)} & heard
