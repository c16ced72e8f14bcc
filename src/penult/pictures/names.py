"""The English names of cards, for the accessible names of pictures.

>>> card_name("GD", draw=3), card_name("W4", called="Y")
('Green Draw 3', 'Wild Draw Four, yellow called')
"""

from __future__ import annotations

from .inks import INKS

_NAMES = {
    "W": "Wild",
    "W4": "Wild Draw Four",
    "HW": "Howler",
    "IN": "Invisibility",
    "SH": "Sorting Hat",
    "*": "Blank card",
    "?": "Hidden card",
}
_ACTIONS = {"V": "Reverse", "S": "Skip"}
_DRAWS = {2: "Draw Two", 3: "Draw 3"}


def card_name(code: str, called: str | None = None, draw: int = 2) -> str:
    name = _NAMES.get(code) or f"{color_name(code[0])} {_face_name(code[1], draw)}"
    return f"{name}, {INKS[called].name} called" if called else name


def color_name(color: str) -> str:
    return INKS[color].name.capitalize()


def _face_name(face: str, draw: int) -> str:
    return _DRAWS[draw] if face == "D" else _ACTIONS.get(face, face)
