"""Photographs the web client, light and dark, at a desk and on a phone; its main pages in every language.

`make screenshots` writes those that a document shows into docs/img/web/ and the rest into build/screenshots/,
which git ignores.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from browser import moments, posing
from browser.companion import Companion, play_on, sensible
from browser.driving import chromium
from browser.person import DESKTOP, PHONE, Person, come
from browser.player import Player
from browser.studio import THEMES, Studio
from browser.words import spoken
from documents.texts import pictures_shown
from penult.client.guest import Guest
from penult.i18n.languages import LANGUAGES as SPOKEN
from penult.wire import to_server as asks
from penult.wire.terms import NewTable, Terms
from server.live.process import Server

PLACE = "penult.test"
SLOW = 0.2
"""Slow time, so that no clock runs out while pictures are taken."""
FOLDER = Path(__file__).parents[2] / "build" / "screenshots"
LANGUAGES = tuple(SPOKEN)
DEVICES: dict[str, dict[str, Any]] = {"desktop": DESKTOP, "phone": PHONE}
MAIN = {"home": "/", "new": "/new", "rulebook": "/rules/R-31"}
BESIDES = {
    "house": "/new/house?rules=classic+seven-o+mercy=7",
    "settings": "/settings",
    "lobby": "/tables",
    "learn": "/learn/classic",
}
TEN = ("Nadia", "Bruno", "Théo", "Ana", "Hugo", "Chloé", "Rui", "Eva", "Tiago")
MANY_CARDS = 25
HAND = "[role=toolbar] button"
SHEET = "dialog[open]"
BLUE_7 = 3
"""Its place in the hand."""
READY = {"learn": HAND, "lobby": "main li"}


class Session:
    """One device, and a server whose cards are arranged for it."""

    def __init__(self, browser: Browser, server: Server, studio: Studio, device: str) -> None:
        self._browser, self._server, self._studio, self.device = browser, server, studio, device

    def take_all(self) -> None:
        for take in (self._tables, self._gathering, self._evening, self._pages, self._ten_seats):
            take()
        if self.device == "phone":
            self._many_cards()
        for moment in moments.ALL:
            moment(self)

    def _gathering(self) -> None:
        """Three people, a bot, and a free seat."""
        you, guest, others = self.company(posing.OTHERS[:2])
        code = posing.open_table(guest, others, seats=5, rules="hp2003")
        host = Companion(guest)
        host.come(code)
        host.ask(asks.PlaceBot(seat=3, kind="keen"))
        host.go()
        self.shoot(you, "gathering", ".places", f"/t/{code}")
        you.page.context.close()

    def _evening(self) -> None:
        """From the first card of a hand to the end of the match."""
        you, guest, others = self.company(posing.OTHERS)
        code = posing.open_table(guest, others)
        ines, everybody = Companion(guest), others
        ines.come(code)
        posing.play_first_hands([ines, *everybody])
        ines.go()
        player = Player(posing.YOU, you, code)
        you.go(f"/t/{code}")
        player.hand.wait_for()
        posing.play_up_to_the_catch(player, everybody)
        self.shoot(you, "table", HAND, languages=LANGUAGES, pressed=f"{HAND} >> nth={BLUE_7}")
        moments.at_the_table(self, player, everybody)
        player.take_up("Wild")
        you.page.locator(".actions button.primary").last.click()
        player.decision.wait_for()
        self.shoot(you, "color", SHEET)
        you.page.keyboard.press("Escape")
        posing.play_up_to_the_question(player, everybody)
        self.shoot(you, "decision", SHEET)
        moments.asked_otherwise(self, you)
        posing.play_to_the_end(player, everybody)
        self.shoot(you, "scores", SHEET, languages=LANGUAGES)
        you.page.context.close()
        ines.come(code)
        posing.play_out([ines, *everybody])
        ines.go()
        later = self.come(guest)
        self.shoot(later, "over", SHEET, f"/t/{code}")
        for each in everybody:
            each.go()
        later.page.context.close()

    def _pages(self) -> None:
        for pages, languages in ((MAIN, LANGUAGES), (BESIDES, LANGUAGES[:1])):
            for name, path in pages.items():
                visitor = self.come()
                self.shoot(visitor, name, READY.get(name, "h1"), path, languages)
                visitor.page.context.close()

    def _tables(self) -> None:
        """What the lobby shows."""
        kinds = (("Nadia", "hp2003", 4), ("Bruno", "classic+target=200", 6), ("Rui", "hp2018+score=team", 4))
        self._hosts = []
        for name, rules, seats in kinds:
            guest = self._server.guest(name)
            code = guest.open(NewTable(terms=Terms(rules=rules, seats=seats, public=True))).code
            host = Companion(guest)
            host.come(code)
            self._hosts.append(host)

    def _ten_seats(self) -> None:
        """Everybody has had a turn, and it is yours."""
        you, guest, others = self.company(TEN)
        code = posing.open_table(guest, others, seats=1 + len(TEN), rules="classic+target=300")
        ines = Companion(guest)
        ines.come(code)
        posing.begin([ines, *others])
        ines.go()
        player = Player(posing.YOU, you, code)
        you.go(f"/t/{code}")
        player.hand.wait_for()
        play_on(others, until=lambda: player.prompt.inner_text() == spoken("web-table-your-turn"))
        self.shoot(you, "ten", HAND)
        you.page.context.close()

    def _many_cards(self) -> None:
        you, guest, others = self.company(posing.OTHERS)
        code = posing.open_table(guest, others, rules="classic+target=300")
        ines = Companion(guest)
        ines.come(code)
        everybody = [ines, *others]
        posing.play_first_hands(everybody, hands=0)
        play_on(everybody, _collecting(ines), until=lambda: _holds_many(ines))
        ines.go()
        self.shoot(you, "many", HAND, f"/t/{code}")
        you.page.context.close()

    def stranger(self, name: str) -> Person:
        """Somebody who has no seat."""
        return self.come(self._server.guest(name))

    def company(self, names: tuple[str, ...]) -> tuple[Person, Guest, list[Companion]]:
        """You, in a browser and by your token; and the others."""
        guest = self._server.guest(posing.YOU)
        others = [Companion(self._server.guest(name)) for name in names]
        return self.come(guest), guest, others

    def come(self, guest: Guest | None = None) -> Person:
        """Open a browser in which the server has a host name."""
        address = self._server.address.replace("127.0.0.1", PLACE)
        how = {**DEVICES[self.device], "locale": "en", "reduced_motion": "reduce"}
        return come(self._browser, address, storage_state=_known(address, guest) if guest else None, **how)

    def shoot(
        self,
        who: Person,
        name: str,
        ready: str,
        path: str = "",
        languages: tuple[str, ...] = LANGUAGES[:1],
        pressed: str = "",
        device: str = "",
        themes: Sequence[str] = THEMES,
    ) -> None:
        if path:
            who.go(path)
        self._studio.shoot(who.page, f"{name}-{device or self.device}", ready, languages, pressed, themes)


def _known(address: str, guest: Guest) -> Any:
    """What a returning guest's browser remembers."""
    cookie = {"name": "penult", "value": guest.token, "domain": PLACE, "path": "/", "expires": -1}
    kept = {"penult.name": json.dumps(guest.name), "penult.guest": "true"}
    items = [{"name": name, "value": value} for name, value in kept.items()]
    return {"cookies": [cookie], "origins": [{"origin": address, "localStorage": items}]}


