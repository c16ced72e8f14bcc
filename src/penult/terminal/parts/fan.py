"""The places of the cards in a hand: side by side, overlapping like a fan, or in several rows.

>>> fan(3, 78, 6), fan(25, 78, 6)
(Fan(per_row=3, rows=1, step=7), Fan(per_row=25, rows=1, step=3))
>>> fan(30, 78, 6)
Fan(per_row=15, rows=2, step=5)
"""

from __future__ import annotations

from typing import NamedTuple

NARROWEST = 3
"""What must stay visible of a card: its edge and the two letters of its code."""


class Fan(NamedTuple):
    per_row: int
    rows: int
    step: int
    """The distance from one card to the next."""

    def place(self, index: int) -> tuple[int, int]:
        """The row and column where a card begins."""
        row, column = divmod(index, self.per_row)
        return row, column * self.step

    def at(self, row: int, x: int, card_width: int, count: int) -> int | None:
        """The card that is visible at this place."""
        if not 0 <= row < self.rows or x < 0:
            return None
        first = row * self.per_row
        last = min(first + self.per_row, count) - 1
        index = min(first + x // self.step, last)
        inside = x - self.place(index)[1] < (card_width if index == last else min(card_width, self.step))
        return index if inside else None


def fan(count: int, width: int, card_width: int) -> Fan:
    """Spread the cards of a hand over a width, as far apart as possible."""
    most = max(1, (width - card_width) // NARROWEST + 1)
    rows = max(1, -(-count // most))
    per_row = max(1, -(-count // rows))
    room = (width - card_width) // (per_row - 1) if per_row > 1 else card_width + 1
    return Fan(per_row, rows, max(NARROWEST, min(card_width + 1, room)))
