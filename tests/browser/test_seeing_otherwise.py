"""Larger letters, a narrow window, the reader's own colors: nothing is lost that others see."""

from __future__ import annotations

import base64
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from playwright.sync_api import Locator, expect

from browser.arranging import ANA_DEALS, BEN_SITS_FIRST, House, Join, Sit, arranged, begin
from browser.deck import stacked
from browser.painting import DECODE
from browser.person import PHONE, Person
from browser.player import Player
from browser.words import spoken

Come = Callable[..., Person]

REDS = stacked(["R1 R2 R3 B1 B2 B3 B4", "R6 R7 R8 G4 G6 G7 G8"], first="R5", draws="Y1 Y2 Y3")
PAGES = ("/", "/new", "/rules/R-28")
LARGE = {"viewport": {"width": 1280, "height": 800}}
NARROW = {"viewport": {"width": 320, "height": 640}}
DOUBLE = "document.documentElement.style.fontSize = '200%'"
LOST = """() => {
  const lost = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  const range = document.createRange()
  const wide = document.documentElement.scrollWidth
  if (wide > innerWidth + 1) lost.add(`the page is ${wide} wide`)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement
    if (!text.data.trim() || holder.closest('svg, script, noscript, option, .unseen')) continue
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue
    range.selectNodeContents(text)
    let {left, right, top, bottom} = range.getBoundingClientRect()
    for (let around = holder; around; around = around.parentElement) {
      const box = around.getBoundingClientRect()
      if (box.width <= 1 || box.height <= 1) break
      const {overflowX, overflowY} = getComputedStyle(around)
      const hides = {
        x: /hidden|clip/.test(overflowX) && (left < box.left - 2 || right > box.right + 2),
        y: /hidden|clip/.test(overflowY) && (top < box.top - 4 || bottom > box.bottom + 4),
      }
      if (hides.x || hides.y) lost.add(`${text.data.trim().slice(0, 40)} (${around.className})`)
      if (/auto|scroll/.test(overflowX)) [left, right] = [box.left, box.right]
      if (/auto|scroll/.test(overflowY)) [top, bottom] = [box.top, box.bottom]
    }
  }
  return [...lost]
}"""
"""Every text that is partly outside of what can be seen or scrolled to."""
NOTED = """(() => {
  const Real = Notification
  let allowed = Real.permission
  navigator.permissions.query({name: 'notifications'}).then((found) => (allowed = found.state))
  window.noted = []
  window.Notification = class extends Real {
    constructor(title, more) { super(title, more); noted.push(title) }
    static get permission() { return allowed === 'prompt' ? 'default' : allowed }
  }
  Object.defineProperty(document, 'hidden', {get: () => true})
})()"""
"""Pretends that the page is hidden, and counts notifications.

A headless Chromium says `denied` in one place although it was granted, so the other place is used.
"""


UNREADABLE = """() => {
  const paint = document.createElement('canvas').getContext('2d', {willReadFrequently: true})
  const light = (color) => {
    paint.fillStyle = color
    paint.fillRect(0, 0, 1, 1)
    const [red, green, blue] = [...paint.getImageData(0, 0, 1, 1).data].map((part) => {
      const share = part / 255
      return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4
    })
    return 0.2126 * red + 0.7152 * green + 0.0722 * blue
  }
  const probe = document.body.appendChild(document.createElement('i'))
  probe.style.color = 'Canvas'
  const canvas = light(getComputedStyle(probe).color)
  probe.remove()
  const unreadable = new Set()
  const walker = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT)
  for (let text = walker.nextNode(); text; text = walker.nextNode()) {
    const holder = text.parentElement
    if (!text.data.trim() || holder.closest('svg, script, noscript, option, .unseen')) continue
    if (!holder.checkVisibility({opacityProperty: true, visibilityProperty: true})) continue
    const {color, forcedColorAdjust} = getComputedStyle(holder)
    const [dark, bright] = [light(color), canvas].sort((one, other) => one - other)
    if (forcedColorAdjust === 'auto' && (bright + 0.05) / (dark + 0.05) < 4.5)
      unreadable.add(`${text.data.trim().slice(0, 40)} (${holder.className})`)
  }
  return [...unreadable]
}"""
"""Every text that cannot be told from what the browser paints behind it in the reader's colors."""


def lost(page: Any) -> list[str]:
    found: list[str] = page.evaluate(LOST)
    return found


@pytest.mark.parametrize("how", ["twice as large", "320 wide"])
def test_no_word_is_lost_on_the_pages(person: Come, how: str) -> None:
    """WCAG 1.4.4 and 1.4.10."""
    ana = person("Ana", "", **(LARGE if how == "twice as large" else NARROW))
    found = {}
    for path in PAGES:
        page = ana.go(path)
        page.locator("h1").first.wait_for()
        if how == "twice as large":
            page.evaluate(DOUBLE)
        found[path] = lost(page)

    assert {path: words for path, words in found.items() if words} == {}


