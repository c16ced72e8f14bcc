"""Partners who sit opposite each other, and players who are eliminated."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.arranging import House, Sit, agree, arranged, begin
from browser.deck import stacked


def test_partners_win_together(table: Sit, house: House) -> None:
    decks = [
        "R1 R2 R3 R9",
        stacked(
            ["RS BS GS GD BD R1 R2", "W4 W4 W W Y1 Y2 Y3", "RS BS GS YD RD R3 B4", "Y4 Y4 Y5 Y6 Y7 Y8 Y9"],
            first="R5",
            draws="Y1 Y2 Y3 Y5 Y6 Y7 B1 B2 G9 G8",
        ),
    ]
    rules = "classic+score=team+target=150"
    ana, ben, cleo, dora = everybody = table("Ana", "Ben", "Cleo", "Dora", **arranged(house, rules, decks))
    begin(everybody)
    expect(ana.page.get_by_role("list", name="Players").locator("li", has_text="Cleo")).to_contain_text(
        "partner"
    )

    for mine, partners in (
        ("Red Skip", "Red Skip"),
        ("Blue Skip", "Blue Skip"),
        ("Green Skip", "Green Skip"),
    ):
        ana.lay(mine)
        cleo.lay(partners)
    ana.lay("Green Draw Two")
    cleo.lay("Yellow Draw Two")
    ana.lay("Blue Draw Two")
    cleo.lay("Red Draw Two")
    ana.lay("Red 1", uno=True)
    ben.draw()
    cleo.lay("Red 3", uno=True)
    dora.draw()
    ana.lay("Red 2")

    expect(cleo.sheet("Your team wins the match")).to_be_visible()
    expect(ben.sheet("Ana & Cleo win the match")).to_be_visible()
    assert dora.totals()["Ana & Cleo"] > 150


def test_whoever_reaches_the_target_is_eliminated_and_the_last_two_play_on(table: Sit, house: House) -> None:
    decks = [
        "R9 R1 R2",
        stacked(
            ["RS RS RD RD R7 R8 R9", "Y1 Y1 Y2 Y2 B1 B1 B2", "W W W G1 G2 G3 G4"],
            first="R5",
            draws="Y3 Y4 B3 B4 Y3 Y4 Y5 Y6 B0 B9 G0 G9",
        ),
        stacked(["RS RS RV RV RD RD R9", "W4 W4 W W B1 B2 B3"], first="R5", draws="Y1 Y1 Y2 Y2"),
    ]
    rules = "classic+score=elim+target=60"
    ana, ben, cleo = everybody = table("Ana", "Ben", "Cleo", **arranged(house, rules, decks))
    begin(everybody)

    for card in ("Skip", "Skip", "Draw Two", "Draw Two"):
        ben.lay(f"Red {card}")
        ana.draw()
    for card, uno in ((7, False), (8, True)):
        ben.lay(f"Red {card}", uno=uno)
        cleo.draw()
        ana.draw()
    ben.lay("Red 9")

    expect(ana.sheet("Ben is out")).to_contain_text("You have")
    expect(ana.page.get_by_role("table").locator("tr", has_text="Ana")).to_contain_text("out")
    agree([ben, cleo], 2)

    ana.sees("You have 194 points and are eliminated", "R-67")
    expect(ana.page.get_by_role("list", name="Players").get_by_role("listitem")).to_have_count(2)
    expect(ana.page.get_by_role("toolbar")).to_have_count(0)
    for card in ("Skip", "Skip", "Reverse", "Reverse", "Draw Two"):
        cleo.lay(f"Red {card}")
    cleo.lay("Red Draw Two", uno=True)
    cleo.lay("Red 9")

    expect(cleo.sheet("You win the match")).to_be_visible()
    expect(ana.sheet("Cleo wins the match")).to_be_visible()
