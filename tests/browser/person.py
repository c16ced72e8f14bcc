"""A person with a browser, who notices everything that a page must not do."""

from __future__ import annotations

import json
from collections.abc import Callable
from dataclasses import dataclass, field
from typing import Any
from urllib.parse import urlsplit

from playwright.sync_api import Browser, BrowserContext, ConsoleMessage, Page, Request

DESKTOP = {"viewport": {"width": 1440, "height": 900}}
PHONE = {
    "viewport": {"width": 360, "height": 740},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
PATIENCE = 30_000
"""Milliseconds; a busy machine is slow."""
WATCH = """document.addEventListener('securitypolicyviolation', (event) =>
  console.error(`against the policy: ${event.violatedDirective} ${event.blockedURI}`))"""

PICKING = """if (origin !== 'null' && localStorage.getItem('penult.settings') === null)
  localStorage.setItem('penult.settings', JSON.stringify({pickCard: true}))"""
"""People in scenes pick their own cards, so that the scene decides who deals."""


@dataclass
class Person:
    page: Page
    address: str
    """The server's address, without a final slash."""
    troubles: list[str] = field(default_factory=list)
    """Errors in the console, exceptions, requests to anywhere else, breaches of the policy."""

    def go(self, path: str) -> Page:
        self.page.goto(self.address + path)
        return self.page

    def forgive(self, words: str) -> None:
        """Ignore what the scene provokes on purpose."""
        self.troubles[:] = [trouble for trouble in self.troubles if words not in trouble]


def come(browser: Browser, address: str, name: str = "", **how: Any) -> Person:
    """Open a fresh browser context; with a name, as the guest of that name."""
    context = browser.new_context(**{**DESKTOP, "locale": "en-US", **how})
    context.set_default_timeout(PATIENCE)
    context.add_init_script(WATCH)
    context.add_init_script(PICKING)
    if name:
        context.add_init_script(_remembering(address, name))
        come_in(context, address, name)
    person = Person(context.new_page(), address)
    _watch(context, person.troubles.append, urlsplit(address).netloc)
    return person


def come_in(context: BrowserContext, address: str, name: str) -> None:
    answer = context.request.post(f"{address}/api/guest", data={"name": name})
    assert answer.status == 201, answer.text()


def _remembering(address: str, name: str) -> str:
    """Script that sets what a returning guest's browser remembers; the token is a cookie.

    Not as a storage state: the browser would open an extra page only to write it.
    """
    where = urlsplit(address)
    kept = {"penult.name": json.dumps(name), "penult.guest": "true"}
    return f"""if (origin === {json.dumps(f"{where.scheme}://{where.netloc}")})
      for (const [key, value] of Object.entries({json.dumps(kept)}))
        if (localStorage.getItem(key) === null) localStorage.setItem(key, value)"""


def _watch(context: BrowserContext, note: Callable[[str], None], host: str) -> None:
    def listen(message: ConsoleMessage) -> None:
        if message.type in ("error", "warning"):
            note(f"{message.type}: {message.text} ({message.location['url']})")

    def follow(request: Request) -> None:
        if urlsplit(request.url).scheme not in ("data", "blob") and urlsplit(request.url).netloc != host:
            note(f"asked elsewhere: {request.url}")

    context.on("console", listen)
    context.on("weberror", lambda error: note(f"exception: {error.error}"))
    context.on("request", follow)
