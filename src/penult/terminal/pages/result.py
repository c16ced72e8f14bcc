"""The end of a hand: who won, what everybody is left with, and where the record is."""

from __future__ import annotations

from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.containers import Horizontal, VerticalScroll
from textual.content import Content
from textual.screen import ModalScreen
from textual.widgets import Static

from ...rulebook.voice import Voice
from ..faces import codes
from ..hand_lines import HandEnd, LeftHand, hand_won, result
from ..parts.choices import Choices
from .rule import RulePage

_NEXT = {"n": "again", "s": "setup", "q": "leave"}
_KEYS = {
    "n": "terminal-again",
    "s": "terminal-change",
    "w": "terminal-why-result",
    "q": "terminal-leave",
}
_KEYS_IN_A_MATCH = {"n": "terminal-go-on-key", "q": "terminal-leave"}


class ResultPage(ModalScreen[str]):
    """Returns what the person wants next: `again`, `setup` or `leave`."""

    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("n", "press('n')", show=False),
        Binding("enter", "go_on", show=False),
        Binding("s", "press('s')", show=False),
        Binding("q", "press('q')", show=False),
        Binding("w", "why", show=False),
    ]

    def __init__(self, end: HandEnd, voice: Voice, kept: str, in_match: bool = False) -> None:
        """In a match, another page has the scores, and `again` means to go on."""
        super().__init__()
        self._in_match = in_match
        self._won = (hand_won if in_match else result)(end, voice)
        self._left = end.left
        self._voice = voice
        self._kept = kept

    def compose(self) -> ComposeResult:
        voice, won = self._voice, self._won
        with VerticalScroll(classes="sheet result") as sheet:
            sheet.border_title = voice.say("phase-over")
            yield Static(Content.assemble((won.text, "bold"), " ", (won.rule, "$accent")), classes="title")
            widest = max(Content(each.name).cell_length for each in self._left)
            for each in self._left:
                yield _line(each, voice, widest + 2)
            if self._kept:
                yield Static(Content.styled(self._kept, "$quiet"), classes="paragraph")
            yield Choices()

    def on_mount(self) -> None:
        keys = _KEYS_IN_A_MATCH if self._in_match else _KEYS
        self.query_one(Choices).put((key, self._voice.say(words)) for key, words in keys.items())

    def action_go_on(self) -> None:
        """Enter goes on in a match; after a single hand it does nothing."""
        if self._in_match:
            self.action_press("n")

    def action_press(self, key: str) -> None:
        if key in _NEXT:
            self.dismiss(_NEXT[key])
        else:
            self.action_why()

    def action_why(self) -> None:
        self.app.push_screen(RulePage(self._won.rule, self._voice))


def _line(left: LeftHand, voice: Voice, width: int) -> Horizontal:
    counted = "" if left.points is None else left.points
    points = Static(Content.styled(f"{counted:>4}", "bold $accent"), classes="points")
    name = Static(Content.styled(left.name, "bold"), classes="name")
    name.styles.width = width
    cards = codes(left.cards) if left.cards else Content.styled(voice.say("terminal-no-card"), "$quiet")
    return Horizontal(points, name, Static(cards, classes="cards"), classes="left")
