"""Playing with house rules, on a desk and on a phone: a swap, a total, a jump, several cards, mercy."""

from __future__ import annotations

import re
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from browser.covering import covered
from browser.person import PHONE, Person
from browser.player import Player
from browser.questions import dealt
from browser.staging import PEOPLE, Cast, Staged, Theater, codes
from browser.words import spoken

DESK = {"viewport": {"width": 1366, "height": 768}}
CODES = codes("HOUSE")
SEATS = 4
NADIA = PEOPLE[1]


class Evening:
    """One page, and one table after another on it; the reader has the first seat."""

    def __init__(self, person: Person) -> None:
        self.ines = Player(PEOPLE[0], person)
        self._theater = Theater(person.page, person.address)

    def show(self, rules: str, begins: int, hands: dict[int, str], *played: str) -> Staged:
        """Deal these cards and make these moves, such as `1:play R9`; then show the table."""
        table = dealt(Cast(next(CODES)), rules, SEATS, begins, hands)
        for move in played:
            seat, _, text = move.partition(":")
            table.act(int(seat), text)
        self._theater.show(table)
        title = spoken("web-table-title", code=table.code)
        expect(self.ines.page.get_by_role("heading", name=title)).to_be_attached()
        return table

    @property
    def total(self) -> Locator:
        """At the pile."""
        return self.ines.page.locator(".discard .due")

    def seat(self, name: str) -> Locator:
        return (
            self.ines.page.get_by_role("list", name=spoken("web-table-seats"))
            .get_by_role("listitem")
            .filter(has_text=name)
        )


@pytest.fixture(params=[DESK, PHONE], ids=["desk", "phone"])
def evening(request: pytest.FixtureRequest, person: Callable[..., Person]) -> Evening:
    how: dict[str, Any] = {**request.param, "reduced_motion": "reduce"}
    return Evening(person(PEOPLE[0], "", **how))


def test_an_evening_with_house_rules(evening: Evening) -> None:
    a_swap(evening)
    a_total_is_added_to_and_stands_at_its_next_victim(evening)
    a_jump(evening)
    several_cards_at_once(evening)
    mercy(evening)


def a_swap(evening: Evening) -> None:
    table = evening.show("classic+seven=may", 0, {0: "R7 B1 B2 G1 G2 Y1 Y2", 1: "W R1 R2 R3 R4 B3 B4"})
    ines = evening.ines
    ines.take_up("Red 7")
    ines.page.keyboard.press("Enter")
    question = ines.sheet(spoken("decide-target.face-7"))
    expect(question.get_by_role("button", name=spoken("decide-target-nobody"))).to_be_visible()
    assert covered(ines.page) == []
    ines.choose(NADIA)

    expect(ines.cards).to_have_count(7)
    expect(ines.held("Wild")).to_be_visible()
    assert table.offers(1)


def a_total_is_added_to_and_stands_at_its_next_victim(evening: Evening) -> None:
    ines = evening.ines
    hands = {0: "GD R1 B7 G6 Y4 B1 B2", 2: "RD R2 R3 R4 B6 B8 B9", 3: "YD G1 G2 B1 B2 B3 B4"}
    evening.show("classic+stack=two", 2, hands, "2:play RD", "3:play YD")
    expect(evening.total).to_contain_text("+4")
    expect(
        ines.decision.get_by_role("button", name=spoken("web-move.accept-total", number=4))
    ).to_be_visible()
    assert covered(ines.page) == []
    ines.answer(spoken("web-move.answer-D", card="GD"))

    expect(evening.total).to_contain_text("+6")
    expect(evening.seat(NADIA).locator(".due")).to_contain_text(spoken("web-table-due", number=6))


def a_jump(evening: Evening) -> None:
    ines = evening.ines
    hands = {0: "R9 R1 B7 G6 Y4 B1 B2", 1: "R9 B3 B4 B5 B6 B8 G1"}
    evening.show("classic+jump=on", 1, hands, "1:play R9")
    expect(ines.page.get_by_text(spoken("web-table-jump", cards="R9"))).to_be_visible()
    ines.press("j", ines.held("Red 9"))

    expect(ines.cards).to_have_count(6)


def several_cards_at_once(evening: Evening) -> None:
    ines = evening.ines
    evening.show("classic+multi=face", 0, {0: "R1 B1 G1 G6 Y4 B3 B2"})
    ines.held("Red 1").click(position={"x": 14, "y": 24})
    ines.held("Green 1").click(position={"x": 14, "y": 24})
    ines.button(spoken("web-move.play", card="R1 G1")).click()

    expect(ines.cards).to_have_count(5)
    expect(ines.page.locator(".discard").get_by_label(re.compile("^Green 1"))).to_be_visible()


def mercy(evening: Evening) -> None:
    ines = evening.ines
    evening.show("classic+mercy=9", 0, {0: "RD R1 B7 G6 Y4 B1 B2"}, "0:play RD")

    expect(evening.seat(NADIA)).to_contain_text(spoken("web-table-put-out-short"))
    expect(ines.page.get_by_text(spoken("moment-put-out", who=NADIA)).first).to_be_attached()


def test_a_rule_of_the_house_in_the_log_opens_the_rulebook_there(person: Callable[..., Person]) -> None:
    evening = Evening(person(PEOPLE[0], "", **DESK, reduced_motion="reduce"))
    evening.show("classic+stack=any", 0, {0: "RD R1 B7 G6 Y4 B1 B2"}, "0:play RD")
    evening.ines.log.get_by_label(spoken("parts-rule", rule="H-01")).first.click()

    drawer = evening.ines.page.get_by_role("dialog").filter(has_text="H-01")
    expect(drawer).to_contain_text(spoken("H-01"))


@pytest.mark.parametrize("size", [(1366, 768), (844, 390), (390, 844), (360, 640)])
def test_who_would_be_put_out_by_drawing_is_told_in_the_question(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    width, height = size
    how = {"viewport": {"width": width, "height": height}, "reduced_motion": "reduce"}
    evening = Evening(person(PEOPLE[0], "", **how))
    hands = {0: "GD R1 B7 G6 Y4 B1 B2", 2: "RD R2 R3 R4 B6 B8 B9", 3: "YD G1 G2 B1 B2 B3 B4"}
    evening.show("classic+stack=two+mercy=10", 2, hands, "2:play RD", "3:play YD")
    ines = evening.ines

    words = spoken("decide-answer-why.accept-too-many", count=11, limit=10).removesuffix(" H-42")
    expect(ines.decision).to_contain_text(words)
    expect(evening.seat(NADIA)).to_contain_text("7/10")
    assert covered(ines.page) == []
