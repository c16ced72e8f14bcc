"""The three sizes of a face, as places on a card of 200 by 280 units.

`full` is for 84 pixels and wider, `small` for less, and `hand` for cards that overlap: figure and shape are
in the strip that stays visible, the left 40 % of a card.
"""

from __future__ import annotations

from dataclasses import dataclass

WIDTH, HEIGHT, CORNER = 200, 280, 19


@dataclass(frozen=True, slots=True)
class Spot:
    x: float
    y: float
    radius: float


@dataclass(frozen=True, slots=True)
class Written:
    """The place of figures: x is their center for a number, their left edge for +2 and +4."""

    x: float
    baseline: float
    size: float
    spacing: float = 0


@dataclass(frozen=True, slots=True)
class Signed:
    x: float
    y: float
    scale: float
    weight: float = 0


@dataclass(frozen=True, slots=True)
class Size:
    name: str
    shown: int
    """The default width in pixels."""
    detailed: bool
    """Whether there is room for details: rings, tilted cards, large pictograms."""
    figure: Written
    figure_shape: Spot
    plus: Written
    sign: Signed
    action_shape: Spot
    plus_four: Written
    quartet: Spot
    """The shapes of the Wild."""
    narrow: bool = False
    """Whether everything must be in a strip at the left."""


FULL = Size(
    "full",
    shown=200,
    detailed=True,
    figure=Written(48, 98, 110),
    figure_shape=Spot(48, 127, 13),
    plus=Written(16, 80, 78, -3),
    sign=Signed(53, 54, 0.66, 15),
    action_shape=Spot(48, 110, 13),
    plus_four=Written(16, 74, 74, -3),
    quartet=Spot(46, 48, 14),
)
SMALL = Size(
    "small",
    shown=60,
    detailed=False,
    figure=Written(60, 124, 142),
    figure_shape=Spot(60, 176, 27),
    plus=Written(4, 112, 112, -7),
    sign=Signed(72, 70, 1.12, 16),
    action_shape=Spot(60, 176, 27),
    plus_four=Written(8, 96, 104, -3),
    quartet=Spot(60, 62, 19),
)
HAND = Size(
    "hand",
    shown=64,
    detailed=False,
    figure=Written(42, 94, 108),
    figure_shape=Spot(42, 130, 20),
    plus=Written(5, 80, 70, -5),
    sign=Signed(43, 54, 0.66, 18),
    action_shape=Spot(42, 130, 20),
    plus_four=Written(5, 80, 70, -4),
    quartet=Spot(42, 54, 16),
    narrow=True,
)
SIZES = {size.name: size for size in (FULL, SMALL, HAND)}
