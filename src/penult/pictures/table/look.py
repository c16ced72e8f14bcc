"""The style of a table in light colors: surfaces, type and shadows."""

from __future__ import annotations

from math import ceil

from ..cards import card
from ..sizes import CORNER, HEIGHT, WIDTH
from ..svg import PREFIX, Attribute, element, placed, written

GROUND = "#F5F0E6"
MAT = "#E9E1D2"
MAT_LINE = "#CFC3AD"
RAISED = "#FFFFFF"
INK = "#221B29"
SOFT_INK = "#5B5261"
EDGE = "#827686"
ACCENT = "#69377A"
ACCENT_SOFT = "#EBDDEB"
WARNING_SOFT = "#D9CDBB"
SHADOW = "#3A2814"
FONTS = "'Penult Sans', system-ui, -apple-system, 'Segoe UI', Roboto, sans-serif"

BREADTH = 1092
CENTER_X, CENTER_Y = 546, 307


def text(
    words: str, x: float, y: float, size: float, weight: int = 400, ink: str = INK, anchor: str | None = None
) -> str:
    return element(
        "text",
        written(words),
        x=x,
        y=y,
        font_size=size,
        font_weight=weight if weight != 400 else None,
        fill=ink,
        text_anchor=anchor,
    )


def breadth_of(words: str, size: float) -> float:
    """The approximate width of a text: the reader's font is unknown."""
    return 0.6 * size * len(words)


def shortened(words: str, most: int) -> str:
    return words if len(words) <= most else words[: most - 1].rstrip() + "…"


def evenly(cards: tuple[str, ...], most: int) -> list[tuple[str, ...]]:
    """The cards in as few rows as possible with at most `most` each, in rows as equal as possible."""
    rows = ceil(len(cards) / most) or 1
    share = ceil(len(cards) / rows) or 1
    return [cards[start : start + share] for start in range(0, len(cards), share)]


def panel(x: float, y: float, width: float, height: float, corner: float, **attributes: Attribute) -> str:
    """A white plate with a shadow."""
    box = {"width": width, "height": height, "rx": corner}
    shadow = element("rect", x=x, y=y + 2, **box, fill=SHADOW, opacity=0.16)
    return shadow + element("rect", x=x, y=y, **box, fill=RAISED, **attributes)


def lying_card(
    code: str,
    x: float,
    y: float,
    width: float,
    *,
    size: str = "full",
    called: str | None = None,
    draw: int = 2,
    turn: float = 0,
    about: float = 0.5,
    lifted: bool = False,
    veiled: bool = False,
) -> str:
    """A card with its upper left corner at x, y, turned about a point on its axis at the height `about`."""
    drawn = _shadow(lifted) + card(code, size, called, draw)
    if veiled:
        drawn += element("rect", width=WIDTH, height=HEIGHT, rx=CORNER, fill=GROUND, opacity=0.3)
    scale = width / WIDTH
    if not turn:
        return placed(drawn, x, y, scale)
    down = about * HEIGHT
    inner = placed(drawn, -WIDTH / 2 * scale, -down * scale, scale)
    return placed(inner, x + width / 2, y + down * scale, turn=turn)


def back(x: float, y: float, width: float) -> str:
    """A small back, by reference: there are many of them, so it is defined once."""
    return placed(element("use", href=f"#{PREFIX}back"), x, y, width / WIDTH)


def _shadow(lifted: bool) -> str:
    """Lifted cards cast a second shadow, longer and narrower."""
    near = element("rect", y=3.5, width=WIDTH, height=HEIGHT, rx=CORNER, fill=SHADOW, opacity=0.16)
    far = {"x": 5, "y": 9, "width": WIDTH - 10, "height": HEIGHT, "rx": CORNER}
    return element("rect", **far, fill=SHADOW, opacity=0.12) + near if lifted else near


BACK_DEFINITION = element("defs", element("g", _shadow(False), card("?", "small"), id=f"{PREFIX}back"))
