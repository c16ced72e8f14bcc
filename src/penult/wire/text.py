"""Legible text: no invisible letters, and no accents stacked over other lines."""

from __future__ import annotations

from unicodedata import category

_BLANK = frozenset("\u034f\u115f\u1160\u17b4\u17b5\u180b\u180c\u180d\u180f\u2800\u3164\uffa0")
"""Invisible, though Unicode calls them printable."""
_MOST_ACCENTS = 3
"""No language puts more accents than this on one letter."""


def legible(text: str) -> str:
    """The text with spaces for invisible letters, and without excess accents.

    >>> legible("\\u3164o" + 9 * "\\u0323") == " o" + 3 * "\\u0323"
    True
    """
    letters: list[str] = []
    accents = _MOST_ACCENTS  # at the start, as after a space, there is no letter to put one on
    for letter in text:
        seen = " " if letter in _BLANK else letter
        if category(seen) in ("Mn", "Me"):
            accents += 1
        else:
            accents = _MOST_ACCENTS if seen.isspace() else 0
        if accents <= _MOST_ACCENTS or seen.isspace():
            letters.append(seen)
    return "".join(letters)
