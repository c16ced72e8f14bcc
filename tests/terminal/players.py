"""People at the window, for the tests: one plays with keys, one with the mouse."""

from __future__ import annotations

import re

from textual.pilot import Pilot
from textual.screen import Screen

from penult.terminal.pages.birthday import BirthdayPage
from penult.terminal.pages.table import TablePage
from penult.terminal.parts.choices import Choices
from penult.terminal.parts.hand import Hand
from penult.terminal.window import Window
from terminal.sitting import plain, settled

_KEY = re.compile(r" (\S)  ")
_MOST_ACTS = 600
_ANSWERS = ("⏎", "u", "c", "r", "g", "b", "y", "1", "2", "3", "k", "a", "d")
"""What these people prefer if no card fits."""


async def play_out(app: Window, pilot: Pilot[None], mouse: bool = False) -> Screen[object]:
    """Play until a page other than the table opens, and return it."""
    for _ in range(_MOST_ACTS):
        await settled(pilot)
        if isinstance(app.screen, BirthdayPage):
            await pilot.press("enter")
            continue
        if not isinstance(app.screen, TablePage):
            return app.screen
        await (_click(app, pilot) if mouse else _press(app, pilot))
    raise AssertionError("the hand does not end")


def offered(app: Window) -> list[str]:
    """The keys shown under the hand."""
    return [key.lower() for key in _KEY.findall(plain(app.screen.query_one(Choices)))]


async def _press(app: Window, pilot: Pilot[None]) -> None:
    keys = offered(app)
    key = next((key for key in _ANSWERS if key in keys), "")
    lays = app.screen.query_one(Hand).state == "fits" and key in ("", "k", "d")
    await pilot.press("enter" if lays or key == "⏎" else key or "escape")


async def _click(app: Window, pilot: Pilot[None]) -> None:
    """The same, but by clicking: on a card twice, or on a key of the line below the hand."""
    keys = offered(app)
    key = next((key for key in _ANSWERS if key in keys), "")
    hand = app.screen.query_one(Hand)
    if hand.state == "fits" and key in ("", "k", "d"):
        row, column = hand.place(hand.chosen)
        await pilot.click(Hand, offset=(column + 2, row + 1))
    elif key:
        await pilot.click(Choices, offset=where(app, key))


def where(app: Window, key: str) -> tuple[int, int]:
    """Where a key stands in the line of choices."""
    choices = app.screen.query_one(Choices)
    for y in range(choices.size.height):
        line = choices.render_line(y).text
        if (x := line.find(f" {key.upper()}  ")) >= 0:
            return x + 1, y
    raise AssertionError(f"{key} is not offered")
