"""Open hands, each beside the name of its seat; two short ones share a line."""

from __future__ import annotations

from collections.abc import Iterator

from .look import BREADTH, SOFT_INK, evenly, lying_card, shortened, text
from .plates import avatar
from .scene import Seat, Table

_LEFT, _CARD, _STEP, _LINE = 170, 44, 46, 76
_IN_A_LINE, _IN_HALF_A_LINE = 36, 8
_LIFT = 6


def open_hands(table: Table, y: float) -> tuple[str, float]:
    """Every hand that is fully known, except the viewer's own; and where they end."""
    drawn, end = "", y
    shown = [seat for seat in range(len(table.seats)) if table.seats[seat].open and seat != table.viewer]
    for seat, x, top in _places([(seat, table.seats[seat]) for seat in shown], y):
        lines = evenly(table.seats[seat].cards, _IN_A_LINE)
        lifted = table.playable if seat == table.turn and table.viewer is None else frozenset()
        drawn += _label(table.seats[seat], x, top)
        drawn += "".join(
            _line(cards, lifted, table.draw, x, top + nth * _LINE) for nth, cards in enumerate(lines)
        )
        end = max(end, top + _LINE * len(lines))
    return drawn, end


def _places(seats: list[tuple[int, Seat]], y: float) -> Iterator[tuple[int, float, float]]:
    """Each seat with the place of its hand: in the free half of a line, or in lines of its own."""
    half_left = False
    for number, seat in seats:
        short = len(seat.cards) <= _IN_HALF_A_LINE
        if half_left and short:
            yield number, BREADTH / 2, y - _LINE
        else:
            yield number, 0, y
            y += _LINE * len(evenly(seat.cards, _IN_A_LINE))
        half_left = short and not half_left


def _label(seat: Seat, x: float, y: float) -> str:
    middle = y + _CARD * 0.7
    name = text(shortened(seat.name, 10), x + 84, middle - 2, 16, 600)
    count = text(_counted(len(seat.cards)), x + 84, middle + 17, 14, ink=SOFT_INK)
    return avatar(seat.name, x + 54, middle, 20) + name + count


def _line(cards: tuple[str, ...], lifted: frozenset[str], draw: int, x: float, y: float) -> str:
    room = BREADTH - _LEFT - 34 - _CARD
    step = min(_STEP, room / max(len(cards) - 1, 1))
    return "".join(
        lying_card(
            code,
            x + _LEFT + nth * step,
            y - (_LIFT if code in lifted else 0),
            _CARD,
            size="small",
            draw=draw,
            lifted=code in lifted,
        )
        for nth, code in enumerate(cards)
    )


def _counted(cards: int) -> str:
    return "1 card" if cards == 1 else f"{cards} cards"
