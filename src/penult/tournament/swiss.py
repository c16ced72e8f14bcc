"""Swiss pairing: players with similar points sit together, and avoid meeting the same people again.

1. Order the players by the standings; before the first sitting that is the order of their lots.
2. Cut the order into tables. Larger tables, if any, are next to each other, where their players have sat at
   larger tables least so far; the last table counts as next to the first.
3. Swap two players of different tables as long as that is better. Meeting somebody again, or sitting at a
   larger table again, costs 1 the second time, 4 the third, 9 the fourth; among equal costs, less moving is
   better. Nobody moves further than two tables from the cut.
4. At each table, swap two seats as long as that is fairer: those who began the fewest hands so far begin
   more, and nobody should sit to the left of the same player again.

All of it follows from the standings and the sittings so far; the only chance is in the lots.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, product

from .history import History, starters
from .sittings import Seats, Sitting, left_of_each
from .sizes import table_sizes

REACH = 2
"""How many tables up or down a player may move."""

Tables = list[list[int]]
Strain = tuple[int, int]
"""The cost of repetition, and how far players move: less is better, and repetition counts first."""


def swiss_sitting(order: Sequence[int], size: int, hands: int, history: History) -> Sitting:
    """The next sitting for players in the order of the standings."""
    sizes = table_sizes(len(order), size)
    tables = Hall(_cut(order, sizes, history), history).parted()
    return Sitting(tuple(seated(table, hands, history) for table in tables))


def _cut(order: Sequence[int], sizes: Sequence[int], history: History) -> Tables:
    """Put the larger tables where that is fairest; among equals, as high as possible."""
    ways = [_cut_into(order, (*sizes[turn:], *sizes[:turn])) for turn in range(len(sizes))]
    return min(ways, key=lambda tables: _crowding(tables, history))


def _cut_into(order: Sequence[int], sizes: Sequence[int]) -> Tables:
    ends = [sum(sizes[: table + 1]) for table in range(len(sizes))]
    return [list(order[end - size : end]) for end, size in zip(ends, sizes, strict=True)]


def _crowding(tables: Tables, history: History) -> int:
    smallest = min(map(len, tables))
    return sum(history.crowded[player] for table in tables if len(table) > smallest for player in table)


class Hall:
    """The tables while players swap places."""

    def __init__(self, tables: Tables, history: History) -> None:
        self.tables = tables
        self._history = history
        self._home = {player: at for at, table in enumerate(tables) for player in table}
        self._smallest = min(map(len, tables))

    def parted(self) -> Tables:
        """Swap until nothing gets better; every swap lowers the total cost, so this ends."""
        while sum(self._change(at, other) for at, other in self._neighbors()):
            pass
        return self.tables

    def _neighbors(self) -> Iterator[tuple[int, int]]:
        """Pairs of tables close enough for a swap."""
        for at in range(len(self.tables)):
            yield from ((at, other) for other in range(at + 1, len(self.tables))[: 2 * REACH])

    def _change(self, at: int, other: int) -> int:
        """Swap players of two tables where that is better; return the number of swaps."""
        changes = 0
        for i, j in product(range(len(self.tables[at])), range(len(self.tables[other]))):
            if self._better(self.tables[at][i], at, self.tables[other][j], other):
                self.tables[at][i], self.tables[other][j] = self.tables[other][j], self.tables[at][i]
                changes += 1
        return changes

    def _better(self, one: int, at: int, two: int, other: int) -> bool:
        if abs(self._home[one] - other) > REACH or abs(self._home[two] - at) > REACH:
            return False
        now = _both(self._strain(one, at, one), self._strain(two, other, two))
        return _both(self._strain(one, other, two), self._strain(two, at, one)) < now

    def _strain(self, player: int, at: int, instead_of: int) -> Strain:
        """The cost of a player sitting at a table instead of another player."""
        table = self.tables[at]
        again = (self._met(player, other) for other in table if other not in (player, instead_of))
        crowded = self._history.crowded[player] if len(table) > self._smallest else 0
        return sum(times**2 for times in again) + crowded**2, abs(self._home[player] - at)

    def _met(self, one: int, two: int) -> int:
        return self._history.met[(one, two) if one < two else (two, one)]


def _both(one: Strain, two: Strain) -> Strain:
    return one[0] + two[0], one[1] + two[1]


def seated(players: Sequence[int], hands: int, history: History) -> Seats:
    """The players in turn order, the first dealer first."""
    seats, better = tuple(players), True
    while better:
        ways = (_changed(seats, i, j) for i, j in combinations(range(len(seats)), 2))
        best = min(ways, key=lambda way: _unfairness(way, hands, history))
        better = _unfairness(best, hands, history) < _unfairness(seats, hands, history)
        seats = best if better else seats
    return seats


def _changed(seats: Seats, i: int, j: int) -> Seats:
    changed = list(seats)
    changed[i], changed[j] = seats[j], seats[i]
    return tuple(changed)


def _unfairness(seats: Seats, hands: int, history: History) -> tuple[int, int]:
    began = sum(history.began[player] for player in starters(seats, hands))
    return began, sum(history.left[pair] for pair in left_of_each(seats))
