"""The answers for an incomplete entry, kept in their own file beside the sheet.

Each answer is on disk before the next question, with its language. When people come back, the same questions
are answered again up to the first open one. If something else was entered in the meantime, the answers no
longer count.
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from hashlib import sha256
from pathlib import Path
from typing import Any, NamedTuple

from ...i18n.languages import LANGUAGES
from ...printing.files import answers_beside, write_export

_LONGEST = 1 << 20


class Answer(NamedTuple):
    """A line as typed, and its language."""

    language: str
    text: str


class Unfinished:
    """The answers of one entry."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.lost = ""
        """Why the last answer could not be kept."""
        self._of = ""
        self._before: list[Answer] = []
        self._typed: list[Answer] = []
        self._kept: list[Answer] = []
        """The answers in the file."""
        self._complete: list[Answer] = []
        """The answers of a complete entry that could not be saved yet."""
        self._makes_folder = False

    @classmethod
    def beside(cls, file: Path) -> Unfinished:
        return cls(answers_beside(file))

    @classmethod
    def of_questions(cls, file: Path) -> Unfinished:
        """For questions before there is a file, or even its folder."""
        unfinished = cls.beside(file)
        unfinished._makes_folder = True
        return unfinished

    def __bool__(self) -> bool:
        """Whether there are any answers."""
        return bool(self._typed)

    def left(self, of: str) -> list[Answer]:
        """The answers kept for this state when people stopped in the middle."""
        self._of = _digest(of)
        self._kept = _read(self.path, self._of)
        return list(self._kept)

    def begin(self, of: str, before: Sequence[Answer] = (), going_on: bool = False) -> None:
        """Begin an entry, reached by the answers `before`. Kept answers are dropped, unless `going_on`."""
        if self._of != _digest(of):
            self._complete = []
        self._of, self._before, self._typed, self.lost = _digest(of), list(before), [], ""
        if not going_on and not self.waits:
            self.forget()

    @property
    def waits(self) -> bool:
        """Whether a complete entry could not be saved; it is entered when somebody comes back."""
        return bool(self._complete) and self._kept == self._complete

    def wait(self) -> None:
        """The entry could not be saved; its answers are kept until others are typed."""
        self._complete = [*self._before, *self._typed]

    def note(self, answer: Answer) -> None:
        """Add an answer; it counts even if it could not be written."""
        self._typed.append(answer)
        lines = [*self._before, *self._typed]
        if self._kept[: len(lines)] == lines:
            return
        text = json.dumps({"of": self._of, "typed": lines}, ensure_ascii=False) + "\n"
        try:
            if self._makes_folder:
                self.path.parent.mkdir(parents=True, exist_ok=True)
            write_export(self.path, text, replacing=True)
        except OSError as error:
            self.lost = error.strerror or str(error)
        else:
            self.lost, self._kept = "", lines

    def forget(self) -> None:
        """The entry was made or canceled."""
        self._typed = []
        if self._kept or self.path.exists():
            self._kept = []
            try:
                self.path.unlink(missing_ok=True)
            except OSError:
                return  # it belongs to an earlier state and is never read again


def _digest(of: str) -> str:
    return sha256(of.encode()).hexdigest()


def _read(path: Path, of: str) -> list[Answer]:
    """The answers in a file, if they belong to this state; anything else is ignored."""
    try:
        if path.stat().st_size > _LONGEST:
            return []
        kept = json.loads(path.read_bytes())
    except (OSError, ValueError, RecursionError):
        return []
    typed = kept.get("typed") if isinstance(kept, dict) and kept.get("of") == of else None
    if not isinstance(typed, list) or not all(map(_is_answer, typed)):
        return []
    return [Answer(language, " ".join(text.split())) for language, text in typed]


def _is_answer(kept: Any) -> bool:
    strings = isinstance(kept, list) and all(isinstance(each, str) for each in kept)
    return strings and len(kept) == len(Answer._fields) and kept[0] in LANGUAGES
