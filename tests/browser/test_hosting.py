"""What only a host does: names the dealer, judges what was said aloud, voids a hand that somebody left."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.arranging import Join, Sit
from browser.axe import barriers
from penult.wire import to_server as asks


def test_a_host_names_the_dealer_judges_what_was_said_aloud_and_voids_a_hand(
    table: Sit, friend: Join
) -> None:
    (ana,) = table("Ana", seats=4, bots=("keen",), rules="hp2003")
    ben, cleo = friend("Ben", ana), friend("Cleo", ana)
    ana.button("Start the match").click()
    expect(
        ana.page.get_by_text("The birthday nearest to July 31 decides, before it or after it.")
    ).to_be_visible()

    ana.button("Name the dealer").click()
    assert barriers(ana.page) == []
    ana.sheet("Who deals first?").get_by_role("button", name="Ben").click()
    ben.until(lambda seen: seen.table.stage == "hand")
    assert ben.seen.hand is not None
    assert ben.seen.hand.dealer == 1
    ana.sees("You name Ben as dealer.", "D-32")

    cleo.until(lambda seen: seen.table.stage == "hand")
    cleo.ask(asks.ReportTalk(seat=1))
    expect(ana.notice("Cleo says that Ben suggested a play aloud. Is it true?").first).to_be_visible()
    assert barriers(ana.page) == []
    ana.page.get_by_role("group", name="To decide").get_by_role("button", name="No").click()
    ana.sees("Ben made no suggestion.", "R-48")

    ana.button("Menu").click()
    expect(ana.button("Void the hand")).to_be_disabled()
    cleo.ask(asks.Stand())
    ana.button("Void the hand").click()
    assert barriers(ana.page) == []
    ana.button("Yes, void the hand").click()

    expect(ana.sheet("The hand is void")).to_be_visible()
    assert set(ana.totals().values()) == {0}
