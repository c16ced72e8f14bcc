"""The words for colors and cards that people can type: those of a language, and the English ones.

>>> from penult.scorekeeper.holdings import Holding
>>> print(Holding.parse("7 rojo, salta, comodín", card_words("es")))
R7,W,S
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from ...engine.cards import COLORS
from ...i18n.catalogue import Catalogue, catalogue
from ...notation.names import plainly
from ...scorekeeper.card_words import CardWords, Phrase

_NAMES = {
    "D": "draw-card",
    "V": "reverse",
    "S": "skip",
    "W": "wild",
    "W4": "wild-four",
    "HW": "howler",
    "IN": "invisibility",
    "SH": "sorting-hat",
}
_COUNTED = range(2, 11)
_EDITIONS = ("classic", "hp2003")
"""Together they have every name of a card."""


@cache
def card_words(language: str) -> CardWords:
    own, english = catalogue(language), catalogue("en")
    red, seven = own.say("color", color="R"), own.say("card-number", color="R", face="7")
    return CardWords(
        meant=dict(_names(english))
        | _typed(english, "score-typed")
        | dict(_names(own))
        | _typed(own, "score-typed"),
        many=_typed(english, "score-typed-many") | _typed(own, "score-typed-many"),
        numbers=_numbers(english) | _numbers(own),
        little=frozenset(plainly(own.say("score-typed-little")).replace(",", " ").split()),
        mercy=frozenset(plainly(words.say("score-mercy")) for words in (own, english)),
        color_first=seven.startswith(red),
    )


def _names(words: Catalogue) -> Iterator[tuple[Phrase, str]]:
    """The names that Penult itself uses."""
    for color in COLORS:
        yield _phrase(words.say("color", color=color)), color
    for code, message in _NAMES.items():
        yield from ((_phrase(words.say(message, edition=edition)), code) for edition in _EDITIONS)


def _typed(words: Catalogue, message: str) -> dict[Phrase, str]:
    codes = tuple(_NAMES) if message == "score-typed-many" else (*COLORS, *_NAMES)
    return {_phrase(typed): code for code in codes for typed in words.say(message, word=code).split(",")}


def _numbers(words: Catalogue) -> dict[str, int]:
    return {
        plainly(word.strip()): number
        for number in _COUNTED
        for word in words.say("score-typed-number", number=number).split(",")
    }


def _phrase(text: str) -> Phrase:
    return tuple(plainly(text).split())
