"""House rules are chosen, made to agree, named and shared before a table is opened."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.axe import barriers
from browser.person import PHONE, Person
from browser.words import spoken

Come = Callable[..., Person]


def pill(page: Page, preset: str) -> None:
    page.get_by_role("group", name=spoken("web-house-presets")).get_by_role(
        "button", name=spoken(f"preset-{preset}")
    ).first.click()


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_three_presets_are_combined_and_the_table_shows_them(person: Come, device: dict[str, object]) -> None:
    page = person("Ana", "/new", **device).page
    page.get_by_role("link", name=spoken("web-house.choose")).click()
    expect(page.get_by_role("heading", level=1)).to_be_focused()
    expect(page).to_have_title(spoken("web-title", page=spoken("web-house")))
    for preset in ("seven-o", "jump-in", "progressive"):
        pill(page, preset)

    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert barriers(page) == []
    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    page.get_by_role("button", name=spoken("web-table-menu")).click()
    expect(page.get_by_role("dialog")).to_contain_text("Seven-O · Progressive · Jump-In")


def test_a_conflict_is_announced_and_the_main_button_leads_to_what_solves_it(person: Come) -> None:
    page = person("", "/new?rules=classic+mercy=7").page
    page.get_by_role("button", name=spoken("web-house-conflicts", count=1)).locator("visible=true").click()

    solving = page.locator("[data-conflict] button").first
    expect(solving).to_be_focused()
    expect(page.locator("main [role=status]").first).to_contain_text(spoken("C-04"))
    assert barriers(page) == []
    page.keyboard.press("Enter")
    expect(page.locator("[data-conflict]")).to_have_count(0)
    expect(page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true")).to_be_focused()


def test_a_house_has_a_name_a_link_and_a_sheet(person: Come) -> None:
    guest = person("", "/new/house?rules=classic+seven-o")
    page = guest.page
    page.get_by_role("textbox", name=spoken("web-house-name")).fill("Sunday")
    page.keyboard.press("Enter")
    with page.expect_popup() as opened:
        page.get_by_role("link", name=spoken("web-house-sheet")).click()
    expect(opened.value.locator("#agreed")).to_contain_text("seven=must")
    guest.go("/new/house")
    page.get_by_role("button", name="Sunday", exact=True).click()

    expect(page.get_by_role("button", name="Sunday", exact=True)).to_have_attribute("aria-pressed", "true")
    expect(page.locator("aside")).to_contain_text(spoken("option-seven"))


def test_the_rules_chosen_are_there_again_after_a_reload(person: Come) -> None:
    page = person("Ana", "/new").page
    page.get_by_role("link", name=spoken("web-house.choose")).click()
    pill(page, "seven-o")
    expect(page.locator("aside")).to_contain_text(spoken("option-seven"))
    page.reload()

    expect(page.locator("aside")).to_contain_text(spoken("option-seven"))


def test_the_rules_chosen_are_there_again_on_the_way_back_from_the_table(person: Come) -> None:
    page = person("Ana", "/new/house?rules=classic+seven-o").page
    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    page.get_by_role("button", name=spoken("web-table-menu")).wait_for()
    page.go_back()

    expect(page.locator("aside")).to_contain_text(spoken("option-seven"))


def test_a_number_out_of_range_opens_no_table_and_the_main_button_leads_to_it(person: Come) -> None:
    page = person("Ana", "/new/house").page
    mercy = page.get_by_role("radiogroup", name=spoken("option-mercy"))
    mercy.get_by_role("radio", name=spoken("web-new-other")).click()
    field = page.get_by_role("textbox", name=spoken("option-mercy"))
    field.fill("99")
    page.get_by_role("heading", level=1).click()
    page.get_by_role("button", name=spoken("web-new-unfinished", option="Mercy")).locator(
        "visible=true"
    ).click()
    expect(field).to_be_focused()
    field.fill("14")

    expect(page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true")).to_be_visible()


def test_a_link_with_an_unknown_rule_says_so_and_brings_the_others(person: Come) -> None:
    page = person("Ana", "/new/house?rules=classic+stack=bogus+seven=must").page

    expect(page.get_by_text(spoken("web-new-unknown", rules="stack=bogus"))).to_be_visible()
    expect(page.locator("aside")).to_contain_text(spoken("option-seven"))
    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    expect(page.get_by_role("button", name=spoken("web-table-menu"))).to_be_visible()
