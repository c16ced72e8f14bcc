"""Names and messages are text, whatever they look like: nothing runs, and nothing becomes part of the page.

The variable XSS says how many are tried.
"""

from __future__ import annotations

import os
from collections.abc import Callable

from playwright.sync_api import expect

from browser.arranging import House, Sit
from browser.companion import Companion
from browser.hostile import names, texts
from browser.person import Person
from browser.words import spoken
from penult.table.people.namesakes import distinct_name
from penult.wire import to_server as asks
from penult.wire.limits import NAME_LETTERS
from server.live.process import Server

MANY = int(os.environ.get("XSS", "50"))
TRAP = "(() => { window.hack = window.alert = () => console.error('it has run') })()"
FOREIGN = "script:not([src]), iframe, video, marquee, math, object, [onerror], [onload], [onclick], [onfocus]"
HOST = "<img src onerror=hack()>"


def say_all(server: Server, code: str, called: list[str], said: list[str]) -> list[str]:
    """Say each text as another guest, who comes, speaks and goes; return the names as the server has them."""
    known = []
    for name, text in zip(called, said, strict=True):
        guest = server.guest(name)
        known.append(guest.name)
        companion = Companion(guest)
        companion.come(code)
        companion.ask(asks.Say(text=text))
        companion.leave()
    return known


def test_names_and_messages_are_shown_as_they_are_and_do_nothing(table: Sit, house: House) -> None:
    server = house(speed=30)
    (ana,) = table(HOST, at=server.address, seats=2)
    ana.page.add_init_script(TRAP)
    ana.page.evaluate(TRAP)
    ana.page.get_by_role("button", name=spoken("web-table-talking")).first.click()
    before = ana.page.locator(FOREIGN).count()

    called, said = names(MANY), texts(MANY)
    assert len(set(called)) == len(set(said)) == MANY
    known = [distinct_name(name, [HOST]) for name in say_all(server, ana.code, called, said)]

    expect(ana.page.get_by_role("log")).to_contain_text(said[-1])
    shown = ana.page.get_by_role("log").locator(".said").all_inner_texts()
    assert shown == said[-len(shown) :]
    assert len(shown) >= min(MANY, 20)
    assert max(map(len, called)) <= NAME_LETTERS
    speakers = ana.page.get_by_role("log").locator("li b").all_inner_texts()
    assert speakers == known[-len(speakers) :]
    assert ana.page.locator(FOREIGN).count() == before
    assert ana.page.get_by_role("log").locator("img, svg[onload], a").count() == 0


def test_an_address_and_a_remembered_name_do_nothing(person: Callable[..., Person]) -> None:
    for path in ("/rules/%3Cimg%20src%20onerror=hack()%3E", "/learn/%3Csvg%20onload=hack()%3E"):
        ana = person("<svg onload=hack()>", "/settings")
        ana.page.add_init_script(TRAP)
        ana.go(path)
        expect(ana.page.locator("h1").first).to_be_attached()
        ana.go("/settings")
        expect(ana.page.get_by_label(spoken("gathering-name-label"))).to_have_value("<svg onload=hack()>")

        assert ana.page.locator(FOREIGN).count() == 0
        ana.forgive("404")
