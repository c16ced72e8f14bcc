"""The pictograms, each around 0, 0 in a box of about a hundred units.

Skip hops over a bar, Reverse is two arrows passing each other, the Howler an envelope with an open mouth as
its seal, Invisibility a hooded cloak with one half only a dotted line, the Sorting Hat a bent hat.
"""

from __future__ import annotations

from math import cos, radians, sin

from .inks import DARK, FOLD, INKS, MOUTH, PAPER, PLUM, SHADE
from .shapes import solid
from .svg import element

_HOP = "M-45 30A41 43 0 0 1 33 4"
_HOP_HEAD = "M8 3L56 -9L43 37Z"
_PASSING = "M-48 -19H34M48 19H-34"
_PASSING_HEADS = "M20 -45L53 -19L20 7ZM-20 45L-53 19L-20 -7Z"
_FLAP = "M-49 -22L0 14L49 -22"
_TONGUE = "M-12.5 33Q0 23 12.5 33Q7 41 0 41Q-7 41 -12.5 33Z"
_CROWN = "M-31 24Q-24 -8 -14 -30Q-6 -50 17 -54Q33 -56 41 -41Q29 -44 22 -37Q17 -31 22 -20Q30 0 33 24Z"
_BRIM = "M-58 32Q-30 20 0 20Q30 20 58 32Q60 40 47 44Q22 50 0 50Q-22 50 -47 44Q-60 40 -58 32Z"
_BAND = "M-34 25Q-30 9 -28 3Q1 -3 29 3Q34 14 35 25Q0 16 -34 25Z"
_CREASES = "M-9 -16Q2 -22 12 -15M-4 -28Q4 -32 10 -27"
_CLOAK = (
    "M0 -52Q20 -52 23 -33Q25 -21 18 -13Q40 8 47 50Q36 44 26 50Q13 55 0 49"
    "Q-13 55 -26 50Q-36 44 -47 50Q-40 8 -18 -13Q-25 -21 -23 -33Q-20 -52 0 -52Z"
)
_CLOAK_SEEN = (
    "M-1.1 49.5Q-13.5 54.8 -26 50Q-36 44 -47 50Q-40 8 -18 -13Q-25 -21 -23 -33Q-20.1 -51.5 -1.1 -52"
    "C-0.3 -28 16.3 -10.2 0 12C-10.1 27.2 -4.2 36 -1.1 49.5Z"
)
_CLOAK_UNSEEN = "M-1.1 -52H0Q20 -52 23 -33Q25 -21 18 -13Q40 8 47 50Q36 44 26 50Q13 55 0 49L-1.1 49.5"
_FOLDS = "M-14 -6Q-20 20 -22 48M-3 -2Q-6 20 -6 46"
_HOOD = "M-13 -34Q-12 -43 0 -43Q12 -43 13 -34Q12 -22 0 -17Q-12 -22 -13 -34Z"


def skip(ink: str, weight: float) -> str:
    bar = {"x": -6 - weight * 0.62, "y": 8, "width": weight * 1.24, "height": 40, "rx": weight * 0.36}
    return _line(_HOP, ink, weight) + _head(_HOP_HEAD, ink) + element("rect", **bar, fill=ink)


def reverse(ink: str, weight: float) -> str:
    return _line(_PASSING, ink, weight) + _head(_PASSING_HEADS, ink)


def envelope(mouth: str = PAPER, tongue: str = PLUM) -> str:
    return (
        element("rect", x=-52, y=-26, width=104, height=74, rx=7, fill=PLUM)
        + element("path", d=_FLAP, fill="none", stroke=PAPER, stroke_width=6, stroke_linejoin="round")
        + element("ellipse", cy=27, rx=19, ry=14.5, fill=mouth)
        + element("path", d=_TONGUE, fill=tongue)
    )


def howling_envelope() -> str:
    """The envelope shouting: four rays in the four colors, each with its shape."""
    return "".join(_ray(color, radians(degrees)) for color, degrees in _RAYS) + envelope(DARK, MOUTH)


_RAYS = (("R", -36), ("Y", -12), ("G", 12), ("B", 36))
_THROAT = 28.6
_RAY_FROM, _RAY_TO, _RAY_SHAPE = 75, 94.6, 108


def _ray(color: str, angle: float) -> str:
    ink, aside, up = INKS[color].ground, sin(angle), -cos(angle)
    (x1, y1), (x2, y2), (x, y) = (
        (aside * reach, _THROAT + up * reach) for reach in (_RAY_FROM, _RAY_TO, _RAY_SHAPE)
    )
    line = element("line", x1=x1, y1=y1, x2=x2, y2=y2, stroke=ink, stroke_width=9)
    return line + solid(color, x, y, 7.7, ink)


def hat() -> str:
    return element("path", d=_CROWN + _BRIM, fill=PLUM)


def banded_hat() -> str:
    """The hat with the four shapes on its band."""
    band = element("path", d=_BAND, fill=SHADE)
    shapes = "".join(solid(color, x, y, r, INKS[color].ground) for color, x, y, r in _ON_THE_BAND)
    return hat() + band + shapes + _line(_CREASES, FOLD, 3, cap="round")


def cloak() -> str:
    return element("path", d=_CLOAK, fill=PLUM)


def vanishing_cloak() -> str:
    """The cloak half gone: the colors show through, and only a dotted line is left."""
    suits = "".join(solid(color, x, y, r, ink) for color, x, y, r, ink in _SHOWING_THROUGH)
    return (
        element("g", suits, opacity=0.9)
        + element("path", d=_CLOAK_SEEN, fill=PLUM)
        + _line(_FOLDS, FOLD, 3.4)
        + _line(_CLOAK_UNSEEN, PLUM, 3.4, cap="round", dashes=".2 7")
        + element("path", d=_HOOD, fill=PAPER, opacity=0.96)
    )


_ON_THE_BAND = (("R", -20, 12, 5), ("B", -6.5, 10, 5), ("G", 7, 10, 5), ("Y", 20.5, 12, 5.4))
_SHOWING_THROUGH = (
    ("G", 30, 26, 9, INKS["G"].light),
    ("Y", 24, -2, 6.5, INKS["Y"].ground),
    ("B", 14, -32, 5.5, INKS["B"].light),
    ("R", 12, 36, 6.5, INKS["R"].light),
)


def _line(path: str, ink: str, width: float, cap: str | None = None, dashes: str | None = None) -> str:
    return element(
        "path",
        d=path,
        fill="none",
        stroke=ink,
        stroke_width=width,
        stroke_linecap=cap,
        stroke_dasharray=dashes,
    )


def _head(path: str, ink: str) -> str:
    return element("path", d=path, fill=ink, stroke=ink, stroke_width=4, stroke_linejoin="round")
