"""Several people play a match of each edition from the first card to the rematch, and see what happens."""

from __future__ import annotations

from collections.abc import Callable

from playwright.sync_api import expect

from browser.arranging import (
    House,
    Join,
    Sit,
    agree,
    ana_deals,
    arranged,
    back_online,
    begin,
    forgive_the_line,
)
from browser.deck import stacked
from browser.wire import Wire
from browser.words import spoken


def test_classic_with_a_challenge_a_lost_line_and_a_catch(
    wire: Callable[[str], Wire], table: Sit, friend: Join, house: House
) -> None:
    decks = [
        "R1 R9 R2",
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
    at = arranged(house, "classic+target=150", decks)
    line = wire(at["at"])
    cleo, ana = in_browsers = table("Cleo", "Ana", seats=3, **{**at, "at": line.address})
    ben = friend("Ben", ana, at=at["at"])
    begin(cleo, ana, ben)

    ben.act("play W4>G")
    cleo.answer(spoken("move-challenge"))
    ana.sees(spoken("event-challenged", who="Cleo", other="Ben"), "R-31")
    ana.sees(spoken("event-guilty", who="Ben"), "R-33")
    expect(cleo.button(spoken("moment-again", who="Ben"))).to_be_visible()
    expect(ana.button(spoken("moment-again", who="Ben"))).to_have_count(0)

    for mine, yours in (("Skip", 1), ("Draw Two", 1), ("Skip", 2), ("Draw Two", 2)):
        cleo.lay(f"Green {yours}")
        ana.lay(f"Green {mine}")
    cleo.sees(spoken("event-skipped", who="Ben"), "R-24")
    line.cut()
    for player in in_browsers:
        expect(player.notice(spoken("web-line.lost"))).to_be_visible()
    line.mend()
    back_online(in_browsers)
    cleo.lay("Green 3")
    ana.sees(spoken("event-laid", who="Cleo", cards="G3"), "R-16")
    ana.lay("Green 5")
    ben.act("draw")
    cleo.lay("Green 3")
    ana.catch("Cleo")
    cleo.sees(spoken("event-caught", me="seat", who="", other="Ana"), "R-47")
    ana.lay("Green 8", uno=True)
    cleo.sees(spoken("event-called", who="Ana"), "R-43")
    ben.act("draw")
    cleo.lay("Green 4")
    ana.lay("Green 9")

    expect(ana.sheet(spoken("scores-wins-hand", me="seat", name=""))).to_contain_text("+52")
    expect(cleo.sheet(spoken("scores-wins-hand", name="Ana"))).to_be_visible()
    assert cleo.totals() == {"Ana": 52, "Ben": 0, "Cleo": 0}
    agree([ana, ben, cleo], 2)

    for mine, yours in (("Skip", 1), ("Draw Two", 2), ("Skip", 3), ("Draw Two", 4)):
        cleo.lay(f"Red {yours}")
        ana.lay(f"Red {mine}")
    cleo.lay("Red 5")
    ana.lay("Red 6")
    ben.act("draw")
    cleo.draw()
    ana.lay("Red 7", uno=True)
    ben.act("draw")
    cleo.draw()
    ana.lay("Red 8")

    expect(ana.sheet(spoken("scores-victory", me="seat", count=1, names=""))).to_be_visible()
    expect(cleo.sheet(spoken("scores-victory", count=1, names="Ana"))).to_be_visible()
    assert cleo.totals() == {"Ana": 52 + 292, "Ben": 0, "Cleo": 0}
    cleo.button(spoken("over-again")).click()
    expect(ana.page.get_by_role("heading", name=spoken("dealer-title"))).to_be_visible()
    forgive_the_line(in_browsers)


def test_wizard_edition_with_a_howler_and_invisibility(table: Sit, friend: Join, house: House) -> None:
    decks = [
        stacked(
            ["HW IN W W W4 W4 R6", "G1 G1 G2 G2 G3 G3 G4", "GD GS GD GS G5 G8 G9"],
            first="R5",
            draws="Y1 Y1 Y2 Y2 B1 B1 B2 B2 B3",
        ),
    ]
    ana, ben = table("Ana", "Ben", seats=3, **arranged(house, "hp2003+target=150", decks))
    cleo = friend("Cleo", ana)
    ana_deals(ana, ben, cleo)
    ben.sees(spoken("table-event.dealer", who="Ana"), "R-04")

    ben.lay("Howler", on="Ana")
    ana.answer(spoken("move-accept.HW"))
    ben.choose("Green")
    ben.sees(spoken("event-shouted", who="Ana", cards="G5 G8 G9 GD GD GS GS", edition="hp2003"), "R-36")
    ana.sees(spoken("event-named", who="Ben", color="G"))
    cleo.act("play G1")
    ana.lay("Green Draw 3")
    ben.answer(spoken("web-move.invis"))
    ben.choose("Green")
    ana.sees(spoken("event-laid", who="Ben", cards="IN", edition="hp2003"), "R-39")
    cleo.act("play G1")
    ana.lay("Green Skip")
    ben.answer(spoken("move-accept.S"))
    cleo.act("play G2")
    ana.lay("Green Draw 3")
    ben.answer(spoken("web-move.accept-D", edition="hp2003"))
    cleo.act("play G2")
    ana.lay("Green Skip")
    ben.answer(spoken("move-accept.S"))
    cleo.act("play G3")
    ana.lay("Green 5")
    ben.draw()
    cleo.act("play G3!")
    ana.lay("Green 8")
    ana.call()
    ben.sees(spoken("event-called", who="Ana"), "R-44")
    ben.draw()
    cleo.act("play G4")

    expect(ana.sheet(spoken("scores-victory", count=1, names="Cleo"))).to_be_visible()
    assert ben.totals()["Cleo"] > 150


def test_hat_edition_with_a_sorting_hat_and_a_catch(table: Sit, friend: Join, house: House) -> None:
    decks = [
        "R1 R2 R9",
        stacked(
            ["SH YS YS YD YD BD BS", "W4 W4 W4 W W B1 B2", "R3 R3 R4 R4 R6 R6 R8"],
            first="R5",
            draws="B3 B4 R7 G1 G1 G2 G2 G3 G3 G4 G4 G6 G6 G7 G7 G8 G8 G9 G9 B9 BS R1 R1 R2",
        ),
    ]
    ben, cleo = table("Ben", "Cleo", seats=3, **arranged(house, "hp2018+target=150", decks))
    ana = friend("Ana", ben)
    begin(ben, cleo, ana)

    ben.lay("Sorting Hat", on="Cleo", color="Yellow")
    cleo.sees(spoken("event-sorted", me="seat", who="", number=3), "R-41")
    cleo.lay("Wild Draw Four", color="Yellow")
    ana.act("challenge")
    cleo.sees(spoken("event-innocent", me="seat", who=""), "R-34")
    for card in ("Skip", "Skip", "Draw Two", "Draw Two"):
        ben.lay(f"Yellow {card}")
        ana.act("draw")
    cleo.sees(spoken("event-skipped", me="seat", who=""), "R-24")
    ben.lay("Blue Draw Two")
    ana.act("catch 0")
    ben.sees(spoken("event-caught", me="seat", who="", other="Ana"), "R-47")
    ana.act("draw")
    ben.lay("Blue Skip")
    ana.act("draw")
    ben.lay("Blue Skip", uno=True)
    ana.act("draw")
    ben.lay("Blue 9")

    expect(ben.sheet(spoken("scores-victory", me="seat", count=1, names=""))).to_be_visible()
    expect(cleo.sheet(spoken("scores-victory", count=1, names="Ben"))).to_be_visible()
    assert cleo.totals()["Ben"] > 150
