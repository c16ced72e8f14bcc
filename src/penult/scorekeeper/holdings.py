"""The cards or points that a player is left with at the end of a hand, or some of each.

>>> Holding.parse("r7, gs w4").points, Holding.parse("20+7").points, Holding.parse("r7 s 3").points
(77, 27, 30)
>>> print(Holding.parse("gs r7"), Holding.parse("45"), Holding.parse("s 3 r7"))
R7,GS 45 R7,S,3

H-46: a hand that the mercy rule took out of the play counts as it was then.

>>> print(Holding.parse("mercy 150"))
mercy,150
"""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, replace

from ..engine.cards import Card
from ..engine.rules import Rules
from ..notation.names import plainly
from .card_words import CardWords, Colorless, Named
from .refusals import ScoreRefused
from .typed_cards import typed_cards

_NOTHING = ("", "-")


@dataclass(frozen=True, slots=True)
class Holding:
    """Never empty: a player without cards is out (R-51)."""

    points: int
    cards: tuple[Card, ...] | None = None
    """None if the table counted points itself, or left out the color of a card."""
    some: tuple[Named, ...] = ()
    """The named cards if not all were named; the rest was entered as points."""
    mercy: bool = False
    """H-42: whether the player was put out of the hand with it."""

    @classmethod
    def parse(cls, text: str, words: CardWords | None = None) -> Holding:
        """Parse cards and points, in any case, separated by spaces, commas or plus; also in these words.

        The word `mercy` before them says that the player was put out with them (H-42).
        """
        first, _, rest = text.strip().replace(",", " ", 1).partition(" ")
        if plainly(first) in (words or CardWords()).mercy:
            return replace(cls.parse(rest, words), mercy=True)
        if text.replace(",", " ").strip() in _NOTHING:
            raise ScoreRefused("no_card")
        held = typed_cards(text, words)
        if not held:
            raise ScoreRefused("not_a_holding", text=text.strip())
        counted = sum(cls.of_points(each).points for each in held if isinstance(each, int))
        named = [each for each in held if not isinstance(each, int)]
        cards = [each for each in named if isinstance(each, Card)]
        if len(cards) == len(held):
            return cls.of_cards(cards)
        return cls(counted + sum(each.points for each in named), None, _in_order(named))

    @classmethod
    def of_cards(cls, cards: Iterable[Card]) -> Holding:
        """R-54: the points are those of the cards."""
        held = tuple(sorted(cards))
        if not held:
            raise ScoreRefused("no_card")
        return cls(sum(card.points for card in held), held)

    @classmethod
    def of_points(cls, points: int) -> Holding:
        if points < 0:
            raise ScoreRefused("negative", points=points)
        return cls(points)

    @property
    def named(self) -> tuple[Named, ...]:
        """All cards that were named, with or without a color."""
        return self.some if self.cards is None else self.cards

    @property
    def counted(self) -> int:
        """The points of cards that were not named."""
        return self.points - sum(card.points for card in self.named)

    @property
    def written(self) -> tuple[str, ...]:
        """The named cards, then the other points; empty if only points were entered."""
        counted = [str(self.counted)] if self.named and self.counted else []
        return (*map(str, self.named), *counted)

    def out_of_the_hand(self, rules: Rules) -> bool:
        """H-42: whether the player was put out: it was said, or so many cards are named."""
        limit = int(rules["mercy"])
        return self.mercy or (limit > 0 and len(self.named) >= limit)

    def __str__(self) -> str:
        cards = ",".join(self.written) or str(self.points)
        return f"mercy,{cards}" if self.mercy else cards


def _in_order(named: Iterable[Named]) -> tuple[Named, ...]:
    """Cards first, then those without a color."""
    each = tuple(named)
    return (
        *sorted(one for one in each if isinstance(one, Card)),
        *sorted(one for one in each if isinstance(one, Colorless)),
    )
