"""Coming and going: another window, a lost line, a bot that plays on, a pause, doors that stay shut."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.arranging import (
    ANA_DEALS,
    BEN_SITS_FIRST,
    House,
    Join,
    Sit,
    arranged,
    back_online,
    begin,
    deal,
    forgive_the_line,
)
from browser.axe import barriers
from browser.deck import stacked
from browser.person import Person
from browser.player import Player
from browser.wire import wired
from browser.words import sentence, spoken
from server.live.process import Server

Come = Callable[..., Person]

RECONNECTING = spoken("web-line.lost").partition(". ")[0]
STOPWATCH = """(words) => {
  const started = performance.now()
  new MutationObserver((_, watching) => {
    const told = [...document.querySelectorAll('[role=status]')]
    if (!told.some((each) => each.innerText.includes(words))) return
    window.toldAfter = performance.now() - started
    watching.disconnect()
  }).observe(document.body, {subtree: true, childList: true})
}"""
"""Counts inside the page, because a busy machine looks at it too slowly."""
REDS = stacked(["R1 R2 R3 B1 B2 B3 B4", "R6 R7 R8 G4 G6 G7 G8"], first="R5", draws="Y1 Y2 Y3")


def test_a_second_window_takes_over_and_the_first_one_takes_back(table: Sit, friend: Join) -> None:
    (ana,) = table("Ana", seats=2)
    friend("Ben", ana)
    first, second = ana.page, ana.page.context.new_page()
    first.get_by_role("button", name=spoken("web-table-menu")).click()
    expect(first.get_by_role("dialog")).to_be_visible()

    second.goto(first.url)
    expect(second.get_by_role("button", name=spoken("gathering-start"))).to_be_visible()
    expect(first.get_by_role("heading", name=spoken("presence-elsewhere"))).to_be_visible()
    expect(first.get_by_role("dialog")).to_have_count(0)
    first.get_by_role("button", name=spoken("presence-take-over")).click()

    expect(second.get_by_role("heading", name=spoken("presence-elsewhere"))).to_be_visible()
    expect(first.get_by_role("button", name=spoken("gathering-start"))).to_be_visible()


def test_a_new_tab_knows_the_facts_of_a_decision_and_the_log(table: Sit, friend: Join, house: House) -> None:
    wild = stacked(["W4 R2 R3 B1 B2 B3 B4", "R6 R7 R8 G4 G6 G7 G8"], first="R5", draws="Y1 Y2 Y3")
    (ana,) = table("Ana", seats=2, **arranged(house, "classic+target=316", [ANA_DEALS, wild]))
    ben = friend("Ben", ana)
    begin(ana, ben)
    ben.act("play W4>B")
    expect(
        ana.decision.get_by_role("heading", name=spoken("decide-answer", who="Ben", top="W4"))
    ).to_be_visible()

    tab = ana.page.context.new_page()
    tab.goto(ana.page.url)

    question = tab.get_by_role("dialog", name=spoken("decide-answer", who="Ben", top="W4"))
    expect(question).to_contain_text(
        spoken("decide-answer-lead.W4", who="Ben", known="yes", before="red", color="B").removesuffix(" R-28")
    )
    log = tab.get_by_role("region", name=spoken("web-table-log")).get_by_role("listitem")
    expect(log).to_contain_text(
        [
            sentence("event-turned_up", cards="R5"),
            f"{spoken('event-laid', who='Ben', cards='W4')} {spoken('event-named', who='Ben', color='B')}",
        ]
    )


def test_a_line_that_breaks_is_noticed_and_what_was_missed_is_told(
    table: Sit, friend: Join, house: House
) -> None:
    at = arranged(house, "classic+target=310", [BEN_SITS_FIRST, REDS])
    with wired(int(at["at"].rpartition(":")[2])) as wire:
        (ben,) = table("Ben", seats=2, **{**at, "at": wire.address})
        ana = friend("Ana", ben, at=at["at"])
        begin(ben, ana)
        ben.click_on("Red 1")
        wire.cut()
        expect(ben.notice(RECONNECTING)).to_be_visible()
        ana.act("play R6")
        wire.mend()
        back_online([ben])
        ben.sees(spoken("event-laid", who="Ana", cards="R6"), "R-16")
        expect(ben.notice(RECONNECTING)).to_have_count(0)
    forgive_the_line([ben])


@pytest.mark.parametrize("how", ["nothing arrives", "only the answer is lost"])
def test_a_dead_network_is_told_within_three_seconds_and_what_was_pressed_is_done_once(
    table: Sit, friend: Join, house: House, how: str
) -> None:
    at = arranged(
        house, f"classic+target={313 if how.startswith('nothing') else 314}", [BEN_SITS_FIRST, REDS]
    )
    with wired(int(at["at"].rpartition(":")[2])) as wire:
        (ben,) = table("Ben", seats=2, **{**at, "at": wire.address})
        ana = friend("Ana", ben, at=at["at"])
        begin(ben, ana)
        expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
        wire.hush(forth=how == "nothing arrives")
        ben.take_up("Red 1")
        ben.page.evaluate(STOPWATCH, RECONNECTING)
        ben.page.keyboard.press("Enter")
        expect(ben.notice(RECONNECTING)).to_be_visible()
        assert ben.page.evaluate("toldAfter") < 3000
        if how == "only the answer is lost":
            ana.act("play R6")
        wire.mend()

        expect(ben.notice(RECONNECTING)).to_have_count(0)
        ben.done()
        if how == "nothing arrives":
            ana.act("play R6")
        ben.lay("Red 2")
        expect(ben.cards).to_have_count(5)
        expect(ben.log.filter(has_text=spoken("event-laid", me="seat", who="", cards="R1"))).to_have_count(1)
        expect(ben.page.get_by_role("alert")).to_have_count(0)
    forgive_the_line([ben])


def test_a_dead_network_is_told_within_three_seconds_though_nothing_is_pressed(
    table: Sit, friend: Join, house: House
) -> None:
    at = arranged(house, "classic+target=315", [BEN_SITS_FIRST, REDS])
    with wired(int(at["at"].rpartition(":")[2])) as wire:
        (ben,) = table("Ben", seats=2, **{**at, "at": wire.address})
        ana = friend("Ana", ben, at=at["at"])
        begin(ben, ana)
        expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
        ben.page.evaluate(STOPWATCH, RECONNECTING)
        wire.hush()
        expect(ben.notice(RECONNECTING)).to_be_visible()
        assert ben.page.evaluate("toldAfter") < 3000
        ben.take_up("Red 1")
        ben.page.keyboard.press("Enter")
        wire.mend()

        ana.act("play R6")
        expect(ben.cards).to_have_count(6)
        expect(ben.notice(RECONNECTING)).to_have_count(0)
    forgive_the_line([ben])


def test_a_server_that_is_killed_and_started_again_finds_everybody_where_they_were(
    table: Sit, friend: Join, house: House
) -> None:
    rules = "classic+target=311"
    server: Server = house(speed=3, decks={rules: [BEN_SITS_FIRST, REDS]})
    with wired(int(server.address.rpartition(":")[2])) as wire:
        (ben,) = table("Ben", seats=2, at=wire.address, rules=rules)
        ana = friend("Ana", ben)
        begin(ben, ana)
        ben.lay("Red 1")

        server.kill()
        expect(ben.notice(RECONNECTING)).to_be_visible()
        ana.go()
        server.start()
        wire.to = int(server.address.rpartition(":")[2])
        back_online([ben])
        expect(ben.notice(RECONNECTING)).to_have_count(0)
        ana.come(ben.code)

        ana.act("play R6")
        ben.lay("Red 2")
        expect(ben.cards).to_have_count(5)
    forgive_the_line([ben])


def test_a_bot_plays_on_for_whoever_is_slow_until_they_take_back(table: Sit, house: House) -> None:
    (ana,) = table("Ana", bots=("simple",), turn_seconds=5, at=house(speed=3).address)
    ana.button(spoken("gathering-start")).click()
    deal([ana])

    notice = ana.page.get_by_text(spoken("presence-autopilot"))
    expect(notice).to_be_visible(timeout=60_000)
    ana.button(spoken("presence-take-back")).click()

    expect(notice).to_have_count(0)


def test_a_pause_is_agreed_on_and_ended(table: Sit) -> None:
    ana, ben = everybody = table("Ana", "Ben")
    begin(*everybody)
    expect(ana.hand).to_be_visible()
    ana.button(spoken("web-table-menu")).click()
    ana.button(spoken("web-table-pause")).click()

    expect(ben.notice(spoken("presence-pause-asked", names="Ana"))).to_be_visible()
    ben.button(spoken("presence-pause-agree")).click()
    for player in everybody:
        expect(player.notice(spoken("presence-paused"))).to_be_visible()
    ben.button(spoken("presence-resume")).click()
    expect(ana.notice(spoken("presence-paused"))).to_have_count(0)


def test_a_spectator_sees_the_table_and_no_hand(table: Sit, friend: Join, person: Come, house: House) -> None:
    at = arranged(house, "classic+target=312", [ANA_DEALS, REDS])
    (ana,) = table("Ana", seats=2, **at)
    ben = friend("Ben", ana)
    begin(ana, ben)
    ben.act("play R1")
    dora = Player("Dora", person("Dora", f"/t/{ana.code}", at=at["at"]))

    expect(dora.page.get_by_text(spoken("presence-watching")).first).to_be_visible()
    expect(
        dora.page.get_by_role("list", name=spoken("web-table-seats")).get_by_role("listitem")
    ).to_have_count(2)
    expect(dora.page.get_by_role("toolbar")).to_have_count(0)
    ana.click_on("Red 6")
    dora.sees(spoken("event-laid", who="Ana", cards="R6"), "R-16")


def test_whoever_is_sent_away_is_told_and_cannot_come_back(table: Sit) -> None:
    ana, ben = table("Ana", "Ben")
    ana.page.get_by_role("list", name=spoken("gathering-seats")).get_by_role(
        "button", name=re.compile("Ben")
    ).click()
    ana.button(spoken("gathering-kick", name="Ben")).click()
    ana.button(spoken("gathering-kick-sure", name="Ben")).click()

    expect(ben.page.get_by_role("heading", name=spoken("bye.kicked"))).to_be_visible()
    ben.person.go(f"/t/{ben.code}")
    expect(ben.page.get_by_role("heading", name=spoken("unknown-title", code=ben.code))).to_be_visible()


def test_the_host_shuts_the_door_and_opens_it_again(table: Sit, person: Come) -> None:
    ana, ben = table("Ana", "Ben", seats=3)
    door = ana.page.get_by_role("switch", name=spoken("invite-door"))
    door.click()
    expect(door).not_to_be_checked()
    expect(ben.page.get_by_text(spoken("table-event.door_shut")).first).to_be_visible()
    dora = person("Dora", f"/t/{ana.code}", reduced_motion="reduce").page
    expect(dora.get_by_role("heading", name=spoken("bye.shut"))).to_be_visible()
    assert [barriers(page) for page in (ana.page, ben.page, dora)] == [[], [], []]

    door.click()
    expect(door).to_be_checked()
    dora.get_by_role("button", name=spoken("presence-try-again")).click()

    expect(ana.page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Dora")


def test_a_password_opens_the_table(table: Sit, person: Come) -> None:
    (ana,) = table("Ana", password="sesame", seats=2)
    ben = person("Ben", f"/t/{ana.code}").page
    expect(ben.get_by_role("heading", name=spoken("unknown-title", code=ana.code))).to_be_visible()

    ben.get_by_label(spoken("unknown-password"), exact=True).fill("barley")
    ben.get_by_role("button", name=spoken("unknown-join")).click()
    expect(ben.get_by_text(spoken("unknown-wrong"))).to_be_visible()
    ben.get_by_label(spoken("unknown-password"), exact=True).fill("sesame")
    ben.get_by_role("button", name=spoken("unknown-join")).click()

    expect(ana.page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ben")


def test_a_table_that_is_not_there_says_so_and_another_code_can_be_tried(table: Sit, person: Come) -> None:
    (ana,) = table("Ana", seats=2)
    ben = person("Ben", "/t/AAAAAAAA").page
    expect(ben.get_by_role("heading", name=spoken("unknown-title", code="AAAAAAAA"))).to_be_visible()

    ben.get_by_label(spoken("invite-code"), exact=True).fill(ana.code)
    ben.get_by_role("link", name=spoken("unknown-go")).click()

    expect(ana.page.get_by_role("list", name=spoken("gathering-seats"))).to_contain_text("Ben")


def test_who_leaves_is_asked_first_and_finds_the_way_back(table: Sit) -> None:
    ana, ben = everybody = table("Ana", "Ben")
    begin(*everybody)
    expect(ben.hand).to_be_visible()
    ben.button(spoken("web-table-menu")).click()
    ben.button(spoken("web-table-leave")).click()
    expect(ben.page.get_by_text(spoken("web-table-leave-sure", seated="yes"))).to_be_visible()
    ben.button(spoken("web-table-leave-yes")).click()

    expect(ben.page.get_by_role("heading", level=1)).to_have_text(spoken("web-home-headline"))
    expect(ana.page.get_by_role("list", name=spoken("web-table-seats"))).not_to_contain_text("Ben")
