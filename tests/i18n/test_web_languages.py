"""The languages are typed twice, in Python and for the browser: nobody may read other ones there."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from penult.i18n.languages import BASES, LANGUAGES, LOCALES, best_language

BUNDLES = (Path(__file__).parents[2] / "web" / "src" / "words" / "bundles.ts").read_text(encoding="utf-8")


def typed(name: str) -> dict[str, str]:
    """An object of the client's source, as a dict."""
    body = BUNDLES.partition(f"const {name}")[2].partition("= {")[2].partition("}")[0]
    return dict(re.findall(r"^\s*'?([\w-]+)'?: '(.+)',$", body, re.MULTILINE))


@pytest.mark.parametrize(("name", "known"), [("LANGUAGES", LANGUAGES), ("LOCALES", LOCALES)])
def test_the_browser_has_the_same_languages_and_locales(name: str, known: dict[str, str]) -> None:
    assert typed(name) == known


def test_the_browser_has_the_same_bases() -> None:
    (bases,) = re.findall(r"^export type Base = (.+)$", BUNDLES, re.MULTILINE)

    assert tuple(re.findall(r"'(\w+)'", bases)) == BASES


def test_the_same_countries_read_an_overlay_in_the_browser() -> None:
    countries = typed("COUNTRIES")
    letters = "abcdefghijklmnopqrstuvwxyz"
    overlaid = {
        f"{base}-{one}{two}": language
        for base in BASES
        for one in letters
        for two in letters
        if (language := best_language([f"{base}-{one}{two}"])) != base
    }

    assert countries == overlaid
