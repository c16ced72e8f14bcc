"""Keeps names distinct: of two names at a table that look alike, the second gets a number.

>>> distinct_name("Ana", ["Ben"]), distinct_name("ana", ["Ana", "Ben"])
('Ana', 'ana (2)')
"""

from __future__ import annotations

from collections.abc import Iterable
from itertools import count
from unicodedata import category, normalize

from ...notation.names import plainly

BOT_NAMES = ("Nadia", "Bruno", "Chloé", "Omar", "Lúcia", "Felix", "Inés", "Théo", "Ada", "Rui")
"""The names that every client gives to bots."""
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
"""Signs, Cyrillic and Greek letters that pass for a Latin letter, after folding."""
_ALIKE = str.maketrans({other: letter for letter, others in _LOOKS_LIKE.items() for other in others})
_JOINED = (("rn", "m"), ("vv", "w"), ("æ", "ae"), ("œ", "oe"), ("ł", "l"))
"""Pairs that look like one letter, and letters that normalization does not decompose."""


def skeleton(name: str) -> str:
    """A key that two names share if people could mistake one for the other.

    >>> skeleton("Ánа") == skeleton(" A N A ") == "ana"
    True
    """
    folded = normalize("NFKD", normalize("NFKD", name).casefold())
    plain = "".join(letter for letter in folded if category(letter)[0] in "LNS").translate(_ALIKE)
    for letters, letter in _JOINED:
        plain = plain.replace(letters, letter)
    return plain


def distinct_name(name: str, others: Iterable[str]) -> str:
    """The name, numbered if it looks like one of the others or like a bot's.

    A person may have exactly a bot's name: the bot then takes another. It does not notice lookalikes.
    """
    taken = {skeleton(other) for other in others}
    taken |= {skeleton(bot) for bot in BOT_NAMES if plainly(bot) != plainly(name)}
    if skeleton(name) not in taken:
        return name
    return next(each for n in count(2) if skeleton(each := numbered(name, n)) not in taken)


def distinct_names(names: Iterable[str]) -> list[str]:
    distinct: list[str] = []
    for name in names:
        distinct.append(distinct_name(name, distinct))
    return distinct


def numbered(name: str, number: int) -> str:
    return f"{name} ({number})"


def is_numbered(shown: str, name: str) -> bool:
    """Whether `shown` is this name, with or without a number."""
    return shown == name or (shown.startswith(f"{name} (") and shown.endswith(")"))
