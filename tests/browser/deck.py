"""Decks in order, so that a hand goes as a scene needs it."""

from __future__ import annotations

from collections.abc import Sequence


def stacked(hands: Sequence[str], first: str, draws: str = "") -> str:
    """The top of a deck: hands as they are dealt, from the dealer's left on, then the first card.

    >>> stacked(["R1 R2", "G1 G2"], first="B5", draws="Y1")
    'R1 G1 R2 G2 B5 Y1'
    """
    rounds = zip(*(hand.split() for hand in hands), strict=True)
    return " ".join([card for cards in rounds for card in cards] + [first, *draws.split()])
