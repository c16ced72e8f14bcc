"""`cards.json`: every face in every size, for clients that do not draw.

A face is a group of 200 by 280 units that refers to the definitions, which a page has once. The keys of Draw
cards include their strength (`RD2`, `RD3`), those of called wilds their color (`W4>G`).
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from dataclasses import asdict

from .cards import DEFINITIONS, card
from .faces import CODES, STRENGTHS, WILDS
from .inks import INKS
from .names import card_name
from .shapes import NAMES, shape
from .sizes import CORNER, HEIGHT, SIZES, WIDTH

CHIP_BOX = "-12 -12 24 24"
_CHIP = 8.8


def cards_json() -> str:
    return json.dumps(catalogue(), indent=1) + "\n"


def catalogue() -> dict[str, object]:
    return {
        "width": WIDTH,
        "height": HEIGHT,
        "corner": CORNER,
        "colors": {color: _color(color) for color in INKS},
        "chip_box": CHIP_BOX,
        "definitions": DEFINITIONS,
        "cards": {key: _sizes(*what) for key, what in _faces()},
    }


def _faces() -> Iterator[tuple[str, tuple[str, str | None, int]]]:
    """The key of every face, with the arguments of `card`."""
    for code in CODES:
        if code.endswith("D"):
            yield from ((f"{code}{draw}", (code, None, draw)) for draw in STRENGTHS)
        else:
            yield code, (code, None, 2)
    for code in WILDS:
        yield from ((f"{code}>{color}", (code, color, 2)) for color in INKS)


def _sizes(code: str, called: str | None, draw: int) -> dict[str, str]:
    drawn = {size: card(code, size, called, draw) for size in SIZES}
    return {"name": card_name(code, called, draw), **drawn}


def _color(color: str) -> dict[str, str]:
    """The inks of a color, and its shape to be filled."""
    return {**asdict(INKS[color]), "shape": NAMES[color], "chip": shape(color, 0, 0, _CHIP)}
