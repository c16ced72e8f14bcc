"""The deck as counts, for the laws."""

from __future__ import annotations

from ..engine.cards import Card
from ..engine.kernel.cards import KINDS


def card_counts(deck: tuple[Card, ...]) -> list[int]:
    """How many of each kind a deck has."""
    counts = [0] * KINDS
    for card in deck:
        counts[card.kind] += 1
    return counts
