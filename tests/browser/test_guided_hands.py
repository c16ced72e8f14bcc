"""The first hand of each edition, played by following its hints."""

from __future__ import annotations

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Page, expect

from browser.person import PHONE, Person
from browser.player import Player

Come = Callable[..., Person]
Do = Callable[..., object]

CARD, COLOR, WHO = r"(?P<card>[\w ]+?)", r"(?P<color>\w+)", r"(?P<who>\w+)"


def lay(player: Player, card: str, **how: str) -> None:
    player.lay(_large(card), **how)


def lay_what_fits(player: Player) -> None:
    (fitting,) = player.hand.get_by_role("button", name=re.compile(r", playable,")).all()
    lay(player, (fitting.get_attribute("aria-label") or "").partition(",")[0])


def call_and_lay(player: Player, card: str) -> None:
    expect(player.uno).to_be_enabled()
    player.page.clock.run_for(1000)
    player.uno.click()
    expect(player.page.get_by_role("region", name="Hint")).to_contain_text("UNO is called.")
    lay(player, card)


def lay_drawn(player: Player, card: str, **how: str) -> None:
    player.answer(f"Play {card}")
    for what in how.values():
        player.choose(_large(what))


def answer_with_invisibility(player: Player, color: str) -> None:
    player.answer("Play Invisibility")
    player.choose(_large(color))


HINTS: tuple[tuple[str, Do], ...] = (
    (rf"Answer with Invisibility.*Name {COLOR}\.", answer_with_invisibility),
    (rf"You drew {CARD}\. It fits on anything, .* Play it and name {COLOR}:", lay_drawn),
    (rf"You drew {CARD}\. It fits on anything\. Play it on {WHO},", lay_drawn),
    (rf"Only {CARD} fits here: .* Play it on {WHO},", lambda player, card, who: lay(player, card, on=who)),
    (rf"Name {COLOR}: you hold", lambda player, color: player.choose(_large(color))),
    (r"Exactly one of your cards fits", lay_what_fits),
    (r"Keep it\.", lambda player: player.keep()),
    (r"Draw one\.", lambda player: player.draw()),
    (r"Challenge: a bluff", lambda player: player.answer("Challenge")),
    (rf"Catch {WHO} before", lambda player, who: player.catch(who)),
    (rf"Press UNO!, then play {CARD}\.", call_and_lay),
    (rf"and {CARD} has the same color", lay),
    (rf"but {CARD} shows the same figure", lay),
    (rf"and {CARD} fits\. Play it", lay),
    (rf"Play {CARD}: ", lay),
)


def follow(player: Player, hint: str) -> None:
    """Do what it says."""
    for pattern, do in HINTS:
        if found := re.search(pattern, hint):
            do(player, **found.groupdict())
            return
    raise AssertionError(f"expected a hint that can be followed, came {hint!r}")


def next_hint(page: Page, last: str) -> str:
    """Let the others play until the next hint; empty at the end."""
    said = page.get_by_role("region", name="Hint").locator(".words")
    done = page.get_by_role("heading", name="You won your first hand.")
    for _ in range(60):
        page.clock.run_for(1000)
        if done.is_visible():
            return ""
        hint = " ".join(said.inner_text().split())
        if hint not in (last, "Watch what the others do."):
            return hint
    raise AssertionError(f"expected another hint, came nothing after {last!r}")


@pytest.mark.parametrize(
    ("edition", "device"),
    [("classic", PHONE), ("hp2003", {}), ("hp2018", {})],
    ids=["classic", "hp2003", "hp2018"],
)
def test_whoever_follows_the_hints_wins(person: Come, edition: str, device: dict[str, object]) -> None:
    learner = person("", "/learn", reduced_motion="reduce", **device)
    page = learner.page
    page.clock.install()
    learner.go(f"/learn/{edition}")
    player = Player("", learner)
    steps = int(page.locator(".step").inner_text().split()[-1])

    hint, followed = next_hint(page, ""), 0
    while hint:
        follow(player, hint)
        followed += 1
        hint = next_hint(page, hint)

    assert followed == steps
    page.get_by_role("link", name="Play a real table").click()
    expect(page.get_by_role("heading", name="Make a table")).to_be_visible()


def test_something_else_than_the_hint_is_turned_down_kindly(person: Come) -> None:
    learner = person("", "/learn/classic", reduced_motion="reduce")
    page = learner.page
    expect(page.get_by_role("region", name="Hint")).to_contain_text("Tap red 8")

    Player("", learner).page.locator("button.draw").click()

    expect(page.get_by_role("region", name="Hint")).to_contain_text(
        "Not now. This is the move that shows how it works:"
    )


def test_the_guide_can_be_left_and_an_edition_chosen(person: Come) -> None:
    page = person("", "/learn").page
    page.get_by_role("main").get_by_role("link").or_(page.get_by_role("main").get_by_role("button")).filter(
        has_text="Hat edition"
    ).first.click()
    expect(page.get_by_role("region", name="Hint")).to_be_visible()

    page.get_by_role("button", name="Leave the guide").click()

    expect(page.get_by_role("heading", level=1)).to_have_text("The last card but one is the loud one.")


def _large(name: str) -> str:
    return name[:1].upper() + name[1:]
