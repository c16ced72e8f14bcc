"""Two people of one name: a number tells them apart, and nobody is mistaken."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.arranging import ANA_DEALS, House, Sit, arranged, begin
from browser.deck import stacked
from browser.words import spoken


def test_two_people_of_one_name_play_a_hand_to_its_end(table: Sit, house: House) -> None:
    decks = [
        ANA_DEALS,
        stacked(["RS RS RV RV RD RD R9", "G1 G2 G3 G4 G6 G7 G8"], first="R5", draws="Y1 Y2 Y3 Y4"),
    ]
    dealer, other = everybody = table("Ana", "Ana", **arranged(house, "classic+target=303", decks))
    begin(*everybody)
    for player in everybody:
        for name in ("Ana", "Ana (2)"):
            expect(player.page.get_by_role("meter", name=name, exact=True)).to_have_count(1)

    for card in ("Skip", "Skip", "Reverse", "Reverse", "Draw Two"):
        other.lay(f"Red {card}")
    other.lay("Red Draw Two", uno=True)
    other.lay("Red 9")

    expect(other.sheet(spoken("scores-wins-hand", me="seat", name=""))).to_be_visible()
    expect(dealer.sheet(spoken("scores-wins-hand", name="Ana (2)"))).to_be_visible()
    expect(dealer.page.get_by_role("table").locator("tbody tr", has_text="Ana")).to_have_count(2)
