"""The three editions: their decks, and where their sheets differ."""

from __future__ import annotations

from collections import Counter
from dataclasses import dataclass
from enum import Enum
from functools import cache

from .cards import CARDS, Card
from .errors import Malformed


class DealerBy(Enum):
    """How the first dealer is found (D-32)."""

    CARD = "R-03"
    BIRTHDAY = "R-04"


@dataclass(frozen=True, slots=True)
class Edition:
    name: str
    number: str
    wilds: tuple[str, ...]
    draw_strength: int
    dealer_by: DealerBy
    hints: str

    @property
    def deck(self) -> tuple[Card, ...]:
        """R-02, A-01: one 0, two of every other colored card, and the wilds."""
        return _deck(self.wilds)

    def check_deck(self, cards: Counter[Card]) -> None:
        """R-02: no card is added or removed."""
        printed = Counter(self.deck)
        for card, _ in sorted(cards.items() ^ printed.items()):
            expected = f"{printed[card]} of {card} (R-02)"
            raise Malformed(f"deck of {self.name}", cards[card], expected)

    def __str__(self) -> str:
        return self.name


@cache
def _deck(wilds: tuple[str, ...]) -> tuple[Card, ...]:
    colored = [card for card in CARDS if card.color for _ in range(1 if card.number == 0 else 2)]
    return (*colored, *map(Card, wilds))


_WILD_CARDS = 4 * ("W",) + 4 * ("W4",)

EDITIONS = {
    edition.name: edition
    for edition in (
        Edition("classic", "42003", _WILD_CARDS, 2, DealerBy.CARD, "on"),
        Edition("hp2003", "42797", (*_WILD_CARDS, "HW", "IN"), 3, DealerBy.BIRTHDAY, "on"),
        Edition("hp2018", "FNC42", _WILD_CARDS + 4 * ("SH",), 2, DealerBy.CARD, "off"),
    )
}
