"""What a player is left with when a hand is over, as cards or, where only those were counted, as points.

>>> Holding.parse("r7, gs w4").points, Holding.parse("20+7").points
(77, 27)
>>> print(Holding.parse("gs r7"), Holding.parse("45"))
R7,GS 45
"""

from __future__ import annotations

import re
from collections.abc import Iterable
from dataclasses import dataclass
from itertools import pairwise

from ...engine.cards import Card
from ...engine.errors import Malformed
from .refusals import ScoreRefused

_POINTS = re.compile(r"-?\d{1,9}", re.A)
_NUMBER_FIRST = re.compile(r"([0-9DVS])([RGBY])")
_DRAW = re.compile(r"([RGBY])\+[23]")
_WILD_FOUR = re.compile(r"W?\+4")
_NO_COLOR = re.compile(r"\+[23]")
_NOTHING: tuple[list[str], ...] = ([], ["-"])


@dataclass(frozen=True, slots=True)
class Holding:
    """Never empty: whoever has no card is out (R-51)."""

    points: int
    cards: tuple[Card, ...] | None = None
    """None where the table counted the points itself."""

    @classmethod
    def parse(cls, text: str) -> Holding:
        """Cards in any case with spaces, commas or a plus between, or points; both together are points."""
        words = text.replace(",", " ").split()
        if words in _NOTHING:
            raise ScoreRefused("no_card")
        held = [each for word in words if word != "+" for each in _held(word)]
        if not held:
            raise ScoreRefused("not_a_holding", text=text.strip())
        cards = [each for each in held if isinstance(each, Card)]
        points = [cls.of_points(each).points for each in held if isinstance(each, int)]
        if points:
            return cls.of_points(sum(points) + sum(card.points for card in cards))
        return cls.of_cards(cards)

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


def _held(word: str) -> list[Card | int]:
    """What stands between two spaces: a card as it is written or printed, points, or a sum of them."""
    typed = word.upper()
    if _NO_COLOR.fullmatch(typed):
        raise ScoreRefused("no_color", text=typed)
    if _DRAW.fullmatch(typed) or _WILD_FOUR.fullmatch(typed):
        return [Card("W4" if typed.endswith("4") else f"{typed[0]}D")]
    held = [_card_or_points(part, word) for part in typed.split("+")]
    if any(isinstance(one, Card) and isinstance(other, int) for one, other in pairwise(held)):
        raise ScoreRefused("not_a_holding", text=word)  # R7+4: a card, or points?
    return held


def _card_or_points(part: str, word: str) -> Card | int:
    if _POINTS.fullmatch(part):
        return int(part)
    try:
        return Card(_NUMBER_FIRST.sub(r"\2\1", part) if _NUMBER_FIRST.fullmatch(part) else part)
    except Malformed as error:
        raise ScoreRefused("not_a_holding", text=word) from error
