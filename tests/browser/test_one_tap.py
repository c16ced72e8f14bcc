"""One tap plays a card: offered after the first hand, and kept."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.person import PHONE, Person
from browser.player import HELD, STRIP
from browser.questions import dealt
from browser.staging import OF_A_TURN, Cast, Staged, Theater, codes
from penult.i18n.catalogue import catalogue
from penult.wire.to_server import Agree

CODES = codes("ONETAP")
say = catalogue("en").say


def after_a_hand(theater: Theater) -> Staged:
    """Every hand has a red card to play on a red one."""
    table = dealt(Cast(next(CODES)), "classic", 2, 0, {0: "R1 R8 B7 G6 Y4 Y5 R9", 1: "R2 R3 R4 R6 R7 B1 B2"})
    table.play_to_the_scores()
    theater.show(table)
    return table


def go_on_until_your_turn(table: Staged) -> None:
    table.ask(1, Agree(to="next"))
    table.wait()
    while moves := [move for move in table.offers(1) if move.split()[0] in OF_A_TURN]:
        table.act(1, moves[0])


@pytest.mark.parametrize("device", [{}, PHONE], ids=["desktop", "phone"])
def test_one_tap_is_offered_after_the_first_hand_and_plays_a_card(
    person: Callable[..., Person], device: dict[str, object]
) -> None:
    ines = person("Inés", "", reduced_motion="reduce", **device)
    page = ines.page
    table = after_a_hand(Theater(page, ines.address))
    page.get_by_role("button", name=say("scores-tap.yes"), exact=True).click()
    expect(page.get_by_text(say("scores-tap.on"))).to_be_visible()
    page.get_by_role("button", name=say("scores-ready", number=2), exact=True).click()
    go_on_until_your_turn(table)

    playable = page.locator(f"{HELD}[aria-label*=' playable,']")
    expect(playable.first).to_be_visible()
    before = page.locator(HELD).count()
    playable.first.click(position=STRIP)

    expect(page.locator(HELD)).to_have_count(before - 1)


def test_who_says_no_is_not_asked_again(person: Callable[..., Person]) -> None:
    ines = person("Inés", "", reduced_motion="reduce")
    page, offer = ines.page, ines.page.get_by_role("button", name=say("scores-tap.no"), exact=True)
    theater = Theater(page, ines.address)
    after_a_hand(theater)
    offer.click()
    after_a_hand(theater)

    page.get_by_role("button", name=say("scores-ready", number=2), exact=True).wait_for()
    expect(offer).to_have_count(0)
