"""A phone of 360 × 740: twenty-five cards, each within reach of a thumb."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.arranging import ANA_DEALS, House, Join, Sit, arranged, begin
from browser.deck import stacked
from browser.person import PHONE
from browser.words import spoken

THUMB = 44
TABS = """() => [...document.querySelectorAll('[role=toolbar] button')].map((card) => {
  const box = card.getBoundingClientRect()
  const own = []
  for (let y = Math.max(0, Math.ceil(box.top)); y < Math.min(innerHeight, box.bottom); y += 2)
    for (let x = Math.ceil(box.left); x < Math.min(innerWidth, box.right); x += 2) {
      const hit = document.elementFromPoint(x, y)
      if (hit !== null && card.contains(hit)) own.push([x, y])
    }
  const [xs, ys] = [own.map(([x]) => x), own.map(([, y]) => y)]
  const [left, top] = [Math.min(...xs), Math.min(...ys)]
  const [right, bottom] = [Math.max(...xs) + 2, Math.max(...ys) + 2]
  return {name: card.ariaLabel, left, top, width: right - left, height: bottom - top}
})"""
"""What of each card a finger hits, to two pixels."""
PRESSED = "(at) => document.querySelectorAll('[role=toolbar] button')[at].ariaPressed === 'true'"
LET_GO = "() => document.activeElement.blur()"
"""A card with the focus of a keyboard is raised over its neighbors."""
WIDER = "() => document.documentElement.scrollWidth - document.documentElement.clientWidth"


def tabs(page: Page) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = page.evaluate(TABS)
    return found


def test_each_of_twenty_five_cards_can_be_touched_and_laid(table: Sit, friend: Join, house: House) -> None:
    sorted_out = "B1 B2 B3 B4 B5 B6 B7 B8 Y1 Y2 Y3 Y4 Y5 Y6 Y7 Y8 Y9 R9"
    hands = ["SH G1 G2 G3 G4 G5 G6", "G7 G8 G9 GS W B0 Y0"]
    decks = [ANA_DEALS, stacked(hands, first="R5", draws=sorted_out)]
    (ana,) = table("Ana", seats=2, how=PHONE, **arranged(house, "hp2018", decks))
    ben = friend("Ben", ana)
    begin(ana, ben)
    ben.act("play SH@0")
    ben.act("color B")
    expect(ana.cards).to_have_count(25)
    expect(ana.prompt).to_have_text(spoken("web-table-your-turn"))
    ana.prompt.tap()

    found = tabs(ana.page)
    assert [each for each in found if each["width"] < THUMB or each["height"] < THUMB] == []
    assert ana.page.evaluate(WIDER) <= 0
    for at, each in enumerate(found):
        ana.page.touchscreen.tap(each["left"] + THUMB // 2, each["top"] + THUMB // 2)
        ana.page.wait_for_function(PRESSED, arg=at, polling=30)
        ana.page.keyboard.press("Escape")
        ana.done()
        ana.page.evaluate(LET_GO)

    ana.lay("Blue 8")
    expect(ana.cards).to_have_count(24)


@pytest.mark.parametrize("language", ["en", "fr"])
def test_no_page_is_wider_than_the_narrowest_phone(person: Any, language: str) -> None:
    """A window 1280 wide at four times the size is 320 wide (WCAG 1.4.10)."""
    ana = person("Ana", "", locale=language, **PHONE)
    wider = {}
    for path in ("/", "/new", "/new/house", "/tables", "/learn", "/settings", "/rules/R-28", "/t/AAAAAAAA"):
        page = ana.go(path)
        page.locator("h1").first.wait_for()
        for width in (360, 320):
            page.set_viewport_size({"width": width, "height": 740})
            wider[path, width] = page.evaluate(WIDER)

    assert {where: by for where, by in wider.items() if by > 0} == {}
