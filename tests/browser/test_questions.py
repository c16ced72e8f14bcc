"""What a player is asked, on a phone and by keys: nobody is left without a word."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from playwright.sync_api import expect

from browser.arranging import House, Join, Sit, ana_deals, arranged
from browser.deck import stacked
from browser.person import PHONE, Person
from browser.questions import a_vote, a_vote_besides
from browser.staging import Cast, Staged, Theater
from browser.words import spoken

Arrange = Callable[[Cast, int], Staged]


def test_the_longest_question_leaves_the_hand_in_view_and_its_answer_is_told(
    table: Sit, friend: Join, house: House
) -> None:
    decks = [stacked(["W4 G1 G2 G3 G4 G6 G7", "R1 R5 BS G4 G9 Y0 IN"], first="R5", draws="Y1 Y2 Y3 Y4")]
    terms = arranged(house, "hp2003+target=151", decks, speed=0.4)
    (ana,) = table("Ana", seats=2, how=PHONE, window_seconds=10, **terms)
    ben = friend("Ben", ana)
    ana_deals(ana, ben)
    ben.act("play W4>G")
    expect(ana.sheet(spoken("decide-answer", who="Ben", top="W4"))).to_be_visible()

    expect(ana.cards).to_have_count(7)

    ana.answer(spoken("move-challenge"))
    expect(ana.prompt).to_have_text(spoken("web-table-answered"))


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
    ben.button(spoken("web-table-choose", who="Cleo")).press("Enter")
    cleo.act("accept")
    expect(ben.sheet(spoken("decide-color"))).to_be_visible()
    ben.press("g", ben.decision)

    assert ben.page.evaluate("document.activeElement.closest('[role=toolbar]') !== null")
    ana.sees(spoken("event-named", who="Ben", color="G"))


@pytest.mark.parametrize("arrange", [a_vote, a_vote_besides])
@pytest.mark.parametrize(("width", "height"), [(390, 844), (360, 640), (844, 390)])
def test_a_vote_on_a_phone_is_answered_by_a_tap(
    person: Callable[..., Person], arrange: Arrange, width: int, height: int
) -> None:
    ines = person("Inés", "", **{**PHONE, "viewport": {"width": width, "height": height}})
    Theater(ines.page, ines.address).show(arrange(Cast("VOTETAPS"), 4))

    ines.page.get_by_role("button", name="Decide", exact=True).tap()
    ines.page.get_by_role("button", name="Close", exact=True).tap()
    ines.page.get_by_role("button", name="Decide", exact=True).tap()
    ines.page.get_by_role("dialog").get_by_role("button", name="No", exact=True).tap()

    expect(ines.page.locator("dialog.modal")).to_have_count(0)
    expect(ines.page.get_by_role("button", name="Decide", exact=True)).to_have_count(0)
