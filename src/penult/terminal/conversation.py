"""Talking in lines: what is said, what is asked, and the questions that can be asked back at any time."""

from __future__ import annotations

from collections.abc import Iterable
from typing import TextIO

from ..engine.errors import IllegalMove
from ..engine.events import Event
from ..rulebook.book import book
from ..rulebook.printing.text import entry_as_text
from ..rulebook.voice import Voice
from .telling import Line, told

_LEAVE = ("q", "quit", "exit")


class Gone(Exception):
    """The person left the table."""


class Conversation:
    """Lines in, lines out. `?` asks for help, `why` for the rule last cited, `rule R-28` for any."""

    def __init__(self, voice: Voice, lines: TextIO, out: TextIO) -> None:
        self.voice = voice
        self._lines = lines
        self._out = out
        self._cited = ""

    def say(self, *lines: str) -> None:
        for line in lines:
            self._out.write(f"{line}\n")

    def tell(self, events: Iterable[Event]) -> None:
        self.cite(told(events, self.voice))

    def cite(self, lines: Iterable[Line]) -> None:
        """Say what rules have decided; `why` then opens the last of them."""
        for line in lines:
            self._cited = line.rule
            self.say(str(line))

    def refuse(self, refusal: IllegalMove) -> None:
        """Say why a move was refused; `why` then opens the rule."""
        self._cited = refusal.rule
        self.say(self.voice.say("terminal-refused", why=self.voice.refusal(refusal), rule=refusal.rule))

    def ask(self, prompt: str) -> str:
        """The next line that is an answer; an empty one is an answer too."""
        while True:
            answer = self._read(prompt)
            if answer.lower() in _LEAVE:
                raise Gone
            if not self._answered(answer):
                return answer

    def _answered(self, answer: str) -> bool:
        """Whether the line was a question back."""
        word, _, rest = answer.lower().partition(" ")
        if word in ("?", "help"):
            self.say(self.voice.say("terminal-plain-help"))
        elif word in ("why", "rule"):
            self._say_rule(rest or self._cited)
        else:
            return False
        return True

    def _say_rule(self, name: str) -> None:
        rules = book(self.voice.language)
        if rules.has(name):
            self.say(entry_as_text(rules, rules.entry(name, self.voice.edition)))
        else:
            self.say(self.voice.say("terminal-no-such-rule", text=name[:40]))

    def _read(self, prompt: str) -> str:
        self._out.write(f"{prompt} ")
        self._out.flush()
        line = self._lines.readline()
        if not line:
            raise Gone
        answer = line.strip()
        if not self._lines.isatty():
            self.say(answer)
        return answer
