"""Wherever the server stands: under the path of a proxy, and over plain http under a name."""

from __future__ import annotations

import re
from collections.abc import Callable

from playwright.sync_api import Page, expect

from browser.person import Person
from browser.qr import read_qr
from browser.words import spoken
from server.app.reverse_proxy import proxied
from server.live.process import Server

Come = Callable[..., Person]


def port_of(server: Server) -> int:
    return int(server.address.rpartition(":")[2])


def pasted(page: Page) -> str:
    page.evaluate("document.body.append(document.createElement('textarea'))")
    field = page.locator("body > textarea")
    field.press("ControlOrMeta+v")
    text = field.input_value()
    field.evaluate("(field) => field.remove()")
    return text


def test_under_the_path_of_a_proxy_a_hand_is_dealt_and_every_link_leads_on(
    person: Come, quick: Server
) -> None:
    with proxied(port_of(quick), "/games/cards") as port:
        house = f"http://127.0.0.1:{port}/games/cards"
        page = person("", "/", at=house).page

        page.get_by_role("button", name=spoken("web-home-play")).click()
        expect(page).to_have_url(re.compile(f"^{re.escape(house)}/t/[A-Z0-9]{{8}}$"))
        expect(page.get_by_role("toolbar").get_by_role("button").nth(6)).to_be_visible()
        page.get_by_role("link", name=spoken("parts-home")).click()
        expect(page).to_have_url(f"{house}/")
        page.get_by_role("navigation").get_by_role("link", name=spoken("web-home-rules")).first.click()
        expect(page).to_have_url(re.compile(f"^{re.escape(house)}/rules"))


def test_over_plain_http_a_table_is_made_and_its_link_and_code_can_be_copied(
    person: Come, server: Server
) -> None:
    """A browser has no clipboard there that a page may use, and no sharing."""
    house = f"http://penult.test:{port_of(server)}"
    page = person("", "/new", at=house).page
    assert page.evaluate("isSecureContext") is False

    page.get_by_role("button", name=spoken("web-new-open")).locator("visible=true").click()
    expect(page).to_have_url(re.compile(f"^{re.escape(house)}/t/"))

    for what, meant in (
        (spoken("invite-link"), page.url),
        (spoken("invite-code"), page.url.rpartition("/")[2]),
    ):
        button = page.get_by_role("button", name=spoken("parts-copy", what=what))
        button.click()
        expect(page.locator(".copy", has=button).get_by_role("status")).to_have_text(spoken("parts-copied"))
        assert pasted(page) == meant
    assert read_qr(page.get_by_role("img", name=spoken("invite-qr-label"))) == page.url


def test_over_plain_http_a_hand_is_dealt(person: Come, quick: Server) -> None:
    ana = person("", "/", at=f"http://penult.test:{port_of(quick)}")

    ana.page.get_by_role("button", name=spoken("web-home-play")).click()

    expect(ana.page.get_by_role("toolbar").get_by_role("button").nth(6)).to_be_visible()
