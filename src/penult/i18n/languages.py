"""The languages that people read, and which one of them a person is given.

Four follow the printed sheets and are whole: English, and the Spanish of Latin America, the French of Canada
and the Portuguese of Portugal. An overlay is how another country says some of it; the rest is its base's.

>>> language_of({"LANG": "fr_CA.UTF-8"}), language_of({"LANG": "fr_FR.UTF-8"})
('fr', 'fr-FR')
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping

LANGUAGES = {
    "en": "English",
    "es": "Español (Latinoamérica)",
    "es-ES": "Español (España)",
    "fr": "Français (Canada)",
    "fr-FR": "Français (France)",
    "pt": "Português (Portugal)",
    "pt-BR": "Português (Brasil)",
}

LOCALES = {
    "en": "en-US",
    "es": "es-419",
    "es-ES": "es-ES",
    "fr": "fr-CA",
    "fr-FR": "fr-FR",
    "pt": "pt-PT",
    "pt-BR": "pt-BR",
}
"""The locale whose number format each language uses."""

BASES = tuple(language for language in LANGUAGES if "-" not in language)
"""The languages of the printed sheets."""

COUNTRIES = {
    "es-es": "es-ES",
    **dict.fromkeys(("fr-fr", "fr-be", "fr-ch", "fr-lu", "fr-mc"), "fr-FR"),
    "pt-br": "pt-BR",
}
"""Who reads an overlay; people of all other countries read the base."""
_TAG = re.compile(r"([a-z]{2})(?:[-_]([a-z]{2}|\d{3}))?(?:[-_.@].*)?", re.IGNORECASE | re.ASCII)


class UnknownLanguage(ValueError):
    """Not one of ours."""

    def __init__(self, text: str) -> None:
        super().__init__(f"language: expected {' or '.join(LANGUAGES)}, came {text!r}")


def base(language: str) -> str:
    """The language whose sheets are read, and whose words stand in where an overlay has none of its own."""
    return language[:2]


def check_language(text: str) -> str:
    """`fr`, also for `fr-CA`; `fr-FR`, also for `FR_fr.UTF-8`."""
    language, country = _parsed(text)
    if language not in BASES:
        raise UnknownLanguage(text)
    return COUNTRIES.get(f"{language}-{country}", language)


def best_language(wanted: Iterable[str]) -> str:
    """The first of ours among the wanted; English if there is none.

    Browsers that ask for `fr` and then for `fr-FR` mean the same by both: the first with a country decides.

    >>> best_language(["de-AT", "fr", "fr-FR", "en"])
    'fr-FR'
    """
    known = [(text, *_parsed(text)) for text in wanted]
    ours = [each for each in known if each[1] in BASES]
    if not ours:
        return "en"
    same = [each for each in ours if each[1] == ours[0][1]]
    return check_language(next((text for text, _, country in same if country), ours[0][0]))


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal; English if we have no such language."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    return best_language([text for name in names if (text := environment.get(name))][:1])


def _parsed(text: str) -> tuple[str, str]:
    """Language and country, in small letters; empty where there is none."""
    found = _TAG.fullmatch(text)
    return (found[1].lower(), (found[2] or "").lower()) if found else ("", "")
