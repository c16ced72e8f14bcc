"""Several people play a match of each edition from the first card to the rematch, and see what happens."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.arranging import ANA_DEALS, House, Sit, agree, arranged, back_online, begin, forgive_the_line
from browser.deck import stacked
from browser.wire import Wire


def test_classic_with_a_challenge_a_lost_line_and_a_catch(
    wire: Callable[[str], Wire], table: Sit, house: House
) -> None:
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
        ANA_DEALS,
    ]
    at = arranged(house, "classic+target=150", decks)
    line = wire(at["at"])
    ana, ben, cleo = everybody = table("Ana", "Ben", "Cleo", **{**at, "at": line.address})
    begin(everybody)

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
    line.cut()
    for player in everybody:
        expect(player.notice("No connection. It is tried again …")).to_be_visible()
    line.mend()
    back_online(everybody)
    cleo.lay("Green 3")
    ana.sees("Cleo laid green 3", "R-16")
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

    expect(ana.sheet("You are out")).to_contain_text("+52")
    expect(ben.sheet("Ana is out")).to_be_visible()
    assert cleo.totals() == {"Ana": 52, "Ben": 0, "Cleo": 0}
    agree(everybody, 2)

    for mine, yours in (("Skip", 1), ("Draw Two", 2), ("Skip", 3), ("Draw Two", 4)):
        cleo.lay(f"Red {yours}")
        ana.lay(f"Red {mine}")
    cleo.lay("Red 5")
    ana.lay("Red 6")
    ben.draw()
    cleo.draw()
    ana.lay("Red 7", uno=True)
    ben.draw()
    cleo.draw()
    ana.lay("Red 8")

    expect(ana.sheet("You win the match")).to_be_visible()
    expect(ben.sheet("Ana wins the match")).to_be_visible()
    assert cleo.totals() == {"Ana": 52 + 292, "Ben": 0, "Cleo": 0}
    ana.button("Play another match").click()
    expect(ben.page.get_by_role("heading", name="Who deals first?")).to_be_visible()
    forgive_the_line(everybody)


def test_wizard_edition_with_a_howler_and_invisibility(table: Sit, house: House) -> None:
    decks = [
        stacked(
            ["HW IN R1 R2 R3 R4 R6", "G1 G1 G2 G2 G3 G3 G4", "GD GS GD GS G5 G8 G9"],
            first="R5",
            draws="Y1 Y1 Y2 Y2 B1 B1 B2 B2 B3",
        ),
        stacked(
            ["R1 R1 R2 R2 R3 R3 R4", "W W W4 R6 R7 R8 R9", "W4 W4 B5 B6 B7 B8 B9"],
            first="R5",
            draws="Y1 Y1 Y2 Y2 Y4 Y5 Y6 Y7",
        ),
    ]
    ana, ben, cleo = everybody = table("Ana", "Ben", "Cleo", **arranged(house, "hp2003+target=150", decks))
    ana.button("Start the match").click()
    ana.page.get_by_label("Month").select_option("July")
    ana.page.get_by_label("Day").select_option("31")
    ana.button("Use this day").click()
    for player in (ben, cleo):
        player.button("Rather not say").click()
    ben.sees("Ana deals", "R-04")

    ben.lay("Howler", on="Ana")
    ana.answer("Call out your hand")
    ben.choose("Green")
    cleo.sees("Ana called out their hand: green 5, green 8, green 9", "R-36")
    cleo.lay("Green 1")
    ana.lay("Green Draw 3")
    ben.answer("Play Invisibility")
    ben.choose("Green")
    ana.sees("Ben laid Invisibility", "R-39")
    cleo.lay("Green 1")
    ana.lay("Green Skip")
    ben.answer("Lose the turn")
    cleo.lay("Green 2")
    ana.lay("Green Draw 3")
    ben.answer("Take three")
    cleo.lay("Green 2")
    ana.lay("Green Skip")
    ben.answer("Lose the turn")
    cleo.lay("Green 3")
    ana.lay("Green 5")
    ben.draw()
    cleo.lay("Green 3")
    cleo.call()
    ana.sees("Cleo called UNO!", "R-44")
    ana.lay("Green 8", uno=True)
    ben.draw()
    cleo.lay("Green 4")

    expect(ana.sheet("Cleo is out")).to_be_visible()
    before = ana.totals()
    assert before["Cleo"] > 0
    agree(everybody, 2)

    for theirs, mine in ((1, 6), (1, 7), (2, 8), (2, 9)):
        cleo.lay(f"Red {theirs}")
        ana.lay(f"Red {mine}")
        ben.draw()
    cleo.lay("Red 3")
    ana.draw()
    ben.draw()
    cleo.lay("Red 3", uno=True)
    ana.draw()
    ben.draw()
    cleo.lay("Red 4")

    expect(cleo.sheet("You win the match")).to_be_visible()
    expect(ana.sheet("Cleo wins the match")).to_be_visible()
    assert ben.totals()["Cleo"] > 150


def test_hat_edition_with_a_sorting_hat_and_a_catch(table: Sit, house: House) -> None:
    decks = [
        ANA_DEALS,
        stacked(
            ["SH YS YS YD YD BD BS", "W4 W4 W4 W W B1 B2", "R3 R3 R4 R4 R6 R6 R8"],
            first="R5",
            draws="B3 B4 R7 G1 G1 G2 G2 G3 G3 G4 G4 G6 G6 G7 G7 G8 G8 G9 G9 B9 BS R1 R1 R2",
        ),
    ]
    ana, ben, cleo = everybody = table("Ana", "Ben", "Cleo", **arranged(house, "hp2018+target=150", decks))
    begin(everybody)

    ben.lay("Sorting Hat", on="Cleo", color="Yellow")
    cleo.sees("The Sorting Hat made you draw 3 cards", "R-41")
    cleo.lay("Wild Draw Four", color="Yellow")
    ana.answer("Challenge")
    cleo.sees("You did not bluff: the challenge fails", "R-34")
    for card in ("Skip", "Skip", "Draw Two", "Draw Two"):
        ben.lay(f"Yellow {card}")
        ana.draw()
    ben.lay("Blue Draw Two")
    ana.catch("Ben")
    ben.sees("Ana caught you: no UNO, two cards", "R-47")
    ana.draw()
    ben.lay("Blue Skip")
    ana.draw()
    ben.lay("Blue Skip", uno=True)
    ana.draw()
    ben.lay("Blue 9")

    expect(ben.sheet("You win the match")).to_be_visible()
    expect(cleo.sheet("Ben wins the match")).to_be_visible()
    assert ana.totals()["Ben"] > 150
