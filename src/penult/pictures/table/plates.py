"""The plate of a seat: name, number of cards, and the cards that show behind it."""

from __future__ import annotations

from dataclasses import dataclass

from ..svg import element
from .look import (
    ACCENT,
    ACCENT_SOFT,
    INK,
    SOFT_INK,
    WARNING_SOFT,
    back,
    breadth_of,
    lying_card,
    panel,
    shortened,
    text,
)
from .scene import Seat


@dataclass(frozen=True, slots=True)
class PlateSize:
    width: float
    height: float
    corner: float
    peek: float
    """How far the cards rise above the plate."""
    card: float
    fan: float
    """The greatest width of their fan."""
    avatar: float
    name: float
    note: float
    count: float
    letters: int
    """The longest name."""


ROOMY = PlateSize(
    width=208,
    height=70,
    corner=18,
    peek=34,
    card=36,
    fan=150,
    avatar=25,
    name=17,
    note=14,
    count=24,
    letters=11,
)
NARROW = PlateSize(
    width=150,
    height=50,
    corner=14,
    peek=22,
    card=24,
    fan=92,
    avatar=17,
    name=14,
    note=12,
    count=18,
    letters=7,
)


def plate(seat: Seat, place: tuple[float, float], size: PlateSize, in_turn: bool, draw: int) -> str:
    x = place[0] - size.width / 2
    y = place[1] - (size.peek + size.height) / 2 + size.peek
    return (
        _fan(seat, place[0], y - size.peek, size, draw)
        + _frame(seat, x, y, size, in_turn)
        + panel(x, y, size.width, size.height, size.corner, **_border(seat, in_turn))
        + _words(seat, x, y, size)
        + (_tab("one card", place[0], y + size.height) if len(seat.cards) == 1 and not seat.exposed else "")
    )


def avatar(name: str, x: float, y: float, radius: float) -> str:
    """The first letter of the name, or the number of a seat that has none."""
    words = name.split()
    sign = words[-1] if words and words[-1].isdigit() else name[:1]
    disc = element("circle", cx=x, cy=y, r=radius, fill=ACCENT_SOFT)
    return disc + text(sign, x, y + radius * 0.3, radius * 0.84, 800, ACCENT, "middle")


def _fan(seat: Seat, x: float, y: float, size: PlateSize, draw: int) -> str:
    """Backs and known cards, the known ones last; open hands are drawn elsewhere and only show backs here."""
    shown = ["?"] * len(seat.cards) if seat.open else sorted(seat.cards, key=lambda code: code != "?")
    step = min(0.42 * size.card, (size.fan - size.card) / max(len(shown) - 1, 1))
    left = x - (size.card + step * (len(shown) - 1)) / 2
    return "".join(
        back(left + nth * step, y, size.card)
        if code == "?"
        else lying_card(code, left + nth * step, y, size.card, size="small", draw=draw)
        for nth, code in enumerate(shown)
    )


def _frame(seat: Seat, x: float, y: float, size: PlateSize, in_turn: bool) -> str:
    """The ring around a seat that is to act or can be caught."""
    if not (in_turn or seat.exposed):
        return ""
    return element(
        "rect",
        x=x - 4,
        y=y - 4,
        width=size.width + 8,
        height=size.height + 8,
        rx=size.corner + 4,
        fill=WARNING_SOFT if seat.exposed else ACCENT_SOFT,
    )


def _border(seat: Seat, in_turn: bool) -> dict[str, str]:
    if not (in_turn or seat.exposed):
        return {}
    return {"stroke": INK if seat.exposed else ACCENT, "stroke_width": "2"}


def _words(seat: Seat, x: float, y: float, size: PlateSize) -> str:
    middle, left = y + size.height / 2, x + 2 * size.avatar + size.avatar * 0.75
    lines = (-2, size.note + 3) if seat.note else (size.name * 0.35, 0)
    drawn = avatar(seat.name, x + size.avatar * 1.38, middle, size.avatar)
    drawn += text(shortened(seat.name, size.letters), left, middle + lines[0], size.name, 600)
    if seat.note:
        drawn += text(seat.note, left, middle + lines[1], size.note, ink=SOFT_INK)
    count, baseline = str(len(seat.cards)), middle + size.count * 0.35 - (4 if seat.note else 0)
    return drawn + text(count, x + size.width - 13, baseline, size.count, 800, anchor="end")


def _tab(words: str, x: float, y: float) -> str:
    width = breadth_of(words, 14) + 20
    box = element("rect", x=x - width / 2, y=y + 8, width=width, height=26, rx=8, fill=ACCENT_SOFT)
    return box + text(words, x, y + 26, 14, 600, ACCENT, "middle")
