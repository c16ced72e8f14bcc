"""What a program is told of a view, as JSON; `docs/bots.md` describes it.

>>> from penult import Deal
>>> seen = view_message(Deal.at("classic n=2 top=R5 h0=R9,B5 h1=G1,G2").view(0))
>>> seen["hand"], seen["counts"], seen["color"]
(['R9', 'B5'], [2, 2], 'R')
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from ..engine.cards import Card
from ..engine.view import View


def view_message(view: View) -> dict[str, Any]:
    return {
        "seat": view.seat,
        "seats": view.seats,
        "dealer": view.dealer,
        "phase": view.phase,
        "turn": view.turn,
        "direction": view.direction,
        "hand": _codes(view.hand),
        "drawn": None if view.drawn is None else str(view.drawn),
        "drew": view.drew,
        "counts": list(view.counts),
        "known": [_codes(cards) for cards in view.known],
        "top": str(view.top),
        "color": view.color,
        "laid_by": view.laid_by,
        "color_before": view.color_before,
        "discard_pile": _codes(view.discard_pile),
        "draw_count": view.draw_count,
        "exposed": list(view.exposed),
        "callers": list(view.callers),
        "safe": list(view.safe),
        "due": view.due,
        "stacked": view.stacked,
        "playing": list(view.playing),
    }


def _codes(cards: Iterable[Card]) -> list[str]:
    return [str(card) for card in cards]
