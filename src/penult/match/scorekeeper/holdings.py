"""What a player is left with when a hand is over, as cards or, where only those were counted, as points.

>>> Holding.parse("r7, gs w4").points
77
>>> print(Holding.parse("gs r7"), Holding.parse("45"))
R7,GS 45
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass

from ...engine.cards import Card
from ...engine.errors import Malformed
from .refusals import ScoreRefused

_POINTS = re.compile(r"[-+]?\d{1,9}", re.A)
_NOTHING: tuple[list[str], ...] = ([], ["-"])


@dataclass(frozen=True, slots=True)
class Holding:
    """Never empty: whoever has no card is out (R-51)."""

    points: int
    cards: tuple[Card, ...] | None = None
    """None where the table counted the points itself."""

    @classmethod
    def parse(cls, text: str) -> Holding:
        """Cards in any case with spaces or commas between, or a number of points."""
        words = text.upper().replace(",", " ").split()
        if words in _NOTHING:
            raise ScoreRefused("no_card")
        if len(words) == 1 and _POINTS.fullmatch(words[0]):
            return cls.of_points(int(words[0]))
        try:
            return cls.of_cards(map(Card, words))
        except Malformed as error:
            raise ScoreRefused("not_a_holding", text=str(error.came)) from error

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Holding:
        """R-54: cards count what they are worth."""
        held = tuple(sorted(cards))
        if not held:
            raise ScoreRefused("no_card")
        return cls(sum(card.points for card in held), held)

    @classmethod
    def of_points(cls, points: int) -> Holding:
        if points < 0:
            raise ScoreRefused("negative", points=points)
        return cls(points)

    def __str__(self) -> str:
        return str(self.points) if self.cards is None else ",".join(map(str, self.cards))
