"""Partners who sit opposite each other, and players who are eliminated."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.arranging import House, Join, Sit, agree, arranged, begin
from browser.deck import stacked
from browser.words import spoken


def test_partners_win_together(table: Sit, friend: Join, house: House) -> None:
    decks = [
        "R1 R9 R2 R3",
        stacked(
            ["RS BS GS GD BD R1 R2", "W4 W4 W W Y1 Y2 Y3", "RS BS GS YD RD R3 B4", "Y4 Y4 Y5 Y6 Y7 Y8 Y9"],
            first="R5",
            draws="Y1 Y2 Y3 Y5 Y6 Y7 B1 B2 G9 G8",
        ),
    ]
    rules = "classic+score=team+target=150"
    ana, ben = table("Ana", "Ben", seats=4, **arranged(house, rules, decks))
    cleo, dora = friend("Cleo", ana), friend("Dora", ana)
    begin(ana, ben, cleo, dora)
    cleo.act("play RS")
    expect(
        ana.page.get_by_role("list", name=spoken("web-table-seats")).locator("li", has_text="Cleo")
    ).to_contain_text(spoken("web-table-partner"))

    ana.lay("Red Skip")
    for hers, mine in (("BS", "Blue Skip"), ("GS", "Green Skip")):
        cleo.act(f"play {hers}")
        ana.lay(mine)
    cleo.act("play GD")
    ana.lay("Yellow Draw Two")
    cleo.act("play BD")
    ana.lay("Red Draw Two")
    cleo.act("play R1!")
    dora.act("draw")
    ana.lay("Red 3", uno=True)
    ben.draw()
    cleo.act("play R2")

    expect(ana.sheet(spoken("scores-victory", me="seat", count=2, names=""))).to_be_visible()
    expect(ben.sheet(spoken("scores-victory", count=2, names="Ana & Cleo"))).to_be_visible()
    assert ben.totals()["Ana & Cleo"] > 150


def test_whoever_reaches_the_target_is_eliminated_and_the_last_two_play_on(
    table: Sit, friend: Join, house: House
) -> None:
    decks = [
        "R1 R9 R2",
        stacked(
            ["RS RS RD RD R7 R8 R9", "Y1 Y1 Y2 Y2 B1 B1 B2", "W W W G1 G2 G3 G4"],
            first="R5",
            draws="Y3 Y4 B3 B4 Y3 Y4 Y5 Y6 B0 B9 G0 G9",
        ),
        stacked(["RS RS RV RV RD RD R9", "W4 W4 W W B1 B2 B3"], first="R5", draws="Y1 Y1 Y2 Y2"),
    ]
    rules = "classic+score=elim+target=60"
    cleo, ana = table("Cleo", "Ana", seats=3, **arranged(house, rules, decks))
    ben = friend("Ben", ana)
    begin(cleo, ana, ben)

    for card in ("RS", "RS", "RD", "RD"):
        ben.act(f"play {card}")
        ana.draw()
    for card in ("R7", "R8!"):
        ben.act(f"play {card}")
        cleo.draw()
        ana.draw()
    ben.act("play R9")

    expect(ana.sheet(spoken("scores-wins-hand", name="Ben"))).to_contain_text(
        spoken("match-yours-eliminated", number=194)
    )
    expect(ana.page.get_by_role("table").locator("tr", has_text="Ana")).to_contain_text(spoken("scores-out"))
    expect(ana.page.get_by_role("button", name=spoken("scores-ready", number=2))).to_have_count(0)
    agree([ben, cleo], 2)

    ana.sees(spoken("match-yours-eliminated", number=194), "R-67")
    expect(
        ana.page.get_by_role("list", name=spoken("web-table-seats")).get_by_role("listitem")
    ).to_have_count(2)
    expect(ana.page.get_by_role("toolbar")).to_have_count(0)
    for card in ("Skip", "Skip", "Reverse", "Reverse", "Draw Two"):
        cleo.lay(f"Red {card}")
    cleo.lay("Red Draw Two", uno=True)
    cleo.lay("Red 9")

    expect(cleo.sheet(spoken("scores-victory", me="seat", count=1, names=""))).to_be_visible()
    expect(ana.sheet(spoken("scores-victory", count=1, names="Cleo"))).to_be_visible()
