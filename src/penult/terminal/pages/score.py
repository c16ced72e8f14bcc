"""The totals of a match, shown during a hand."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ...rulebook.voice import Voice
from .standing import Told


class ScorePage(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,s,q", "dismiss", show=False)]

    def __init__(self, told: Told, voice: Voice) -> None:
        super().__init__()
        self._told = told
        self._voice = voice

    def compose(self) -> ComposeResult:
        heading, *totals = self._told.totals
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = heading
            sheet.border_subtitle = self._voice.say("terminal-close")
            yield Static("\n".join(totals), id="totals", markup=False)
            for line in self._told.lines:
                yield Static(Content.assemble(line.text, " ", (line.rule, "$accent")), classes="paragraph")
