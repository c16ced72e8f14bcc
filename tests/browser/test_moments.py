"""The moments of a table, on a desk and on a phone: they shout, and cover nothing that is needed."""

from __future__ import annotations

import os
import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import expect

from browser.axe import barriers
from browser.covering import covered
from browser.person import PHONE, Person
from browser.player import Player
from browser.questions import dealt, everybody_draws
from browser.staging import Cast, Staged, Theater, codes
from penult.i18n.catalogue import catalogue

Come = Callable[..., Person]

CODES = codes("SHOUTS")
SEATS = 4
DESK: dict[str, Any] = {"viewport": {"width": 1280, "height": 800}}
DEVICES = {"desk": DESK, "phone": {**PHONE, "viewport": {"width": 390, "height": 844}}}
SIZES = ((1280, 800), (1280, 600), (1366, 768), (1920, 1080), (820, 1180), (390, 844), (360, 640), (844, 390))
LANGUAGES = ("en", "es", "fr", "pt")
FULL = bool(os.environ.get("COVERED"))
"""Whether to try all, as in `make soak`, or only some."""
DOWN = ("R1", "R1", "R2", "R2", "R6")
YOURS = "B1 B8 B7 G6 Y4 G2 W"
SLAB = ".layer .slab"
VERDICT = ".verdict"
HOLD = """
const [later, forget, held] = [setTimeout, clearTimeout, new Map()]
const LENGTHS = [720, 900, 1600, 2600, 3200]
window.setTimeout = (act, after, ...more) => {
  if (!LENGTHS.includes(after)) return later(act, after, ...more)
  const id = -1 - held.size
  held.set(id, [act, after])
  return id
}
window.clearTimeout = (id) => held.delete(id) || forget(id)
window.letPass = () => {
  const all = [...held.values()]
  held.clear()
  return all.map(([act, after]) => (act(), after))
}
"""
"""Moments stay until they are let pass, however slow the machine is; tells how long each would have been."""
say = catalogue("en").say


def with_two_cards(seat: int, rules: str = "classic", last: str = "B3") -> Staged:
    """It is their turn. Everybody else has drawn all the time."""
    hands = {seat: " ".join([*DOWN, "R3", last]), **({0: YOURS} if seat else {})}
    table = dealt(Cast(next(CODES)), rules, SEATS, seat, hands)
    for card in DOWN:
        table.act(seat, f"play {card}")
        _others_draw(table, seat)
    return table


def with_one_card(seat: int, rules: str = "classic") -> Staged:
    """After a call; it is their turn again."""
    table = with_two_cards(seat, rules, last="R9")
    table.act(seat, "play R3!")
    _others_draw(table, seat)
    return table


def without_a_call(seat: int) -> Staged:
    table = with_two_cards(seat)
    table.act(seat, "play R3")
    return table


def challenged(seat: int, is_bluff: bool = True) -> Staged:
    """They have laid Wild Draw Four on the next player."""
    hand = "W4 R3 Y8 GS B4 W Y3" if is_bluff else "W4 R3 Y8 GS R9 W Y3"
    hands = {seat: hand, **({0: YOURS} if seat else {})}
    table = dealt(Cast(next(CODES)), "classic", SEATS, seat, hands, first="B5")
    table.act(seat, "play W4>G")
    return table


@pytest.fixture(params=DEVICES)
def ines(request: pytest.FixtureRequest, person: Come) -> Player:
    """Nothing moves, and a moment stays until the scene lets it pass."""
    you = person("Inés", "", reduced_motion="reduce", **DEVICES[request.param])
    you.page.add_init_script(HOLD)
    return Player("Inés", you)


def test_a_call_shouts_and_leaves_its_tag(ines: Player) -> None:
    table = _shown(ines, with_two_cards(3))
    table.act(3, "play R3!")

    expect(ines.page.locator(f"{SLAB}.call")).to_have_count(1)
    assert covered(ines.page) == []
    assert _let_pass(ines) == [720]
    expect(ines.page.locator(SLAB)).to_have_count(0)
    expect(ines.page.locator(".seats .tag.called")).to_have_count(1)
    assert barriers(ines.page, ".playing") == []


