"""The colors of cards and table, and the shape that goes with each color of the cards."""

from __future__ import annotations

from typing import NamedTuple

from textual.color import Color
from textual.theme import Theme


class CellInk(NamedTuple):
    """The colors of a card: its ground, the large shape on it, and its figure."""

    ground: Color
    tint: Color
    figure: Color


LIGHT_FIGURE, DARK_FIGURE = Color.parse("#FFF6E7"), Color.parse("#1D1822")


def _ink(ground: str, tint: str, figure: str) -> CellInk:
    return CellInk(Color.parse(ground), Color.parse(tint), Color.parse(figure))


INKS = {
    "R": _ink("#C4312A", "#A9251F", "#FFF6E7"),
    "B": _ink("#1F57A6", "#3C76C4", "#FFF6E7"),
    "G": _ink("#4BAB78", "#3A9766", "#1D1822"),
    "Y": _ink("#F3BC36", "#E2A51B", "#1D1822"),
}
PAPER = _ink("#FBF4E6", "#E9DCC4", "#4B2A59")
"""For wilds, the only cards on paper."""
BACK = _ink("#4B2A59", "#69377A", "#F3BC36")

SHAPES = {"R": "●", "B": "■", "G": "▲", "Y": "★"}

DARK = Theme(
    name="penult-dark",
    dark=True,
    primary="#D3A9E0",
    secondary="#3C2A47",
    accent="#D3A9E0",
    foreground="#F6EEE0",
    background="#16131A",
    surface="#1F1A25",
    panel="#2A2432",
    boost="#2B2533",
    warning="#F3BC36",
    error="#E0736B",
    success="#6DC293",
    variables={
        "quiet": "#B9AEBD",
        "mat": "#221D29",
        "line": "#40374B",
        "soft": "#3C2A47",
        "on-accent": "#231629",
    },
)
LIGHT = Theme(
    name="penult-light",
    dark=False,
    primary="#69377A",
    secondary="#EBDDEB",
    accent="#69377A",
    foreground="#221B29",
    background="#F5F0E6",
    surface="#FFFBF3",
    panel="#E1D7C5",
    boost="#FFFFFF",
    warning="#8A5A00",
    error="#A9251F",
    success="#2B7A50",
    variables={
        "quiet": "#5B5261",
        "mat": "#E9E1D2",
        "line": "#CFC3AD",
        "soft": "#EBDDEB",
        "on-accent": "#FFF9EE",
    },
)
