"""`testing/nouns.json`: cards in all their forms, and lists, as Python says them; the client compares."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import cycle

from ..engine.editions import EDITIONS
from ..i18n.catalogue import catalogue
from ..i18n.languages import LANGUAGES
from ..rulebook.card_names import cards_noun

_CARDS = ("R7", "GD", "YV", "BS", "W", "W4", "HW", "IN", "SH", "*", "?")
_TOGETHER = (("R7", "GV"), ("Y3", "R1", "G0", "B3"), ("GV", "GV", "R7", "IN"), ("W", "W", "W", "W", "?", "?"))
_NAMES = (("Ana",), ("Bruno", "Inés"), ("Ana", "Ben", "Íñigo"), ("Ana", "Hiedra"), ("Inés", "Hilda"))


def nouns() -> dict[str, object]:
    return {"cards": list(_cards()), "lists": list(_lists())}


def _cards() -> Iterator[dict[str, object]]:
    """Every language with every card alone and some together, each time as another edition has it."""
    editions = cycle(EDITIONS)
    for language in LANGUAGES:
        for codes in (*((code,) for code in _CARDS), *_TOGETHER):
            edition = next(editions)
            noun = cards_noun(language, edition, codes)
            yield {
                "language": language,
                "edition": edition,
                "codes": codes,
                "name": noun.name,
                "parts": noun.parts,
            }


def _lists() -> Iterator[dict[str, object]]:
    for language in LANGUAGES:
        for names in _NAMES:
            yield {"language": language, "names": names, "said": catalogue(language).listed(names)}
