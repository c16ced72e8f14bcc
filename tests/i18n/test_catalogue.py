"""A catalogue says messages, and says clearly when it cannot."""

from __future__ import annotations

import pytest

from penult.i18n.catalogue import Catalogue
from penult.i18n.languages import UnknownLanguage, check_language, language_of


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message no-such-thing in en"):
        Catalogue("en").say("no-such-thing")


def test_a_fact_that_is_missing_is_an_error_and_no_gap() -> None:
    with pytest.raises(LookupError, match="event-out in fr"):
        Catalogue("fr").say("event-out", me="none")


def test_a_part_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"no part move-accept\.XX in en"):
        Catalogue("en").say("move-accept.XX")


@pytest.mark.parametrize(("text", "language"), [("fr", "fr"), ("pt-BR", "pt"), ("ES_mx.UTF-8", "es")])
def test_a_language_is_known_by_its_first_two_letters(text: str, language: str) -> None:
    assert check_language(text) == language


@pytest.mark.parametrize("text", ["", "de", "english", "f", "\x00"])
def test_no_other_language_is_accepted(text: str) -> None:
    with pytest.raises(UnknownLanguage, match="expected en or es or fr or pt"):
        check_language(text)


def test_the_terminal_says_which_language_is_spoken() -> None:
    assert language_of({"LANG": "pt_PT.UTF-8"}) == "pt"
    assert language_of({"LC_ALL": "es_AR", "LANG": "fr_CA"}) == "es"
    assert language_of({"LANG": "C.UTF-8"}) == "en"
    assert language_of({}) == "en"
