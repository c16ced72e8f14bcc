"""Cards as small ints: thirteen faces in each of four colors, then the wilds, then the blank.

A set of cards is an int with one bit for each kind.
"""

from __future__ import annotations

from .jit import constant_table

RED, GREEN, BLUE, YELLOW = 0, 1, 2, 3
NO_COLOR = 4

FACES = 13
DRAW_CARD, REVERSE, SKIP = 10, 11, 12

WILD, WILD_FOUR, HOWLER, INVISIBILITY, HAT, BLANK = 52, 53, 54, 55, 56, 57
KINDS = 58
HIDDEN = 62
NO_CARD = 63

_COLORED = range(4 * FACES)
_NUMBERS = range(10)


def _color(card: int) -> int:
    return card // FACES if card in _COLORED else NO_COLOR


def _face(card: int) -> int:
    return card % FACES if card in _COLORED else card


def _points(card: int) -> int:
    """R-54: numbers count their face, colored action cards twenty, every wild fifty."""
    if card == BLANK:
        return 0
    if card not in _COLORED:
        return 50
    return _face(card) if _face(card) in _NUMBERS else 20


def _set_of(cards: list[int]) -> int:
    return sum(1 << card for card in cards)


COLOR = constant_table(_color(card) for card in range(KINDS))
FACE = constant_table(_face(card) for card in range(KINDS))
POINTS = constant_table(_points(card) for card in range(KINDS))

WILDS = _set_of([WILD, WILD_FOUR, HOWLER, INVISIBILITY, HAT])
OF_COLOR = constant_table(_set_of([card for card in _COLORED if COLOR[card] == color]) for color in range(5))
OF_FACE = constant_table(
    _set_of([card for card in _COLORED if FACE[card] == FACE[other]]) for other in range(KINDS)
)

DRAWING = _set_of([WILD_FOUR] + [card for card in _COLORED if FACE[card] == DRAW_CARD])
"""Cards that make the next player draw."""
NUMBERS = _set_of([card for card in _COLORED if FACE[card] in _NUMBERS])
AS_TEXT = constant_table(
    [BLANK]
    + [color * FACES + face for color in (BLUE, GREEN) for face in (*_NUMBERS, DRAW_CARD, SKIP, REVERSE)]
    + [HOWLER, INVISIBILITY]
    + [RED * FACES + face for face in (*_NUMBERS, DRAW_CARD, SKIP, REVERSE)]
    + [HAT, WILD, WILD_FOUR]
    + [YELLOW * FACES + face for face in (*_NUMBERS, DRAW_CARD, SKIP, REVERSE)]
)
"""All kinds in the order of their codes as text (H-43)."""

AIMED = _set_of([HOWLER, HAT])
"""Cards that are played on a player of one's choice."""
ON_NEXT_PLAYER = _set_of([WILD_FOUR] + [card for card in _COLORED if FACE[card] in (DRAW_CARD, SKIP)])
"""Cards that are always played on the next player."""
