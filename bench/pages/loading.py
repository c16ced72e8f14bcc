"""How much a page downloads, and how long it takes until it can be used."""

from __future__ import annotations

from dataclasses import dataclass

from playwright.sync_api import Request

from .house import House, Visit
from .tasks import traced

PRESS = """
addEventListener('DOMContentLoaded', async () => {
  const frame = () => new Promise(requestAnimationFrame)
  for (let play; !play?.ariaBusy; await frame()) {
    play = document.querySelector('main button.primary')
    play?.click()
    // By then the page has taken it in.
    await Promise.resolve()
  }
  window.answered = performance.now()
})
"""
"""Presses Play now as soon as it is there, and waits for a frame that shows it pressed."""


@dataclass
class Weight:
    """Downloaded bytes."""

    body: int = 0
    heads: int = 0
    requests: int = 0

    def add(self, request: Request) -> None:
        sizes = request.sizes()
        self.body += max(sizes["responseBodySize"], 0)
        self.heads += max(sizes["responseHeadersSize"], 0)
        self.requests += 1


def weigh(visit: Visit, path: str, ready: str) -> Weight:
    """Everything that is fetched until the page is `ready` and quiet."""
    came: list[Request] = []
    visit.page.on("requestfinished", lambda request: came.append(request))
    visit.page.goto(visit.address + path)
    visit.page.locator(ready).first.wait_for()
    visit.page.evaluate("document.fonts.ready.then(() => null)")
    visit.page.wait_for_load_state("networkidle")
    weight = Weight()
    for request in came:
        weight.add(request)
    return weight


def answered(house: House, slower: float) -> float:
    """Milliseconds from the address to the frame that shows Play now pressed, with empty caches."""
    with house.visit() as visit:
        return _press(visit, slower)


def worked(house: House, slower: float) -> float:
    """The main thread's CPU milliseconds for that; the trace itself costs some."""
    with house.visit() as visit:
        with traced(house.browser, visit.page) as tasks:
            _press(visit, slower)
        return sum(tasks.worked)


def _press(visit: Visit, slower: float) -> float:
    visit.slow_down(slower)
    visit.page.add_init_script(PRESS)
    visit.page.goto(f"{visit.address}/", wait_until="commit")
    return float(visit.page.wait_for_function("() => window.answered").json_value())
