"""One act, one word, in every language: the client's messages keep to the glossary."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.i18n.glossary import breaches, document, glossary
from penult.i18n.languages import LANGUAGES
from penult.i18n.patterns import texts, worded

REPOSITORY = Path(__file__).parents[2]
RULEBOOK = ("rulebook", "sheet")
LIKE_THE_CLIENT = ("en",)
"""Languages whose rulebook has the client's words too; the others' has its own register."""
HOUSE_RULES = ("H-", "C-")
"""Entries of the rulebook beside the names of what can be chosen."""
TYPED = "score-typed"
"""Messages of this name, or that begin with it, hold what people type."""
ACTS = {
    *("play", "draw", "color", "call", "catch", "challenge", "bluff", "accept", "skip", "reverse", "flag"),
    *("kick", "host", "chat", "spectators", "ready", "hand", "round", "match", "draw-pile", "discard-pile"),
}


def breaking(language: str) -> set[str]:
    """The messages that use a word that their language does not use for the act."""
    left_out = () if language in LIKE_THE_CLIENT else RULEBOOK
    return {
        each.name
        for each in worded(language)
        if each.file not in left_out and not each.name.startswith((TYPED, *HOUSE_RULES))
        if any(True for text in texts(each.pattern) for _ in breaches(language, text))
    }


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_keeps_to_the_words_of_the_glossary(language: str) -> None:
    assert breaking(language) == set()


def test_every_act_has_a_word_in_every_language() -> None:
    assert set(glossary()) == ACTS
    for act in glossary().values():
        assert set(act.terms) == set(LANGUAGES)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_forbidden_for_its_own_act(language: str) -> None:
    for name, act in glossary().items():
        assert [each for each in breaches(language, act.terms[language].word) if each.act == name] == []


@pytest.mark.parametrize(
    ("language", "text", "phrase"),
    [
        ("en", "You laid { $cards-a }.", "laid"),
        ("en", "Name the color for { $top-the }.", "name … color"),
        ("en", "Lay { $card }, name { color }", "name { color }"),
        ("fr", "Tu n’as rien\u00a0: pioche.", "pioche"),
        ("fr-FR", "C’est l’écart.", "l’écart"),
        ("pt-BR", "Retiras\nduas cartas.", "retiras"),
    ],
)
def test_a_word_that_breaks_it_would_be_noticed(language: str, text: str, phrase: str) -> None:
    assert phrase in [breach.phrase for breach in breaches(language, text)]


@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("en", "Your name, and the display of the layout."),
        ("en", "Play { $card }, choose { color }"),
        ("fr-FR", "Pioche une carte."),
        ("pt", "O Joker Bisca 4"),
    ],
)
def test_other_words_are_free(language: str, text: str) -> None:
    assert list(breaches(language, text)) == []


def test_the_document_is_up_to_date() -> None:
    assert (REPOSITORY / "docs" / "words.md").read_text(encoding="utf-8") == document(), "run `make words`"
