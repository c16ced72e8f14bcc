"""The sizes of tables: as even as possible, and nobody sits out.

>>> table_sizes(23, 4), table_sizes(9, 4), table_sizes(6, 4), table_sizes(11, 10)
((4, 4, 4, 4, 4, 3), (5, 4), (3, 3), (6, 5))
"""

from __future__ import annotations

from ..engine.errors import Malformed

SMALLEST = 3
LARGEST = 10


def table_sizes(players: int, wanted: int) -> tuple[int, ...]:
    """Sizes that differ by one at most, the larger first.

    Each table has 3 to 10 players. The number of tables is the one whose sizes are closest to the wanted
    size: by the table furthest from it first, then by all tables together.
    """
    splits = [_split(players, tables) for tables in range(1, players // SMALLEST + 1)]
    possible = [sizes for sizes in splits if sizes[0] <= LARGEST]
    if not possible:
        raise Malformed("players", players, f"{SMALLEST} or more")
    return min(possible, key=lambda sizes: _distances(sizes, wanted))


def _split(players: int, tables: int) -> tuple[int, ...]:
    few, more = divmod(players, tables)
    return (few + 1,) * more + (few,) * (tables - more)


def _distances(sizes: tuple[int, ...], wanted: int) -> tuple[int, int]:
    far = [abs(size - wanted) for size in sizes]
    return max(far), sum(far)
