"""The four languages of the printed sheets, and the choice of one.

>>> language_of({"LANG": "fr_CA.UTF-8"})
'fr'
"""

from __future__ import annotations

from collections.abc import Mapping

LANGUAGES = {"en": "English", "es": "Español", "fr": "Français", "pt": "Português"}

LOCALES = {"en": "en-US", "es": "es-ES", "fr": "fr-FR", "pt": "pt-PT"}
"""The locale whose number format each language uses."""


class UnknownLanguage(ValueError):
    """Not one of the four."""

    def __init__(self, text: str) -> None:
        super().__init__(f"language: expected {' or '.join(LANGUAGES)}, came {text!r}")


def check_language(text: str) -> str:
    """`fr`, `fr-CA` and `FR_ca.UTF-8` are all `fr`."""
    language = text[:2].lower()
    if language not in LANGUAGES or text[2:3] not in ("", "-", "_", "."):
        raise UnknownLanguage(text)
    return language


def language_of(environment: Mapping[str, str]) -> str:
    """The language of a terminal; English if it is none of the four."""
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        if text := environment.get(name):
            try:
                return check_language(text)
            except UnknownLanguage:
                return "en"
    return "en"
