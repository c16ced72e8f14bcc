"""The list of keys, over the table."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ...engine.editions import EDITIONS
from ...engine.rules import Rules
from ...rulebook.voice import Voice
from ..labels import Label, in_a_row

_KEYS = (
    ("← →", "terminal-key-choose"),
    ("⏎", "terminal-key-lay"),
    ("D", "terminal-key-draw"),
    ("K", "terminal-key-keep"),
    ("R G B Y", "terminal-key-color"),
    ("1 – 9", "terminal-key-player"),
    ("U", "terminal-key-uno"),
    ("C", "terminal-key-catch"),
    ("A", "terminal-key-accept"),
    ("H", "terminal-key-challenge"),
    ("I", "terminal-key-invisibility"),
    ("F", "terminal-key-flag"),
    ("J", "terminal-key-jump"),
    ("M", "terminal-key-several"),
    ("!", "terminal-key-call"),
    ("W", "terminal-key-why"),
    ("L", "terminal-key-log"),
    ("S", "terminal-key-score"),
    ("P", "terminal-key-pause"),
    ("T", "terminal-key-theme"),
    ("Q", "terminal-key-leave"),
)

_ONLY_WITH = {"J": ("jump",), "M": ("multi",)}
"""The house rules without which a key does nothing."""


class HelpPage(ModalScreen[None]):
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("escape,enter,space,q,question_mark", "dismiss", show=False)
    ]

    def __init__(self, voice: Voice, title: Sequence[Label], rules: Rules) -> None:
        """`title` says what is played, which a narrow window may not show."""
        super().__init__()
        self._rules = rules
        self._voice = voice
        self._title = title

    def compose(self) -> ComposeResult:
        with VerticalScroll(classes="sheet") as sheet:
            sheet.border_title = self._voice.say("terminal-help")
            sheet.border_subtitle = self._voice.say("terminal-close")
            yield Static(Content.styled(in_a_row(self._title), "bold"), classes="title")
            for keys, message in _KEYS:
                if keys == "I" and "IN" not in EDITIONS[self._voice.edition].wilds:
                    continue
                if any(self._rules[name] == "off" for name in _ONLY_WITH.get(keys, ())):
                    continue
                yield Static(Content.assemble((f"{keys:>8}  ", "bold $accent"), self._voice.say(message)))
            yield Static(self._voice.say("terminal-help-marks"), classes="paragraph")
