"""Names that are told apart: two that look alike at one table are numbered.

>>> told_apart("Ana", ["Ben"]), told_apart("ana", ["Ana", "Ben"])
('Ana', 'ana (2)')
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from unicodedata import category, normalize

from ..notation.names import plainly

BOT_NAMES = ("Nadia", "Bruno", "Chloé", "Omar", "Lúcia", "Felix", "Inés", "Théo", "Ada", "Rui")
"""What bots are called in every client, from the first seat; a person of the same name keeps it."""
_LOOKS_LIKE = {
    "l": "i1|!¡ıіι",
    "o": "0øоοσ",
    "s": "5$ѕ",
    "a": "аα",
    "b": "вβ",
    "c": "с",
    "d": "đԁ",
    "e": "еε",
    "h": "ħнһη",
    "j": "ј",
    "k": "кκ",
    "m": "м",
    "n": "ν",
    "p": "рρ",
    "q": "ԛ",
    "r": "г",
    "t": "ŧтτ",
    "u": "υ",
    "w": "ԝω",
    "x": "хχ",
    "y": "уγ",
}
"""Signs, and Cyrillic and Greek letters, that are taken for a Latin one; after folding."""
_ALIKE = str.maketrans({other: letter for letter, others in _LOOKS_LIKE.items() for other in others})
_JOINED = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"), ("ł", "l"))
"""Pairs that run together, and letters that are not decomposed."""


def looks(name: str) -> str:
    """What two names have in common that are taken for each other.

    >>> looks("Ánа") == looks(" A N A ") == "ana"
    True
    """
    folded = normalize("NFKD", normalize("NFKD", name).casefold())
    plain = "".join(letter for letter in folded if category(letter)[0] in "LNS").translate(_ALIKE)
    for letters, letter in _JOINED:
        plain = plain.replace(letters, letter)
    return plain


def told_apart(name: str, others: Iterable[str]) -> str:
    """The name, with a number where one of the others, or of the bots, looks like it.

    A bot leaves its name to a person; it does not see that a name is only written like its own.
    """
    taken = {looks(other) for other in others}
    taken |= {looks(bot) for bot in BOT_NAMES if plainly(bot) != plainly(name)}
    if looks(name) not in taken:
        return name
    return next(each for n in count(2) if looks(each := numbered(name, n)) not in taken)


def all_told_apart(names: Iterable[str]) -> list[str]:
    apart: list[str] = []
    for name in names:
        apart.append(told_apart(name, apart))
    return apart


def numbered(name: str, number: int) -> str:
    return f"{name} ({number})"


def is_numbered(shown: str, name: str) -> bool:
    """Whether somebody of this name is shown so."""
    return shown == name or (shown.startswith(f"{name} (") and shown.endswith(")"))
