"""Birthdays as people write them: as two numbers, or with the name of the month.

>>> readings("07-31"), readings("31 7", day_first=True)
(((7, 31),), ((7, 31),))
>>> readings("03-08", day_first=True)
((8, 3), (3, 8))
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence

from ..engine.dealer import by_birthdays
from ..engine.errors import Malformed
from ..notation.names import plainly

Birthday = tuple[int, int]
"""Month and day."""

_NUMBERS = re.compile(r"(\d{1,2})(?: ?([-/.]) ?| )(\d{1,2})\.?", re.A)
_WORDS = re.compile(r"\d+|[^\W\d_]+")
_DAY = re.compile(r"\d{1,2}", re.A)
_SHORTEST = 3
"""How many letters of a month people must type."""


def readings(text: str, day_first: bool = False, months: Sequence[str] = ()) -> tuple[Birthday, ...]:
    """The possible days, the likeliest first: none if it is not a day, two if it is ambiguous.

    `day_first` is for languages that write 31/7. There a hyphen is ambiguous: some read 03-08 as 3 August,
    others as 8 March, as in 2003-03-08.
    """
    match = _NUMBERS.fullmatch(text.strip())
    if not match:
        return tuple(filter(_exists, _named(text, months)))
    first, sign, second = int(match[1]), match[2], int(match[3])
    in_order = (first, second), (second, first)
    days = [day for day in (reversed(in_order) if day_first else in_order) if _exists(day)]
    return tuple(dict.fromkeys(days if day_first and sign == "-" else days[:1]))


def _named(text: str, months: Sequence[str]) -> Iterable[Birthday]:
    """A day in numbers and a month by its first letters; short words between them are ignored."""
    words = _WORDS.findall(plainly(text))
    numbers = [word for word in words if word.isdigit()]
    named = {month for word in words if len(word) >= _SHORTEST for month in _begun(word, months)}
    if len(numbers) == 1 and len(named) == 1 and _DAY.fullmatch(numbers[0]):
        yield named.pop(), int(numbers[0])


def _begun(word: str, months: Sequence[str]) -> Iterable[int]:
    return (at % 12 + 1 for at, month in enumerate(months) if plainly(month).startswith(word))


def _exists(day: Birthday) -> bool:
    try:
        by_birthdays([day])
    except Malformed:
        return False
    return True