@pytest.mark.parametrize("how", ["twice as large", "320 wide"])
def test_no_word_is_lost_at_the_table_and_a_hand_can_be_played(
    table: Sit, friend: Join, house: House, how: str
) -> None:
    at = arranged(house, "classic+target=340", [BEN_SITS_FIRST, REDS])
    (ben,) = table("Ben", seats=2, how=LARGE if how == "twice as large" else NARROW, **at)
    ana = friend("Ana", ben)
    begin(ben, ana)
    if how == "twice as large":
        ben.page.evaluate(DOUBLE)
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))

    assert lost(ben.page) == []
    ben.click_on("Red 1")
    ana.act("play R6")
    ben.draw()
    expect(ben.prompt).to_contain_text("Ana")


def test_in_the_readers_colors_cards_turns_and_the_color_in_play_are_told(
    table: Sit, friend: Join, house: House
) -> None:
    at = arranged(house, "classic+target=341", [BEN_SITS_FIRST, REDS])
    (ben,) = table("Ben", seats=2, how={"forced_colors": "active"}, **at)
    begin(ben, friend("Ana", ben))
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    assert ben.page.evaluate("matchMedia('(forced-colors: active)').matches")
    assert ben.page.evaluate(UNREADABLE) == []

    assert _share(ben, ben.held("Red 1").first, reddish) > 0.15
    assert _share(ben, ben.held("Blue 1").first, reddish) < 0.02
    expect(ben.page.get_by_text(spoken("web-table-in-play", name="Red", called="no")).first).to_be_visible()
    ben.lay("Red 1")
    expect(ben.prompt).to_contain_text("Ana")
    turn = ben.page.get_by_role("list", name=spoken("web-table-seats")).locator("li .plate.active")
    assert turn.count() == 1
    assert turn.evaluate("(plate) => getComputedStyle(plate).borderTopColor") != turn.evaluate(
        "(plate) => getComputedStyle(plate).color"
    )


def test_who_reads_on_a_phone_hears_of_the_turn_in_the_sheet_that_lies_over_the_table(
    table: Sit, friend: Join, house: House
) -> None:
    at = arranged(house, "classic+target=343", [BEN_SITS_FIRST, REDS])
    (ben,) = table("Ben", seats=2, how=PHONE, **at)
    ana = friend("Ana", ben)
    begin(ben, ana)
    ben.lay("Red 1")
    ben.button(spoken("web-table-log")).click()
    heard = ben.page.locator("dialog:modal [aria-live=polite]")
    expect(heard.first).to_be_attached()
    ana.act("play R6")

    expect(heard.first).to_have_text(spoken("event-laid", who="Ana", cards="R6"))
    urgent = ben.page.locator("dialog:modal [aria-live=assertive]")
    expect(urgent.first).to_have_text(spoken("announce-turn", seconds=600))
    ben.page.keyboard.press("Escape")
    expect(ben.page.locator(".table-area [aria-live=polite]").first).to_have_text("")


def test_who_is_waited_for_is_notified_where_it_is_switched_on_and_allowed(
    table: Sit, person: Come, house: House
) -> None:
    at = arranged(house, "classic+target=342", [ANA_DEALS, REDS])
    ana, ben = everybody = table("Ana", "Ben", how={"permissions": ["notifications"]}, **at)
    for player in everybody:
        player.page.add_init_script(NOTED)
    notifications = ben.person.go("/settings").get_by_role("switch", name="Notifications")
    notifications.click(force=True)
    expect(notifications).to_be_checked()  # the browser is asked first, and takes its time
    for player in everybody:
        player.come_to(ana.code)
    begin(*everybody)
    ben.lay("Red 1")
    ana.lay("Red 6")
    ben.lay("Red 2")

    assert [player.page.evaluate("noted.length") for player in everybody] == [0, 2]
    stranger = person("Dora", "/settings", at=at["at"]).page
    stranger.get_by_role("switch", name="Notifications").click(force=True)
    expect(stranger.get_by_role("switch", name="Notifications")).not_to_be_checked()


def reddish(red: Any, green: Any, blue: Any) -> Any:
    return (red > 150) & (green < 100) & (blue < 100)


def _share(player: Player, of: Locator, such: Callable[[Any, Any, Any], Any]) -> float:
    """The share of pixels with a matching color."""
    png = base64.b64encode(of.screenshot()).decode()
    decoder = player.page.context.new_page()
    _, _, text = decoder.evaluate(DECODE, png)
    decoder.close()
    pixels = np.frombuffer(base64.b64decode(text), np.uint8).reshape(-1, 4).astype(int)
    return float(such(pixels[:, 0], pixels[:, 1], pixels[:, 2]).mean())
