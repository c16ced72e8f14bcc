"""The client says what the Fluent files hold: nothing missing or unused, every fact given, no long words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

from i18n.fluent_files import facts as facts_of
from i18n.fluent_files import said_by_the_web_alone, said_in
from penult.bots.levels import LEVELS
from penult.bots.registry import BOTS
from penult.i18n.catalogue import catalogue, web_files
from penult.i18n.catalogue import source as fluent
from penult.i18n.languages import LANGUAGES, base

WEB_SOURCES = Path(__file__).parents[2] / "web" / "src"
ALSO_READ = ("bots", "cards", "events", "match", "moves", "refusals", "table")
"""Files that the web client also reads, besides its own and the rulebook."""
LONGEST = 16
"""The most letters that fit a phone's button, where no language may break a word."""

_NAME = r"[a-z][\w-]*(?:\.[\w-]+)?"
_SAID = re.compile(rf"""\b(?:say|sayPieces|sayMarked|hasWords|partOf|partNames)\(\s*(['"`])({_NAME})\1""")
_TEXT = re.compile(rf"""(['"`])({_NAME})\1""")
_BUILT = re.compile(r"`([a-z][\w-]*[-.])\$\{")
"""The beginning of composed names: `guide-${step}`, `web-line.${status}`."""
_CALL = re.compile(rf"""\bsay(?:Pieces|Marked)?\(\s*'({_NAME})'\s*(?:,\s*\{{([^{{}}]*)\}}\s*)?,?\s*\)""")
"""Where all facts are written in one place."""
_FACT = re.compile(r"(?:^|,)\s*(\w+)\s*(?=[:,]|$)")
_WORD = re.compile(r"[^\W\d_]+")
_UNREAD = re.compile(r"^#.*$|^[\w-]+ =|^\s+\.[\w-]+ =|\{[^{}]*\}|^\s*\*?\[\w+\]", re.MULTILINE)
"""The parts of a Fluent file that nobody reads: comments, names, placeables, names of variants."""


def sources() -> Iterator[Path]:
    """Production sources: no tests, and no gallery for developers."""
    for file in sorted(WEB_SOURCES.rglob("*")):
        if file.suffix in (".ts", ".svelte") and ".test." not in file.name and "gallery" not in file.parts:
            yield file


@cache
def source() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in sources())


def missing(code: str) -> set[str]:
    """Names in the code that look like messages but do not exist, and beginnings of none."""
    ours = tuple({name.partition("-")[0] + "-" for name in said_by_the_web_alone() if "-" in name})
    named = {name for _, name in _SAID.findall(code)}
    named |= {name for _, name in _TEXT.findall(code) if name.startswith(ours)}
    built = {name for name in _BUILT.findall(code) if name.startswith(ours)}
    return (named - set(said_in("en"))) | {each for each in built if not _begins(each)}


def unused(code: str) -> set[str]:
    """Messages of the web client, and parts of them, that no code names or composes."""
    texts = {name for _, name in _TEXT.findall(code)}
    texts |= {name.partition(".")[0] for name in texts}
    texts |= {name for said in said_in("en").values() for name in said.messages}
    built = tuple(_BUILT.findall(code))
    own = [name for name in said_in("en") if name.partition(".")[0] in said_by_the_web_alone()]
    unsaid = {name for name in own if name not in texts and not name.startswith(built)}
    return {name for name in unsaid if not _has_a_part_of(name, code)}


def without_facts(code: str) -> set[str]:
    """Calls that omit a fact that the message needs, or give one that it does not have."""
    return {
        f"{name}: {sorted(needed ^ given)}"
        for name, facts in _CALL.findall(code)
        if "..." not in facts and "(" not in facts and name in said_in("en")
        for needed, given in [(facts_of("en", name), set(_FACT.findall(facts)))]
        if needed - given or given - _known(name)
    }


def _known(name: str) -> set[str]:
    return {each for language in LANGUAGES for each in facts_of(language, name)}


def _begins(beginning: str) -> bool:
    return any(name.startswith(beginning) for name in said_in("en"))


def _has_a_part_of(name: str, code: str) -> bool:
    """A part may also be named separately from its message, or in recorded data."""
    message, dot, _ = name.partition(".")
    apart = re.search(rf"""['"`]{message}['"`]\s*,""", code) if dot else None
    return apart is not None or f'"{name}' in _recorded()


@cache
def _recorded() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in WEB_SOURCES.rglob("*.json"))


def test_every_message_that_the_web_client_says_exists() -> None:
    assert _SAID.search(source()), "expected messages in the client, came none: are they said otherwise now?"
    assert missing(source()) == set()


def test_no_words_of_the_web_client_are_unused() -> None:
    assert unused(source()) == set()


def test_every_fact_that_a_message_needs_is_given() -> None:
    assert len(_CALL.findall(source())) > 100, "expected many sentences with their facts, came few"
    assert without_facts(source()) == set()


@pytest.mark.parametrize(
    "code",
    [
        "say('web-no-such-thing')",
        "say('web-problem.no-such-part')",
        "const title = late ? 'web-home-late' : ''",
        "sayPieces('nothing-of-ours')",
        "say(`web-home-late-${hour}`)",
    ],
)
def test_a_message_that_is_missing_would_be_noticed(code: str) -> None:
    assert missing(code) != set()


def test_words_that_nobody_says_would_be_noticed() -> None:
    code = source().replace("'web-home-headline'", "''").replace("'web-nav.rules'", "''")

    assert "web-home-headline" in unused(code)


@pytest.mark.parametrize("code", ["say('web-table-title')", "say('web-table-title', { code, hand: 1 })"])
def test_a_fact_that_is_missing_or_unknown_would_be_noticed(code: str) -> None:
    assert without_facts(code) != set()
    assert without_facts("say('web-table-title', { code })") == set()


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_word_is_too_long_for_a_phone(language: str) -> None:
    words = {word for file in (*web_files(), *ALSO_READ) for word in _WORD.findall(_read(language, file))}

    assert len(words) > 500
    assert {word for word in words if len(word) > LONGEST} == set()


def _read(language: str, file: str) -> str:
    """The text that people read; placeables may be nested."""
    text, before = fluent(base(language), file) + fluent(language, file), ""
    while text != before:
        text, before = _UNREAD.sub(" ", text), text
    return text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_bot_has_a_level_and_is_described_in_every_language(language: str) -> None:
    say = catalogue(language).say
    kinds = [*BOTS, *LEVELS.values()]
    names = {kind: say("bot-level", kind=kind) for kind in kinds}

    assert not set(names.values()) & set(kinds), "expected the name of a level, came that of a kind"
    assert len(set(names.values())) == len(LEVELS)
    assert say("bot-level.about", kind="other") not in {say("bot-level.about", kind=kind) for kind in kinds}
