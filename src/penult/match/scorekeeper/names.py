"""The players' names: each different, and found again by a number, a name or its beginning.

>>> find_player("chloe", ("Ana", "Ben", "Chloé")), find_player("2", ("Ana", "Ben", "Chloé"))
(2, 1)
"""

from __future__ import annotations

from collections.abc import Sequence
from unicodedata import combining, normalize

from ...notation.lines import unwritable
from .refusals import ScoreRefused

LONGEST = 24
_NO_BEGINNING = "=+-@#"
"""What a spreadsheet takes for a formula, and what begins a comment."""


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names with single spaces, as they stand on the sheet."""
    clean = tuple(map(_clean, names))
    seen: set[str] = set()
    for name in clean:
        if name.casefold() in seen:
            raise ScoreRefused("name_twice", text=name)
        seen.add(name.casefold())
    return clean


def find_player(text: str, names: Sequence[str]) -> int:
    """The player meant by a number from 1, a name, or a beginning that only one name has."""
    wanted = " ".join(text.split()).casefold()
    if wanted.isascii() and wanted.isdigit() and len(wanted) <= 2 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    exact = [name.casefold() for name in names]
    if wanted in exact:
        return exact.index(wanted)
    begins = plainly(wanted)
    meant = [player for player, name in enumerate(names) if begins and plainly(name).startswith(begins)]
    if len(meant) != 1:
        raise ScoreRefused("no_such_player", text=text.strip(), names=", ".join(names))
    return meant[0]


def plainly(text: str) -> str:
    """Without capitals and accents, as it is typed in a hurry."""
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def _clean(name: str) -> str:
    clean = " ".join(name.split())
    fits = 0 < len(clean) <= LONGEST and not unwritable(clean) and "," not in clean
    if not fits or clean.isdigit() or clean[0] in _NO_BEGINNING:
        raise ScoreRefused("name_unfit", text=clean, most=LONGEST)
    return clean
