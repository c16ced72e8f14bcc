"""Playing in a window: the setup page, then hand after hand."""

from __future__ import annotations

import random

from .pages.setup import SetupPage
from .pages.table import TablePage
from .shelf import Shelf
from .tempo import Tempo
from .window import Window
from .wishes import Wishes


class PenultApp(Window):
    """One person plays against bots."""

    def __init__(self, wishes: Wishes, rng: random.Random, shelf: Shelf, at_once: bool = False) -> None:
        """`rng` shuffles the cards; `at_once` leads straight to the table."""
        super().__init__()
        self._wishes = wishes
        self._rng = rng
        self._shelf = shelf
        self._at_once = at_once

    def on_mount(self) -> None:
        if self._at_once:
            self._deal()
        else:
            self._set_up()

    def _set_up(self) -> None:
        self.push_screen(SetupPage(self._wishes), self._agreed)

    def _agreed(self, wishes: Wishes | None) -> None:
        if wishes is None:
            self.exit()
        else:
            self._wishes = wishes
            self._deal()

    def _deal(self) -> None:
        party = self._wishes.party
        hand = party.deal(self._rng)
        tempo = Tempo(self._wishes.pace, random.Random())
        self.push_screen(
            TablePage(hand, party.voice, tempo, lambda: self._shelf.keep(hand, party)), self._next
        )

    def _next(self, wanted: str | None) -> None:
        steps = {"again": self._deal, "setup": self._set_up}
        steps.get(wanted or "", self.exit)()
