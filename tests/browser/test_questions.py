"""What a player is asked, on a phone and by keys: nothing is covered, and nobody is left without a word."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from browser.arranging import House, Join, Sit, ana_deals, arranged
from browser.deck import stacked
from browser.person import PHONE

UPRIGHT, SIDEWAYS = {"width": 360, "height": 740}, {"width": 740, "height": 360}
BOXES = """() => {
  const boxes = {
    way: '.corner.left', color: '.corner.right', draw: 'button.draw', discard: '.discard',
    last: '.foot p', calls: '.calls button', hand: '[role=toolbar]', sheet: 'dialog[open]',
  }
  return Object.entries(boxes).flatMap(([name, where]) => {
    const found = document.querySelector(where)?.getBoundingClientRect()
    return found ? [{name, left: found.left, top: found.top, right: found.right, bottom: found.bottom}] : []
  })
}"""


def overlapping(page: Page) -> list[tuple[str, str]]:
    boxes: list[dict[str, Any]] = page.evaluate(BOXES)
    return [
        (one["name"], other["name"])
        for nth, one in enumerate(boxes)
        for other in boxes[nth + 1 :]
        if min(one["right"], other["right"]) - max(one["left"], other["left"]) > 1
        and min(one["bottom"], other["bottom"]) - max(one["top"], other["top"]) > 1
    ]


@pytest.mark.parametrize("viewport", [UPRIGHT, SIDEWAYS], ids=["upright", "sideways"])
def test_the_longest_question_leaves_the_table_in_view_and_its_answer_is_told(
    table: Sit, friend: Join, house: House, viewport: dict[str, int]
) -> None:
    decks = [stacked(["W4 G1 G2 G3 G4 G6 G7", "R1 R5 BS G4 G9 Y0 IN"], first="R5", draws="Y1 Y2 Y3 Y4")]
    terms = arranged(house, "hp2003+target=151", decks, speed=0.4)
    (ana,) = table("Ana", seats=2, how={**PHONE, "viewport": viewport}, window_seconds=10, **terms)
    ben = friend("Ben", ana)
    ana_deals(ana, ben)
    ben.act("play W4>G")
    expect(ana.sheet("Ben laid Wild Draw Four")).to_be_visible()

    assert overlapping(ana.page) == []
    expect(ana.cards).to_have_count(7)

    ana.answer("Challenge")
    expect(ana.prompt).to_have_text("Answer given")


def test_a_seat_is_chosen_on_the_mat_and_a_color_by_its_letter_and_play_goes_on(
    table: Sit, friend: Join, house: House
) -> None:
    decks = [
        stacked(["HW W R1 R2 R3 R4 R6", "G1 G1 G2 G2 G3 G3 G4", "B1 B2 B3 B4 B6 B7 B8"], first="R5"),
    ]
    ana, ben = table("Ana", "Ben", seats=3, **arranged(house, "hp2003+target=152", decks))
    cleo = friend("Cleo", ana)
    ana_deals(ana, ben, cleo)
    ben.take_up("Howler")
    ben.page.keyboard.press("Enter")
    ben.button("Choose Cleo").press("Enter")
    cleo.act("accept")
    expect(ben.sheet("Name a color")).to_be_visible()
    ben.press("g", ben.decision)

    assert ben.page.evaluate("document.activeElement.closest('[role=toolbar]') !== null")
    ana.sees("Ben named green")
