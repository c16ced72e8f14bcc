"""What several scenes do at a table: cards as they need them, the first dealer, the next hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from browser.person import PATIENCE
from browser.player import Player
from server.live.process import Server

House = Callable[..., Server]
Sit = Callable[..., list[Player]]

ANA_DEALS = "R9 R1 R2"
"""She takes the first card of the spread."""


def arranged(house: House, rules: str, decks: list[str], speed: float = 2) -> dict[str, str]:
    """A server of its own, where these decks come one after the other, and time runs a little faster."""
    return {"at": house(speed=speed, decks={rules: decks}).address, "rules": rules}


def begin(players: Sequence[Player]) -> None:
    """Ana, the host, begins, and takes the highest card: she deals."""
    players[0].button("Start the match").click()
    for place, player in enumerate(players):
        player.pick(place)
    deal(players)


def deal(players: Sequence[Player]) -> None:
    """Until there are cards, however often the highest of the spread are tied."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        dealt = [player.is_dealt_to(within=200) for player in players]
        if all(dealt):
            return
    raise AssertionError("expected a hand to be dealt")


def agree(players: Sequence[Player], number: int) -> None:
    """All have seen the scores."""
    for player in players:
        player.button(f"Ready for hand {number}").click()


def back_online(players: Sequence[Player]) -> None:
    """As a browser says it when its machine has a network again; otherwise it is tried ever more seldom."""
    for player in players:
        player.page.evaluate("dispatchEvent(new Event('online'))")


def forgive_the_line(players: Sequence[Player]) -> None:
    """A browser complains of every request that finds nobody."""
    for player in players:
        for words in ("net::ERR_", "WebSocket"):
            player.person.forgive(words)
