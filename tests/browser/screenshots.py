"""Photographs the main pages in four languages, light and dark, at a desk and on a phone.

`make screenshots` writes them into docs/img/web/.
"""

from __future__ import annotations

import argparse
import os
import sys
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser, Page, sync_playwright

from browser.chromium import find_chromium
from browser.conftest import FLAGS
from browser.deck import stacked
from browser.painting import save_small
from browser.person import DESKTOP, PHONE, Person, come
from browser.player import Player
from server.live.process import Server

FOLDER = Path(__file__).parents[2] / "docs" / "img" / "web"
LANGUAGES = ("en", "es", "fr", "pt")
THEMES = ("light", "dark")
DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
PAGES = {"home": "/", "new": "/new", "rulebook": "/rules/R-31"}
NAMES = ("Ana", "Théo", "Nadia", "Inés")
RULES = "classic"
DECKS = [
    "R1 R2 R3 R9",
    stacked(
        ["RS BS GS GD BD R1 R2", "W4 W4 W W Y1 Y2 Y3", "RS BS GS YD RD R3 B4", "Y4 Y4 Y5 Y6 Y7 Y8 Y9"],
        first="R5",
        draws="Y1 Y2 Y3 Y5 Y6 Y7 B1 B2 G9 G8",
    ),
]


class Studio:
    """Takes the same picture of a page in every language, theme and size."""

    def __init__(self, browser: Browser, address: str, folder: Path) -> None:
        self._browser, self._address, self._folder = browser, address, folder
        self._decoder = browser.new_context().new_page()
        self.taken, self.size = 0, 0

    def shoot(self, name: str, path: str, state: Any = None) -> None:
        for device, size in DEVICES.items():
            for language in LANGUAGES:
                how = {**size, "locale": language, "reduced_motion": "reduce", "storage_state": state}
                visitor = come(self._browser, self._address, **how)
                page = visitor.go(path)
                self._both(page, f"{name}-{device}-{language}")
                page.context.close()

    def _both(self, page: Page, name: str) -> None:
        for theme in THEMES:
            page.emulate_media(color_scheme=theme)  # type: ignore[arg-type]
            page.wait_for_load_state("networkidle")
            page.locator("h1").first.wait_for(state="attached")
            page.evaluate("document.fonts.ready")
            self.size += save_small(page.screenshot(), self._folder / f"{name}-{theme}.png", self._decoder)
            self.taken += 1


def take_all(folder: Path) -> tuple[int, int]:
    """How many pictures, of how many bytes."""
    chromium = find_chromium()
    with (
        TemporaryDirectory() as data,
        Server(Path(data), speed=1, decks={RULES: DECKS}) as server,
        sync_playwright() as playwright,
    ):
        browser = playwright.chromium.launch(
            executable_path=chromium.path, args=FLAGS, env={**os.environ, **chromium.environment}
        )
        studio = Studio(browser, server.address, folder)
        for name, path in PAGES.items():
            studio.shoot(name, path)
        _table(browser, server.address, studio)
        browser.close()
        return studio.taken, studio.size


def _table(browser: Browser, address: str, studio: Studio) -> None:
    """A hand in the middle, and after it the scores, as Ana sees them."""
    people = [come(browser, address, name, reduced_motion="reduce") for name in NAMES]
    ana, theo, nadia, ines = players = _gather(people, address)
    ana.button("Start the match").click()
    for place, player in enumerate(players):
        player.page.get_by_role("button", name=f"Card {place + 1} of").first.click()
    ana.lay("Red Skip")
    nadia.lay("Red Skip")
    state = ana.page.context.storage_state()
    ana.page.goto("about:blank")
    studio.shoot("table", f"/t/{ana.code}", state)
    ana.person.go(f"/t/{ana.code}")
    for color in ("Blue", "Green"):
        ana.lay(f"{color} Skip")
        nadia.lay(f"{color} Skip")
    for player, card in ((ana, "Green"), (nadia, "Yellow"), (ana, "Blue"), (nadia, "Red")):
        player.lay(f"{card} Draw Two")
    ana.lay("Red 1", uno=True)
    theo.draw()
    nadia.lay("Red 3", uno=True)
    ines.draw()
    ana.lay("Red 2")
    ana.sheet("You are out").wait_for()
    ana.page.goto("about:blank")
    studio.shoot("scores", f"/t/{ana.code}", state)


def _gather(people: list[Person], address: str) -> list[Player]:
    terms = {"rules": RULES, "seats": len(people), "turn_seconds": 600, "window_seconds": 0}
    opened = people[0].page.request.post(f"{address}/api/tables", data={"terms": terms})
    players = [Player(name, person) for name, person in zip(NAMES, people, strict=True)]
    for player in players:
        player.come_to(opened.json()["code"])
    return players


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    taken, size = take_all(parser.parse_args().folder)
    sys.stdout.write(f"{taken} pictures, {size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
