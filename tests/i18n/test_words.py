"""Every word exists in every language: nothing missing, nothing unused, every placeable the same."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import penult
from i18n.fluent_files import facts as facts_of
from i18n.fluent_files import said_by_the_web_alone, said_in, variables
from penult.engine.cards import Card
from penult.engine.editions import EDITIONS
from penult.engine.events import KINDS
from penult.engine.moves import VERBS
from penult.engine.options import HOUSE_PRESETS, OPTIONS, Number, Option
from penult.engine.refusals import REFUSALS
from penult.engine.rules import Rules
from penult.engine.shown import PHASES
from penult.i18n.catalogue import FILES, Catalogue, sources, web_files
from penult.i18n.languages import BASES, LANGUAGES, base
from penult.i18n.patterns import own, texts, worded
from penult.rulebook.entries import facts, sections
from penult.rulebook.voice import Voice

OVERLAYS = [language for language in LANGUAGES if language not in BASES]
OTHERS = [language for language in LANGUAGES if language != "en"]
NUMBERS = ("count", "number", "last")
HELP = {"score-help", "terminal-plain-help"}
"""Several lines each, of which one differs by edition."""
ALWAYS = {"edition", "sound"}
"""What every voice gives to every message, or a list to its own: a language may ask for it alone."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_file_can_be_read_and_says_nothing_twice(language: str) -> None:
    entries = [entry for _, text in sources(language) for entry in FluentParser().parse(text).body]
    names = [entry.id.name for entry in entries if isinstance(entry, ast.Message)]

    assert [entry.content[:60] for entry in entries if isinstance(entry, ast.Junk)] == []
    assert len(set(names)) == len(names) > 0


@pytest.mark.parametrize("language", OTHERS)
def test_every_language_says_what_english_says_and_nothing_else(language: str) -> None:
    assert list(said_in(language)) == list(said_in("en"))


@pytest.mark.parametrize("language", OTHERS)
def test_every_placeable_is_the_same_as_in_english(language: str) -> None:
    names = set(said_in(language)) & set(said_in("en"))
    differing = {name for name in names if (facts_of(language, name) ^ facts_of("en", name)) - ALWAYS}

    assert differing == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_said_of_every_edition(language: str) -> None:
    words = Catalogue(language)
    for name in said_in(language):
        given = {each: 2 if each in NUMBERS else "x" for each in variables(language, name)}
        for edition in (*EDITIONS, "all"):
            assert words.say(name, **{**given, "edition": edition}).strip(), name


@pytest.mark.parametrize("language", OVERLAYS)
def test_an_overlay_holds_only_what_it_says_otherwise_than_its_base(language: str) -> None:
    base_words = {(each.file, each.name): list(texts(each.pattern)) for each in own(base(language))}
    words = {(each.file, each.name): list(texts(each.pattern)) for each in own(language)}

    assert set(words) <= set(base_words)
    assert {name for name, said in words.items() if said == base_words[name]} == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_selector_stands_around_whole_sentences(language: str) -> None:
    client = [each for each in worded(language) if each.file not in ("rulebook", "sheet", "house")]

    assert {each.name for each in client if is_glued(each.pattern)} == HELP


def test_a_selector_within_a_sentence_would_be_noticed() -> None:
    text = "a = You have { $count ->\n    [one] one card\n   *[other] { $count } cards\n}."
    message = FluentParser().parse(text).body[0]

    assert isinstance(message, ast.Message)
    assert message.value is not None
    assert is_glued(message.value)


def is_glued(pattern: ast.Pattern) -> bool:
    """Whether words stand beside a selector, here or in one of its cases."""
    selectors = [
        element.expression
        for element in pattern.elements
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression)
    ]
    if not selectors:
        return False
    within = any(is_glued(variant.value) for each in selectors for variant in each.variants)
    blank = all(isinstance(each, ast.Placeable) or not each.value.strip() for each in pattern.elements)
    return within or len(selectors) > 1 or not blank or len(pattern.elements) > 1


def wanted() -> set[str]:
    """What the tables of the engine and the book ask for."""
    names = {f"event-{kind}" for kind in KINDS.values()}
    names |= {f"refusal-{refusal.code}" for refusal in REFUSALS.values()}
    names |= {f"move-{verb}" for verb in VERBS}
    names |= {f"phase-{phase}" for phase in PHASES.values()}
    names |= {f"{word}-{edition}" for edition in EDITIONS for word in ("edition", "product")}
    names |= {f"section-{section.id}" for section in sections()}
    names |= {name for option in OPTIONS.values() for name in words_of(option)}
    names |= {f"preset-{name}{part}" for name in HOUSE_PRESETS for part in ("", ".about", ".beware")}
    return names | set(facts())


def words_of(option: Option) -> set[str]:
    """Its name, and every value; all numbers but the usual one are told together."""
    values = (option.values[0], "any-number") if isinstance(option, Number) else option.values
    parts = (f"n{value}" if value.isdigit() else value for value in values)
    return {f"option-{option.name}", *(f"option-{option.name}.{part}" for part in parts)}


def test_every_card_event_refusal_phase_option_and_rule_has_words() -> None:
    assert wanted() - set(said_in("en")) == set()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_every_card_has_a_name_of_its_own(language: str, edition: str) -> None:
    cards = {*EDITIONS[edition].deck, Card("*"), Card("?")}
    voice = Voice(language, Rules(edition), ())

    assert len({str(voice.card(card)) for card in cards}) == len(cards)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("name", ["card-number", "card-draw", "card-reverse", "card-skip"])
def test_a_card_says_its_color_by_the_message_that_the_web_client_draws(language: str, name: str) -> None:
    assert "color" in said_in(language)[name].messages


def test_every_answer_says_what_it_brings() -> None:
    parts = {name.partition(".")[2] for name in said_in("en") if name.startswith("move-accept.")}

    assert parts == {"D", "W4", "S", "V", "HW", "SH", "total"}


def test_no_words_are_unused() -> None:
    files = Path(penult.__path__[0]).rglob("*.py")
    source = "\n".join(file.read_text(encoding="utf-8") for file in files)
    spoken = set(re.findall(r'"([A-Za-z][\w-]*)(?:\.\w+)?"', source))
    put_in = {name for said in said_in("en").values() for name in said.messages}
    labels = {f"part-{name.partition('.')[2]}" for name in said_in("en") if "." in name}
    asked_for = {name.partition(".")[0] for name in wanted()}
    messages = {name.partition(".")[0] for name in said_in("en")}

    assert messages - said_by_the_web_alone() - spoken - put_in - labels - asked_for == set()


def test_every_file_of_every_language_is_read() -> None:
    folder, wanted = Path(penult.__path__[0]) / "i18n", {*FILES, *web_files()}
    for language in BASES:
        assert {file.stem for file in (folder / language).iterdir()} == wanted
    for language in OVERLAYS:
        assert {file.stem for file in (folder / language).iterdir()} <= wanted
    assert {each.name for each in folder.iterdir() if any(each.glob("*.ftl"))} == set(LANGUAGES)
