"""A rule cites the sheet of its edition in the reader's language, wherever that sheet prints it.

Readers of an overlay read the sheets of its base.
"""

from __future__ import annotations

from functools import cache
from pathlib import Path

import pytest

from penult.engine.editions import EDITIONS
from penult.i18n.languages import LANGUAGES, base
from penult.rulebook.book import book
from penult.rulebook.entries import facts
from penult.rulebook.forms.notes import notes
from penult.rulebook.sources import ALL, PrintedSource, reader_sources

TABLE = Path(__file__).parent / "printed.txt"
EDITION_OF = {
    "42003": "classic",
    "42797": "hp2003",
    "42797 draft": "hp2003",
    "42797 fr": "hp2003",
    "2018": "hp2018",
}


@cache
def printed() -> dict[str, set[tuple[str, str]]]:
    """By rule: each sheet that prints it, with each language in which it does."""
    lines = [line for line in TABLE.read_text(encoding="utf-8").splitlines() if line and line[0] != "#"]
    (_, *sheets), *rows = ([cell.strip() for cell in line.split("|")] for line in lines)
    return {
        rule: {
            (sheet, language)
            for sheet, cell in zip(sheets, cells, strict=True)
            for language in cell.replace("-", "").split()
        }
        for rule, *cells in rows
    }


def cited(rule: str, edition: str, language: str) -> tuple[PrintedSource, ...]:
    return reader_sources(facts()[rule].sources, edition, language)


def headings(rule: str, edition: str, language: str) -> str:
    words = book(language)
    return dict(notes(words, words.entry(rule, edition)))[words.say("entry-heading")]


def test_every_rule_is_in_the_table() -> None:
    assert set(printed()) == {name for name in facts() if name.startswith("R-")}


def test_a_rule_names_every_sheet_that_prints_it_and_no_other() -> None:
    for rule, where in printed().items():
        assert {(source.sheet, source.language) for source in facts()[rule].sources} == where, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reader_is_sent_to_the_sheet_of_the_edition_in_the_own_language(
    edition: str, language: str
) -> None:
    for rule in printed():
        where = {(EDITION_OF[sheet], spoken) for sheet, spoken in printed()[rule]}
        found = {(source.edition, source.language) for source in cited(rule, edition, language)}
        if (edition, base(language)) in where:
            assert found == {(edition, base(language))}, rule
        elif edition in dict(where):
            assert (edition, "en") in found, rule


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_reader_is_sent_to_a_sheet_in_the_own_language_wherever_one_prints_the_rule(
    edition: str, language: str
) -> None:
    for rule, where in printed().items():
        readable = base(language) in (spoken for _, spoken in where)
        found = {source.language for source in cited(rule, edition, language)}
        assert readable == (base(language) in found), rule


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_reader_of_the_whole_book_is_sent_to_every_sheet_in_the_own_language(language: str) -> None:
    for rule, where in printed().items():
        found = {(source.sheet, source.language) for source in cited(rule, ALL, language)}
        readable = {(sheet, spoken) for sheet, spoken in where if spoken == base(language)}
        assert found == (readable or {(sheet, spoken) for sheet, spoken in where if spoken == "en"}), rule


def test_a_heading_is_the_one_of_the_edition() -> None:
    assert headings("R-63", "hp2003", "en") == "PARTNERS"
    assert headings("R-63", "classic", "en") == "TWO-HANDED PLAY, PARTNERS AND MULTI-TABLE TOURNAMENTS"
    assert headings("R-05", "hp2003", "es") == "CÓMO JUGAR"
    assert headings("R-05", "hp2018", "es") == "Preparación, 2"
    assert headings("R-05", "hp2018", "es-ES") == "Preparación, 2"


def test_a_heading_that_sheets_share_is_shown_once() -> None:
    assert headings("R-06", "hp2003", "fr") == "DÉROULEMENT"
    assert headings("R-13", "hp2003", "en") == "FUNCTIONS OF THE ACTION CARDS, WILD DRAW FOUR CARD"


def test_several_headings_are_shown_with_their_sheets() -> None:
    assert headings("R-05", ALL, "es") == (
        "CÓMO JUGAR (borrador de la hoja 42797) · Preparación, 2 (hoja de 2018)"
    )
    assert headings("R-56", "classic", "pt") == (
        "GOING OUT (folha 42003) · FINAL DO JOGO (rascunho da folha 42797)"
    )


def test_entries_under_one_heading_are_named_together() -> None:
    assert headings("R-14", "hp2003", "pt") == (
        "FUNÇÕES DAS CARTAS ESPECIAIS, Carta Howler Revela o Jogo, Carta da Invisibilidade"
    )


def test_a_difference_between_two_sheets_sends_everybody_else_to_both() -> None:
    assert {source.language for source in cited("D-16", "hp2003", "en")} == {"es", "pt"}
