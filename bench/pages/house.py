"""A server with its own clock, and a Chromium whose pages start with an empty cache."""

from __future__ import annotations

import json
import tempfile
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, CDPSession, Page

from browser.person import come
from server.live.process import Server

DEALING = ".dealer button"
PLAYING = ".playing"
PATIENCE = 60_000


@dataclass(frozen=True)
class Visit:
    address: str
    page: Page
    developer: CDPSession
    """The browser's developer tools for the page."""
    happened: Counter[str] = field(default_factory=Counter)
    """Counts of the table's events, by kind."""

    def slow_down(self, times: float) -> None:
        self.developer.send("Emulation.setCPUThrottlingRate", {"rate": times})

    def sit_down(self, seats: int, **terms: Any) -> str:
        """The path of a table of bots; one of them also plays for an idle person."""
        wanted = {"turn_seconds": 5, "window_seconds": 0, "seats": seats, **terms}
        asked = self.page.request.post(f"{self.address}/api/solo", data={"terms": wanted})
        assert asked.status == 201, asked.text()
        return f"/t/{asked.json()['code']}"

    def play(self, path: str) -> None:
        """Wait until the first hand is dealt, which also happens by itself."""
        # Playwright cannot take a method of something frozen.
        self.page.on("websocket", lambda line: line.on("framereceived", lambda frame: self._hear(frame)))
        self.page.goto(self.address + path)
        self.page.locator(PLAYING).wait_for(timeout=PATIENCE)

    def wait(self, kind: str, times: int) -> None:
        """Wait until this event has happened so many times since the person came."""
        while self.happened[kind] < times:
            self.page.wait_for_timeout(100)

    def _hear(self, frame: str | bytes) -> None:
        self.happened.update(event["kind"] for event in json.loads(frame).get("events", ()))


@dataclass(frozen=True)
class House:
    address: str
    browser: Browser

    @classmethod
    @contextmanager
    def open(cls, browser: Browser, speed: float = 1.0) -> Iterator[House]:
        with tempfile.TemporaryDirectory() as folder, Server(Path(folder), speed=speed) as server:
            yield cls(server.address, browser)

    @contextmanager
    def visit(self, name: str = "", **how: Any) -> Iterator[Visit]:
        """Open a page in a fresh browser context, which knows at most a guest."""
        person = come(self.browser, self.address, name, **how)
        yield Visit(self.address, person.page, person.page.context.new_cdp_session(person.page))
        person.page.context.close()
