"""Nothing that one needs for a decision is ever covered: whatever is asked, on any screen, with any company.

`COVERED=1` tries every question with 2 to 10 seats in every size, as `make soak` does; otherwise each
question is tried with some of them.
"""

from __future__ import annotations

import os
from collections.abc import Callable
from typing import Any

from playwright.sync_api import Page

from browser.covering import LAY, SIZES, covered
from browser.person import Person
from browser.questions import QUESTIONS, Question
from browser.staging import Theater, codes

FULL = bool(os.environ.get("COVERED"))
CODES = codes()


def test_nothing_is_covered(person: Callable[..., Person]) -> None:
    ines = person("Inés", "", reduced_motion="reduce")
    theater = Theater(ines.page, ines.address)
    found: dict[tuple[str, int, str], list[str]] = {}
    for at, question in enumerate(QUESTIONS):
        for seats in question.seats if FULL else _some(question.seats, at, 2):
            theater.show(question.arrange(next(CODES), seats))
            _ask(theater.page, question)
            for width, height in SIZES if FULL else _some(SIZES, at + seats, 3):
                theater.page.set_viewport_size({"width": width, "height": height})
                if trouble := covered(theater.page):
                    found[question.name, seats, f"{width}x{height}"] = trouble

    assert found == {}


def _ask(page: Page, question: Question) -> None:
    page.locator("[role=toolbar] button").first.wait_for()
    if question.pressed:
        page.evaluate(LAY, question.pressed)
        page.locator("dialog[open]:not(.modal)").wait_for()


def _some(all_of_them: Any, at: int, count: int) -> list[Any]:
    """Others for each question, so that together they are all."""
    return [all_of_them[(at + nth * len(all_of_them) // count) % len(all_of_them)] for nth in range(count)]
