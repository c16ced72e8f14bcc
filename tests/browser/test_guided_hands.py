"""The first hand of each edition and of each house rule with a name, played by following its hints."""

from __future__ import annotations

import re
from collections.abc import Callable, Iterator
from itertools import product

import pytest
from playwright.sync_api import Page, expect

from browser.person import PHONE, Person
from browser.player import Player
from browser.words import spoken
from penult.engine.editions import EDITIONS
from penult.i18n.catalogue import catalogue
from penult.i18n.nouns import unchanging

Come = Callable[..., Person]
Do = Callable[..., object]


def lay(player: Player, card: str, **how: str) -> None:
    player.lay(_large(card), **how)


def lay_on(player: Player, card: str, who: str) -> None:
    lay(player, card, on=who)


def lay_wild(player: Player, card: str, color: str) -> None:
    lay(player, card, color=_large(color))


def jump_in(player: Player, card: str) -> None:
    player.click_on(_large(card))


def lay_what_fits(player: Player) -> None:
    (fitting,) = player.hand.get_by_role("button", name=re.compile(r", playable,")).all()
    lay(player, (fitting.get_attribute("aria-label") or "").partition(",")[0])


def call_and_lay(player: Player, card: str) -> None:
    expect(player.uno).to_be_enabled()
    player.page.clock.run_for(1000)
    player.uno.click()
    expect(player.page.get_by_role("region", name=spoken("web-guide-label"))).to_contain_text(
        spoken("web-guide-half", done="call", card="B0").partition(".")[0]
    )
    lay(player, card)


def lay_drawn(player: Player, card: str, **how: str) -> None:
    player.answer(f"{spoken('web-move.play', card='W').removesuffix('Wild')}{card}")
    for what in how.values():
        player.choose(_large(what))


def answer_with_invisibility(player: Player, color: str) -> None:
    player.answer(spoken("web-move.invis"))
    player.choose(_large(color))


def choose(player: Player, color: str) -> None:
    player.choose(_large(color))


HINTS: dict[str, Do] = {
    "first": lay,
    "color": lay,
    "figure": lay,
    "find": lay_what_fits,
    "draw": lambda player: player.draw(),
    "wild": lay_drawn,
    "challenge": lambda player: player.answer(spoken("move-challenge")),
    "reverse": lay,
    "skip": lay,
    "draw-card": lay,
    "catch": lambda player, who: player.catch(who),
    "uno": call_and_lay,
    "out": lay,
    "howler": lay_on,
    "howler-color": choose,
    "keep": lambda player: player.keep(),
    "invisibility": answer_with_invisibility,
    "hat": lay_drawn,
    "hat-color": choose,
    "stack": lay,
    "stack-wild": lay_wild,
    "stack-up": lay,
    "bounce": lay,
    "swap": lay_on,
    "rotate": lay,
    "jump": jump_in,
    "until": lambda player: player.draw(),
    "must": lay,
    "no-draw": lay_wild,
}
"""What each hint asks for."""
WANTED = {
    **dict.fromkeys(("first", "color", "figure", "reverse", "skip", "draw-card", "uno", "out"), ("card",)),
    **dict.fromkeys(("stack", "stack-up", "bounce", "rotate", "jump", "must"), ("card",)),
    **dict.fromkeys(("howler-color", "hat-color", "invisibility"), ("color",)),
    **dict.fromkeys(("howler", "hat", "swap"), ("card", "who")),
    **dict.fromkeys(("wild", "stack-wild", "no-draw"), ("card", "color")),
    "catch": ("who",),
}
"""What one has to read from it."""


def hints(edition: str) -> Iterator[tuple[str, str, re.Pattern[str]]]:
    """Every hint in every color, with a gap for each card and each player."""
    facts = {"card": unchanging(gap("card")), "top": unchanging(gap("top")), "who": gap("who")}
    for part, taps, color in product(HINTS, ("one", "two"), "RGBY"):
        told = catalogue("en").say(f"web-guide-hint.{part}", **facts, taps=taps, color=color, edition=edition)
        yield part, color, re.compile(gapped(" ".join(told.split())))


def gap(fact: str) -> str:
    return f"⟨{fact}⟩"


