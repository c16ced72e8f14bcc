from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from playwright.sync_api import Browser, expect

from browser.companion import Companion
from browser.driving import chromium
from browser.person import PATIENCE, Person, come
from browser.player import Player
from browser.wire import Wire, wired
from penult.client.guest import come_as_guest
from penult.server.app.web_client import FOLDER, PAGE
from server.live.process import Server

expect.set_options(timeout=PATIENCE)


@pytest.fixture(scope="package")
def browser() -> Iterator[Browser]:
    """One for all scenes of a worker in this folder, and no longer: Playwright occupies the event loop."""
    assert (FOLDER / PAGE).is_file(), "expected the web client to be built: run `make web`"
    with chromium() as running:
        yield running


@pytest.fixture(scope="package")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """A real server in its own process, at normal speed; `house` opens others."""
    with Server(tmp_path_factory.mktemp("house"), speed=1) as running:
        yield running


@pytest.fixture(scope="package")
def quick(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    """Another server, on which everything is five times as fast."""
    with Server(tmp_path_factory.mktemp("house"), speed=5) as running:
        yield running


@pytest.fixture
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[..., Server]]:
    """Opens a server with its own clock, seed or decks.

    `house(speed=20, decks={"classic": ["R1 R2 …"]})`
    """
    opened: list[Server] = []

    def open_house(**options: Any) -> Server:
        opened.append(Server(tmp_path_factory.mktemp("house"), **options).__enter__())
        return opened[-1]

    yield open_house
    for each in opened:
        each.__exit__()


@pytest.fixture
def wire() -> Iterator[Callable[[str], Wire]]:
    """`wire(house().address).address` leads there until it is cut. Needed before the people who use it."""
    with ExitStack() as laid:
        yield lambda address: laid.enter_context(wired(int(address.rpartition(":")[2])))


@pytest.fixture
def person(browser: Browser, server: Server) -> Iterator[Callable[..., Person]]:
    """`person("Ana", "/new", at=house(speed=20).address, **PHONE)`: somebody in a fresh browser, on a page.

    Without a name the server does not know them yet, without a path no page is open. At the end, no page may
    have broken a rule.
    """
    came: list[Person] = []

    def somebody(name: str = "", path: str = "/", at: str = "", **how: Any) -> Person:
        came.append(come(browser, at or server.address, name, **how))
        if path:
            came[-1].go(path)
        return came[-1]

    yield somebody
    troubles = [trouble for each in came for trouble in each.troubles]
    for each in came:
        each.page.context.close()
    assert troubles == []


@pytest.fixture
def table(person: Callable[..., Person], server: Server) -> Callable[..., list[Player]]:
    """`table("Ana", "Ben", rules="hp2018", at=house().address)`: people at Ana's table, before it begins.

    It has no turn clock, and animations are off. `how` configures their browsers.
    """

    def gathered(
        *names: str,
        at: str = "",
        bots: tuple[str, ...] = (),
        password: str = "",
        how: dict[str, Any] | None = None,
        **terms: Any,
    ) -> list[Player]:
        address = at or server.address
        seen: dict[str, Any] = {"reduced_motion": "reduce", **(how or {})}
        people = [person(name, "", at=address, **seen) for name in names]
        agreed = {"turn_seconds": 600, "window_seconds": 0, "seats": len(names) + len(bots), **terms}
        opened = people[0].page.request.post(
            f"{address}/api/tables", data={"terms": agreed, "bots": bots, "password": password}
        )
        assert opened.status == 201, opened.text()
        players = [Player(name, each) for name, each in zip(names, people, strict=True)]
        for player in players:
            player.come_to(opened.json()["code"])
        return players

    return gathered


@pytest.fixture
def friend() -> Iterator[Callable[..., Companion]]:
    """`friend("Ben", ana)` sits down at Ana's table without a browser: no page shows what Ben sees.

    `at` is the server's address, if it is not hers.
    """
    came: list[Companion] = []

    def somebody(name: str, host: Player, at: str = "") -> Companion:
        came.append(Companion(come_as_guest(at or host.person.address, name)))
        came[-1].come(host.code)
        return came[-1]

    yield somebody
    for each in came:
        each.go()
