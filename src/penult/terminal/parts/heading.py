"""The first line: what is played, and the keys that are always there."""

from __future__ import annotations

from textual.app import ComposeResult
from textual.containers import Horizontal
from textual.widgets import Static


class Heading(Horizontal):
    def __init__(self, title: str, keys: str) -> None:
        super().__init__()
        self._words = (title, keys)

    def compose(self) -> ComposeResult:
        title, keys = self._words
        yield Static(title, classes="name", markup=False)
        yield Static(keys, classes="keys", markup=False)

    def say(self, title: str, keys: str) -> None:
        self.query_one(".name", Static).update(title)
        self.query_one(".keys", Static).update(keys)
