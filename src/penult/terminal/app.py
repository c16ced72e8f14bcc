"""Playing in a full-screen window: the setup page, then hand after hand or match after match."""

from __future__ import annotations

import random

from ..scorekeeper.birthdays import Birthday
from .first_dealer import FirstDealer
from .match_file import UnfinishedMatch
from .pages.birthday import BirthdayPage
from .pages.setup import SetupPage
from .record_folder import RecordFolder
from .setup_choices import SetupChoices
from .solo import SoloSession
from .window import Window
from .window_table import WindowTable


class PenultApp(Window):
    """One person plays against bots."""

    def __init__(
        self,
        choices: SetupChoices,
        rng: random.Random,
        records: RecordFolder,
        at_once: bool = False,
        left: UnfinishedMatch | None = None,
        first: FirstDealer | None = None,
    ) -> None:
        """`rng` shuffles the cards; `at_once` skips the setup page; a match that was `left` is resumed."""
        super().__init__(choices.party.language)
        self._choices = choices
        self._solo = SoloSession(choices.party, rng, records, first, left)
        self._at_once = at_once
        self._table: WindowTable | None = None

    def keep_match(self) -> str:
        """After the window is closed: save a match that is not over, and say where."""
        return self._table.solo.leave() if self._table else ""

    def on_mount(self) -> None:
        if self._at_once:
            self._begin()
        else:
            self._set_up()

    def _set_up(self) -> None:
        self.push_screen(SetupPage(self._choices), self._agreed)

    def _agreed(self, choices: SetupChoices | None) -> None:
        if choices is None:
            self.exit()
        else:
            self._choices = choices
            self.language = choices.party.language
            self._solo.change(choices.party)
            self._begin()

    def _begin(self) -> None:
        """Begin a table; if birthdays decide who deals first, ask for the person's before."""
        if self._solo.wants_birthday:
            self.push_screen(BirthdayPage(self._choices.party.voice), self._born)
        else:
            self._lay_table()

    def _born(self, birthday: Birthday | None) -> None:
        self._solo.first.tell_birthday(birthday)
        self._lay_table()

    def _lay_table(self) -> None:
        self._table = WindowTable(self, self._solo.lay_table(self._choices.pause), self._next)
        self._table.open()

    def _next(self, wanted: str | None) -> None:
        steps = {"again": self._lay_table, "setup": self._set_up}
        steps.get(wanted or "", self.exit)()
