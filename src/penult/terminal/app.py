"""Playing in a window: the setup page, then hand after hand, or match after match."""

from __future__ import annotations

import random

from .match_file import MatchFile
from .match_of_play import MatchOfPlay
from .match_pages import MatchPages
from .pages.result import ResultPage
from .pages.setup import SetupPage
from .pages.table import TablePage
from .shelf import Shelf
from .tempo import Tempo
from .window import Window
from .wishes import Wishes
from .wording import heading


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
        tempo = Tempo(self._wishes.pace, random.Random())
        if self._wishes.party.whole_match:
            self._play_match(tempo)
        else:
            self._play_hand(tempo)

    def _play_hand(self, tempo: Tempo) -> None:
        party = self._wishes.party
        hand, voice = party.deal(self._rng), party.voice
        title = heading(party.rules, party.seats, voice)

        def end() -> ResultPage:
            return ResultPage(hand.view, voice, self._shelf.keep(hand, party))

        self.push_screen(TablePage(hand, voice, tempo, title, end), self._next)

    def _play_match(self, tempo: Tempo) -> None:
        party = self._wishes.party
        match, file = MatchOfPlay(party, self._rng), MatchFile(self._shelf, party)
        MatchPages(self, match, file, tempo, self._next).go_on()

    def _next(self, wanted: str | None) -> None:
        steps = {"again": self._deal, "setup": self._set_up}
        steps.get(wanted or "", self.exit)()
