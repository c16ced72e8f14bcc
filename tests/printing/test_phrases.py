"""Phrases in a row."""

from __future__ import annotations

import pytest

from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.printing.phrases import in_a_row

PICKS = ("Ana, 7", "Ben, 2", "Chloé, 9")


@pytest.mark.parametrize("language", [*LANGUAGES])
def test_a_semicolon_has_its_space_before_it_in_french_only(language: str) -> None:
    semicolon = "\u202f; " if language.startswith("fr") else "; "

    assert in_a_row(PICKS, catalogue(language).say) == semicolon.join(PICKS)


def test_what_is_empty_leaves_no_semicolon() -> None:
    assert in_a_row(("", "left"), catalogue("en").say) == "left"


def test_nothing_is_an_empty_text() -> None:
    assert in_a_row((), catalogue("en").say) == ""
