"""The standing of a match: between two hands, with the scores of the last one, or during a hand."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ...rulebook.voice import Voice
from ..hand_lines import Line
from ..parts.choices import Choices
from ..parts.log import TableLog
from .rule import RulePage

_WANTED = {"n": "again", "b": "back", "s": "setup", "q": "leave"}


@dataclass(frozen=True, slots=True)
class StandingText:
    """What a page shows: the match events with their rules, the totals, and a note below."""

    lines: Sequence[Line]
    totals: Sequence[str]
    """The first one is the heading."""
    note: str = ""


class StandingPage(ModalScreen[str]):
    """Returns what the person wants next: `again` (to go on), `back`, `setup` or `leave`."""

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter", "press('n')", show=False),
        Binding("b", "press('b')", show=False),
        Binding("s", "press('s')", show=False),
        Binding("l", "log", show=False),
        Binding("up", "scroll(-1)", show=False),
        Binding("down", "scroll(1)", show=False),
        Binding("q", "press('q')", show=False),
    ]

    def __init__(self, told: StandingText, keys: Mapping[str, str], voice: Voice) -> None:
        """`keys` maps each key to the message that says what it does."""
        super().__init__()
        self._told = told
        self._keys = keys
        self._voice = voice

    def compose(self) -> ComposeResult:
        heading, *totals = self._told.totals
        with VerticalScroll(classes="sheet result", can_focus=False) as sheet:
            sheet.border_title = heading
            yield TableLog(id="counted")
            yield Static("\n".join(totals), id="totals", classes="paragraph", markup=False)
            if self._told.note:
                yield Static(Content.styled(self._told.note, "$quiet"), classes="paragraph")
            yield Choices()

    def on_mount(self) -> None:
        self.query_one(TableLog).write(self._told.lines)
        keys = {**self._keys, "l": "replay-log"}
        self.query_one(Choices).put((key, self._voice.say(words)) for key, words in keys.items())

    def action_press(self, key: str) -> None:
        if key == "l":
            self.action_log()
        elif key in self._keys:
            self.dismiss(_WANTED[key])

    def action_scroll(self, lines: int) -> None:
        """In a low window, not everything fits above the keys."""
        self.query_one(".sheet").scroll_relative(y=lines, animate=False)

    def action_log(self) -> None:
        """Move the focus to the lines, where Enter opens a rule, and back."""
        log = self.query_one(TableLog)
        self.set_focus(None if log.has_focus else log)

    @on(TableLog.RuleAsked)
    def _open_rule(self, asked: TableLog.RuleAsked) -> None:
        self.app.push_screen(RulePage(asked.rule, self._voice))


class ScorePage(ModalScreen[None]):
    """The totals of a match, shown during a hand."""

    BINDINGS: ClassVar[list[BindingType]] = [Binding("escape,enter,space,s,q", "dismiss", show=False)]

    def __init__(self, told: StandingText, voice: Voice) -> None:
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
