"""Several cards in one picture: side by side, or fanned with the second to last raised."""

from __future__ import annotations

from collections.abc import Sequence
from math import ceil

from .cards import DEFINITIONS, card
from .faces import WILDS
from .names import card_name
from .sizes import HEIGHT, SIZES, WIDTH
from .svg import document, element, placed, prefixed

_GAP = 16
_ACROSS = 14
_SHADOW = "#3A2814"

_FAN_SHOWN, _FAN_HEIGHT = 900, 300
_FAN_CARD = 150
_TURN, _DROP = 2.0, 0.95
_RAISED = 26


def row_svg(
    codes: Sequence[str],
    size: str = "full",
    called: str | None = None,
    draw: int = 2,
    *,
    prefix: str | None = None,
) -> str:
    """Cards side by side, at most fourteen in a line; `called` applies to every wild."""
    step_x, step_y = WIDTH + _GAP, HEIGHT + _GAP
    drawn = "".join(
        placed(card(code, size, _called(code, called), draw), nth % _ACROSS * step_x, nth // _ACROSS * step_y)
        for nth, code in enumerate(codes)
    )
    width = min(len(codes), _ACROSS) * step_x - _GAP
    height = ceil(len(codes) / _ACROSS) * step_y - _GAP
    name = ", ".join(card_name(code, _called(code, called), draw) for code in codes)
    svg = document(DEFINITIONS + drawn, name, width, height, SIZES[size].shown * width / WIDTH)
    return prefixed(svg, prefix)


def _called(code: str, called: str | None) -> str | None:
    return called if code in WILDS else None


def fan_svg(codes: Sequence[str], *, prefix: str | None = None) -> str:
    """Cards in a fan of 900 by 300 units, the second to last raised as in the mark."""
    scale, middle = _FAN_CARD / WIDTH, (len(codes) - 1) / 2
    step = (_FAN_SHOWN - _FAN_CARD - 4 * _GAP) / max(len(codes) - 1, 1)
    drawn = ""
    for nth, code in enumerate(codes):
        aside = nth - middle
        raised = _RAISED if nth == len(codes) - 2 else 0
        lying = placed(_shadow() + card(code), -_FAN_CARD / 2, -_FAN_CARD * 0.7, scale)
        drawn += placed(
            lying,
            _FAN_SHOWN / 2 + aside * step,
            _FAN_HEIGHT / 2 - 4 + _DROP * aside**2 - raised,
            turn=_TURN * aside,
        )
    name = "Cards of the deck: " + ", ".join(map(card_name, codes))
    return prefixed(document(DEFINITIONS + drawn, name, _FAN_SHOWN, _FAN_HEIGHT, _FAN_SHOWN), prefix)


def _shadow() -> str:
    return element("rect", y=4, width=WIDTH, height=HEIGHT, rx=19, fill=_SHADOW, opacity=0.2)
