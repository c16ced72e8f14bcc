"""The text of a record as numbered lines, within bounds: hostile text is stopped here.

>>> [(line.number, line.words) for line in lines_of("seats 4  # of ten\\n\\n# nobody is absent\\ndealer 0")]
[(1, ['seats', '4']), (4, ['dealer', '0'])]
"""

from __future__ import annotations

import re
from collections import deque
from typing import NamedTuple
from unicodedata import category

from ..engine.cards import CODES
from .errors import mistake

LONGEST_LINE = 1_000

_ROWS_OF_CARDS = ("deck", "picks", "reshuffle")
_CARD_CODES = frozenset(CODES)
_COMMENT = re.compile(r"(^|\s)#.*")
_BYTE_ORDER_MARK = "\ufeff"


class Bounds(NamedTuple):
    """The most text that is read."""

    characters: int
    lines: int


OF_A_HAND = Bounds(characters=1 << 20, lines=20_000)


class RecordLine(NamedTuple):
    """A line that is not empty, together with the rows of cards that continue it."""

    number: int
    text: str
    """All of it: in a name or a header, `#` does not begin a comment."""
    below: list[RecordLine]

    @property
    def words(self) -> list[str]:
        """The words before a comment."""
        return _COMMENT.sub("", self.text).split()

    @property
    def keyword(self) -> str:
        return self.text.split(maxsplit=1)[0]


Lines = deque[RecordLine]
"""The lines still to be read, the next one first."""


def lines_of(text: str, bounds: Bounds = OF_A_HAND) -> Lines:
    """All lines except empty ones and comments."""
    check_bounds(text, bounds)
    rows = text.removeprefix(_BYTE_ORDER_MARK).replace("\r\n", "\n").split("\n")
    lines: Lines = deque()
    for number, row in enumerate(rows, start=1):
        line = _line(number, row)
        if line.text and not line.text.startswith("#"):
            _add(lines, line)
    return lines


def check_bounds(text: str, bounds: Bounds) -> None:
    """Checked when a text is written and when it is read."""
    if not isinstance(text, str):
        raise mistake(0, "record", "text", type(text).__name__)
    if len(text) > bounds.characters:
        raise mistake(0, "record", f"at most {bounds.characters} characters", len(text))
    rows = text.count("\n") + 1
    if rows > bounds.lines:
        raise mistake(0, "record", f"at most {bounds.lines} lines", rows)


def next_line(lines: Lines, expected: str) -> RecordLine:
    if not lines:
        raise mistake(0, "record", expected, "the end of the text")
    return lines.popleft()


def nothing_left(lines: Lines) -> None:
    if lines:
        raise mistake(lines[0].number, lines[0].text, "nothing after the end", "more")


def unwritable(text: str) -> str:
    """The first character that a line may not contain, if any.

    That is a control character, a line break, a change of writing direction, or anything invisible.
    """
    if text.isprintable():
        return ""
    return next((letter for letter in text if not _writable(letter)), "")


def in_sight(text: str) -> str:
    """Untrusted text, made safe to show on one line of a terminal.

    >>> print(in_sight("hands\\x1b[2J.txt"))
    hands\\x1b[2J.txt
    """
    return "".join(letter if _writable(letter) else ascii(letter)[1:-1] for letter in text)


def _writable(letter: str) -> bool:
    """Any kind of space is allowed, not only the common one."""
    return letter.isprintable() or category(letter) == "Zs"


def _line(number: int, row: str) -> RecordLine:
    if len(row) > LONGEST_LINE:
        raise mistake(number, "line", f"at most {LONGEST_LINE} characters", len(row))
    if letter := unwritable(row.replace("\t", " ")):
        raise mistake(number, "line", "text without control characters", repr(letter))
    return RecordLine(number, row.strip(), [])


def _add(lines: Lines, line: RecordLine) -> None:
    if line.keyword not in _CARD_CODES:
        lines.append(line)
    elif lines and lines[-1].keyword in _ROWS_OF_CARDS:
        lines[-1].below.append(line)
    else:
        expected = f"cards only below {', '.join(_ROWS_OF_CARDS)}"
        raise mistake(line.number, line.text, expected, line.keyword)
