"""A player in a browser, who looks, chooses cards and presses buttons as people do."""

from __future__ import annotations

import re
from contextlib import suppress
from dataclasses import dataclass

from playwright.sync_api import Error, Locator, Page, Position, expect
from playwright.sync_api import TimeoutError as Waited

from browser.person import Person
from browser.words import marking, opening, spoken

OPEN_DECISION = "dialog[open]:not(.modal)"
HELD = "[role=toolbar] button"
PLAYABLE, BREAKING = marking("yes"), marking("broken")
STRIP: Position = {"x": 14, "y": 24}
"""What of a card no other card covers."""
TAKEN_UP = f"document.querySelector('{HELD}[aria-pressed=true]')"
FOCUS_OFFERED = f"""(card) => {{
  const offered = [...document.querySelectorAll('{HELD}')].find(
    ({{ariaLabel}}) => ariaLabel.startsWith(card + ',') && / ({PLAYABLE}|{BREAKING}),/.test(ariaLabel))
  offered?.focus()
  return offered !== undefined
}}"""
FOCUS_PILE = """() => {
  const pile = document.querySelector('button.draw:enabled')
  pile?.focus()
  return pile !== null
}"""
FOCUS_SPREAD = """(at) => {
  const cards = [...document.querySelectorAll('.spread button:enabled')]
  const card = at === undefined ? cards[0] : cards.find((each) => each.dataset.at === String(at))
  card?.focus()
  return card !== undefined
}"""
"""Focuses a card of the spread that can be taken, or a certain one."""
SEATED = f"""(name) =>
  document.querySelector('[role=list][aria-label="{spoken("gathering-seats")}"]')?.innerText.includes(name)"""


@dataclass
class Player:
    name: str
    person: Person

    code: str = ""
    """Of the table."""

    @property
    def page(self) -> Page:
        return self.person.page

    def come_to(self, code: str) -> None:
        self.code = code
        self.person.go(f"/t/{code}")
        self._until(SEATED, self.name)

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role(
            "toolbar", name=re.compile(f"^{opening('web-table-your-hand', cards=2)}")
        )

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name=spoken("web-table-log")).get_by_role("listitem")

    @property
    def decision(self) -> Locator:
        """What is asked, beside the hand."""
        return self.page.locator(OPEN_DECISION)

    @property
    def prompt(self) -> Locator:
        """Above the hand."""
        return self.page.locator("section.prompt").get_by_role("heading")

    @property
    def uno(self) -> Locator:
        """The call, while it is due."""
        return self.page.locator("button.loud")

    def sheet(self, title: str) -> Locator:
        """The one with this heading."""
        return self.page.get_by_role("dialog", name=title, exact=True)

    def totals(self) -> dict[str, int]:
        """The last column of the points of all hands."""
        rows = self.page.get_by_role("table", name=spoken("scores-table")).locator("tbody tr")
        expect(rows.first).to_be_visible()
        names = rows.locator("th .name").all_inner_texts()
        return dict(zip(names, map(int, rows.locator("td.total").all_inner_texts()), strict=True))

    def notice(self, words: str) -> Locator:
        """A notice over the table."""
        return self.page.get_by_role("status").filter(has_text=words)

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def held(self, card: str) -> Locator:
        """Every copy of a card in the hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(card)},"))

    def sees(self, words: str, rule: str = "") -> None:
        """A line of the log, with its rule beside it."""
        line = self.log.filter(has_text=words)
        if rule:
            line = line.filter(has=self.page.get_by_label(spoken("parts-rule", rule=rule), exact=True))
        expect(line.first).to_be_attached()

    def lay(
        self,
        card: str,
        color: str = "",
        on: str = "",
        uno: bool = False,
        bluff: bool = False,
    ) -> None:
        """Lay a card as soon as possible; with a color, a target or the call, if given.

        Uses keys, because a click takes ten times as long; `click_on` covers clicks.
        """
        if uno:
            self.call()
        self.take_up(card)
        self.page.keyboard.press("Enter")
        if bluff:
            self.answer(spoken("decide-sure"))
        if on:
            self.choose(on)
        if color:
            self.choose(color)
        self.done()

    def click_on(self, card: str) -> None:
        """Lay a card with the mouse alone."""
        self.held(card).first.click(position=STRIP)
        self._lay_it()

    def pick(self, at: int) -> None:
        """Take a certain card of the spread, counted from 0; the highest deals."""
        self._until(FOCUS_SPREAD, at)
        self.page.keyboard.press("Enter")

    def is_dealt_to(self, within: int) -> bool:
        """Whether there are cards in the hand within this many milliseconds.

        Takes a card of the spread if one is due, because nobody knows how often the highest are tied.
        """
        if self.page.evaluate(FOCUS_SPREAD):
            self.page.keyboard.press("Enter")
        with suppress(Waited):
            self.page.wait_for_function(f"() => document.querySelector('{HELD}')", polling=30, timeout=within)
            return True
        return False

    def take_up(self, card: str) -> None:
        """Take up a card as soon as it can be laid, right or wrong."""
        self._until(FOCUS_OFFERED, card)
        self.page.keyboard.press("Enter")
        self._until(f"() => {TAKEN_UP}")

    def done(self) -> None:
        """Wait until the table has taken the move."""
        self._until(f"() => !{TAKEN_UP}")

    def draw(self) -> None:
        self._until(FOCUS_PILE)
        before = self.page.evaluate(f"document.querySelectorAll('{HELD}').length")
        self.page.keyboard.press("Enter")
        self._until(f"(before) => document.querySelectorAll('{HELD}').length !== before", before)

    def keep(self) -> None:
        self.answer(spoken("move-keep"))

    def answer(self, words: str) -> None:
        """Press one of the answers to the current question."""
        self._press(self.decision.get_by_role("button", name=words, exact=True))

    def choose(self, what: str) -> None:
        """Choose a color or a player, whatever else the button says."""
        self._press(self.decision.get_by_role("button", name=re.compile(rf"\b{re.escape(what)}\b")))

    def catch(self, whom: str) -> None:
        self._press(self.button(spoken("move-catch", who=whom)))

    def flag(self, whom: str) -> None:
        self._press(
            self.page.get_by_role("button", name=re.compile(re.escape(spoken("move-flag", who=whom))))
        )

    def call(self) -> None:
        """Call UNO, before or after the card is laid."""
        self._press(self.uno)

    def press(self, key: str, answered: Locator) -> None:
        """Press a key until its question is gone: what has just appeared ignores keys."""
        expect(answered).to_have_count(1)
        for _ in range(60):
            self.page.keyboard.press(key)
            with suppress(AssertionError):
                expect(answered).to_have_count(0, timeout=200)
                return
        raise AssertionError(f"expected {key} to work, came nothing")

    def _lay_it(self) -> None:
        self.page.locator(".actions .play button").click()
        self.done()

    def _press(self, button: Locator, pressed: str = "(button) => !button.isConnected") -> None:
        """Press until it works: what has just appeared ignores presses, because nobody can have meant it."""
        expect(button.first).to_be_enabled()
        handle = button.first.element_handle()
        assert handle is not None
        for _ in range(60):
            if handle.evaluate(pressed):
                return
            with suppress(Error):
                handle.click(timeout=1000)
                self.page.wait_for_function(pressed, arg=handle, timeout=200)
        raise AssertionError(f"expected {button} to work, came nothing")

    def _until(self, true: str, given: object = None) -> None:
        """Poll often: `expect` is slow, and a hand has many moves."""
        self.page.wait_for_function(true, arg=given, polling=30)
