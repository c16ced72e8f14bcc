"""Reading and writing lines, and the rule that was cited last."""

from __future__ import annotations

from typing import Protocol, TextIO

from ..notation.lines import in_sight
from ..rulebook.book import book
from ..rulebook.forms.text import WIDTH, entry_as_text
from .hand_lines import Line

LONGEST_TEXT = 40
"""How much of the typed text is repeated to the person."""


class PersonLeft(Exception):
    """The person has left the table."""


class Output(Protocol):
    """A stream to write lines to."""

    def write(self, text: str, /) -> object: ...

    def flush(self) -> object: ...


class Speaker(Protocol):
    """Formats messages in one language, for a table of one edition."""

    @property
    def language(self) -> str: ...

    @property
    def edition(self) -> str: ...

    def say(self, message: str, /, **facts: object) -> str: ...


class Lines:
    """The person's input and output."""

    def __init__(self, typed: TextIO, out: Output, width: int = WIDTH) -> None:
        self.width = width
        self._typed = typed
        self._out = out
        self.cited = ""

    def say(self, *lines: str) -> None:
        """Write lines; control characters are made visible, so that no text controls the terminal."""
        for text in lines:
            for line in text.split("\n"):
                self._out.write(f"{in_sight(line)}\n")

    def tell(self, *lines: Line) -> None:
        """Write lines with their rules; the last rule becomes the one cited last."""
        for line in lines:
            self.cited = line.rule or self.cited
            self.say(str(line))

    def read(self, prompt: str) -> str:
        """The next line, with single spaces; a line from a pipe is echoed as if it were typed."""
        self._out.write(f"{prompt} ")
        self._out.flush()
        line = self._typed.readline()
        if not line:
            self.say("")
            raise PersonLeft
        answer = " ".join(line.split())
        if not self._typed.isatty():
            self.say(answer)
        return answer

    def say_rule(self, name: str, speaker: Speaker) -> None:
        """Write out the rule with this id; without one, the rule cited last."""
        rules, name = book(speaker.language), name or self.cited
        if rules.has(name):
            self.say(entry_as_text(rules, rules.entry(name, speaker.edition), self.width))
        elif name:
            self.say(speaker.say("terminal-no-such-rule", text=name[:LONGEST_TEXT]))
        else:
            self.say(speaker.say("terminal-no-rule-yet"))
