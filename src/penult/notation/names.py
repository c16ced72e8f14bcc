"""People's names: checked, compared, and found again by a number, a name or its beginning.

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
"""The beginnings of a formula in a spreadsheet, and of a comment."""


NAME_REFUSALS: Mapping[str, tuple[str, str]] = {
    "name_unfit": ("", "expected a name of 1 to {most} letters, not a number, without comma, came {text!r}"),
    "name_twice": ("", "expected different names, came {text!r} twice"),
    "no_such_player": ("", "expected one of {names}, came {text!r}"),
    "nobody_named": ("", "expected one of {names}, came nothing"),
}
"""Code: no rule, and a plain English sentence. Names of codes are kept for good."""


class NameRefused(EntryRefused):
    """A name that cannot be used, or that nobody has."""

    refusals: ClassVar[Mapping[str, tuple[str, str]]] = NAME_REFUSALS


def check_names(names: Sequence[str]) -> tuple[str, ...]:
    """All of them, as they stand on a sheet or a wall; no two may be alike."""
    clean: list[str] = []
    for name in names:
        clean.append(check_name(name, clean))
    return tuple(clean)


def check_name(name: str, others: Iterable[str]) -> str:
    """The name with single spaces and composed letters, so that one that looks the same is the same."""
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
    """A name and a new one; a comma says where the first ends, otherwise the longest of these names fits."""
    old, comma, new = text.partition(",")
    if comma:
        return old, new.strip()
    words = text.split()
    end = end_of_name(words, range(1, len(words)), names)
    return " ".join(words[:end]), " ".join(words[end:])


def end_of_name(words: Sequence[str], ends: Sequence[int], names: Iterable[str]) -> int:
    """Where a name ends: the longest one that is known, or otherwise as soon as it may."""
    here = set(map(plainly, names))
    known = (end for end in reversed(ends) if plainly(" ".join(words[:end]).removesuffix(",")) in here)
    return next(known, ends[0] if ends else len(words))


def same_names(one: Sequence[str], other: Sequence[str]) -> bool:
    """Whether these are the same people in the same order; capitals make no other name."""
    return list(map(_same, one)) == list(map(_same, other))


def find_player(text: str, names: Sequence[str], among: Sequence[int] | None = None) -> int:
    """The player meant by a number from 1, a name, or a beginning that only one name has.

    Where nobody is meant, the names of those `among` whom one was to be found are offered.
    """
    wanted = _same(" ".join(text.split()))
    offered = ", ".join(names if among is None else (names[player] for player in sorted(among)))
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
    """Without capitals and accents, as it is typed in a hurry."""
    letters = normalize("NFKD", text.casefold())
    return "".join(letter for letter in letters if not combining(letter))


def _same(name: str) -> str:
    """The common form of two spellings of one name."""
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
    """The second of a name, or the third."""
    return next(each for n in count(2) if plainly(each := f"{name} {n}") not in taken)
