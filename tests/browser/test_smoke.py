"""The page loads in a real browser: no error, nobody else asked, nothing against its policy."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.person import Person
from server.app.reverse_proxy import proxied
from server.live.process import Server


def test_every_page_loads_without_a_trouble(person: Callable[..., Person]) -> None:
    """`test_phone` loads each page on a phone."""
    ana = person("Ana", "")
    for path in ("/", "/new", "/new/house", "/tables", "/learn", "/settings", "/t/AAAAAAAA", "/rules/R-28"):
        expect(ana.go(path).locator("h1").first).to_be_visible()


def test_the_watch_notices_what_the_policy_forbids(person: Callable[..., Person]) -> None:
    ana = person("Ana")

    ana.page.evaluate("document.body.insertAdjacentHTML('beforeend', '<i style=\"color: red\">!</i>')")
    ana.page.wait_for_function("document.querySelector('i') !== null")

    assert any("against the policy: style-src" in trouble for trouble in ana.troubles)
    ana.troubles.clear()


def test_the_watch_notices_a_request_to_somebody_else(person: Callable[..., Person]) -> None:
    ana = person("Ana")

    ana.page.evaluate("fetch('http://127.0.0.2:9/').catch(() => null)")

    assert any("elsewhere" in trouble or "connect-src" in trouble for trouble in ana.troubles)
    ana.troubles.clear()


def test_behind_a_path_of_a_proxy_the_page_runs_unconfigured(
    person: Callable[..., Person], server: Server
) -> None:
    with proxied(int(server.address.rpartition(":")[2]), "/games/cards") as port:
        ana = person("Ana", "", at=f"http://127.0.0.1:{port}/games/cards")
        for path in ("/", "/t/AAAAAAAA", "/rules/R-28"):
            expect(ana.go(path).locator("h1").first).to_be_visible()
