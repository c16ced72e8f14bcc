"""`languages.ts`: the languages that people read, as types, so that a wrong one is an error."""

from __future__ import annotations

import json

from ..i18n.languages import BASES, COUNTRIES, LANGUAGES, LOCALES

HEAD = "// Written by `make web-data` from src/penult/i18n/languages.py; a change made here is lost.\n"


def languages() -> str:
    return "\n".join(
        (
            HEAD,
            "/** Four follow the printed sheets; an overlay says some of it as its country does. */",
            f"export const LANGUAGES = {_json(LANGUAGES)} as const;",
            "export type Language = keyof typeof LANGUAGES;",
            f"export type Base = {' | '.join(map(json.dumps, BASES))};\n",
            "/** The locales for numbers and dates. */",
            f"export const LOCALES: Readonly<Record<Language, string>> = {_json(LOCALES)};\n",
            "/** Who reads an overlay; people of all other countries read the base. */",
            f"export const COUNTRIES: Readonly<Record<string, Language>> = {_json(COUNTRIES)};\n",
        )
    )


def _json(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, indent=2)
