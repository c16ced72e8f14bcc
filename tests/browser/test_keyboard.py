"""A whole hand without a mouse: every focus stop is visible, and they come in a useful order."""

from __future__ import annotations

from typing import Any

from playwright.sync_api import Page, expect

from browser.arranging import ANA_DEALS, BEN_SITS_FIRST, House, Join, Sit, arranged, begin
from browser.deck import stacked
from browser.player import Player
from browser.words import spoken

STOP = """() => {
  const at = document.activeElement
  const place = (element) => {
    for (const [name, where] of Object.entries({
      hand: '[role=toolbar]', pile: 'button.draw', actions: '.actions', sheet: 'dialog',
      side: 'aside', bar: '.bar', calls: '.calls, .uno',
    })) if (element.closest(where)) return name
    return element.tagName.toLowerCase()
  }
  const ring = getComputedStyle(at)
  const ringed = (part) => getComputedStyle(part).outlineStyle !== 'none'
  return {place: place(at), ring: ringed(at) ? parseFloat(ring.outlineWidth) : 0,
          inside: [...at.querySelectorAll('*')].some(ringed)}
}"""

NAME = """() => {
  const at = document.activeElement
  return at.matches('button, a') ? at.ariaLabel ?? at.textContent : ''
}"""


def stop(page: Page) -> dict[str, Any]:
    """Where the keyboard is, and how wide the ring around it."""
    found: dict[str, Any] = page.evaluate(STOP)
    return found


def reach(player: Player, words: str) -> None:
    """Move the focus there by Tab alone."""
    for _ in range(60):
        player.page.keyboard.press("Tab")
        if words in player.page.evaluate(NAME):
            return
    raise AssertionError(f"expected a stop at {words!r}")


def step_to(player: Player, card: str) -> None:
    """Move along the hand with the arrows; the hand is one stop."""
    expect(player.held(card).first).to_be_visible()
    player.page.keyboard.press("Home")
    for _ in range(30):
        label = player.page.evaluate("() => document.activeElement.ariaLabel ?? ''")
        if label.startswith(f"{card},"):
            return
        player.page.keyboard.press("ArrowRight")
    raise AssertionError(f"expected {card} in the hand")


def round_trip(player: Player) -> set[str]:
    """The places that Tab leads to, once around."""
    places: set[str] = set()
    for _ in range(40):
        player.page.keyboard.press("Tab")
        places.add(stop(player.page)["place"])
    return places - {"body"}


def test_a_whole_hand_by_keys_alone(table: Sit, friend: Join, house: House) -> None:
    decks = [
        ANA_DEALS,
        stacked(
            ["RS RV RD BD W4 Y3 Y4", "R1 R2 R3 B1 B2 B3 B4"],
            first="R5",
            draws="Y9 G1 G2 G3 G4 G6 G7 G8 G9 B9 B8",
        ),
    ]
    rules = "classic+target=300"
    (ben,) = table("Ben", seats=2, **arranged(house, rules, decks))
    ana = friend("Ana", ben)
    keys = ben.page.keyboard
    reach(ben, spoken("gathering-start"))
    keys.press("Enter")
    ana.pick(0)
    expect(ben.page.get_by_text(spoken("dealer-taken", name="Ana"))).to_have_count(1)
    reach(ben, spoken("dealer-card", number=2, count=""))
    keys.press("Enter")

    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    reach(ben, ", 1 of 7")
    for card in ("Red Skip", "Red Reverse", "Red Draw Two", "Blue Draw Two"):
        step_to(ben, card)
        keys.press("Enter")
        expect(ben.hand.locator("[aria-pressed=true]")).to_have_count(1)
        keys.press("Enter")
        ben.done()
        assert stop(ben.page)["place"] == "hand", "a card that is laid takes no focus with it"
    step_to(ben, "Wild Draw Four")
    keys.press("Enter")
    keys.press("Enter")
    expect(ben.decision).to_be_visible()
    assert stop(ben.page)["place"] == "sheet"
    ben.press("y", ben.decision)
    ana.act("accept")
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    expect(ben.cards).to_have_count(2)
    ben.press("u", ben.uno)
    ben.sees(spoken("event-called", me="seat", who=""))
    reach(ben, "Yellow ")
    step_to(ben, "Yellow 3")
    keys.press("Enter")
    keys.press("Enter")
    ben.done()
    ana.act("draw")
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    reach(ben, "Yellow ")
    step_to(ben, "Yellow 4")
    keys.press("Enter")
    keys.press("Enter")

    expect(ben.sheet(spoken("scores-wins-hand", me="seat", name=""))).to_be_visible()
    assert stop(ben.page)["place"] == "sheet"
    assert round_trip(ben) == {"sheet", "side", "bar"}, "what the sheet covers is out of reach"
    reach(ben, spoken("scores-ready", number=2))
    keys.press("Enter")
    ana.until(lambda seen: seen.table.ready == (0,))


