"""The first minute: one click to a hand against bots, two to a table for friends."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.arranging import Sit, deal
from browser.person import PHONE, Person
from browser.player import Player
from browser.qr import read_qr
from browser.words import spoken
from penult.i18n.catalogue import catalogue
from server.live.process import Server

Come = Callable[..., Person]

LOCALES = {"en-GB": "en", "es-MX": "es", "fr-CA": "fr", "fr-BE": "fr-FR", "pt-BR": "pt-BR", "nl-NL": "en"}
"""What a browser asks for, and what it gets."""


@pytest.mark.parametrize("locale", LOCALES)
def test_one_click_deals_a_hand_in_the_language_of_the_browser(
    person: Come, quick: Server, locale: str
) -> None:
    """Taking a card of the spread saves time; `test_addresses` takes none."""
    newcomer = person("", at=quick.address, locale=locale, reduced_motion="reduce")
    page = newcomer.page
    say = catalogue(LOCALES[locale]).say
    expect(page.get_by_role("heading", level=1)).to_have_text(say("web-home-headline"))

    page.get_by_role("button", name=say("web-home-play"), exact=True).click()
    deal([Player("", newcomer)])

    hand = page.get_by_role("toolbar")
    expect(hand.get_by_role("button").nth(6)).to_be_visible()
    expect(hand).to_have_attribute(
        "aria-label", say("web-table-your-hand", cards=hand.get_by_role("button").count())
    )
    expect(page.locator("html")).to_have_attribute("lang", re.compile(f"^{LOCALES[locale]}"))


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_two_clicks_make_a_table_with_link_code_and_qr_code(person: Come, device: dict[str, object]) -> None:
    ana = person("", **device)
    page = ana.page

    page.get_by_role("link", name=spoken("web-new-title")).first.click()
    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()

    expect(page).to_have_url(re.compile(r"/t/[A-Z0-9]{8}$"))
    link = page.url
    invitation = page.get_by_role("region", name=spoken("invite-heading"))
    expect(invitation).to_contain_text(link.removeprefix("http://"))
    shown = re.sub(r"\s", "", invitation.inner_text())
    assert link[-8:] in shown.replace(re.sub(r"^http://", "", link), "")
    if device:
        page.get_by_role("button", name=spoken("invite-qr")).click()
    assert read_qr(page.get_by_role("img", name=spoken("invite-qr-label"))) == link


def test_a_friend_with_the_code_sits_down(person: Come) -> None:
    ana = person("Ana", "/new").page
    ana.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    expect(ana).to_have_url(re.compile("/t/"))
    code = ana.url[-8:]

    ben = person("Ben").page
    ben.get_by_label(spoken("web-home-join")).press_sequentially(code.lower())

    expect(ben).to_have_url(ana.url)
    expect(ana.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ben")


@pytest.mark.parametrize("typed", ["Ben", ""], ids=["a name", "the suggestion"])
def test_a_friend_who_follows_a_link_says_a_name_first(person: Come, table: Sit, typed: str) -> None:
    (ana,) = table("Ana", seats=2)
    ben = person("", f"/t/{ana.code}").page
    field = ben.get_by_label(spoken("gathering-name-label"))
    expect(field).to_be_focused()
    suggested = field.input_value()
    assert suggested
    if typed:
        ben.keyboard.type(typed)

    ben.keyboard.press("Enter")

    expect(ana.page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text(typed or suggested)
    expect(ben.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ana")
    ben.reload()
    expect(ben.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text(typed or suggested)


def test_guests_are_told_nothing_that_only_an_operator_can_type(table: Sit) -> None:
    (ana,) = table("Ana", seats=2)

    expect(ana.page.locator("body")).to_contain_text(spoken("invite-only-here"))
    expect(ana.page.locator("body")).not_to_contain_text("penult serve")


def test_a_friend_finds_a_public_table_among_the_open_ones(person: Come) -> None:
    ana = person("Ana of the lobby", "/new").page
    ana.get_by_role("switch", name=spoken("web-new-public")).check(force=True)
    ana.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    expect(ana).to_have_url(re.compile("/t/"))

    ben = person("Ben", "/tables").page
    ben.get_by_role("listitem").filter(
        has_text=spoken("web-lobby-host", host="Ana of the lobby")
    ).get_by_role("link", name=spoken("web-lobby-join")).click()

    expect(ben).to_have_url(ana.url)
    expect(ana.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ben")


def test_a_host_gets_another_name_and_keeps_the_table(table: Sit) -> None:
    ana, ben = table("Ana", "Ben")
    ana.page.get_by_role("button", name=spoken("gathering-name")).click()
    sheet = ana.page.get_by_role("dialog", name=spoken("gathering-name"))
    sheet.get_by_label(spoken("gathering-name-label")).fill("Anabel")
    sheet.get_by_role("button", name=spoken("gathering-name-save")).click()

    for player in (ana, ben):
        expect(player.page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Anabel")
    expect(ana.page.get_by_role("button", name=spoken("gathering-start"))).to_be_visible()


def test_settings_are_kept_and_a_name_is_known_at_the_table(person: Come) -> None:
    ana = person("", "/settings")
    page = ana.page
    page.get_by_label(spoken("gathering-name-label")).fill("Ana Lúcia")
    page.get_by_role("button", name=spoken("web-settings-name.save"), exact=True).click()
    expect(page.get_by_role("button", name=spoken("web-settings-name.saved"))).to_be_visible()
    page.get_by_role("radiogroup", name=spoken("web-settings-theme")).get_by_role(
        "radio", name=spoken("web-settings-theme.dark")
    ).dispatch_event("click")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")

    ana.go("/new")
    expect(page.locator("html")).to_have_attribute("data-theme", "dark")
    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()

    expect(page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ana Lúcia")
