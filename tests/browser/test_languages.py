"""Every word in every language, also when it changes in the middle of a hand."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.arranging import ANA_DEALS, House, Join, Sit, arranged, begin
from browser.deck import stacked
from browser.person import Person
from browser.words import spoken
from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LOCALES

Come = Callable[..., Person]

LANGUAGES = ("es", "es-ES", "fr", "fr-FR", "pt-BR", "pt")
ENGLISH = re.compile(
    r"\b(the|your|you|turn|draw|laid|drew|card|cards|with|and|talk|hand|seat|of|to|is|are|what|this)\b"
)
"""Words that exist only in English."""
SEEN_OR_HEARD = """() => {
  const said = [...document.querySelectorAll('p[aria-live]')].map((live) => live.innerText)
  const labels = [...document.querySelectorAll('[aria-label], [title], [placeholder]')].flatMap((each) =>
    ['aria-label', 'title', 'placeholder'].map((name) => each.getAttribute(name) ?? ''))
  const lines = [document.title, ...document.body.innerText.split('\\n'), ...labels]
  return lines.filter((line) => !said.includes(line))
}"""
"""Without earlier announcements, which are not repeated in another language."""
LANGUAGE_PICKER = "select:has(option[value=pt-BR])"
MISSING = "⟦"
PATHS = ("/", "/new", "/tables", "/learn", "/learn/hp2003", "/settings", "/t/AAAAAAAA")


def words(page: Page) -> list[str]:
    """All lines that can be read, or are read aloud."""
    said: list[str] = page.evaluate(SEEN_OR_HEARD)
    return said


def missing(said: list[str]) -> list[str]:
    return [line for line in said if MISSING in line]


def english(said: list[str]) -> list[str]:
    return [line for line in said if ENGLISH.search(line.lower())]


def test_a_hand_goes_on_in_another_language(table: Sit, friend: Join, house: House) -> None:
    hands = ["W4 G2 G3 B1 B2 B3 B4", "R1 R2 R3 R4 R6 R7 R8"]
    decks = [ANA_DEALS, stacked(hands, first="R5", draws="Y1 Y2 Y3 Y4 Y5 Y6")]
    (ana,) = table("Ana", seats=2, **arranged(house, "classic+target=330", decks))
    ben = friend("Ben", ana)
    begin(ana, ben)
    ben.act("play W4>G")
    expect(ana.decision).to_contain_text(spoken("decide-answer", who="Ben", top="W4"))

    for language in LANGUAGES:
        say = catalogue(language).say
        ana.page.locator(LANGUAGE_PICKER).first.select_option(language, force=True)
        expect(ana.decision).to_contain_text(say("move-challenge"))
        expect(ana.page.locator("html")).to_have_attribute("lang", LOCALES[language])
        said = words(ana.page)
        assert missing(said) == []
        assert english(said) == []

    ana.decision.get_by_role("button", name=catalogue("pt").say("move-challenge"), exact=True).click(
        delay=400
    )
    expect(ana.page.get_by_role("toolbar").get_by_role("button")).to_have_count(13)
    said = words(ana.page)
    assert missing(said) == []
    assert english(said) == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_page_is_in_the_language_of_the_browser(person: Come, language: str) -> None:
    ana = person("Ana", locale=language)
    for path in PATHS:
        page = ana.go(path)
        expect(page.locator("h1").first).to_be_attached()
        page.wait_for_load_state("networkidle")

        said = words(page)
        assert missing(said) == []
        assert english(said) == []


@pytest.mark.parametrize("language", ["en", *LANGUAGES])
def test_the_rulebook_has_all_its_words(person: Come, language: str) -> None:
    page = person("", "/rules/howler", locale=language).page
    expect(page.locator("article").first).to_be_visible()

    assert missing(words(page)) == []
