"""Several people play a match of each edition from the first card to the rematch, and see what happens."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from playwright.sync_api import expect

from browser.deck import stacked
from browser.player import Player
from server.live.process import Server

Sit = Callable[..., list[Player]]
House = Callable[..., Server]

ANA_DEALS = "R9 R1 R2"
"""She takes the first card of the spread."""


def begin(players: Sequence[Player]) -> None:
    """Ana, the host, begins, and takes the highest card: she deals."""
    players[0].button("Start the match").click()
    for place, player in enumerate(players):
        player.page.get_by_role("button", name=f"Card {place + 1} of", exact=False).first.click()


def test_classic(table: Sit, house: House) -> None:
    decks = [
        ANA_DEALS,
        stacked(
            ["W4 R1 R2 R3 R4 R6 R7", "G1 G1 G2 G2 G3 G3 G4", "GS GD GS GD G5 G8 G9"],
            first="R5",
            draws="Y1 Y1 Y2 Y2 B1 B1 B2 B2 B3 Y5 Y6 B3",
        ),
        stacked(
            ["R1 R2 R3 R4 R5 W W", "RS RD RS RD R6 R7 R8", "W4 W4 W4 B5 B6 B7 B8"],
            first="R9",
            draws="Y1 Y1 Y2 Y2 G1 G2 G3 G4",
        ),
    ]
    rules = "classic+target=150"
    ana, ben, cleo = table("Ana", "Ben", "Cleo", at=house(speed=3, decks={rules: decks}).address, rules=rules)
    begin([ana, ben, cleo])

    ben.lay("Wild Draw Four", color="Green", bluff=True)
    cleo.answer("Challenge")
    ana.sees("Cleo challenged Ben", "R-31")
    ana.sees("Ben bluffed: the challenge succeeds", "R-33")
    expect(cleo.page.get_by_text("Ben showed you their hand").first).to_be_visible()
    expect(ana.page.get_by_text("Ben showed you their hand")).to_have_count(0)

    for mine, yours in (("Skip", 1), ("Draw Two", 1), ("Skip", 2), ("Draw Two", 2)):
        cleo.lay(f"Green {yours}")
        ana.lay(f"Green {mine}")
    ben.sees("You lose the turn", "R-24")
    cleo.lay("Green 3")
    ana.lay("Green 5")
    ben.draw()
    cleo.lay("Green 3")
    ana.catch("Cleo")
    cleo.sees("Ana caught you: no UNO, two cards", "R-47")
    ana.lay("Green 8", uno=True)
    ben.sees("Ana called UNO!", "R-43")
    ben.draw()
    cleo.lay("Green 4")
    ana.lay("Green 9")
