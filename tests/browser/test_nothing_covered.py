"""Nothing that one needs for a decision is ever covered: whatever is asked, on any screen, in any language.

`COVERED=1` tries every question with 2 to 10 seats in every size and language with long names, and in English
with short ones too, as `make soak` does; `COVERED=vote` only those whose names say so. Otherwise each
question comes in two languages, at two sizes each.
"""

from __future__ import annotations

import os
from collections.abc import Callable, Iterator
from itertools import product
from typing import Any

import pytest
from playwright.sync_api import Page

from browser.covering import LAY, SIZES, TAKE_UP, covered
from browser.person import Person
from browser.questions import QUESTIONS, Question, a_vote
from browser.staging import LONG_NAMES, PEOPLE, Cast, Theater, codes

FULL = os.environ.get("COVERED", "")
CODES = codes()
LANGUAGES = ("en", "es", "fr", "pt")
NAMES = {"long": LONG_NAMES, "short": PEOPLE}
ALWAYS_MET = {
    "act", "call", "color", "dealer", "draw", "hand", "just", "notice", "prompt", "question", "score",
    "seat", "top", "way",
}  # fmt: skip
"""What comes up in half of the questions, whichever half it is."""


@pytest.mark.parametrize("language", LANGUAGES)
def test_nothing_is_covered(person: Callable[..., Person], language: str) -> None:
    ines = person("Inés", "", reduced_motion="reduce", locale=language)
    theater = Theater(ines.page, ines.address)
    found: dict[tuple[str, str, int, str], list[str]] = {}
    met: set[str] = set()
    for question, names, seats, sizes in _situations(LANGUAGES.index(language)):
        theater.show(question.arrange(Cast(next(CODES), NAMES[names]), seats))
        _ask(theater.page, question)
        for width, height in sizes:
            theater.page.set_viewport_size({"width": width, "height": height})
            if trouble := covered(theater.page, met):
                found[question.name, names, seats, f"{width}x{height}"] = trouble

    assert found == {}
    assert FULL not in ("", "1") or met >= ALWAYS_MET


@pytest.mark.parametrize("size", [(1366, 650), (1024, 600)])
def test_a_notice_that_stays_leaves_people_around_the_mat(
    person: Callable[..., Person], size: tuple[int, int]
) -> None:
    ines = person("Inés", "", reduced_motion="reduce")
    theater = Theater(ines.page, ines.address)
    theater.page.set_viewport_size({"width": size[0], "height": size[1]})
    theater.show(a_vote(Cast(next(CODES)), 4))

    theater.page.locator(".notices.placed > *").wait_for()
    theater.page.locator(".playing.desk").wait_for()
    assert covered(theater.page) == []


@pytest.mark.skipif(FULL not in ("", "1"), reason="asked for some of them only")
def test_the_sample_meets_everything() -> None:
    met = [situation for nth in range(len(LANGUAGES)) for situation in _situations(nth)]

    assert {question.name for question, *_ in met} == {question.name for question in QUESTIONS}
    assert {size for *_, sizes in met for size in sizes} == set(SIZES)
    assert {seats for _, _, seats, _ in met} == set(range(2, 11))
    assert {names for _, names, *_ in met} == set(NAMES)


def _situations(nth: int) -> Iterator[tuple[Question, str, int, Any]]:
    """The situations in one language; together they have every question, size and number of seats."""
    for at, question in enumerate(QUESTIONS):
        if FULL and (FULL == "1" or FULL in question.name):
            for names, seats in product(NAMES if nth == 0 else ("long",), question.seats):
                yield question, names, seats, SIZES
        elif not FULL and (at + nth) % 2 == 0:
            names = "short" if (at + nth) % 8 == 0 else "long"
            yield question, names, _some(question.seats, at + nth, 1)[0], _some(SIZES, 2 * at + 3 * nth, 2)


def _ask(page: Page, question: Question) -> None:
    page.locator(question.ready).first.wait_for()
    if question.taken:
        page.evaluate(TAKE_UP, question.taken)
        page.locator("button.loud").wait_for()
    if question.pressed:
        page.evaluate(LAY, question.pressed)
        page.locator("dialog[open]:not(.modal)").wait_for()
    if question.opened:
        page.set_viewport_size({"width": 390, "height": 844})
        page.locator(question.opened).click()
    if question.closed:
        page.locator("dialog[open] header > button").click()
        page.locator(".reopen").wait_for()


def _some(all_of_them: Any, at: int, count: int) -> list[Any]:
    """A different selection for each question, so that all occur."""
    return [all_of_them[(at + nth * len(all_of_them) // count) % len(all_of_them)] for nth in range(count)]
