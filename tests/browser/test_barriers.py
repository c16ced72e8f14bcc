"""No page and no state of the table is a barrier: light and dark, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page, expect

from browser.arranging import ANA_DEALS, House, Join, Sit, agree, arranged, deal, rather_not_say
from browser.axe import barriers
from browser.deck import stacked
from browser.person import DESKTOP, PHONE, Person
from browser.player import Player
from browser.questions import your_turn
from browser.staging import Cast, Theater
from browser.words import spoken
from server.live.process import Server

DEVICES: dict[str, dict[str, Any]] = {"on a phone": PHONE, "at a desk": DESKTOP}
SHEET = "dialog[open]"
PAGES = {
    "/": "h1",
    "/new": "h1",
    "/tables": "h1",
    "/learn": "h1",
    "/learn/hp2003": "[role=toolbar] button",
    "/settings": "h1",
    "/rules/R-28": "article.shown",
    "/t/AAAAAAAA": "h1",
}
"""Pages, and what is visible when they are complete."""


class Found:
    """The barriers in each state and window; at the end there should be none."""

    def __init__(self) -> None:
        self.by_state: dict[str, list[str]] = {}

    def look(self, state: str, page: Page, within: str = "") -> None:
        for where, device in DEVICES.items():
            page.set_viewport_size(device["viewport"])
            if within:
                page.locator(within).first.wait_for()
            if wrong := barriers(page, within):
                self.by_state[f"{state}, {where}"] = wrong

    def look_at_sheet(self, state: str, player: Player) -> None:
        self.look(state, player.page, SHEET)


def unhurried(house: House, rules: str, decks: list[str]) -> dict[str, str]:
    """A check takes a while, and the table must not pick a card for anybody in the meantime."""
    return arranged(house, rules, decks, speed=1)


def test_on_the_pages(person: Callable[..., Person]) -> None:
    ana = person("Ana", "", reduced_motion="reduce")
    found = Found()
    for path, last in PAGES.items():
        page = ana.go(path)
        page.locator(last).first.wait_for()
        found.look(path, page)

    assert found.by_state == {}


def test_at_the_table(table: Sit, house: House) -> None:
    seven = "RS RS RV RV RD RD R9"
    decks = [
        ANA_DEALS,
        stacked(
            ["W4 RS RS RV RV RD R9", "G1 G2 G3 W W B1 B2"], first="R5", draws="Y1 Y2 Y3 Y4 R8 Y6 Y7 Y8 Y9"
        ),
        stacked([seven, "W4 W4 W W B1 B2 B3"], first="R5", draws="Y1 Y2 Y3 Y4"),
    ]
    ana, ben = everybody = table("Ana", "Ben", **unhurried(house, "classic+target=150", decks))
    found = Found()
    found.look("gathering", ana.page)
    ana.button(spoken("gathering-start")).click()
    for place, player in enumerate(everybody):
        player.pick(place)
        if player is ana:
            found.look("dealer", ben.page)
    deal(everybody)
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    found.look("turn", ben.page)
    ben.take_up("Wild Draw Four")
    ben.page.keyboard.press("Enter")
    found.look_at_sheet("a wrong card", ben)
    ben.answer(spoken("decide-sure"))
    found.look_at_sheet("a color", ben)
    ben.choose("Red")
    found.look_at_sheet("a challenge", ana)
    ana.decision.locator(".rule").first.click()
    ana.page.locator(f"{SHEET} article").wait_for()
    found.look_at_sheet("rule", ana)
    ana.page.keyboard.press("Escape")
    ana.answer(spoken("web-move.accept-W4"))
    ben.draw()
    found.look_at_sheet("a drawn card", ben)
    ben.keep()
    ana.draw()
    ben.lay("Red Skip")
    ben.button(spoken("web-table-menu")).click()
    found.look_at_sheet("menu", ben)
    ben.page.keyboard.press("Escape")
    for card in ("Skip", "Reverse", "Reverse", "Draw Two"):
        ben.lay(f"Red {card}")
    ben.lay("Red 8", uno=True)
    ana.draw()
    ben.lay("Red 9")
    ana.sheet(spoken("scores-wins-hand", name="Ben")).wait_for()
    found.look_at_sheet("scores", ana)
    agree([ben], 2)
    expect(ana.page.get_by_text(spoken("scores-are-ready", names="Ben"))).to_be_visible()
    agree([ana], 2)
    for card in ("Skip", "Skip", "Reverse", "Reverse", "Draw Two"):
        ana.lay(f"Red {card}")
    ana.lay("Red Draw Two", uno=True)
    ana.lay("Red 9")
    ben.sheet(spoken("scores-victory", count=1, names="Ana")).wait_for()
    found.look_at_sheet("match end", ben)

    assert found.by_state == {}


def test_where_wizards_sit(table: Sit, friend: Join, house: House) -> None:
    hands = ["HW R1 R2 R3 R4 R6 R7", "B1 B2 B3 B4 B6 B7 B8", "G1 G2 G3 G4 G6 G7 G8"]
    at = unhurried(house, "hp2003", [stacked(hands, first="R5", draws="Y1 Y2 Y3")])
    ana, ben = table("Ana", "Ben", seats=3, **at)
    cleo = friend("Cleo", ana)
    found = Found()
    ana.button(spoken("gathering-start")).click()
    ana.page.get_by_label(spoken("dealer-month")).select_option("July")
    ana.page.get_by_label(spoken("dealer-day")).select_option("31")
    found.look("birthday", ana.page)
    ana.button(spoken("dealer-birthday-tell")).click()
    rather_not_say(ben, cleo)
    ben.take_up("Howler")
    ben.page.keyboard.press("Enter")
    found.look_at_sheet("whom", ben)
    ben.choose("Ana")
    found.look_at_sheet("a Howler", ana)

    assert found.by_state == {}


def test_beside_the_table(table: Sit, person: Callable[..., Person], quick: Server) -> None:
    """What opens over it on a phone, a pause, spectators, and a second window; partners play."""
    (ana,) = table("Ana", bots=("simple",) * 3, rules="classic+score=team", at=quick.address)
    found = Found()
    ana.button(spoken("gathering-start")).click()
    deal([ana])
    found.look("partners", ana.page)
    ana.page.set_viewport_size(PHONE["viewport"])
    ana.button(spoken("web-table-log")).click()
    found.look_at_sheet("log", ana)
    ana.page.locator(f"{SHEET} .rule").first.click()
    ana.page.locator(f"{SHEET} article").wait_for()
    found.look("rule over the log", ana.page, f"{SHEET}:has(article)")
    ana.page.keyboard.press("Escape")
    ana.page.keyboard.press("Escape")
    ana.page.set_viewport_size(PHONE["viewport"])
    ana.page.get_by_role("button", name=spoken("web-table-talking")).click()
    ana.button(spoken("phrase.thanks")).click()
    found.look_at_sheet("talk", ana)
    ana.page.keyboard.press("Escape")
    ana.button(spoken("web-table-menu")).click()
    ana.button(spoken("web-table-pause")).click()
    expect(ana.notice(spoken("presence-paused"))).to_be_visible()
    found.look("paused", ana.page)
    dora = person("Dora", f"/t/{ana.code}", at=quick.address, reduced_motion="reduce").page
    dora.get_by_text(spoken("presence-watching")).first.wait_for()
    found.look("watching", dora)
    second = ana.page.context.new_page()
    second.goto(ana.page.url)
    ana.page.get_by_role("heading", name=spoken("presence-elsewhere")).wait_for()
    found.look("another window", ana.page)

    assert found.by_state == {}


def test_where_ten_sit(person: Callable[..., Person]) -> None:
    ana = person("Ana", "", reduced_motion="reduce")
    Theater(ana.page, ana.address).show(your_turn(Cast("TENSEATS"), 10))
    ana.page.locator("[role=toolbar] button").first.wait_for()
    found = Found()
    found.look("ten seats", ana.page)

    assert found.by_state == {}
