"""One match of each edition in a real browser, against bots, with the clocks of real life."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from pathlib import Path
from tempfile import TemporaryDirectory

sys.path.insert(0, str(Path(__file__).parents[1]))

from playwright.sync_api import Browser

from browser.driving import chromium
from browser.person import come
from browser.player import Player
from browser.words import marking, spoken
from server.live.process import Server

EDITIONS = ("classic", "hp2003", "hp2018")
BOTS = ("keen", "simple")
MINUTES = 20
LOOK = """([again, ready, uno, playable]) => {
  const ways = [
    ['over', 'dialog[open] footer button.primary', (button) => button.innerText.includes(again)],
    ['ready', 'dialog[open] footer button.primary', (button) => button.innerText.includes(ready)],
    ['answer', 'dialog[open]:not(.modal) .body button:enabled:not([role=switch])', () => true],
    ['uno', 'button.primary:enabled', (button) => button.innerText.trim() === uno],
    ['card', `[role=toolbar] button[aria-label*=" ${playable},"]`, () => true],
    ['draw', 'button.draw:enabled', () => true],
  ]
  for (const [name, where, fits] of ways) {
    const all = [...document.querySelectorAll(where)]
    const found = all.find((each) => each.checkVisibility() && fits(each))
    if (found) {
      found.focus()
      return name
    }
  }
  return null
}"""
"""Focuses the first thing that can be done next."""
WORDS = [
    spoken("over-again"),
    spoken("scores-ready", number="").strip(),
    spoken("move-uno"),
    marking("yes"),
]
"""By which it is found."""


def play_match(browser: Browser, server: Server, edition: str) -> Counter[str]:
    """Play a match to its end; return how often each thing was done."""
    ana = come(browser, server.address, "Ana", reduced_motion="reduce")
    terms = {"rules": f"{edition}+target=150", "seats": 1 + len(BOTS)}
    opened = ana.page.request.post(f"{server.address}/api/tables", data={"terms": terms, "bots": BOTS})
    player = Player("Ana", ana)
    player.come_to(opened.json()["code"])
    player.button(spoken("gathering-start")).click()
    done: Counter[str] = Counter()
    until = time.monotonic() + MINUTES * 60
    while time.monotonic() < until:
        doing = _next(player)
        done[doing] += 1
        if doing == "over":
            break
        player.page.keyboard.press("Enter")
        if doing == "card":
            player.page.keyboard.press("Enter")
    assert done["over"] == 1, f"{edition}: expected the end of a match within {MINUTES} minutes, came {done}"
    assert ana.troubles == [], ana.troubles
    ana.page.context.close()
    return done


def _next(player: Player) -> str:
    """Wait for something to do; for dealer, pick the first card."""
    player.page.wait_for_function(
        f"(words) => ({LOOK})(words) || document.querySelector('.spread button:enabled, .birthday button')",
        arg=WORDS,
        polling=200,
        timeout=120_000,
    )
    found = player.page.evaluate(LOOK, WORDS)
    if found is None:
        player.page.evaluate(
            "document.querySelector('.spread button:enabled, .birthday .answers button:last-child')?.focus()"
        )
        return "dealer"
    return str(found)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--editions", nargs="*", default=EDITIONS)
    chosen = parser.parse_args()
    with TemporaryDirectory() as data, Server(Path(data), speed=1) as server, chromium() as browser:
        for edition in chosen.editions:
            started = time.monotonic()
            done = play_match(browser, server, edition)
            counts = ", ".join(f"{count} {what}" for what, count in sorted(done.items()))
            sys.stdout.write(
                f"{edition}: a match in {time.monotonic() - started:.0f} s in a browser: {counts}\n"
            )
        assert not server.logged("room_failed")


if __name__ == "__main__":
    main()
