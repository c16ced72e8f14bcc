"""How wide a text stands in a terminal, where letters of some scripts take two columns and marks none.

>>> breadth("Ana"), breadth("田中さん"), padded("田中", 6) + "|", shortened("田中さん", 6)
(3, 8, '田中  |', '田中…')
"""

from __future__ import annotations

from unicodedata import category, east_asian_width

_NO_COLUMN = ("Mn", "Me", "Cf")
_TWO_COLUMNS = ("W", "F")


def breadth(text: str) -> int:
    """In columns."""
    return len(text) if text.isascii() else sum(map(_columns, text))


def padded(text: str, columns: int) -> str:
    """With spaces behind it, so that what comes next begins under what stands above."""
    return text + " " * (columns - breadth(text))


def shortened(text: str, columns: int) -> str:
    """As much of it as there is room for."""
    if breadth(text) <= columns:
        return text
    while breadth(text) > columns - 1:
        text = text[:-1]
    return text + "…"


def _columns(letter: str) -> int:
    if category(letter) in _NO_COLUMN:
        return 0
    return 2 if east_asian_width(letter) in _TWO_COLUMNS else 1