class Keys:
    """Presses keys and counts them: no decision may take more of them than it needs."""

    def __init__(self, player: Player) -> None:
        self.player = player
        self.pressed = 0
        """In all."""
        self._here = 0

    def press(self, key: str) -> None:
        self.player.page.keyboard.press(key)
        self.pressed += 1
        self._here += 1

    def decide(self, words: str, at_most: int) -> None:
        assert self._here <= at_most, f"{words}: expected {at_most} presses at most, came {self._here}"
        self._here = 0

    def reach(self, words: str) -> None:
        """Move the focus there by Tab alone, if it is not there already."""
        while words not in self.player.page.evaluate(NAME):
            self.press("Tab")
            assert self._here < 60, f"expected a stop at {words!r}"

    def lay(self, card: str) -> None:
        """The focus is already in the hand, on any card."""
        self.player.done()
        expect(self.player.prompt).to_have_text(spoken("web-table-your-turn"))
        expect(self.player.held(card).first).to_be_visible()
        self.player.page.wait_for_function(IN_HAND)
        held = self.player.cards.count()
        self.press("Home")
        while not self.player.page.evaluate("() => document.activeElement.ariaLabel").startswith(f"{card},"):
            self.press("ArrowRight")
        self.press("Enter")
        expect(self.player.hand.locator("[aria-pressed=true]")).to_have_count(1)
        self.press("Enter")
        self.decide(f"lay {card}", held + 2)


IN_SHEET = "() => document.activeElement.closest('dialog')"
IN_HAND = "() => document.activeElement.closest('[role=toolbar]')"


def test_a_whole_match_by_keys_alone_in_few_presses(table: Sit, friend: Join, house: House) -> None:
    actions, numbers = "RS RV RD BD W4 Y3 Y4", "R1 R2 R3 B1 B2 B3 B4"
    pile = "Y9 G1 G2 G3 G4 G6 G7 G8 G9 B9 B8"
    decks = [
        ANA_DEALS,
        stacked([actions, numbers], first="R5", draws=pile),
        stacked([numbers, actions], first="R5", draws=pile),
    ]
    (ben,) = table("Ben", seats=2, **arranged(house, "classic+target=100", decks))
    ana, keys = friend("Ana", ben), Keys(ben)
    keys.reach(spoken("gathering-start"))
    keys.press("Enter")
    keys.decide("start", 20)
    ana.pick(0)
    expect(ben.page.get_by_text(spoken("dealer-taken", name="Ana"))).to_have_count(1)
    keys.reach(spoken("dealer-card", number=2, count=""))
    keys.press("Enter")
    keys.decide("pick", 4)

    for number in (1, 2):
        if number == 2:
            ana.act("play R1")
        for card in ("Red Skip", "Red Reverse", "Red Draw Two", "Blue Draw Two", "Wild Draw Four"):
            keys.lay(card)
        expect(ben.decision).to_be_visible()
        ben.press("y", ben.decision)
        ana.act("accept")
        expect(ben.cards).to_have_count(2)
        ben.press("u", ben.uno)
        ben.sees(spoken("event-called", me="seat", who=""))
        keys.lay("Yellow 3")
        ana.act("draw")
        keys.lay("Yellow 4")
        if number == 2:
            break
        expect(ben.sheet(spoken("scores-wins-hand", me="seat", name=""))).to_be_visible()
        keys.reach(spoken("scores-ready", number=2))
        keys.press("Enter")
        keys.decide("ready", 1)
        ana.until(lambda seen: seen.table.ready == (0,))
        ben.page.wait_for_function(IN_SHEET)
        ana.agree()

    expect(ben.sheet(spoken("scores-victory", me="seat", count=1, names=""))).to_be_visible()
    ben.page.wait_for_function(IN_SHEET)
    assert keys.pressed <= 60, keys.pressed


