"""Playing in a window: the setup page, then hand after hand, or match after match."""

from __future__ import annotations

import random

from ..engine.deal import Deal
from ..match.scorekeeper.birthdays import Birthday
from .captions import heading
from .first_dealer import FirstDealer
from .left_match import LeftMatch
from .match_file import MatchFile
from .match_of_play import MatchOfPlay
from .match_pages import MatchPages
from .pages.birthday import BirthdayPage
from .pages.result import ResultPage
from .pages.setup import SetupPage
from .pages.table import TablePage
from .shelf import Shelf
from .tempo import Tempo
from .window import Window
from .wishes import Wishes


class PenultApp(Window):
    """One person plays against bots."""

    def __init__(
        self,
        wishes: Wishes,
        rng: random.Random,
        shelf: Shelf,
        at_once: bool = False,
        left: LeftMatch | None = None,
        first: FirstDealer | None = None,
    ) -> None:
        """`rng` shuffles the cards; `at_once` leads right to the table; a match that was `left` goes on."""
        self._first = first or FirstDealer()
        self._last: Deal | None = None
        """The hand that the same people have just played."""
        super().__init__(wishes.party.language)
        self._wishes = wishes
        self._rng = rng
        self._shelf = shelf
        self._at_once = at_once
        self._left = left
        self._pages: MatchPages | None = None

    def keep_match(self) -> str:
        """Once the window is closed: keep a match that was left before its end, and say where."""
        return self._pages.leave() if self._pages else ""

    def on_mount(self) -> None:
        if self._at_once:
            self._begin()
        else:
            self._set_up()

    def _set_up(self) -> None:
        self._first.name(None)
        self._last = None
        self.push_screen(SetupPage(self._wishes), self._agreed)

    def _agreed(self, wishes: Wishes | None) -> None:
        if wishes is None:
            self.exit()
        else:
            self._wishes = wishes
            self.language = wishes.party.language
            self._begin()

    def _begin(self) -> None:
        """Deal; where birthdays say who deals first, the person is asked for theirs before."""
        party = self._wishes.party
        if self._left is None and self._first.wants_birthday(party.rules):
            self.push_screen(BirthdayPage(party.voice), self._born)
        else:
            self._deal()

    def _born(self, birthday: Birthday | None) -> None:
        self._first.tell_birthday(birthday)
        self._deal()

    def _deal(self) -> None:
        tempo = Tempo(self._wishes.pace, random.Random())
        if self._wishes.party.whole_match:
            self._play_match(tempo)
        else:
            self._play_hand(tempo)

    def _play_hand(self, tempo: Tempo) -> None:
        self._pages = None
        party = self._wishes.party
        hand, voice = party.deal(self._rng, self._first, self._last), party.voice
        self._last = hand.deal
        title = heading(party.rules, party.seats, voice)

        def end() -> ResultPage:
            return ResultPage(hand.view, voice, self._shelf.keep(hand, party))

        self.push_screen(TablePage(hand, voice, tempo, title, end), self._next)

    def _play_match(self, tempo: Tempo) -> None:
        party = self._wishes.party
        match = MatchOfPlay(party, self._rng, self._left.record if self._left else None, self._first)
        file = MatchFile(self._shelf, party, self._left)
        self._left = None
        self._pages = MatchPages(self, match, file, tempo, self._next)
        self._pages.go_on()

    def _next(self, wanted: str | None) -> None:
        steps = {"again": self._deal, "setup": self._set_up}
        steps.get(wanted or "", self.exit)()