@pytest.mark.parametrize("device", DEVICES)
def test_five_edges_shoot_from_the_seat_and_none_where_less_motion_is_wanted(
    person: Come, device: str
) -> None:
    for motion, edges in (("no-preference", 5), ("reduce", 0)):
        you = person("Inés", "", reduced_motion=motion, **DEVICES[device])
        you.page.add_init_script(HOLD)
        table = _shown(Player("Inés", you), with_two_cards(3))
        table.act(3, "play R3!")

        expect(you.page.locator(f"{SLAB}.call")).to_have_count(1)
        expect(you.page.locator(".mat svg:has(rect.golden) rect")).to_have_count(edges)


def test_one_press_plays_the_card_and_calls(ines: Player) -> None:
    _shown(ines, with_two_cards(0))
    ines.take_up("Red 3")
    assert barriers(ines.page, ".playing") == []
    ines.call()

    expect(ines.cards).to_have_count(1)
    expect(ines.page.locator(f"{SLAB}.call.mine")).to_have_count(1)
    expect(ines.page.locator(".prompt .tag.called")).to_have_count(1)
    assert covered(ines.page) == []


def test_a_catch_says_who_caught_whom(ines: Player) -> None:
    _shown(ines, without_a_call(3))
    ines.catch("Théo")

    caught = say("moment-caught", who="Théo", other="Inés", me="other")
    expect(ines.page.locator(f"{SLAB}.catch small")).to_have_text(caught)
    assert covered(ines.page) == []
    assert _let_pass(ines) == [900]
    expect(ines.page.locator(SLAB)).to_have_count(0)


def test_who_is_caught_reads_it_until_something_happens(ines: Player) -> None:
    table = _shown(ines, without_a_call(0))
    table.act(1, "catch 0")

    caught = say("moment-caught", who="", other="Nadia", me="seat")
    expect(ines.prompt).to_have_text(caught)
    expect(ines.page.locator("[role=toolbar] .card.fresh")).to_have_count(2)
    expect(ines.page.locator("[aria-live=assertive]")).to_have_text(caught)
    assert barriers(ines.page, ".playing") == []
    everybody_draws(table, range(1, 2))
    expect(ines.prompt).not_to_have_text(caught)


@pytest.mark.parametrize("is_bluff", [True, False])
def test_the_challenger_sees_the_hand_and_can_look_again(ines: Player, is_bluff: bool) -> None:
    _shown(ines, challenged(3, is_bluff))
    ines.answer(say("move-challenge"))

    verdict = ines.page.locator(VERDICT)
    expect(verdict.get_by_role("img")).to_have_count(6)
    expect(verdict.locator(".proof")).to_have_count(1 if is_bluff else 0)
    expect(verdict.locator("strong")).to_have_text(say("moment-bluff" if is_bluff else "moment-honest"))
    assert covered(ines.page) == []
    assert _let_pass(ines) == [3200]
    expect(verdict).to_have_count(0)
    again = ines.page.get_by_role("button", name=say("moment-again", who="Théo"))
    again.click()
    expect(verdict.get_by_role("img")).to_have_count(6)
    assert barriers(ines.page, ".playing") == []
    again.click()
    expect(verdict).to_have_count(0)


def test_others_see_as_many_backs(ines: Player) -> None:
    table = _shown(ines, challenged(2))
    table.act(3, "challenge")

    verdict = ines.page.locator(VERDICT)
    expect(verdict.locator("li")).to_have_count(6)
    expect(verdict.get_by_role("img")).to_have_count(0)
    expect(verdict.locator(".proof")).to_have_count(0)
    assert covered(ines.page) == []
    assert _let_pass(ines) == [3200]
    expect(verdict).to_have_count(0)
    expect(ines.page.get_by_role("button", name=say("moment-again", who="Bruno"))).to_have_count(0)


@pytest.mark.parametrize("seat", [0, 3])
def test_a_hand_is_won_before_the_scores_come(ines: Player, seat: int) -> None:
    table = _shown(ines, with_one_card(seat))
    table.act(seat, "play R9")

    title = say("scores-wins-hand", name="Théo", me="none" if seat else "seat")
    if seat == 0:
        expect(ines.page.locator(".flood p")).to_contain_text(title)
        expect(ines.page.locator("dialog[open]")).to_have_count(0)
        assert _let_pass(ines) == [1600]
    expect(ines.sheet(title)).to_be_visible()
    assert barriers(ines.page, "dialog[open]") == []