def test_the_log_is_one_stop_and_arrows_lead_along_its_rules(table: Sit, friend: Join, house: House) -> None:
    decks = [BEN_SITS_FIRST, stacked(["R1 R2 R3 B1 B2 B3 B4", "R6 R7 R8 G4 G6 G7 G8"], first="R5")]
    (ben,) = table("Ben", seats=2, **arranged(house, "classic+target=303", decks))
    ana = friend("Ana", ben)
    begin(ben, ana)
    for card, answer in (("Red 1", "play R6"), ("Red 2", "play R7"), ("Red 3", "play R8")):
        ben.lay(card)
        ana.act(answer)
    ben.sees(spoken("event-laid", who="Ana", cards="R8"), "R-16")
    log = ben.page.get_by_role("region", name=spoken("web-table-log"))
    assert log.get_by_role("button").count() > 6

    log.focus()
    ben.page.keyboard.press("Tab")
    assert stop(ben.page)["place"] == "bar", "the next stop is the header"
    ben.page.keyboard.press("Shift+Tab")
    ben.page.keyboard.press("ArrowUp")
    newest = log.get_by_role("listitem").last.get_by_role("button")
    expect(newest).to_be_focused()
    ben.page.keyboard.press("ArrowUp")
    expect(log.get_by_role("listitem").nth(-2).get_by_role("button").last).to_be_focused()
    ben.page.keyboard.press("Enter")

    expect(ben.page.get_by_role("dialog").filter(has_text="R-16")).to_be_visible()


def test_stops_come_in_the_order_in_which_one_needs_them_and_all_are_seen(
    table: Sit, friend: Join, house: House
) -> None:
    decks = [BEN_SITS_FIRST, stacked(["R1 R2 R3 B1 B2 B3 B4", "G1 G2 G3 G4 G6 G7 G8"], first="R5")]
    rules = "classic+target=301"
    (ben,) = table("Ben", seats=2, **arranged(house, rules, decks))
    begin(ben, friend("Ana", ben))
    expect(ben.prompt).to_have_text(spoken("web-table-your-turn"))
    ben.page.evaluate("const main = document.querySelector('main'); main.tabIndex = -1; main.focus()")

    places: list[str] = []
    for _ in range(40):
        ben.page.keyboard.press("Tab")
        at = stop(ben.page)
        if at["place"] == "body":
            break
        assert at["ring"] >= 3 or at["inside"], at
        if not places or places[-1] != at["place"]:
            places.append(at["place"])

    assert places == ["hand", "pile", "actions", "side", "bar"]


def test_letters_draw_and_catch(table: Sit, friend: Join, house: House) -> None:
    decks = [
        ANA_DEALS,
        stacked(["RS RS RV RV RD R1 B9", "G1 G2 G3 G4 G6 G7 G8"], first="R5", draws="Y1 Y2 Y3 Y4"),
    ]
    rules = "classic+target=302"
    (ana,) = table("Ana", seats=2, **arranged(house, rules, decks))
    ben = friend("Ben", ana)
    begin(ana, ben)
    for card in ("RS", "RS", "RV", "RV", "RD", "R1"):
        ben.act(f"play {card}")

    expect(ana.button(spoken("move-catch", who="Ben"))).to_be_visible()
    ana.press("c", ana.button(spoken("move-catch", who="Ben")))
    ana.sees(spoken("event-caught", me="other", who="Ben", other=""), "R-47")
    before = ana.cards.count()
    ana.page.keyboard.press("d")
    expect(ana.cards).to_have_count(before + 1)
