"""The viewer's hand, drawn large: cards that fit are lifted, the others faded."""

from __future__ import annotations

from ..sizes import HEIGHT, WIDTH
from .look import BREADTH, evenly, lying_card
from .scene import Table

LIFT = 16
_MARGIN = 60
_IN_A_ROW = 18
"""With more cards, they would cover each other's figures."""
_ROW_SHARE = 0.6
"""How much of a card the row in front leaves visible."""


def own_hand(table: Table, y: float) -> tuple[str, float]:
    """The hand, in rows if it is large, and where it ends."""
    cards = table.seats[table.bottom].cards
    rows = evenly(cards, _IN_A_ROW)
    width = 96 if len(rows) > 2 else 112 if len(cards) >= 10 else 120
    height = width * HEIGHT / WIDTH
    drawn = "".join(
        _row(table, row, y + LIFT + nth * height * _ROW_SHARE, width, fanned=len(rows) == 1)
        for nth, row in enumerate(rows)
    )
    return drawn, y + LIFT + height * (1 + _ROW_SHARE * (len(rows) - 1)) + 24 if cards else y


def _row(table: Table, cards: tuple[str, ...], y: float, width: float, *, fanned: bool) -> str:
    count = len(cards)
    step = min(0.86 * width, (BREADTH - 2 * _MARGIN - width) / max(count - 1, 1))
    left = (BREADTH - width - step * (count - 1)) / 2
    drawn = ""
    for nth, code in enumerate(cards):
        aside = nth - (count - 1) / 2 if fanned else 0
        fits = code in table.playable
        drawn += lying_card(
            code,
            left + nth * step,
            y + aside * aside * 36 / count**2 + (-LIFT if fits else 4),
            width,
            draw=table.draw,
            turn=aside * min(1.6, 14 / count),
            about=1.4,
            lifted=fits,
            veiled=bool(table.playable) and not fits,
        )
    return drawn
