"""Where wrong cards can be laid they can be flagged; where suggestions cost cards, somebody judges them."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import TimeoutError as Waited
from playwright.sync_api import expect

from browser.arranging import ANA_DEALS, House, Join, Sit, arranged, begin
from browser.deck import stacked
from browser.person import PATIENCE
from browser.player import Player
from browser.words import spoken


def test_a_wrong_card_is_flagged_and_taken_back(table: Sit, house: House) -> None:
    hands = ["G1 G2 G3 B1 B2 B3 B4", "R1 R2 R3 R4 R6 R7 R8"]
    rules = "classic+legality=table+target=320"
    ana, ben = everybody = table(
        "Ana", "Ben", **arranged(house, rules, [ANA_DEALS, stacked(hands, first="R5", draws="Y1 Y2")])
    )
    begin(*everybody)

    ben.lay("Green 1", bluff=True)
    ana.flag("Ben")

    ben.sees(spoken("event-flagged", me="seat", who="", other="Ana", broken="R-16"), "R-49")
    ben.sees(spoken("event-took_back", me="seat", who="", cards="G1"))
    expect(ben.cards).to_have_count(9)


def test_a_wrong_last_card_stands_when_nobody_objects(table: Sit, friend: Join, house: House) -> None:
    hands = ["R1 R1 R2 R2 R3 R3 G9", "R4 R4 R6 R6 R7 R7 B9"]
    rules = "classic+legality=table+target=321"
    decks = [ANA_DEALS, stacked(hands, first="R5", draws="Y1 Y2")]
    (ana,) = table("Ana", seats=2, **arranged(house, rules, decks))
    ben = friend("Ben", ana)
    begin(ana, ben)
    for theirs, mine in ((1, 4), (1, 4), (2, 6), (2, 6), (3, 7)):
        ben.act(f"play R{theirs}")
        ana.lay(f"Red {mine}")
    ben.act("play R3!")
    ana.lay("Red 7", uno=True)
    ben.act("play G9")

    expect(ana.decision).to_contain_text("Ben played their last card. Does anyone object?")
    ana.answer(spoken("decide-settle-stand"))
    expect(ana.sheet(spoken("scores-wins-hand", name="Ben"))).to_be_visible()


def test_a_suggestion_is_reported_and_judged(table: Sit, house: House) -> None:
    hands = ["R1 R2 R3 R4 R6 R7 R8", "G1 G2 G3 G4 G6 G7 G8", "B1 B2 B3 B4 B6 B7 B8"]
    rules = "classic+hints=on+target=322"
    ana, ben, cleo = everybody = table(
        "Ana", "Ben", "Cleo", **arranged(house, rules, [ANA_DEALS, stacked(hands, first="R5", draws="Y1 Y2")])
    )
    begin(*everybody)
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))

    for player in everybody:
        player.page.get_by_role("radio", name=spoken("web-table-talking")).or_(
            player.page.get_by_role("tab", name=spoken("web-table-talking"))
        ).first.dispatch_event("click")
    ana.page.get_by_label(spoken("talk-write")).fill("Ben, play a red one")
    ana.page.keyboard.press("Enter")
    expect(cleo.page.get_by_role("log")).to_contain_text("Ben, play a red one")
    cleo.button(spoken("talk-more", name="Ana")).click()
    cleo.button(spoken("talk-report")).click()
    judge = _asked([ben, cleo])
    judge.page.get_by_role("group", name=spoken("judge-title")).get_by_role("button", name="Yes").click()

    ana.page.get_by_role("radio", name=spoken("web-table-log")).or_(
        ana.page.get_by_role("tab", name=spoken("web-table-log"))
    ).first.dispatch_event("click")
    ana.sees(spoken("event-hinted", me="seat", who=""), "R-48")
    expect(ana.cards).to_have_count(9)


def _asked(players: Sequence[Player]) -> Player:
    """The player whom the table has chosen to judge."""
    until = time.monotonic() + PATIENCE / 1000
    while time.monotonic() < until:
        for player in players:
            with suppress(Waited):
                player.page.get_by_role("group", name=spoken("judge-title")).wait_for(timeout=200)
                return player
    raise AssertionError("expected somebody to be asked")
