"""A card as a picture.

>>> card_svg("R7")[:69]
'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 200 280" width="'
"""

from __future__ import annotations

from .faces import face
from .names import card_name
from .sizes import CORNER, HEIGHT, SIZES, WIDTH
from .svg import PREFIX, document, element, prefixed


def card_svg(
    code: str,
    size: str = "full",
    called: str | None = None,
    draw: int = 2,
    *,
    name: str | None = None,
    prefix: str | None = None,
) -> str:
    """One card as an SVG document; its accessible name is English unless `name` is given.

    Ids inside depend only on the picture, so that different cards can share a page; to put the same card on
    a page twice with different ids, give each a prefix.
    """
    drawn = card(code, size, called, draw)
    name = card_name(code, called, draw) if name is None else name
    return prefixed(document(DEFINITIONS + drawn, name, WIDTH, HEIGHT, SIZES[size].shown), prefix)


def card(code: str, size: str = "full", called: str | None = None, draw: int = 2) -> str:
    """One card as a group of 200 by 280 units, for a document that has the definitions."""
    shown = face(code, size, called, draw)
    ground = element("rect", width=WIDTH, height=HEIGHT, rx=CORNER, fill=shown.ground)
    edge = _EDGE_OF_PAPER if shown.on_paper else _EDGE_OF_INK
    return element("g", ground, shown.drawing, edge, clip_path=f"url(#{PREFIX}outline)")


def _gradient(name: str, top: str, bottom: str, fading: tuple[float, float]) -> str:
    stops = (
        element("stop", offset=offset, stop_color=color, stop_opacity=opacity)
        for offset, color, opacity in zip((0, 1), (top, bottom), fading, strict=True)
    )
    return element("linearGradient", *stops, id=PREFIX + name, x2=0, y2=1)


def _edge(name: str, otherwise: str) -> str:
    """The hairline; `otherwise` is its ink on pages that hide the definitions."""
    inset = {"x": 1.3, "y": 1.3, "width": WIDTH - 2.6, "height": HEIGHT - 2.6, "rx": 17.8}
    paint = f"url(#{PREFIX}{name}) {otherwise}"
    return element("rect", **inset, fill="none", stroke=paint, stroke_width=2.6)


_EDGE_OF_INK = _edge("edge-of-ink", "#FFF6E7")
_EDGE_OF_PAPER = _edge("edge-of-paper", "#C1B296")

DEFINITIONS = element(
    "defs",
    element("clipPath", element("rect", width=WIDTH, height=HEIGHT, rx=CORNER), id=f"{PREFIX}outline"),
    _gradient("edge-of-ink", "#FFF6E7", "#FFF6E7", (0.62, 0.26)),
    _gradient("edge-of-paper", "#D8CBB3", "#A99878", (1, 1)),
)
"""Definitions that all cards of a document share: the outline and the two kinds of edge."""
