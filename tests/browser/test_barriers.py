"""No page and no state of the table is a barrier: light and dark, at a desk and on a phone."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.arranging import ANA_DEALS, House, Sit, arranged
from browser.axe import barriers
from browser.deck import stacked
from browser.person import PHONE, Person

LOOKS: dict[str, dict[str, Any]] = {
    "desktop light": {"color_scheme": "light"},
    "desktop dark": {"color_scheme": "dark"},
    "phone light": {**PHONE, "color_scheme": "light"},
    "phone dark": {**PHONE, "color_scheme": "dark"},
}


@pytest.mark.parametrize("look", LOOKS)
def test_on_the_pages(person: Callable[..., Person], look: str) -> None:
    ana = person("Ana", **LOOKS[look])
    for path in ("/", "/new", "/tables", "/learn", "/settings", "/t/AAAAAAAA"):
        page = ana.go(path)
        expect(page.locator("h1").first).to_be_visible()
        page.wait_for_load_state("networkidle")

        assert (path, barriers(page)) == (path, [])


@pytest.mark.parametrize("look", LOOKS)
def test_at_the_table(table: Sit, house: House, look: str) -> None:
    decks = [
        ANA_DEALS,
        stacked(["W4 RS RS RV RV RD R9", "G1 G2 G3 W W B1 B2"], first="R5", draws="Y1 Y2 Y3 Y4 Y6 Y7 Y8"),
    ]
    rules = f"classic+target={400 + list(LOOKS).index(look)}"
    ana, ben = everybody = table("Ana", "Ben", how=LOOKS[look], **arranged(house, rules, decks, speed=1))
    found = {"gathering": barriers(ana.page)}
    ana.button("Start the match").click()
    expect(ana.page.get_by_role("heading", name="Who deals first?")).to_be_visible()
    found["dealer"] = barriers(ana.page)
    for place, player in enumerate(everybody):
        player.page.get_by_role("button", name=f"Card {place + 1} of").first.click()
    expect(ben.prompt).to_have_text("Your turn")
    found["turn"] = barriers(ben.page)
    ben.lay("Wild Draw Four", color="Red", bluff=True)
    expect(ana.decision).to_be_visible()
    found["decision"] = barriers(ana.page)
    ana.answer("Take four")
    for card in ("Skip", "Skip", "Reverse", "Reverse"):
        ben.lay(f"Red {card}")
    ben.lay("Red Draw Two", uno=True)
    ben.button("Menu").click()
    expect(ben.page.get_by_role("dialog")).to_be_visible()
    found["menu"] = barriers(ben.page)
    ben.page.keyboard.press("Escape")
    ben.lay("Red 9")
    expect(ana.sheet("Ben is out")).to_be_visible()
    found["scores"] = barriers(ana.page)

    assert {state: wrong for state, wrong in found.items() if wrong} == {}
