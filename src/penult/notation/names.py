"""Players' names: checked, compared, and found by number, name or prefix.

>>> check_names([" Ana  Lee", "Bø"])
('Ana Lee', 'Bø')
>>> find_player("chloe", ("Ana", "Ben", "Chloé")), find_player("2", ("Ana", "Ben", "Chloé"))
(2, 1)
"""

from __future__ import annotations

from collections.abc import Container, Iterable, Mapping, Sequence
from itertools import count
from typing import ClassVar
from unicodedata import combining, normalize

from .errors import EntryRefused
from .lines import unwritable

LONGEST = 40
_NO_BEGINNING = "=+-@#"
"""What begins a formula in a spreadsheet, or a comment."""


NAME_REFUSALS: Mapping[str, tuple[str, str]] = {
    "name_unfit": ("", "expected a name of 1 to {most} letters, not a number, without comma, came {text!r}"),
    "name_twice": ("", "expected different names, came {text!r} twice"),
    "no_such_player": ("", "expected one of {names}, came {text!r}"),
    "nobody_named": ("", "expected one of {names}, came nothing"),
}
"""Code: no rule, and a plain English sentence. The codes never change."""


class NameRefused(EntryRefused):
    """A name that cannot be used, or that no player has."""

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = NAME_REFUSALS


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """The names as they are printed; no two may be the same."""
    clean: list[str] = []
    for name in names:
        clean.append(check_name(name, clean))
    return tuple(clean)


def check_name(name: str, others: Iterable[str]) -> str:
    """The name with single spaces and composed letters, so that names that look the same are the same."""
    clean = clean_name(name)
    fits = 0 < len(clean) <= LONGEST and not unwritable(clean) and "," not in clean
    if not fits or clean.isdigit() or clean[0] in _NO_BEGINNING:
        raise NameRefused("name_unfit", text=clean, most=LONGEST)
    if _same(clean) in map(_same, others):
        raise NameRefused("name_twice", text=clean)
    return clean


def clean_name(name: str) -> str:
    """With single spaces and composed letters."""
    return normalize("NFC", " ".join(name.split()))


def name_and_new(text: str, names: Sequence[str]) -> tuple[str, str]:
    """Split a text into a known name and a new one, at a comma or else after the longest known name."""
    old, comma, new = text.partition(",")
    if comma:
        return old, new.strip()
    words = text.split()
    end = end_of_name(words, range(1, len(words)), names)
    return " ".join(words[:end]), " ".join(words[end:])


def end_of_name(words: Sequence[str], ends: Sequence[int], names: Iterable[str]) -> int:
    """Where a name ends: after the longest known one, or else as early as possible."""
    here = set(map(plainly, names))
    known = (end for end in reversed(ends) if plainly(" ".join(words[:end]).removesuffix(",")) in here)
    return next(known, ends[0] if ends else len(words))


def same_names(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether these are the same people in the same order; case does not matter."""
    return list(map(_same, one)) == list(map(_same, other))


def find_player(text: str, names: Sequence[str], among: Sequence[int] | None = None) -> int:
    """Find a player by a number from 1, a name, or a prefix that only one name has.

    If there is none, the error offers the names of the players in `among`.
    """
    wanted = _same(" ".join(text.split()))
    offered = tuple(names if among is None else (names[player] for player in sorted(among)))
    if not wanted:
        raise NameRefused("nobody_named", names=offered)
    if wanted.isascii() and wanted.isdigit() and len(wanted) <= 3 and 1 <= int(wanted) <= len(names):
        return int(wanted) - 1
    exact = [_same(name) for name in names]
    if wanted in exact:
        return exact.index(wanted)
    begins = plainly(wanted)
    meant = [player for player, name in enumerate(names) if begins and plainly(name).startswith(begins)]
    if len(meant) != 1:
        raise NameRefused("no_such_player", text=text.strip(), names=offered)
    return meant[0]


def plainly(text: str) -> str:
    """Lower case without accents, as people type in a hurry."""
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def _same(name: str) -> str:
    """A form that is equal for two spellings of one name."""
    return normalize("NFC", name.casefold())


def bot_names(names: Sequence[str], people: Iterable[str], seats: int) -> tuple[str, ...]:
    """A name for the bot on each seat.

    If a person has that name, the bot takes a spare one, or a number.

    >>> bot_names(["Nadia", "Bruno", "Omar"], ["Ana", "bruno"], seats=2)
    ('Nadia', 'Omar')
    """
    taken = {plainly(person) for person in people}
    spare = (name for name in names[seats:] if plainly(name) not in taken)
    return tuple(
        name if plainly(name) not in taken else next(spare, None) or _next_of(name, taken)
        for name in names[:seats]
    )


def _next_of(name: str, taken: Container[str]) -> str:
    """The name with the first free number after it, from 2."""
    return next(each for n in count(2) if plainly(each := f"{name} {n}") not in taken)
