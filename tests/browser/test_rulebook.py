"""The rulebook in a real browser: one finds an entry, stays with it, and can print it."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from browser.person import PHONE, Person
from browser.words import spoken

Come = Callable[..., Person]

BOOK = Path(__file__).parents[2] / "web" / "src" / "generated" / "rulebook.json"


def top(page: Page, entry: str) -> float:
    """How far from the top of the window an entry stands."""
    box = page.locator(f"[id='{entry}']").bounding_box()
    assert box is not None
    return box["y"]


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_an_address_leads_to_its_entry(person: Come, device: dict[str, object]) -> None:
    reader = person("", "", **device)
    for entry in ("R-31", "A-20", "drawn"):
        page = reader.go(f"/rules/{entry}")

        expect(page.locator("article.shown")).to_have_id(entry)
        expect(page.locator("article.shown")).to_be_in_viewport()


def test_a_link_in_a_text_leads_on_and_back_leads_back(person: Come) -> None:
    page = person("", "/rules/R-31").page

    page.locator("#R-31 dd a", has_text="A-20").first.click()
    expect(page.locator("article.shown")).to_have_id("A-20")
    page.go_back()

    expect(page.locator("article.shown")).to_have_id("R-31")
    expect(page.locator("article.shown")).to_be_in_viewport()


def test_another_language_leaves_the_reader_where_they_were(person: Come) -> None:
    page = person("", "/rules/R-31").page
    expect(page.locator("article.shown")).to_be_in_viewport()
    page.evaluate("scrollBy({top: 60, behavior: 'instant'})")
    before = top(page, "R-31")

    page.locator("select:has(option[value=pt-BR])").first.select_option("pt")
    expect(page.locator("#R-31 h2")).to_contain_text("Questionar")

    page.wait_for_function(
        "(top) => Math.abs(document.getElementById('R-31').getBoundingClientRect().top - top) < 2", arg=before
    )


def test_a_search_finds_without_accents_and_is_walked_through_by_keyboard(person: Come) -> None:
    page = person("", "/rules", locale="fr-CA").page
    page.get_by_role("searchbox").fill("defi")
    expect(page.get_by_role("search").get_by_role("link").first).to_contain_text("Défi")

    page.keyboard.press("ArrowDown")
    page.keyboard.press("Enter")

    expect(page.locator("article.shown h2")).to_contain_text("Défi")


def test_paper_gets_the_section_without_the_page_around_it(person: Come) -> None:
    page = person("", "/rules/howler", color_scheme="dark").page
    expect(page.locator("h1")).to_have_text("Howler")

    page.emulate_media(media="print")
    page.evaluate("dispatchEvent(new Event('beforeprint'))")

    expect(page.get_by_role("heading", name="R-35")).to_be_visible()
    expect(page.get_by_role("banner")).to_be_hidden()
    expect(page.locator("#main")).to_be_hidden()


def test_paper_gets_every_entry_of_the_whole_book(person: Come) -> None:
    reader = person("", "")
    reader.page.add_init_script("window.print = () => dispatchEvent(new Event('beforeprint'))")
    page = reader.go("/rules/howler")
    page.get_by_role("button", name=spoken("web-book-print.whole")).click()
    page.emulate_media(media="print")

    printed = page.locator(".printed-book article h3 span").all_inner_texts()
    assert set(json.loads(BOOK.read_text(encoding="utf-8"))["entries"]) <= set(printed)
    expect(page.get_by_role("navigation").first).to_be_hidden()
