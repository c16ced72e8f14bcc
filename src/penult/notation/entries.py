"""The lines of a head, found by their first word."""

from __future__ import annotations

from .errors import mistake
from .head import OFTEN, ONCE
from .lines import Line, Lines
from .read_play import begins_play

_EXPECTED = f"one of {', '.join(ONCE + OFTEN)}, a header such as date: 2003-07-31, or a move such as 0:draw"


class Entries:
    """Takes all lines up to the first move."""

    __slots__ = ("_lines",)

    def __init__(self, lines: Lines) -> None:
        self._lines: dict[str, list[Line]] = {}
        while lines and not begins_play(lines[0]):
            self._add(lines.popleft())

    def only(self, keyword: str) -> Line:
        if keyword not in self._lines:
            raise mistake(0, "record", f"{keyword} in its head", "none")
        return self._lines[keyword][0]

    def all(self, keyword: str) -> list[Line]:
        return self._lines.get(keyword, [])

    def headers(self) -> list[Line]:
        return [lines[0] for keyword, lines in self._lines.items() if keyword.endswith(":")]

    def _add(self, line: Line) -> None:
        keyword = line.keyword
        if keyword not in ONCE + OFTEN and not keyword.endswith(":"):
            raise mistake(line.number, line.text, _EXPECTED, keyword)
        if keyword not in OFTEN and keyword in self._lines:
            raise mistake(line.number, line.text, f"{keyword} only once", "it again")
        self._lines.setdefault(keyword, []).append(line)
