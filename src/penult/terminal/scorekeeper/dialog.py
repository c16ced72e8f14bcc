"""The dialog about a score: each line is a command or an answer, in people's own language."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from textwrap import wrap
from typing import TypeVar

from ...notation.errors import EntryRefused
from ...notation.names import plainly
from ..hand_lines import Line
from ..lines import LONGEST_TEXT, Lines, PersonLeft
from .score_voice import ScoreVoice
from .unfinished import Answer, Unfinished
from .vocabulary import OF_A_MATCH, Vocabulary

Meant = TypeVar("Meant")

_GO_BACK = ("back", "undo")
_ALONE = ("help", "back", "quit")
"""Commands even where any text can be an answer, if they are alone on the line."""


@dataclass(frozen=True, slots=True)
class Unsaved:
    """Which file could not be written, and why."""

    path: Path
    reason: str


class Back(Exception):
    """Go back to the last answer; before the first answer, cancel the entry."""


class Dialog:
    """`?` asks for help, `rule` for the rule last cited, `rule R-57` for any."""

    def __init__(self, voice: ScoreVoice, lines: Lines, vocabulary: Vocabulary = OF_A_MATCH) -> None:
        self.voice = voice
        self.vocabulary = vocabulary
        self.unfinished: Unfinished | None = None
        """Where answers are kept until their entry is complete."""
        self.unsaved: Unsaved | None = None
        """The last entry, if it could not be saved."""
        self.heard_in = voice.language
        """The language of the last line; an earlier dialog may have used another one."""
        self._lines = lines
        self._again: deque[Answer] = deque()
        """Answers of an earlier dialog, which are read first."""

    @property
    def width(self) -> int:
        return self._lines.width

    def say(self, *lines: str) -> None:
        self._lines.say(*lines)

    def tell(self, *lines: Line) -> None:
        """Write lines with their rules; `rule` then opens the last one."""
        self._lines.tell(*lines)

    @property
    def going_on(self) -> bool:
        """Whether answers of an earlier dialog are still being read."""
        return bool(self._again)

    def go_on(self, answers: Iterable[Answer]) -> None:
        """Read these answers first, as if they were typed now; a refused one ends this."""
        self._again.extend(answers)

    def refuse(self, *why: str) -> None:
        """Say why an answer is refused; the later answers of an earlier dialog are dropped."""
        self._again.clear()
        self.say(*why)

    def refuse_by(self, refusal: EntryRefused) -> None:
        """The same; `rule` then opens its rule."""
        self._again.clear()
        why = self.voice.refusal(refusal)
        if refusal.code == "changed":
            self.unsaved = Unsaved(Path(str(refusal.facts["path"])), str(why))
        self.tell(why)

    def note(self, answer: str) -> None:
        """Keep an answer until the entry is complete."""
        if self.unfinished is not None:
            self.unfinished.note(Answer(self.heard_in, answer))

    def say_unsaved(self, path: Path, error: OSError) -> None:
        """Say that nothing was entered because a file could not be written; the answers are kept."""
        self.unsaved = Unsaved(path, error.strerror or str(error))
        if self.unfinished is not None:
            self.unfinished.wait()
        self.refuse(self.voice.say("score-not-saved", path=str(path), reason=self.unsaved.reason))

    def keep_answers(self, unfinished: Unfinished, of: str, afresh: bool = False) -> None:
        """Keep answers from now on; first offer to reuse earlier answers to the same questions."""
        self.unfinished = unfinished
        left = [] if afresh else unfinished.left(of)
        if left and not self.ask(self.voice.say("score-ask-go-on", count=len(left))):
            self.go_on(left)
        unfinished.begin(of, going_on=self.going_on)

    def leave(self, saved: str, why: PersonLeft | KeyboardInterrupt) -> None:
        """Say goodbye when people leave; Ctrl-C then still ends the program."""
        if isinstance(why, KeyboardInterrupt):
            self.say("")
        self._say_goodbye(saved)
        if isinstance(why, KeyboardInterrupt):
            raise why

    def _say_goodbye(self, saved: str) -> None:
        """`saved` is the message that everything is saved; otherwise say what is not, and why."""
        say, unfinished, unsaved = self.voice.say, self.unfinished, self.unsaved
        if unfinished is not None and (unfinished.waits or (unfinished and not unfinished.lost)):
            self.say(say("score-kept"))
        if unsaved:
            self.say(say("score-bye-unsaved", path=str(unsaved.path), reason=unsaved.reason))
        elif unfinished and unfinished.lost:
            self.say(say("score-bye-lost", path=str(unfinished.path), reason=unfinished.lost))
        else:
            self.say(say(saved))

    def command(self, answer: str, people: Iterable[str] = (), language: str = "") -> tuple[str, str]:
        """The command at the beginning of a line, or an empty text, and the rest of the line.

        It is read in this language, or else in the language in which the line was typed.

        If the answer may name one of these `people`, a single letter is the beginning of a name rather than
        short for a command: `q` is Quinn, if Quinn plays.
        """
        first, _, rest = answer.partition(" ")
        typed = plainly(first)
        if len(answer) == 1 and typed and any(plainly(name).startswith(typed) for name in people):
            return "", ""
        return self.vocabulary.meaning(first, language or self.heard_in), rest.strip()

    def ask(self, prompt: str, people: Sequence[str] = ()) -> str:
        """The next line that is an answer, even an empty one. It may name one of these people."""
        while True:
            answer = self._read(prompt)
            word, rest = self.command(answer, people)
            if word == "quit":
                raise PersonLeft
            if word == "help":
                self._help()
            elif word == "rule":
                self._lines.say_rule(rest, self.voice)
            else:
                return answer

    def ask_for(self, prompt: str, read: Callable[[str], Meant], people: Sequence[str] = ()) -> Meant:
        """Ask until the answer can be read; say why each time it cannot."""
        while True:
            answer = self.ask(prompt, people)
            word, rest = self.command(answer, people)
            if word in _GO_BACK and not rest:
                self.note(answer)
                raise Back
            try:
                return self._noted(answer, read)
            except EntryRefused as refusal:
                if word:
                    self._say_it_can_wait(word)
                else:
                    self.refuse_by(refusal)

    def ask_each(
        self, people: Sequence[int], ask: Callable[[int, Mapping[int, Meant]], Meant]
    ) -> dict[int, Meant]:
        """Ask about one person after another; `ask` gets the earlier answers, `Back` goes one person back."""
        answers: dict[int, Meant] = {}
        while len(answers) < len(people):
            who = people[len(answers)]
            try:
                answers[who] = ask(who, answers)
            except Back:
                if not answers:
                    raise
                answers.popitem()
        return answers

    def ask_text(self, prompt: str, read: Callable[[str], Meant]) -> Meant:
        """Ask for free text, such as names or a reason; a first word that looks like a command is not one."""
        while True:
            answer = self._read(prompt)
            word, rest = self.command(answer)
            alone = word if word in _ALONE and not rest else ""
            if alone == "quit":
                raise PersonLeft
            if alone == "back":
                self.note(answer)
                raise Back
            try:
                if alone != "help":
                    return self._noted(answer, read)
                self._help()
            except EntryRefused as refusal:
                self.refuse_by(refusal)

    def choose(self, prompt: str, choices: Sequence[str], usual: int | None = None) -> int:
        """Ask for one of several choices by its number; Enter is the `usual` one, if there is one."""
        for number, choice in enumerate(choices, 1):
            self.say(*wrap(f"  {number}  {choice}", self.width, subsequent_indent="     "))
        while True:
            answer = self.ask(prompt)
            if not answer and usual is not None:
                self.note(answer)
                return usual
            if answer in map(str, range(1, len(choices) + 1)):
                self.note(answer)
                return int(answer) - 1
            text = answer[:LONGEST_TEXT]
            self.refuse(self.voice.say("score-not-offered", text=text, last=len(choices)))

    def _read(self, prompt: str) -> str:
        """The next line: from an earlier dialog, in its language, or typed now."""
        if not self._again:
            self.heard_in = self.voice.language
            return self._lines.read(prompt)
        self.heard_in, answer = self._again.popleft()
        self.say(f"{prompt} {answer}")
        return answer

    def _noted(self, answer: str, read: Callable[[str], Meant]) -> Meant:
        """Read an answer, and keep it before the next question."""
        meant = read(answer)
        self.note(answer)
        return meant

    def word(self, word: str) -> str:
        """A command in this language."""
        return self.voice.say(self.vocabulary.word, word=word)

    def _say_it_can_wait(self, word: str) -> None:
        """Say that a command must wait, because something is being entered."""
        self.refuse(self.voice.say("score-not-now", word=self.word(word), back=self.word("back")))

    def _help(self) -> None:
        self.say(self.voice.help(self.vocabulary.help))
        longest = max(len(self.word(word)) for word in self.vocabulary.words)
        for word in self.vocabulary.words:
            self.say(f"  {self.word(word):<{longest}}  {self.voice.say(self.vocabulary.about, word=word)}")
