"""Checks that an entry is possible: all cards come from one deck (R-02)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from functools import cache

from ..engine.cards import Card
from ..engine.editions import Edition
from ..engine.rules import Rules
from .card_words import Colorless, Named
from .holdings import Holding
from .refusals import ScoreRefused


def check_cards(edition: Edition, cards: Iterable[Named]) -> Counter[Card]:
    """R-02: refuse unknown cards and too many copies; return the rest of the deck."""
    named = list(cards)
    deck, held = _deck(edition), Counter(card for card in named if isinstance(card, Card))
    for card, count in sorted(held.items()):
        if card not in deck:
            raise ScoreRefused("other_edition", card=card, edition=edition.name)
        if count > deck[card]:
            raise ScoreRefused("too_many", card=card, count=count, most=deck[card])
    rest = deck - held
    for colorless, count in sorted(Counter(card for card in named if isinstance(card, Colorless)).items()):
        rest -= _some_of(colorless, count, rest, deck)
    return rest


def check_hands(rules: Rules, holdings: Sequence[Holding]) -> None:
    """Check what players hold after a hand.

    H-46: with mercy, what somebody held who was put out was noted then, and others may have drawn the same
    cards since. So each hand is checked alone.
    """
    if rules["mercy"] == "0" and any(holding.mercy for holding in holdings):
        raise ScoreRefused("no_mercy")
    together = [holdings] if rules["mercy"] == "0" else [[holding] for holding in holdings]
    for each in together:
        check_possible(rules.edition, each)


def check_possible(edition: Edition, holdings: Sequence[Holding]) -> None:
    """Check all hands together; hands given as points must find cards in the rest of the deck."""
    rest = check_cards(edition, (card for holding in holdings for card in holding.named))
    counted = [holding.counted for holding in holdings if holding.counted or not holding.named]
    if len(counted) >= rest.total():
        raise ScoreRefused("whole_deck", most=len(edition.deck))
    _check_points(rest, sum(counted))
    _check_zeros(rest, counted.count(0))


@cache
def _deck(edition: Edition) -> Counter[Card]:
    return Counter(edition.deck)


def _some_of(card: Colorless, count: int, rest: Counter[Card], deck: Counter[Card]) -> Counter[Card]:
    """`count` cards with this face in any colors that are left: all are worth the same."""
    left = [copy for copy in rest.elements() if _may_be(copy, card)]
    if count > len(left):
        most = sum(copies for copy, copies in deck.items() if _may_be(copy, card))
        raise ScoreRefused("too_many", card=card, count=most - len(left) + count, most=most)
    return Counter(left[:count])


def _may_be(card: Card, colorless: Colorless) -> bool:
    return card.color is not None and str(card)[1:] == colorless.face


def _check_points(rest: Counter[Card], points: int) -> None:
    """R-54: the points must not exceed those of the cards that are left."""
    most = sum(card.points * count for card, count in rest.items())
    if points > most:
        raise ScoreRefused("too_many_points", count=points, most=most)


def _check_zeros(rest: Counter[Card], hands: int) -> None:
    """A-01: a hand without points holds nothing but zeros, at least one."""
    most = sum(count for card, count in rest.items() if card.points == 0)
    if hands > most:
        raise ScoreRefused("too_many_zeros", count=hands, most=most)
