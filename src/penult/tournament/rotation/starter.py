"""A starter: the first sitting of a plan, from which all others follow by adding.

Numbers stand for players; ∞ is a player who stays while all others move on.

>>> starter = Starter.parse(8, "∞ 2 1 4 | 3 5 7 6")
>>> starter.tables
((-1, 2, 1, 4), (3, 5, 0, 6))
>>> starter.sittings()[1].tables
((7, 2, 1, 4), (3, 5, 0, 6))
"""

from __future__ import annotations

from dataclasses import dataclass

from ..sittings import Seats, Sitting
from .group import Group

INFINITY = -1
_SIGN = "∞"


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
        """As many as there are numbers."""
        return tuple(self._moved_on(by) for by in range(self.group.size))

    def _moved_on(self, by: int) -> Sitting:
        tables = tuple(tuple(self._player(number, by) for number in table) for table in self.tables)
        everybody = set(range(self.players))
        return Sitting(tables, tuple(sorted(everybody.difference(*tables))))

    def _player(self, number: int, by: int) -> int:
        """Player 0 has the number 1, as on the wall; the number 0 and then ∞ come last."""
        if number == INFINITY:
            return self.group.size
        return (self.group.add(number, by) - 1) % self.group.size


def group_of(players: int) -> Group:
    """One circle for all, or for all but ∞; nine players need two circles of three."""
    if players == 9:
        return Group((3, 3))
    return Group((players if players % 4 else players - 1,))


def _number(text: str) -> int:
    return INFINITY if text == _SIGN else int(text)


def _written(number: int) -> str:
    return _SIGN if number == INFINITY else str(number)