def _holds_many(one: Companion) -> bool:
    """And it is their turn."""
    return one.cards >= MANY_CARDS and "draw" in one.moves


def _collecting(one: Companion) -> Any:
    """One player keeps drawing; the others make sure that nobody goes out."""

    def choose(player: Companion) -> str | None:
        draws = "draw" in player.moves and (player is one or player.cards < 5)
        keeps = "keep" in player.moves and player is one
        return "draw" if draws else "keep" if keeps else sensible(player)

    return choose


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--folder", type=Path, default=FOLDER)
    parser.add_argument("--devices", nargs="*", choices=DEVICES, default=[*DEVICES])
    chosen = parser.parse_args()
    chosen.folder.mkdir(parents=True, exist_ok=True)
    studio = Studio(chosen.folder, shown={file.name: file for file in pictures_shown()})
    with chromium() as browser:
        for device in chosen.devices:
            decks = {posing.RULES: posing.decks(), **moments.decks()}
            with TemporaryDirectory() as data, Server(Path(data), speed=SLOW, decks=decks) as server:
                Session(browser, server, studio, device).take_all()
    size = sum(file.stat().st_size for file in studio.taken)
    sys.stdout.write(f"{len(studio.taken)} pictures, {size / 1e6:.1f} MB\n")


if __name__ == "__main__":
    main()
