"""The question for the person's birthday, in editions where it decides who deals first."""

from __future__ import annotations

from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.screen import ModalScreen
from textual.widgets import Input, Static

from ...rulebook.voice import Voice
from ...scorekeeper.birthdays import Birthday
from ..first_dealer import UnclearDay, read_birthday

_LONGEST = 40


class BirthdayPage(ModalScreen[Birthday | None]):
    """Returns a day, or None if the person prefers not to say."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape", "dismiss(None)", show=False)]

    def __init__(self, voice: Voice) -> None:
        super().__init__()
        self._voice = voice

    def compose(self) -> ComposeResult:
        say = self._voice.say
        with VerticalScroll(classes="sheet", can_focus=False) as sheet:
            sheet.border_title = say("terminal-birthday-title")
            yield Static(say("terminal-birthday-about"))
            yield Input(
                placeholder=say("terminal-your-birthday"), id="birthday", max_length=_LONGEST, compact=True
            )
            yield Static(id="unclear")

    @on(Input.Submitted)
    def _take(self, submitted: Input.Submitted) -> None:
        text = submitted.value.strip()
        try:
            self.dismiss(read_birthday(text, self._voice) if text else None)
        except UnclearDay as unclear:
            self.query_one("#unclear", Static).update(str(unclear))
