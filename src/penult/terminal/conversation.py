"""Talking over a hand: what happened is told, a move is asked for, and questions can be asked back."""

from __future__ import annotations

from collections.abc import Callable, Iterable

from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..rulebook.voice import Voice
from .hand_lines import Line, told
from .lines import Gone, Lines

_LEAVE = ("q", "quit", "exit")
_SCORE = ("s", "score")


class Conversation:
    """`?` asks for help, `why` for the rule last cited, `rule R-28` for any, `score` for the totals."""

    def __init__(self, voice: Voice, lines: Lines) -> None:
        self.voice = voice
        self.totals: Callable[[], Iterable[Line | str]] | None = None
        """How the match stands, where one is played."""
        self._lines = lines

    def say(self, *lines: str) -> None:
        self._lines.say(*lines)

    def tell(self, events: Iterable[Event]) -> None:
        self.cite(told(events, self.voice))

    def cite(self, lines: Iterable[Line]) -> None:
        """Say what rules have decided; `why` then opens the last of them."""
        self._lines.tell(*lines)

    def refuse(self, refusal: IllegalMove) -> None:
        """Say why a move was refused; `why` then opens the rule."""
        self._lines.cited = refusal.rule
        self.say(self.voice.say("terminal-refused", why=self.voice.refusal(refusal), rule=refusal.rule))

    def ask(self, prompt: str) -> str:
        """The next line that is an answer; an empty one is an answer too."""
        while True:
            answer = self._lines.read(prompt)
            if answer.lower() in _LEAVE:
                raise Gone
            if not self._answered(answer):
                return answer

    def _answered(self, answer: str) -> bool:
        """Whether the line was a question back."""
        word, _, rest = answer.partition(" ")
        if word.lower() in ("?", "help"):
            self.say(self.voice.say("terminal-plain-help"))
            if self.totals:
                self.say(self.voice.say("terminal-plain-help-score"))
        elif word.lower() in _SCORE and not rest:
            self._say_totals()
        elif word.lower() in ("why", "rule"):
            self._lines.say_rule(rest, self.voice)
        else:
            return False
        return True

    def _say_totals(self) -> None:
        if self.totals is None:
            self.say(self.voice.say("terminal-no-totals"))
        else:
            self.say(*map(str, self.totals()))
