"""Words that are typed at a table, in the reader's language and in English."""

from __future__ import annotations

import pytest

from penult.engine.rules import Rules
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.rulebook.voice import Voice
from penult.terminal.typed_words import WORDS, word_meant

EVERY_LANGUAGE = pytest.mark.parametrize("language", [*LANGUAGES])
MEANT = {"why": "rule", "rule": "rule", "score": "score", "help": "help", "quit": "quit"}


@EVERY_LANGUAGE
@pytest.mark.parametrize("word", WORDS)
def test_a_word_is_understood_in_the_language_and_in_english(language: str, word: str) -> None:
    say = catalogue(language).say

    assert word_meant(say("terminal-word", word=word), say) == word_meant(word, say) == MEANT[word]


@EVERY_LANGUAGE
def test_the_words_of_a_language_are_different_single_words(language: str) -> None:
    own = [catalogue(language).say("terminal-word", word=word) for word in WORDS]

    assert len(set(own)) == len(own)
    assert not any(" " in word for word in own)


@EVERY_LANGUAGE
def test_the_help_names_the_words_that_are_understood(language: str) -> None:
    voice = Voice(language, Rules("classic"), ("Ana", "Ben"))
    helped = voice.say("terminal-plain-help") + voice.say("terminal-plain-help-score")

    assert [word for word in WORDS[:3] if voice.say("terminal-word", word=word) not in helped] == []


def test_accents_and_capitals_do_not_matter() -> None:
    assert word_meant("REGLE", catalogue("fr").say) == "rule"


def test_a_move_is_none_of_them() -> None:
    assert word_meant("d", catalogue("pt").say) == ""
