"""What only a host does: names the dealer, judges what was said aloud, voids a hand that somebody left."""

from __future__ import annotations

from playwright.sync_api import expect

from browser.arranging import Join, Sit
from browser.axe import barriers
from browser.words import spoken
from penult.wire import to_server as asks


def test_a_host_names_the_dealer_judges_what_was_said_aloud_and_voids_a_hand(
    table: Sit, friend: Join
) -> None:
    (ana,) = table("Ana", seats=4, bots=("keen",), rules="hp2003")
    ben, cleo = friend("Ben", ana), friend("Cleo", ana)
    ana.button(spoken("gathering-start")).click()
    expect(ana.page.get_by_text(spoken("dealer-birthday-lead", itself="no"))).to_be_visible()

    ana.button(spoken("dealer-name")).click()
    assert barriers(ana.page) == []
    ana.sheet(spoken("dealer-title")).get_by_role("button", name="Ben").click()
    ben.until(lambda seen: seen.table.stage == "hand")
    assert ben.seen.hand is not None
    assert ben.seen.hand.dealer == 1
    ana.sees(spoken("table-event.named", me="seat", whom="other", who="Ana", other="Ben"), "D-32")

    cleo.until(lambda seen: seen.table.stage == "hand")
    cleo.ask(asks.ReportTalk(seat=1))
    expect(ana.notice(spoken("judge-aloud", by="Cleo", name="Ben")).first).to_be_visible()
    assert barriers(ana.page) == []
    ana.page.get_by_role("group", name=spoken("judge-title")).get_by_role("button", name="No").click()
    ana.sees(spoken("web-event.acquitted", who="Ben"), "R-48")

    ana.button(spoken("web-table-menu")).click()
    expect(ana.button(spoken("web-table-void"))).to_be_disabled()
    cleo.ask(asks.Stand())
    ana.button(spoken("web-table-void")).click()
    assert barriers(ana.page) == []
    ana.button(spoken("web-table-void-yes")).click()

    expect(ana.sheet(spoken("scores-void"))).to_be_visible()
    assert set(ana.totals().values()) == {0}
