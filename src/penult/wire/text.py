"""Letters that everybody can read: none that cannot be seen, none that climb over other lines."""

from __future__ import annotations

from unicodedata import category

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Printable, says Unicode; nobody sees them."""
_MARKS = 3
"""More accents than this on one letter are no writing of anybody's."""


def legible(text: str) -> str:
    """A blank for what nobody sees, and no more accents on a letter than writing has.

    >>> legible("\\u3164o" + 9 * "\\u0323") == " o" + 3 * "\\u0323"
    True
    """
    letters: list[str] = []
    marks = _MARKS  # at the beginning, as after a blank, there is no letter to put one on
    for letter in text:
        seen = " " if letter in _BLANK else letter
        if category(seen) in ("Mn", "Me"):
            marks += 1
        else:
            marks = _MARKS if seen.isspace() else 0
        if marks <= _MARKS or seen.isspace():
            letters.append(seen)
    return "".join(letters)