@pytest.mark.parametrize("end", ["key", "tap"])
def test_a_win_ends_early(ines: Player, end: str) -> None:
    table = _shown(ines, with_one_card(0))
    table.act(0, "play R9")
    expect(ines.page.locator(".flood")).to_have_count(1)

    if end == "key":
        ines.page.keyboard.press("Escape")
    else:
        ines.page.locator(".table-area").click(position={"x": 60, "y": 200})

    expect(ines.sheet(say("scores-wins-hand", name="", me="seat"))).to_be_visible()


@pytest.mark.parametrize("seat", [0, 3])
def test_a_match_is_won_with_the_last_five_cards(ines: Player, seat: int) -> None:
    table = _shown(ines, with_one_card(seat, "classic+target=10"))
    table.act(seat, "play R9")

    expect(ines.page.locator(".layer .mark > span")).to_have_count(5)
    expect(ines.page.locator("dialog[open]")).to_have_count(0)
    assert _let_pass(ines) == [2600]
    expect(ines.page.locator("dialog[open] table")).to_be_visible()
    expect(ines.page.locator("dialog[open] .mark .raised")).to_have_count(1)
    assert barriers(ines.page, "dialog[open]") == []


def test_your_turn_lights_up_the_edge_and_says_so_in_the_tab(ines: Player) -> None:
    table = _shown(ines, dealt(Cast(next(CODES)), "classic", SEATS, 3, {3: "R3 B1 B2 B3 B4 B6 B8"}))
    icon = ines.page.locator("link[rel=icon]")
    expect(ines.page).to_have_title(say("moment-title.other", who="Théo"))
    expect(icon).to_have_attribute("href", re.compile("mark-level"))
    expect(ines.page.locator(".glow")).to_have_count(0)
    table.act(3, "play R3")

    expect(ines.page).to_have_title(say("moment-title"))
    expect(icon).not_to_have_attribute("href", re.compile("mark-level"))
    expect(ines.page.locator("section.prompt.yours")).to_have_count(1)
    expect(ines.page.locator(".glow")).to_have_count(1)
    assert barriers(ines.page, ".playing") == []


def test_the_first_dealer_is_found_in_one_beat(ines: Player) -> None:
    ines.person.page.add_init_script("localStorage.setItem('penult.settings', '{}')")
    theater = Theater(ines.page, ines.person.address)
    table = Staged(Cast(next(CODES)), "classic", SEATS, None, "R1 R2 R3 R9")
    theater.show(table)
    expect(ines.page.locator(".first-cards li")).to_have_count(SEATS)
    while table.stage == "dealer":
        table.wait(5)

    expect(ines.cards).to_have_count(7)


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_moment_covers_what_is_needed(person: Come, language: str) -> None:
    you = person("Inés", "", reduced_motion="reduce", locale=language)
    you.page.add_init_script(HOLD)
    theater = Theater(you.page, you.address)
    found: dict[tuple[str, str], list[str]] = {}
    for name, (arrange, act) in MOMENTS.items():
        for width, height in SIZES if FULL else SIZES[LANGUAGES.index(language) :: len(LANGUAGES)]:
            you.page.set_viewport_size({"width": width, "height": height})
            table = arrange()
            theater.show(table)
            you.page.locator("[role=toolbar] button").first.wait_for()
            act(table)
            you.page.locator(f"{SLAB}, {VERDICT}").wait_for()
            if trouble := covered(you.page):
                found[name, f"{width}x{height}"] = trouble
            you.page.evaluate("letPass()")

    assert found == {}


MOMENTS: dict[str, tuple[Callable[[], Staged], Callable[[Staged], None]]] = {
    "your call": (lambda: with_two_cards(0), lambda table: table.act(0, "play R3!")),
    "a call": (lambda: with_two_cards(2), lambda table: table.act(2, "play R3!")),
    "a catch": (lambda: without_a_call(3), lambda table: table.act(1, "catch 3")),
    "a verdict": (lambda: challenged(3), lambda table: table.act(0, "challenge")),
}


def _shown(player: Player, table: Staged) -> Staged:
    Theater(player.page, player.person.address).show(table)
    player.hand.wait_for()
    return table


def _let_pass(player: Player) -> list[int]:
    lengths: list[int] = player.page.evaluate("letPass()")
    return lengths


def _others_draw(table: Staged, seat: int) -> None:
    for nth in range(1, SEATS):
        other = (seat + nth) % SEATS
        everybody_draws(table, range(other, other + 1))
