"""What several scenes do at a table: cards as they need them, the first dealer, the next hand."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence

from browser.companion import Companion
from browser.person import PATIENCE
from browser.player import Player
from browser.words import spoken
from penult.wire import to_server as asks
from server.live.process import Server

House = Callable[..., Server]
Sit = Callable[..., list[Player]]
Join = Callable[..., Companion]

ANA_DEALS = "R9 R1 R2"
"""She takes the first card of the spread."""
BEN_SITS_FIRST = "R1 R9"
"""And yet Ana deals: hers is the second card."""


def arranged(house: House, rules: str, decks: list[str], speed: float = 2) -> dict[str, str]:
    """A separate server that deals these decks one after another, where time runs a little faster."""
    return {"at": house(speed=speed, decks={rules: decks}).address, "rules": rules}


def begin(host: Player, *others: Player | Companion) -> None:
    """Each takes a card of the spread, in this order; the highest deals."""
    host.button(spoken("gathering-start")).click()
    everybody = (host, *others)
    for place, player in enumerate(everybody):
        player.pick(place)
    deal(everybody)


def ana_deals(ana: Player, *others: Player | Companion) -> None:
    """Her birthday is the nearest."""
    ana.button(spoken("gathering-start")).click()
    ana.page.get_by_label(spoken("dealer-month")).select_option("July")
    ana.page.get_by_label(spoken("dealer-day")).select_option("31")
    ana.button(spoken("dealer-birthday-tell")).click()
    rather_not_say(*others)


def rather_not_say(*players: Player | Companion) -> None:
    for player in players:
        if isinstance(player, Companion):
            player.ask(asks.Birthday())
        else:
            player.button(spoken("dealer-birthday-nothing")).click()


def deal(players: Sequence[Player | Companion]) -> None:
    """Wait until cards are dealt, however often the highest picks are tied."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        dealt = [player.is_dealt_to(within=200) for player in players]
        if all(dealt):
            return
    raise AssertionError("expected a hand to be dealt")


def agree(players: Sequence[Player | Companion], number: int) -> None:
    """All have seen the scores."""
    for player in players:
        if isinstance(player, Companion):
            player.until(lambda seen: seen.table.stage == "scores")
            player.agree()
        else:
            player.button(spoken("scores-ready", number=number)).click()


def back_online(players: Sequence[Player]) -> None:
    """Tell the page that the network is back, as a browser does; otherwise it retries less and less often."""
    for player in players:
        player.page.evaluate("dispatchEvent(new Event('online'))")


def forgive_the_line(players: Sequence[Player]) -> None:
    """Ignore what a browser reports about requests that reach nobody."""
    for player in players:
        for words in ("net::ERR_", "WebSocket"):
            player.person.forgive(words)
