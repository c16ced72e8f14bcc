"""The wilds, the only cards on white paper. A called wild has a foot band in the color."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from . import pictograms
from .actions import little_card
from .figures import figures
from .inks import DARK, INKS, PAPER
from .shapes import quartet, solid
from .sizes import HEIGHT, WIDTH, Signed, Size
from .svg import element, placed

_OVERPRINTED = (("R", 76, 138, 47), ("Y", 141, 144, 49), ("G", 78, 214, 48), ("B", 141, 214, 46))
_OVERLAID = (("R", 84, 176, 50), ("B", 150, 176, 50), ("G", 84, 238, 48), ("Y", 150, 238, 52))
_FAN = (("R", -52.8, 16.2, -18.6), ("Y", -17.6, 3.6, -6.2), ("G", 17.6, 3.6, 6.2), ("B", 52.8, 16.2, 18.6))
_BAND_TOP = 252


@dataclass(frozen=True, slots=True)
class Emblem:
    """A wild with a pictogram: simple in the corner, detailed where there is room."""

    plain: Callable[[], str]
    drawn_out: Callable[[], str]
    full: Signed
    small: Signed
    large: Signed


EMBLEMS = {
    "HW": Emblem(
        pictograms.envelope,
        pictograms.howling_envelope,
        full=Signed(44, 42, 0.6),
        small=Signed(62, 64, 1),
        large=Signed(110, 212, 1.12),
    ),
    "IN": Emblem(
        pictograms.cloak,
        pictograms.vanishing_cloak,
        full=Signed(44, 46, 0.58),
        small=Signed(60, 64, 1),
        large=Signed(116, 196, 1.42),
    ),
    "SH": Emblem(
        pictograms.hat,
        pictograms.banded_hat,
        full=Signed(44, 46, 0.58),
        small=Signed(64, 68, 1.05),
        large=Signed(106, 202, 1.3),
    ),
}


def wild_face(size: Size) -> str:
    index = quartet(size.quartet.x, size.quartet.y, size.quartet.radius)
    if not size.detailed:
        return index + "".join(solid(color, x, y, r, INKS[color].ground) for color, x, y, r in _OVERLAID)
    return index + "".join(
        element("g", solid(color, x, y, r, INKS[color].ground), style="mix-blend-mode:multiply")
        for color, x, y, r in _OVERPRINTED
    )


def wild_four_face(size: Size) -> str:
    plus = size.plus_four
    index = figures("+4", plus.x, plus.baseline, plus.size, plus.spacing, ink=DARK)
    signs = _index_shapes() if size.detailed or size.narrow else ""
    y, width, radius = (198, 66, 20) if size.detailed else (196, 74, 22)
    fan = "".join(
        little_card(104 + dx, y + dy, turn, width, ink.ground, PAPER, solid(color, 0, 0, radius, ink.figure))
        for (color, dx, dy, turn), ink in ((place, INKS[place[0]]) for place in _FAN)
    )
    return index + signs + fan


def emblem_face(code: str, size: Size) -> str:
    emblem = EMBLEMS[code]
    if size.narrow:
        return _at(emblem.full, emblem.plain()) + _index_shapes() + quartet(122, 206, 27)
    if not size.detailed:
        return _at(emblem.small, emblem.plain()) + quartet(104, 206, 27)
    return _at(emblem.full, emblem.plain()) + _index_shapes() + _at(emblem.large, emblem.drawn_out())


def foot_band(color: str) -> str:
    """The color that was called."""
    ink = INKS[color]
    band = element("rect", y=_BAND_TOP, width=WIDTH, height=HEIGHT - _BAND_TOP, fill=ink.ground)
    return band + solid(color, WIDTH / 2, 266, 8, ink.figure)


def _index_shapes() -> str:
    return quartet(44, 102, 10.2)


def _at(sign: Signed, drawing: str) -> str:
    return placed(drawing, sign.x, sign.y, sign.scale)
