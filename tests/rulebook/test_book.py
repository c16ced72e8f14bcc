"""The book: every rule that can be cited is in it, in every language, and its references hold."""

from __future__ import annotations

import re

import pytest

from penult import Malformed
from penult.engine.editions import EDITIONS
from penult.engine.kernel import citations
from penult.engine.options import HOUSE_OPTIONS, OPTIONS
from penult.engine.refusals import rule_id
from penult.i18n.languages import LANGUAGES
from penult.rulebook.book import ID, book
from penult.rulebook.entries import facts, option_facts, sections

RULES = [f"R-{number:02}" for number in range(1, 71)]
CITED = sorted(rule_id(number) for name, number in vars(citations).items() if re.fullmatch(r"[RAD]\d+", name))
PARTS = {
    "R": ["when", "effect", "except", "two", "first", "last", "example"],
    "A": ["question", "ruling", "why", "option"],
    "D": ["difference", "ruling", "option"],
    "H": ["when", "effect", "except", "two", "first", "last", "example"],
    "C": ["conflict", "change"],
}


def test_every_rule_is_in_the_book() -> None:
    assert [name for name in RULES if name not in facts()] == []


def test_every_rule_that_the_kernel_can_cite_is_in_the_book() -> None:
    assert [name for name in CITED if name not in facts()] == []
    assert len(CITED) > 50


def test_every_entry_stands_in_one_section() -> None:
    listed = [name for section in sections() for name in section.entries]

    assert sorted(listed) == sorted([*facts(), *HOUSE_OPTIONS])


def test_every_option_is_in_the_book() -> None:
    assert sorted(option_facts()) == sorted(OPTIONS)


def test_what_an_entry_refers_to_exists() -> None:
    for name, known in (*facts().items(), *option_facts().items()):
        assert set(known.see) <= set(facts()), name
        assert set(known.options) <= set(OPTIONS), name
        assert set(known.printed) <= set(known.editions) <= set(EDITIONS), name
        assert known.editions, name


def test_a_printed_rule_names_its_sheet_and_heading() -> None:
    for name in RULES:
        known = facts()[name]
        assert bool(known.sources) == bool(known.printed), name


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", [*EDITIONS, "all"])
def test_an_entry_has_only_known_parts_in_their_order(language: str, edition: str) -> None:
    for name in facts():
        names = [part.name for part in book(language).entry(name, edition).parts]
        order = PARTS[name[0]]
        assert names == [part for part in order if part in names], name
        assert len(names) >= 1, name


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_id_that_the_text_names_exists(language: str) -> None:
    for name in (*facts(), *OPTIONS):
        text = book(language).entry(name).text
        assert [cited for cited in ID.findall(text) if cited not in facts()] == [], name


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("edition", [*EDITIONS, "all"])
def test_every_language_names_the_same_ids_and_options(language: str, edition: str) -> None:
    for name in (*facts(), *OPTIONS):
        ours = book(language).entry(name, edition).text
        theirs = book("en").entry(name, edition).text
        assert set(ID.findall(ours)) == set(ID.findall(theirs)), name
        assert set(re.findall(r"`[^`]+`", ours)) == set(re.findall(r"`[^`]+`", theirs)), name


STRANGERS = {
    "classic": ("howler", "invisibility", "sorting-hat"),
    "hp2003": ("sorting-hat",),
    "hp2018": ("howler", "invisibility"),
}


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_the_sheet_of_an_edition_speaks_of_no_card_it_has_not(language: str, edition: str) -> None:
    words = book(language)
    strangers = [words.say(card, edition=edition).casefold() for card in STRANGERS[edition]]
    listed = [*(entries for _, entries in words.sections(edition)), words.options(edition)]
    texts = {entry.id: entry.text.casefold() for entries in listed for entry in entries}

    assert {name: text for name, text in texts.items() if any(word in text for word in strangers)} == {}
    assert len(texts) > 100


@pytest.mark.parametrize("language", LANGUAGES)
def test_an_entry_says_enough_to_settle_a_dispute(language: str) -> None:
    """No rule is a one-line paraphrase: every one says when, or what happens, at some length."""
    for name in RULES:
        entry = book(language).entry(name)
        assert "effect" in [part.name for part in entry.parts], name
        assert len(entry.text) > 120, (name, entry.text)


@pytest.mark.parametrize("name", ["R-24", "R-25", "R-26", "R-27", "R-29", "R-35", "R-42"])
def test_a_card_is_explained_for_two_players_as_first_and_as_last_card(name: str) -> None:
    assert {"two", "first", "last"} <= {part.name for part in book("en").entry(name).parts}


@pytest.mark.parametrize("name", ["r28", "R-28", "R 28", " r-28 "])
def test_an_id_can_be_typed_carelessly(name: str) -> None:
    assert book("en").entry(name).id == "R-28"


@pytest.mark.parametrize("name", ["R-99", "", "Z-1", "R-", "A-0", "no such", "R-\u0665"])
def test_an_id_that_does_not_exist_is_refused(name: str) -> None:
    with pytest.raises(Malformed, match="expected an id such as R-28"):
        book("en").entry(name)


def test_the_book_can_be_searched() -> None:
    assert "R-31" in [entry.id for entry in book("en").search("challenge")]
    assert book("en").search("zeppelin") == []
