"""Playing in a full-screen window: the setup page, then hand after hand or match after match."""

from __future__ import annotations

import random

from ..scorekeeper.birthdays import Birthday
from .first_dealer import FirstDealer
from .home import Home
from .match_file import LeftMatch
from .pages.birthday import BirthdayPage
from .pages.setup import SetupPage
from .shelf import RecordShelf
from .window import Window
from .window_table import WindowTable
from .wishes import Wishes


class PenultApp(Window):
    """One person plays against bots."""

    def __init__(
        self,
        wishes: Wishes,
        rng: random.Random,
        shelf: RecordShelf,
        at_once: bool = False,
        left: LeftMatch | None = None,
        first: FirstDealer | None = None,
    ) -> None:
        """`rng` shuffles the cards; `at_once` skips the setup page; a match that was `left` is resumed."""
        super().__init__(wishes.party.language)
        self._wishes = wishes
        self._home = Home(wishes.party, rng, shelf, first, left)
        self._at_once = at_once
        self._table: WindowTable | None = None

    def keep_match(self) -> str:
        """After the window is closed: save a match that is not over, and say where."""
        return self._table.home.leave() if self._table else ""

    def on_mount(self) -> None:
        if self._at_once:
            self._begin()
        else:
            self._set_up()

    def _set_up(self) -> None:
        self.push_screen(SetupPage(self._wishes), self._agreed)

    def _agreed(self, wishes: Wishes | None) -> None:
        if wishes is None:
            self.exit()
        else:
            self._wishes = wishes
            self.language = wishes.party.language
            self._home.change(wishes.party)
            self._begin()

    def _begin(self) -> None:
        """Begin a table; if birthdays decide who deals first, ask for the person's before."""
        if self._home.wants_birthday:
            self.push_screen(BirthdayPage(self._wishes.party.voice), self._born)
        else:
            self._lay_table()

    def _born(self, birthday: Birthday | None) -> None:
        self._home.first.tell_birthday(birthday)
        self._lay_table()

    def _lay_table(self) -> None:
        self._table = WindowTable(self, self._home.lay_table(self._wishes.pace), self._next)
        self._table.open()

    def _next(self, wanted: str | None) -> None:
        steps = {"again": self._lay_table, "setup": self._set_up}
        steps.get(wanted or "", self.exit)()
