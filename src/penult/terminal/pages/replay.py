"""A record step by step, forward and back, with the rule behind every line."""

from __future__ import annotations

from collections.abc import Sequence
from typing import ClassVar

from textual import on
from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.content import Content
from textual.screen import Screen
from textual.widgets import Static

from ...rulebook.voice import Voice
from ..faces import codes
from ..labels import Label
from ..parts.choices import Choices
from ..parts.hand import Hand
from ..parts.heading import Heading
from ..parts.log import TableLog
from ..parts.prompt import Prompt
from ..parts.table_top import TableTop
from ..replay import Scene
from .rule import RulePage

_KEYS = {"n": "replay-next", "b": "replay-back", "l": "replay-log", "q": "replay-leave"}


class ReplayPage(Screen[str]):
    """The table after each step, as its watcher saw it.

    Returns `leave`, or for one of many hands `again` or `back`, beyond its last or first step.
    """

    AUTO_FOCUS = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n,enter,space,right", "press('n')", show=False),
        Binding("b,backspace,left", "press('b')", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("l", "press('l')", show=False),
        Binding("q,escape", "press('q')", show=False),
    ]

    def __init__(
        self,
        scenes: Sequence[Scene],
        voice: Voice,
        title: Sequence[Label],
        one_of_many: bool = False,
        from_end: bool = False,
    ) -> None:
        super().__init__()
        self._one_of_many = one_of_many
        self._scenes = scenes
        self._voice = voice
        self._heading = title
        self._at = len(scenes) - 1 if from_end else 0

    def compose(self) -> ComposeResult:
        theme = Label(self._voice.say("terminal-heading-theme"), 1)
        yield Heading(self._heading, (theme, Label(self._voice.say("replay-keys"), 2)))
        yield TableTop(self._voice)
        yield Static(id="hands")

    def on_mount(self) -> None:
        self._show()

    @on(TableTop.Rearranged)
    def _show(self) -> None:
        scene, table = self._scenes[self._at], self.query_one(TableTop)
        self.query_one(Hand).can_focus = False
        self.query_one(Hand).display = bool(scene.view.hand)
        table.show(scene.view)
        table.retell(line for past in self._scenes[: self._at + 1] for line in past.lines)
        step = self._voice.say("replay-step", step=self._at, steps=len(self._scenes) - 1)
        self.query_one(Prompt).ask(f"{step} · {scene.title}")
        self.query_one(Choices).put((key, self._voice.say(words)) for key, words in _KEYS.items())
        self.query_one("#hands", Static).update(self._open_hands(scene))

    def _open_hands(self, scene: Scene) -> Content:
        """Every hand on its own line, if all cards are open."""
        rows = (
            Content.assemble((f"{self._voice.name(seat):<10} ", "bold"), codes(cards))
            for seat, cards in enumerate(scene.hands)
        )
        return Content("\n").join(rows)

    def action_press(self, key: str) -> None:
        if key == "q":
            self.dismiss("leave")
        elif key == "l":
            log = self.query_one(TableLog)
            self.set_focus(None if log.has_focus else log)
        else:
            self._step(1 if key == "n" else -1)

    def _step(self, by: int) -> None:
        to = self._at + by
        if self._one_of_many and to not in range(len(self._scenes)):
            self.dismiss("again" if by > 0 else "back")
        else:
            self.action_go_to(max(0, to))

    def action_go_to(self, step: int) -> None:
        """Go to a step; -1 is the last."""
        last = len(self._scenes) - 1
        self._at = last if step < 0 else min(step, last)
        self._show()

    @on(TableLog.RuleAsked)
    def _open_rule(self, asked: TableLog.RuleAsked) -> None:
        self.app.push_screen(RulePage(asked.rule, self._voice))
