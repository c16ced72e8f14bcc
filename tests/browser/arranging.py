"""What several scenes do at a table: cards as they need them, the first dealer, the next hand."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import TimeoutError as Waited

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
        player.page.get_by_role("button", name=f"Card {place + 1} of", exact=False).first.click()
    _pick_again(players)


def _pick_again(players: Sequence[Player]) -> None:
    """As often as the highest are tied: where nobody has arranged the cards, anybody may be."""
    for _ in range(60):
        try:
            players[0].hand.wait_for(timeout=500)
        except Waited:
            for player in players:
                if (card := player.button("Take any card")).count() and card.is_enabled():
                    card.click()
        else:
            return


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
