"""Talking in lines: what is said, what is asked, and the questions that can be asked back at any time."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TextIO, TypeVar

from ...match.scorekeeper.names import plainly
from ...match.scorekeeper.refusals import ScoreRefused
from ...rulebook.book import book
from ...rulebook.printing.text import entry_as_text
from ..telling import Line
from .score_voice import ScoreVoice

Answer = TypeVar("Answer")

COMMANDS = ("undo", "correct", "dealer", "void", "blocked", "table", "export", "rule", "back", "help", "quit")
WAYS = ("cards", "birthdays")
"""Of finding a dealer."""
_ALSO = {"?": "help", "q": "quit", "exit": "quit", "why": "rule"}
_LONGEST_TEXT = 40


class Gone(Exception):
    """The people have left; everything is saved."""


class Back(Exception):
    """What was being entered is not to be entered."""


class Talk:
    """Lines in, lines out. `?` asks for help, `rule` for the rule last cited, `rule R-57` for any."""

    def __init__(self, voice: ScoreVoice, lines: TextIO, out: TextIO, width: int = 80) -> None:
        self.voice = voice
        self.width = width
        self._lines = lines
        self._out = out
        self._cited = ""

    def say(self, *lines: str) -> None:
        for line in lines:
            self._out.write(f"{line}\n")

    def tell(self, *lines: Line) -> None:
        """Say something that a rule has decided; `rule` then opens it."""
        for line in lines:
            self._cited = line.rule or self._cited
            self.say(str(line) if line.rule else line.text)

    def command(self, answer: str) -> tuple[str, str]:
        """The word that a line begins with, if it is one that means something, and the rest."""
        first, _, rest = answer.partition(" ")
        typed = plainly(first)
        own = {plainly(self.voice.word(word)): word for word in (*COMMANDS, *WAYS)}
        english = {word: word for word in (*COMMANDS, *WAYS)}
        return (own | english | _ALSO).get(typed, ""), rest.strip()

    def ask(self, prompt: str) -> str:
        """The next line that is an answer; an empty one is an answer too."""
        while True:
            answer = self._read(prompt)
            word, rest = self.command(answer)
            if word == "quit":
                raise Gone
            if word == "help":
                self._help()
            elif word == "rule":
                self._say_rule(rest or self._cited)
            else:
                return answer

    def ask_for(self, prompt: str, read: Callable[[str], Answer]) -> Answer:
        """Ask until the answer can be read; each time it cannot, say why."""
        while True:
            answer = self.ask(prompt)
            if self.command(answer)[0] == "back":
                raise Back
            try:
                return read(answer)
            except ScoreRefused as refusal:
                self.tell(self.voice.refusal(refusal))

    def choose(self, prompt: str, choices: Sequence[str]) -> int:
        """One of several, by its number."""
        self.say(*(f"  {number}  {choice}" for number, choice in enumerate(choices, 1)))
        while True:
            answer = self.ask(prompt)
            if answer in map(str, range(1, len(choices) + 1)):
                return int(answer) - 1
            text = answer[:_LONGEST_TEXT]
            self.say(self.voice.say("score-not-offered", text=text, last=len(choices)))

    def _help(self) -> None:
        self.say(self.voice.say("score-help"))
        longest = max(len(self.voice.word(word)) for word in COMMANDS)
        for word in COMMANDS:
            self.say(f"  {self.voice.word(word):<{longest}}  {self.voice.about(word)}")

    def _say_rule(self, name: str) -> None:
        rules = book(self.voice.language)
        if rules.has(name):
            self.say(entry_as_text(rules, rules.entry(name, self.voice.edition), self.width))
        else:
            self.say(self.voice.say("score-no-such-rule", text=name[:_LONGEST_TEXT]))

    def _read(self, prompt: str) -> str:
        self._out.write(f"{prompt} ")
        self._out.flush()
        line = self._lines.readline()
        if not line:
            self.say("")
            raise Gone
        answer = " ".join(line.split())
        if not self._lines.isatty():
            self.say(answer)
        return answer
