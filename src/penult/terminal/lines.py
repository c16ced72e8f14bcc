"""Lines in, lines out: what every talk at a table is made of, and the rule that was last cited in it."""

from __future__ import annotations

from typing import Protocol, TextIO

from ..notation.lines import in_sight
from ..rulebook.book import book
from ..rulebook.forms.text import WIDTH, entry_as_text
from .hand_lines import Line

LONGEST_TEXT = 40
"""How much of what was typed is said back."""


class Gone(Exception):
    """The people have left the table."""


class Paper(Protocol):
    """Whatever lines are written to."""

    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class Speaker(Protocol):
    """Who says things in a language, at a table of one edition."""

    @property
    def language(self) -> str: ...

    @property
    def edition(self) -> str: ...

    def say(self, message: str, /, **facts: object) -> str: ...


class Lines:
    """Where people type and where they read."""

    def __init__(self, typed: TextIO, out: Paper, width: int = WIDTH) -> None:
        self.width = width
        self._typed = typed
        self._out = out
        self.cited = ""

    def say(self, *lines: str) -> None:
        """Control characters are made visible: no line commands the terminal."""
        for text in lines:
            for line in text.split("\n"):
                self._out.write(f"{in_sight(line)}\n")

    def tell(self, *lines: Line) -> None:
        """Say what rules have decided; the last of them is then the one cited."""
        for line in lines:
            self.cited = line.rule or self.cited
            self.say(str(line))

    def read(self, prompt: str) -> str:
        """The next line, with single spaces; what comes out of a pipe is written out as if it were typed."""
        self._out.write(f"{prompt} ")
        self._out.flush()
        line = self._typed.readline()
        if not line:
            self.say("")
            raise Gone
        answer = " ".join(line.split())
        if not self._typed.isatty():
            self.say(answer)
        return answer

    def say_rule(self, name: str, speaker: Speaker) -> None:
        """The rule of this name; without a name the one last cited."""
        rules, name = book(speaker.language), name or self.cited
        if rules.has(name):
            self.say(entry_as_text(rules, rules.entry(name, speaker.edition), self.width))
        elif name:
            self.say(speaker.say("terminal-no-such-rule", text=name[:LONGEST_TEXT]))
        else:
            self.say(speaker.say("terminal-no-rule-yet"))
