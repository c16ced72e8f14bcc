"""R-65: four players, each of whom partners all others in turn.

>>> [seating(hand, 4) for hand in (0, 4, 8)]
[(0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2)]
"""

from __future__ import annotations

PLAYERS = 4
BLOCKS = ((0, 1, 2, 3), (0, 2, 1, 3), (0, 1, 3, 2))
"""The players of each block in turn order: partners sit opposite (R-63)."""


def hands_in_all(per_pair: int) -> int:
    """D-07: three partners, and this many hands with each."""
    return len(BLOCKS) * per_pair


def seating(hands: int, per_pair: int) -> tuple[int, ...]:
    """Who sits where after this many hands."""
    return BLOCKS[min(hands // per_pair, len(BLOCKS) - 1)]
