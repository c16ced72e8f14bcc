"""The notice that covers everything while the window is too small for a table."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.geometry import Size
from textual.screen import ModalScreen
from textual.widgets import Static

from ...i18n.catalogue import catalogue

SMALLEST = Size(60, 20)
"""Columns and rows; ten players or a large hand need 80 and 24."""


def too_small(size: Size) -> bool:
    return size.width < SMALLEST.width or size.height < SMALLEST.height


class SmallPage(ModalScreen[None]):
    """Closes by itself when there is room again."""

    def __init__(self, language: str, leaving: bool = False) -> None:
        """`leaving` asks whether to leave the hand under it."""
        super().__init__()
        self._leaving = leaving
        self._say = catalogue(language).say

    def compose(self) -> ComposeResult:
        if self._leaving:
            yield Static(self._say("terminal-leaving-small"))
        yield Static(self._say("terminal-too-small", columns=SMALLEST.width, rows=SMALLEST.height))
