"""A rule of the book, over the table, with links to the rules it mentions."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.style import Style
from textual.widgets import Static

from ...rulebook.book import ID, Entry, book
from ...rulebook.forms.notes import notes
from ...rulebook.voice import Voice


class RulePage(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,w,q", "dismiss", show=False),
        Binding("up", "scroll(-1)", show=False),
    ]

    def __init__(self, rule: str, voice: Voice) -> None:
        super().__init__()
        self._book = book(voice.language)
        self._voice = voice
        self._entry = self._book.entry(rule, voice.edition)

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._entry.id
            sheet.border_subtitle = self._voice.say("terminal-close")
            yield Static(Content.styled(self._entry.title, "bold"), classes="title")
            for text in self._paragraphs(self._entry):
                yield Static(text, classes="paragraph")

    def action_open(self, rule: str) -> None:
        self.app.push_screen(RulePage(rule, self._voice))

    def _paragraphs(self, entry: Entry) -> Iterator[Content]:
        for part in entry.parts:
            yield self._linked(part.label, part.text)
        for label, text in notes(self._book, entry):
            yield self._linked(label, text)

    def _linked(self, label: str, text: str) -> Content:
        """The text with a link on every rule it mentions."""
        pieces: list[Content] = [Content.styled(f"{label}  ", "bold $accent")]
        for piece in re.split(f"({ID.pattern})", text):
            known = ID.fullmatch(piece) is not None and self._book.has(piece)
            pieces.append(_link(piece) if known and piece != self._entry.id else Content(piece))
        return Content.assemble(*pieces)


def _link(rule: str) -> Content:
    return Content.styled(rule, "underline $accent").stylize(
        Style.from_meta({"@click": f"screen.open({rule!r})"})
    )
