"""Figures as outlines, so that no font is needed: 0 to 9 and + of Penult Sans at its heaviest.

`figures.json` has each outline and its advance width, in thousandths of the figure's size.
"""

from __future__ import annotations

import json
from functools import cache
from importlib.resources import files

from .svg import Attribute, element, number

_EM = 1000


def figures(
    text: str,
    x: float,
    baseline: float,
    size: float,
    spacing: float = 0,
    *,
    centered: bool = False,
    halo: str | None = None,
    ink: str,
) -> str:
    """Figures in a row, starting at x or centered on it; a halo in another ink keeps the rings away."""
    left = x - _width(text, size, spacing) / 2 if centered else x
    drawn = ""
    for sign in text:
        drawn += _figure(sign, left, baseline, size, fill=ink, **(_halo(halo, size) if halo else {}))
        left += _advance(sign) * size / _EM + spacing
    return drawn


def _width(text: str, size: float, spacing: float) -> float:
    return sum(_advance(sign) for sign in text) * size / _EM + spacing * len(text)


def _figure(sign: str, x: float, baseline: float, size: float, **attributes: Attribute) -> str:
    place = f"translate({number(x)} {number(baseline)}) scale({size / _EM:.5g})"
    return element("path", d=_outline(sign), transform=place, **attributes)


def _halo(ink: str, size: float) -> dict[str, Attribute]:
    """Eleven units wide on the card, at any size of the figure."""
    return {
        "stroke": ink,
        "stroke_width": 11 * _EM / size,
        "stroke_linejoin": "round",
        "paint_order": "stroke",
    }


def _outline(sign: str) -> str:
    return str(_figures()[sign]["outline"])


def _advance(sign: str) -> int:
    return int(_figures()[sign]["advance"])


@cache
def _figures() -> dict[str, dict[str, str | int]]:
    text = files(__package__).joinpath("figures.json").read_text(encoding="utf-8")
    drawn: dict[str, dict[str, str | int]] = json.loads(text)
    return drawn
