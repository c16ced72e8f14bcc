"""What a printer sees at once: the spaces of French, the opening marks of Spanish, plain English."""

from __future__ import annotations

import re

import pytest

from penult.i18n.catalogue import sources

_UNREAD = re.compile(r"^#.*$|`[^`]*`|NUMBER\([^)]*\)", re.MULTILINE)
"""Comments, and what is typed or computed."""
_CRAMPED = re.compile(r".{0,20}(?:[^\u202f];|[^\s\u202f\d(][!?]|[^\u00a0]:|«[^\u00a0]|[^\u00a0]»)")
"""A mark without a space or with the wrong one. A key to press stands alone, and 3! is typed."""
_KEY = re.compile(r"(?<=[\s(])[?!](?=[\s,])|(?<=\d)!")
_STIFF = re.compile(
    r"\b(?:somebody|anybody|everybody|whoever|anew|cannot|do not|does not|did not|is not|are not|has not"
    r"|have not|will not|there is|it is|you are)\b",
    re.IGNORECASE,
)
"""What nobody says at a card table."""
_STIFF_IN_A_RULE = re.compile(r"\b(?:somebody|anybody|everybody|whoever|anew|oneself|one’s)\b", re.IGNORECASE)
"""A rule may say `does not` and `cannot`; it speaks of the same people all the same."""
_TYPEWRITTEN = re.compile(r".{0,20}'.{0,20}")
_RULEBOOK = ("rulebook", "house", "sheet")
_PART = re.compile(r"\n(?=\w|\s+\.\w)")


def cramped(french: str) -> list[str]:
    return _CRAMPED.findall(_UNREAD.sub("", french))


def unopened(spanish: str) -> list[str]:
    """Messages and parts with a closing question or exclamation mark but no opening one, or the reverse."""
    parts = _PART.split(_KEY.sub("", _UNREAD.sub("", spanish)))
    return [
        part
        for part in parts
        if any((opening in part) != (closing in part) for opening, closing in ("¿?", "¡!"))
    ]


def stiff(english: str, words: re.Pattern[str] = _STIFF) -> list[str]:
    return words.findall(_UNREAD.sub("", english))


def test_the_client_speaks_english_as_people_do() -> None:
    client = ((file, text) for file, text in sources("en") if file not in _RULEBOOK)

    assert {file: found for file, text in client if (found := stiff(text))} == {}


def test_a_rule_speaks_of_people_as_the_client_does() -> None:
    rules = ((file, text) for file, text in sources("en") if file in _RULEBOOK)

    assert {file: found for file, text in rules if (found := stiff(text, _STIFF_IN_A_RULE))} == {}


def test_english_apostrophes_are_typographic() -> None:
    assert {file: found for file, text in sources("en") if (found := stiff(text, _TYPEWRITTEN))} == {}


@pytest.mark.parametrize("language", ["fr", "fr-FR"])
def test_french_has_its_spaces_before_marks_and_within_quotes(language: str) -> None:
    texts = [(file, text) for file, text in sources(language) if text]

    assert len(texts) > 3
    assert {file: found for file, text in texts if (found := cramped(text))} == {}


@pytest.mark.parametrize("language", ["es", "es-ES"])
def test_spanish_questions_and_calls_are_opened(language: str) -> None:
    texts = [(file, text) for file, text in sources(language) if text]

    assert len(texts) > 3
    assert {file: found for file, text in texts if (found := unopened(text))} == {}


@pytest.mark.parametrize(
    "text",
    ["a = Qui donne?", "a = Qui donne ; toi", "a = Nom :", "a = Nom: { $who }", "a = « oui »", "a = UNO!"],
)
def test_a_mark_without_its_space_would_be_noticed(text: str) -> None:
    assert cramped(text) != []


@pytest.mark.parametrize("text", ["a = Quién reparte?", "a = UNO!", "a = ¿Quién reparte"])
def test_a_sentence_that_is_not_opened_would_be_noticed(text: str) -> None:
    assert unopened(text) != []


@pytest.mark.parametrize("text", ["a = Somebody left.", "a = You cannot draw.", "a = It is your turn."])
def test_stiff_english_would_be_noticed(text: str) -> None:
    assert stiff(text) != []


def test_a_typewritten_apostrophe_would_be_noticed() -> None:
    assert stiff("a = You can't draw.", _TYPEWRITTEN) != []
    assert stiff("# You can't draw.\na = You can’t draw.", _TYPEWRITTEN) == []