def gapped(text: str) -> str:
    """As a pattern: a name in each gap, with or without an article, and the same wherever it comes again."""
    pattern = re.escape(text)
    for fact in ("card", "top", "who"):
        pattern = pattern.replace(gap(fact), rf"(?:(?:an?|the) )?(?P<{fact}>[\w ]+?)", 1)
        pattern = pattern.replace(gap(fact), rf"(?:(?:an?|the) )?(?P={fact})")
    return pattern


def follow(player: Player, hint: str, edition: str) -> None:
    """Do what it says."""
    for part, color, pattern in hints(edition):
        if found := pattern.search(hint):
            read = {**found.groupdict(), "color": spoken("color", color=color)}
            HINTS[part](player, **{fact: read[fact] for fact in WANTED.get(part, ())})
            return
    raise AssertionError(f"expected a hint that can be followed, came {hint!r}")


def next_hint(page: Page, last: str) -> str:
    """Let the others play until the next hint; empty at the end."""
    shown = page.get_by_role("region", name=spoken("web-guide-label")).locator(".words")
    done = page.get_by_role("heading", name=spoken("web-guide-done"))
    for _ in range(60):
        page.clock.run_for(1000)
        hint = " ".join(shown.or_(done).first.inner_text().split())
        if done.is_visible():
            return ""
        if hint not in (last, spoken("web-guide-watch")):
            return hint
    raise AssertionError(f"expected another hint, came nothing after {last!r}")


@pytest.mark.parametrize(
    ("lesson", "device"),
    [
        ("classic", PHONE),
        ("hp2003", {}),
        ("hp2018", {}),
        ("progressive", PHONE),
        ("go-wild", {}),
        ("seven-o", PHONE),
        ("jump-in", {}),
        ("skip-bounce", {}),
        ("force-drawn", {}),
        ("force-lay", {}),
        ("no-mercy", PHONE),
    ],
    ids=lambda given: given if isinstance(given, str) else "",
)
def test_whoever_follows_the_hints_wins(person: Come, lesson: str, device: dict[str, object]) -> None:
    edition = lesson if lesson in EDITIONS else "classic"
    learner = person("", "/learn", reduced_motion="reduce", **device)
    page = learner.page
    page.clock.install()
    learner.go(f"/learn/{lesson}")
    player = Player("", learner)
    steps = int(page.locator(".step").inner_text().split()[-1])

    hint, followed = next_hint(page, ""), 0
    while hint:
        follow(player, hint, edition)
        followed += 1
        hint = next_hint(page, hint)

    assert followed == steps
    page.get_by_role("link", name=spoken("web-guide-play")).click()
    title = "web-new-title" if lesson in EDITIONS else "web-house"
    expect(page.get_by_role("heading", level=1, name=spoken(title))).to_be_visible()


def test_something_else_than_the_hint_is_turned_down_kindly(person: Come) -> None:
    learner = person("", "/learn/classic", reduced_motion="reduce")
    page = learner.page
    expect(page.get_by_role("region", name=spoken("web-guide-label"))).to_contain_text(
        spoken("web-guide-hint.first", taps="two", color="R", card="R8")
    )

    Player("", learner).page.locator("button.draw").click()

    expect(page.get_by_role("region", name=spoken("web-guide-label"))).to_contain_text(
        spoken("web-guide-other")
    )


def test_the_guide_can_be_left_and_an_edition_chosen(person: Come) -> None:
    page = person("", "/learn").page
    page.get_by_role("main").get_by_role("link").or_(page.get_by_role("main").get_by_role("button")).filter(
        has_text="Hat edition"
    ).first.click()
    expect(page.get_by_role("region", name=spoken("web-guide-label"))).to_be_visible()

    page.get_by_role("button", name=spoken("web-guide-leave")).click()

    expect(page.get_by_role("heading", level=1)).to_have_text(spoken("web-home-headline"))


def test_a_house_rule_is_learned_from_where_it_is_chosen(person: Come) -> None:
    page = person("", "/new/house?rules=classic+seven-o").page
    page.get_by_role("link", name=spoken("web-house-learn")).click()

    expect(page.get_by_role("region", name=spoken("web-guide-label"))).to_be_visible()
    assert page.url.endswith("/learn/seven-o")


def _large(name: str) -> str:
    return name[:1].upper() + name[1:]
