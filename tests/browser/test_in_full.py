"""What a small screen must not cut off: the bar, the totals of a match, and the verdict of a challenge."""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.covering import SETTLED
from browser.person import Person
from browser.questions import dealt
from browser.staging import Cast, Staged, Theater, codes

CODES = codes("TOTALS")
FULL = bool(os.environ.get("COVERED"))
"""Whether to try all, as in `make soak`, or only some."""
PHONES = ((390, 844), (360, 640), (320, 568), (844, 390), (683, 325))
"""The last is a laptop at 200 %."""
FORMATS = {
    "classic+target=400": (2, 10),
    "classic+score=tally+target=900": (5,),
    "classic+score=elim+target=150": (3, 10),
    "classic+score=team+target=400": (4, 10),
    "classic+score=rotate4": (4,),
}
CUT = """() => {
  const found = []
  const body = document.querySelector('dialog[open] .body')
  const {left, right} = body.getBoundingClientRect()
  for (const cell of body.querySelectorAll('.totals th, .totals td.number, .count')) {
    const box = cell.getBoundingClientRect()
    if (box.left < left - 1 || box.right > right + 1) found.push(cell.innerText)
  }
  for (const name of body.querySelectorAll('.totals th .name'))
    if (name.innerText.length > 5 && name.getBoundingClientRect().width < 34)
      found.push(`${name.innerText} is squeezed`)
  const [last] = [...body.querySelectorAll('.totals tr:last-child td.total')].slice(-1)
  last.scrollIntoView({block: 'nearest'})
  const box = last.getBoundingClientRect()
  const inside = body.getBoundingClientRect()
  if (box.bottom > inside.bottom + 1 || box.top < inside.top - 1) found.push('the last total is out of reach')
  const go = document.querySelector('dialog[open] footer :is(button, p)')
  go?.scrollIntoView({block: 'nearest'})
  if (go?.getBoundingClientRect().bottom > innerHeight + 1) found.push('the foot is out of reach')
  return found
}"""
LINE = """() => {
  const line = document.querySelector('.foot p')
  return line && {words: line.innerText, cut: line.scrollHeight - line.clientHeight}
}"""
LARGE = "() => { document.documentElement.style.fontSize = '200%' }"
BAR = """() => {
  const bar = document.querySelector('header.narrow').getBoundingClientRect()
  return [...document.querySelectorAll('.bar-hand > *')].filter((word) => {
    const box = word.getBoundingClientRect()
    return box.top < bar.top + 4 || box.bottom > bar.bottom - 4
  }).map((word) => word.innerText)
}"""
"""What stands out of the bar above a table, or touches its edge."""
USUAL = "() => { document.documentElement.style.fontSize = '' }"


FLIGHT = """() => new Promise((tell) => {
  const seen = {flew: false, together: false, opened: false}
  const deadline = performance.now() + 20000
  const look = () => {
    const flying = !!document.querySelector('.sky .lane')
    seen.opened = !!document.querySelector('dialog[open]')
    seen.flew ||= flying
    seen.together ||= flying && seen.opened
    if (seen.opened || performance.now() > deadline) return tell(seen)
    requestAnimationFrame(look)
  }
  look()
})"""
"""Frame by frame until the scores open: whether a card flew, and whether one still did then."""


def test_the_scores_wait_for_the_winning_card(person: Callable[..., Person]) -> None:
    ines = person("Inés", "")
    theater = Theater(ines.page, ines.address)
    table = dealt(Cast(next(CODES)), "classic", 2, 1, {1: "RS RS BS BS GS GS G9"})
    theater.show(table)
    theater.page.locator("[role=toolbar] button").first.wait_for()
    for card in ("RS", "RS", "BS", "BS", "GS", "GS!", "G9"):
        table.act(1, f"play {card}")

    assert theater.page.evaluate(FLIGHT) == {"flew": True, "together": False, "opened": True}


@pytest.mark.parametrize("language", ["en", "es", "fr"])
def test_the_hand_and_the_goal_stand_within_the_bar(person: Callable[..., Person], language: str) -> None:
    ines = person("Inés", "", reduced_motion="reduce", locale=language)
    theater = Theater(ines.page, ines.address)
    theater.page.set_viewport_size({"width": 360, "height": 640})
    theater.show(dealt(Cast(next(CODES)), "classic", 2, 0, {}))
    theater.page.locator("header.narrow .bar-hand").wait_for()

    assert theater.page.evaluate(BAR) == []


@pytest.mark.parametrize("rules", FORMATS)
def test_every_total_can_be_read_on_a_phone(person: Callable[..., Person], rules: str) -> None:
    ines = person("Inés", "", reduced_motion="reduce")
    theater = Theater(ines.page, ines.address)
    found: dict[Any, list[str]] = {}
    for seats in FORMATS[rules] if FULL else FORMATS[rules][-1:]:
        for ended in ("scores", "over"):
            table = played(rules, seats, ended)
            table.reload()
            theater.show(table)
            theater.page.locator("dialog[open] table").wait_for()
            found |= {(seats, ended, *each): trouble for each, trouble in _cut(theater.page)}

    assert found == {}


@pytest.mark.parametrize("language", ["en", "es", "fr", "pt"])
def test_the_verdict_of_a_challenge_is_told_to_its_end(person: Callable[..., Person], language: str) -> None:
    ines = person("Inés", "", reduced_motion="reduce", locale=language)
    theater = Theater(ines.page, ines.address)
    for seats in (2, 4, 10) if FULL else (4,):
        theater.show(challenged(seats))
        theater.page.locator("[role=toolbar] button").first.wait_for()
        for width, height in ((390, 844), (360, 740), (360, 640)):
            theater.page.set_viewport_size({"width": width, "height": height})
            theater.page.evaluate(SETTLED)
            line = theater.page.evaluate(LINE)

            assert line["cut"] <= 1, (seats, width, height, line)
            assert line["words"].count(".") >= 3, line


def played(rules: str, seats: int, ended: str) -> Staged:
    """Four hands and the scores of the fifth, or the whole match, played before the page comes."""
    table = dealt(Cast(next(CODES)), rules, seats, 0, {})
    table.play_on(200 if ended == "over" else 4)
    table.play_to_the_scores()
    assert ended == "scores" or table.stage == "over"
    return table


def challenged(seats: int) -> Staged:
    """Your challenge failed, and one line tells the cost. Then somebody leaves."""
    hands = {0: "R1 R5 BS G4 G9 Y0 B7", seats - 1: "W4 B1 B2 B3 B4 B6 B7"}
    table = dealt(Cast(next(CODES)), "classic", seats, seats - 1, hands)
    table.act(seats - 1, "play W4>G")
    table.act(0, "challenge")
    table.wait(15)
    table.leave(1)
    return table


def _cut(page: Page) -> list[tuple[tuple[str, str], list[str]]]:
    found = []
    for text, enlarge in (("usual", USUAL), ("large", LARGE)):
        page.evaluate(enlarge)
        for width, height in PHONES if FULL else PHONES[::2]:
            page.set_viewport_size({"width": width, "height": height})
            page.evaluate(SETTLED)
            if trouble := page.evaluate(CUT):
                found.append(((text, f"{width}x{height}"), trouble))
    page.evaluate(USUAL)
    return found
