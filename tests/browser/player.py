"""Somebody who plays at a table in a browser: looks, chooses a card, presses a button, as people do."""

from __future__ import annotations

import re
from dataclasses import dataclass

from playwright.sync_api import Locator, Page, expect

from browser.person import Person

OPEN_DECISION = "dialog[open]:not(.modal)"


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
        expect(self.page.get_by_role("list", name="Seats").get_by_text(self.name)).to_be_visible()

    @property
    def hand(self) -> Locator:
        return self.page.get_by_role("toolbar", name=re.compile("^Your hand"))

    @property
    def cards(self) -> Locator:
        return self.hand.get_by_role("button")

    @property
    def log(self) -> Locator:
        return self.page.get_by_role("region", name="Log").get_by_role("listitem")

    @property
    def decision(self) -> Locator:
        """What is asked, beside the hand."""
        return self.page.locator(OPEN_DECISION)

    @property
    def prompt(self) -> Locator:
        """Above the hand."""
        return self.page.locator("section.prompt").get_by_role("heading")

    def button(self, name: str) -> Locator:
        return self.page.get_by_role("button", name=name, exact=True)

    def held(self, card: str) -> Locator:
        """Every copy of a card in the hand."""
        return self.hand.get_by_role("button", name=re.compile(f"^{re.escape(card)},"))

    def sees(self, words: str, rule: str = "") -> None:
        """A line of the log, with its rule beside it."""
        line = self.log.filter(has_text=words)
        if rule:
            line = line.filter(has=self.page.get_by_label(f"Rule {rule}", exact=True))
        expect(line.first).to_be_attached()

    def lay(self, card: str, color: str = "", on: str = "", uno: bool = False, bluff: bool = False) -> None:
        """When it can be laid; with a color, on somebody, or with the call, if need be."""
        self.take_up(card)
        if uno:
            self.insist(self.button("UNO!"), until=self.page.locator("[aria-pressed=true]", has_text="UNO!"))
        self.page.locator(".actions button.primary").last.click()
        if bluff:
            self.answer("Lay it anyway")
        if on:
            self.choose(on)
        if color:
            self.choose(color)
        self.done()

    def take_up(self, card: str) -> None:
        offered = self.hand.get_by_role(
            "button", name=re.compile(f"^{re.escape(card)},.* (playable|against the rules),")
        )
        offered.first.focus()
        self.page.keyboard.press("Enter")
        expect(self.hand.locator("[aria-pressed=true]")).to_have_count(1)

    def done(self) -> None:
        """Until the table has taken the move."""
        expect(self.hand.locator("[aria-pressed=true]")).to_have_count(0)

    def draw(self) -> None:
        before = self.cards.count()
        self.page.locator("button.draw").click()
        expect(self.cards).not_to_have_count(before)

    def keep(self) -> None:
        self.answer("Keep it")

    def answer(self, words: str) -> None:
        """One of the answers of the question that is asked now."""
        self._press(self.decision.get_by_role("button", name=words, exact=True))

    def choose(self, what: str) -> None:
        """A color or a player, whatever else the button says about it."""
        self._press(self.decision.get_by_role("button", name=re.compile(rf"\b{re.escape(what)}\b")))

    def catch(self, whom: str) -> None:
        self._press(self.button(f"Catch {whom}"))

    def flag(self, whom: str) -> None:
        self._press(self.page.get_by_role("button", name=re.compile(f"^Flag {re.escape(whom)}")))

    def call(self) -> None:
        self._press(self.button("UNO!"))

    def insist(self, button: Locator, until: Locator) -> None:
        """Press until it is so: what has appeared this moment does not take a press."""
        expect(button).to_be_enabled()
        for _ in range(20):
            button.click()
            try:
                expect(until).to_have_count(1, timeout=500)
                return
            except AssertionError:
                continue
        expect(until).to_have_count(1)

    def _press(self, button: Locator) -> None:
        """Until it is gone."""
        expect(button.first).to_be_enabled()
        handle = button.first.element_handle()
        assert handle is not None
        for _ in range(20):
            if not handle.evaluate("(button) => button.isConnected"):
                return
            handle.click(force=True, no_wait_after=True)
            try:
                self.page.wait_for_function("(button) => !button.isConnected", arg=handle, timeout=500)
                return
            except Exception:
                continue
        raise AssertionError(f"{button} stays")
