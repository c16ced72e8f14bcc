"""The face of a card in one of the three sizes.

A face is found by the code of its card; a Draw card also has a strength, and a wild may have a called color.
`*` is the blank; `?` is a hidden card, drawn as its back.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import cache

from .actions import draw_face, sign_face
from .backs import back_face, blank_face
from .inks import INKS, PAPER, PLUM
from .numbers import number_face
from .sizes import SIZES, Size
from .wilds import EMBLEMS, emblem_face, foot_band, wild_face, wild_four_face

COLORED = tuple(color + face for color in INKS for face in "0123456789DVS")
WILDS = ("W", "W4", *EMBLEMS)
CODES = (*COLORED, *WILDS, "*", "?")
STRENGTHS = (2, 3)


@dataclass(frozen=True, slots=True)
class Face:
    ground: str
    drawing: str
    on_paper: bool
    """Wilds and blanks are on white paper, so their edge must be darker."""


@cache
def face(code: str, size: str = "full", called: str | None = None, draw: int = 2) -> Face:
    """The face of a card; ValueError says what was expected."""
    _check("card", code, CODES)
    _check("size", size, tuple(SIZES))
    _check("strength of a Draw card", draw, STRENGTHS)
    if called is None:
        return _plain(code, SIZES[size], draw)
    _check("card with a called color", code, WILDS)
    _check("called color", called, tuple(INKS))
    return Face(PAPER, _wild(code, SIZES[size]) + foot_band(called), on_paper=True)


def _plain(code: str, size: Size, draw: int) -> Face:
    if code == "?":
        return Face(PLUM, back_face(size), on_paper=False)
    if code == "*":
        return Face(PAPER, blank_face(), on_paper=True)
    if code in WILDS:
        return Face(PAPER, _wild(code, size), on_paper=True)
    return Face(INKS[code[0]].ground, _colored(code[0], code[1], size, draw), on_paper=False)


def _colored(color: str, face: str, size: Size, draw: int) -> str:
    if face.isdigit():
        return number_face(color, face, size)
    return draw_face(color, draw, size) if face == "D" else sign_face(color, face, size)


def _wild(code: str, size: Size) -> str:
    if code == "W":
        return wild_face(size)
    return wild_four_face(size) if code == "W4" else emblem_face(code, size)


def _check(what: str, came: object, allowed: tuple[object, ...]) -> None:
    if came not in allowed:
        raise ValueError(f"{what}: expected one of {', '.join(map(str, allowed))}, came {came!r}")
