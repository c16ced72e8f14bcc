"""Starters: the first sitting of a plan, from which all others are made by addition.

Numbers stand for players; ∞ is a player who stays while all others move on. `search` found the starters,
except the one for eight players, which is the table of R-66.

>>> starter = Starter.parse(8, "∞ 2 1 4 | 3 5 7 6")
>>> starter.tables
((-1, 2, 1, 4), (3, 5, 0, 6))
>>> starter.sittings()[1].tables
((7, 2, 1, 4), (3, 5, 0, 6))
>>> starter_for(12).sittings()[0]
Sitting(tables=((11, 7, 10, 8), (6, 1, 0, 4), (9, 5, 2, 3)), out=())
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from ...engine.errors import Malformed
from ...match.partners import PLAYERS
from ..sittings import Seats, Sitting
from .group import Group

INFINITY = -1
_SIGN = "∞"

STARTERS: Mapping[int, str] = {
    5: "1 2 4 3",
    8: "∞ 2 1 4 | 3 5 7 6",
    9: "1 3 2 6 | 4 5 8 7",
    12: "∞ 8 0 9 | 7 2 1 5 | 10 6 3 4",
    13: "1 5 12 8 | 2 3 11 10 | 4 6 9 7",
    16: "∞ 2 0 7 | 13 4 1 12 | 8 3 6 14 | 11 10 5 9",
    17: "1 4 16 13 | 2 8 15 9 | 3 5 14 12 | 6 7 11 10",
    20: "∞ 17 0 2 | 11 15 10 3 | 9 5 14 8 | 16 7 6 13 | 12 18 4 1",
    21: "3 4 13 5 | 17 2 20 9 | 7 1 12 16 | 6 8 15 10 | 11 14 19 18",
    24: "∞ 14 0 6 | 15 4 9 5 | 18 11 7 20 | 1 21 22 17 | 2 10 12 3 | 16 8 19 13",
    25: "1 2 24 23 | 3 9 22 16 | 4 12 21 13 | 5 10 20 15 | 6 8 19 17 | 7 11 18 14",
    28: "∞ 3 0 24 | 1 6 26 21 | 2 12 25 15 | 4 8 23 19 | 5 13 22 14 | 7 9 20 18 | 10 11 17 16",
    29: "1 2 28 27 | 3 13 26 16 | 4 8 25 21 | 5 10 24 19 | 6 12 23 17 | 7 14 22 15 | 9 11 20 18",
    32: "∞ 30 0 22 | 20 19 15 18 | 23 5 10 25 | 4 12 1 26 | 16 11 28 9 | 13 27 7 3 | 8 29 17 2 | 24 21 14 6",
    33: "20 15 31 32 | 18 3 10 12 | 23 2 11 4 | 1 16 27 21 | 6 26 29 25 | 17 9 14 13 | 7 24 22 30 | "
    "8 5 28 19",
    36: "∞ 20 0 34 | 15 2 16 8 | 27 28 32 17 | 13 30 33 7 | 4 6 29 10 | 5 26 31 9 | 21 12 24 14 | "
    "19 3 11 22 | 18 1 25 23",
    37: "1 2 36 35 | 3 7 34 30 | 4 15 33 22 | 5 18 32 19 | 6 14 31 23 | 8 13 29 24 | 9 16 28 21 | "
    "10 12 27 25 | 11 17 26 20",
    40: "∞ 13 0 26 | 1 2 38 37 | 3 5 36 34 | 4 18 35 21 | 6 17 33 22 | 7 14 32 25 | 8 12 31 27 | "
    "9 15 30 24 | 10 19 29 20 | 11 16 28 23",
    41: "1 2 40 39 | 3 8 38 33 | 4 14 37 27 | 5 20 36 21 | 6 18 35 23 | 7 15 34 26 | 9 11 32 30 | "
    "10 17 31 24 | 12 16 29 25 | 13 19 28 22",
}
"""Tables in turn order: partners sit opposite (R-63)."""

SIZES = (PLAYERS, *STARTERS)


def starter_for(players: int) -> Starter:
    if players not in STARTERS:
        raise Malformed("players", players, "one of " + ", ".join(map(str, SIZES)))
    return Starter.parse(players, STARTERS[players])


@dataclass(frozen=True, slots=True)
class Starter:
    group: Group
    tables: tuple[Seats, ...]

    @classmethod
    def parse(cls, players: int, text: str) -> Starter:
        """Tables of four numbers in turn order."""
        group = group_of(players)
        tables = (tuple(map(_number, table.split())) for table in text.split("|"))
        return cls(group, tuple(tuple(n if n < group.size else 0 for n in table) for table in tables))

    def __str__(self) -> str:
        return " | ".join(" ".join(map(_written, table)) for table in self.tables)

    @property
    def players(self) -> int:
        return self.group.size + any(INFINITY in table for table in self.tables)

    def sittings(self) -> tuple[Sitting, ...]:
        """One sitting for each number."""
        return tuple(self._moved_on(by) for by in range(self.group.size))

    def _moved_on(self, by: int) -> Sitting:
        tables = tuple(tuple(self._player(number, by) for number in table) for table in self.tables)
        everybody = set(range(self.players))
        return Sitting(tables, tuple(sorted(everybody.difference(*tables))))

    def _player(self, number: int, by: int) -> int:
        """Player 0 has the number 1, as on the wall chart; the number 0 and then ∞ come last."""
        if number == INFINITY:
            return self.group.size
        return (self.group.add(number, by) - 1) % self.group.size


def group_of(players: int) -> Group:
    """One modulus for all players, or for all except ∞; nine players need two moduli of three."""
    if players == 9:
        return Group((3, 3))
    return Group((players if players % 4 else players - 1,))


def _number(text: str) -> int:
    return INFINITY if text == _SIGN else int(text)


def _written(number: int) -> str:
    return _SIGN if number == INFINITY else str(number)
