"""A catalogue says messages, and says clearly when it cannot."""

from __future__ import annotations

import pytest

from penult.i18n.catalogue import Catalogue
from penult.i18n.languages import UnknownLanguage, best_language, check_language, language_of


def test_a_message_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match="no message no-such-thing in en"):
        Catalogue("en").say("no-such-thing")


def test_a_fact_that_is_missing_is_an_error_and_no_gap() -> None:
    with pytest.raises(LookupError, match="event-out in fr"):
        Catalogue("fr").say("event-out", me="none")


def test_a_part_that_does_not_exist_is_an_error() -> None:
    with pytest.raises(LookupError, match=r"no part move-accept\.XX in en"):
        Catalogue("en").say("move-accept.XX")


@pytest.mark.parametrize(
    ("text", "language"),
    [
        ("fr", "fr"),
        ("fr_CA.UTF-8", "fr"),
        ("FR-fr", "fr-FR"),
        ("fr-BE", "fr-FR"),
        ("pt-BR", "pt-BR"),
        ("pt_AO", "pt"),
        ("es_ES@euro", "es-ES"),
        ("ES_mx.UTF-8", "es"),
        ("es-419", "es"),
        ("en_GB", "en"),
    ],
)
def test_a_country_decides_between_a_language_and_its_overlay(text: str, language: str) -> None:
    assert check_language(text) == language


@pytest.mark.parametrize("text", ["", "de", "english", "f", "\x00"])
def test_no_other_language_is_accepted(text: str) -> None:
    with pytest.raises(UnknownLanguage, match="expected en or es or es-ES or fr or fr-FR or pt or pt-BR"):
        check_language(text)


def test_the_terminal_says_which_language_is_spoken() -> None:
    assert language_of({"LANG": "pt_PT.UTF-8"}) == "pt"
    assert language_of({"LANG": "pt_BR.UTF-8"}) == "pt-BR"
    assert language_of({"LC_ALL": "es_AR", "LANG": "fr_CA"}) == "es"
    assert language_of({"LANG": "C.UTF-8"}) == "en"
    assert language_of({}) == "en"


@pytest.mark.parametrize(
    ("wanted", "language"),
    [
        (["fr", "fr-FR", "en"], "fr-FR"),
        (["fr", "en", "fr-CA", "fr-FR"], "fr"),
        (["de", "pt"], "pt"),
        (["de", "pt-BR", "es-ES"], "pt-BR"),
        (["tlh"], "en"),
        ([], "en"),
    ],
)
def test_of_several_wishes_the_first_language_and_its_first_country_count(
    wanted: list[str], language: str
) -> None:
    assert best_language(wanted) == language


def test_an_overlay_says_what_is_its_own_and_the_rest_as_its_base() -> None:
    brazil, portugal = Catalogue("pt-BR"), Catalogue("pt")

    assert brazil.say("wild") == "Curinga"
    assert brazil.say("wild.the") == "o Curinga"
    assert brazil.say("shape", color="R") == portugal.say("shape", color="R")


def test_numbers_are_written_as_the_country_writes_them() -> None:
    said = [
        Catalogue(language).say("parts-cards", cards=12345.5) for language in ("es", "es-ES", "fr", "fr-FR")
    ]

    assert said == ["12,345.5 cartas", "12.345,5 cartas", "12\xa0345,5 cartes", "12\u202f345,5 cartes"]


@pytest.mark.parametrize(
    ("language", "names", "said"),
    [
        ("en", ("Ana",), "Ana"),
        ("en", ("Ana", "Ben", "Chloé"), "Ana, Ben and Chloé"),
        ("es", ("Bruno", "Inés"), "Bruno e Inés"),
        ("es-ES", ("Bruno", "Íñigo"), "Bruno e Íñigo"),
        ("es", ("Inés", "Bruno"), "Inés y Bruno"),
        ("es", ("Ana", "Hiedra"), "Ana y Hiedra"),
        ("es", ("Ana", "Hilda"), "Ana e Hilda"),
        ("fr", ("Ana", "Ben", "Chloé"), "Ana, Ben et Chloé"),
        ("pt-BR", ("Ana", "Inês"), "Ana e Inês"),
    ],
)
def test_a_list_has_the_and_of_its_language(language: str, names: tuple[str, ...], said: str) -> None:
    assert Catalogue(language).listed(names) == said
    assert Catalogue(language).say("match-duel", players=names).find(said) >= 0
