"""Decks whose first cards are chosen."""

from __future__ import annotations

from penult.engine.cards import Card
from penult.engine.rules import Rules


def stacked(rules: Rules, first: str) -> list[Card]:
    """The deck of the edition with these cards on top, in the order in which they are dealt."""
    rest = list(rules.edition.deck)
    top = [Card(code) for code in first.split()]
    for card in top:
        rest.remove(card)
    return top + rest
