"""Everything on the table, arranged for the width of the terminal."""

from __future__ import annotations

from collections.abc import Iterable

from textual import on
from textual.app import ComposeResult
from textual.containers import Container, Horizontal, Vertical
from textual.message import Message
from textual.widgets import Static

from ...engine.view import View
from ...rulebook.voice import Voice
from ..captions import looked_at
from ..hand_lines import Line
from .choices import Choices
from .hand import Hand
from .log import TableLog
from .piles import Piles
from .prompt import Prompt
from .seats import Seats

WIDE = 104
"""With this many columns, the log has its own column."""


class TableTop(Container):
    """Shows a view and the log so far. It knows nothing about rules and turns."""

    class Rearranged(Message):
        """The widgets were rebuilt; the prompt and the choices must be set again."""

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice
        self._view: View | None = None
        self._lines: list[Line] = []
        self._wide = False

    def compose(self) -> ComposeResult:
        self._wide = self.app.size.width >= WIDE
        yield from _beside_everything() if self._wide else _beside_the_piles()

    async def on_resize(self) -> None:
        if self._wide != (self.app.size.width >= WIDE):
            focused, chosen = type(self.screen.focused), self.query_one(Hand).chosen
            read = self.query_one(TableLog).highlighted
            await self.recompose()
            self.query_one(TableLog).write(self._lines)
            self.query_one(TableLog).highlighted = read
            if focused in (Hand, TableLog):
                self.query_one(focused).focus()
            if self._view:
                self.show(self._view)
                self.query_one(Hand).chosen = chosen
            self.post_message(self.Rearranged())

    def show(self, view: View) -> None:
        self._view = view
        self.query_one(Seats).show(view, self._voice)
        self.query_one(Piles).show(view, self._voice)
        self.query_one(Hand).show(view)
        self.call_after_refresh(self._keep_own_cards_in_sight)

    def _keep_own_cards_in_sight(self) -> None:
        """In a low window, many players or many cards push each other out of sight."""
        for part in (self, *self.query("#stage")):
            part.scroll_end(animate=False)

    def tell(self, lines: Iterable[Line]) -> None:
        """Add lines to the log."""
        new = list(lines)
        self._lines += new
        self.query_one(TableLog).write(new)

    def retell(self, lines: Iterable[Line]) -> None:
        """Replace the log, which then ends at an earlier or later moment."""
        self._lines.clear()
        self.query_one(TableLog).clear_lines()
        self.tell(lines)

    @on(Hand.Chosen)
    def _look(self) -> None:
        hand = self.query_one(Hand)
        words = (
            looked_at(hand.card, hand.state, hand.chosen + 1, len(hand.cards), self._voice)
            if hand.card
            else ""
        )
        self.query_one("#looked", Static).update(words)


def _beside_the_piles() -> ComposeResult:
    yield Seats(id="seats")
    with Horizontal(id="middle"):
        yield Piles(id="piles")
        yield TableLog(id="log")
    yield from _own_cards()


def _beside_everything() -> ComposeResult:
    with Horizontal(id="wide"):
        with Vertical(id="stage"):
            yield Seats(id="seats")
            yield Piles(id="piles")
            yield from _own_cards()
        yield TableLog(id="log")


def _own_cards() -> ComposeResult:
    yield Prompt(id="prompt")
    yield Hand(id="hand")
    yield Static(id="looked", markup=False)
    yield Choices(id="choices")
