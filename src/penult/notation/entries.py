"""The lines of a head, found by their first word; they may stand in any order."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from .errors import mistake
from .lines import Lines, RecordLine


@dataclass(frozen=True, slots=True)
class Words:
    """The first words of the lines in a head, other than headers."""

    once: tuple[str, ...]
    often: tuple[str, ...]
    after: str
    """An example of what follows the head."""

    @property
    def expected(self) -> str:
        known = ", ".join(self.once + self.often)
        return f"one of {known}, a header such as date: 2003-07-31, or {self.after}"


class Entries:
    """Takes the lines of a head, up to the first for which `over` is true."""

    __slots__ = ("_lines", "_words")

    def __init__(self, lines: Lines, words: Words, over: Callable[[RecordLine], bool]) -> None:
        self._words = words
        self._lines: dict[str, list[RecordLine]] = {}
        while lines and not over(lines[0]):
            self._add(lines.popleft())

    def only(self, keyword: str) -> RecordLine:
        if keyword not in self._lines:
            raise mistake(0, "record", f"{keyword} in its head", "none")
        return self._lines[keyword][0]

    def all(self, keyword: str) -> list[RecordLine]:
        return self._lines.get(keyword, [])

    def headers(self) -> list[RecordLine]:
        return [lines[0] for keyword, lines in self._lines.items() if keyword.endswith(":")]

    def _add(self, line: RecordLine) -> None:
        keyword = line.keyword
        known = keyword in self._words.once + self._words.often
        if not known and not keyword.endswith(":"):
            raise mistake(line.number, line.text, self._words.expected, keyword)
        if keyword not in self._words.often and keyword in self._lines:
            raise mistake(line.number, line.text, f"{keyword} only once", "it again")
        self._lines.setdefault(keyword, []).append(line)
