"""Chance: everything random in a deal, as data.

A chance begins with the order of the deck. It draws places for returned first cards and orders of reshuffles
from its source when they are needed, and keeps them: the same moves on it give the same hand again.
"""

from __future__ import annotations

import random
from collections.abc import Iterable, Sequence
from typing import Protocol

from .cards import Card
from .errors import Malformed
from .rules import Rules


class Source(Protocol):
    """What a chance is drawn from: `random.Random(seed)`, or the operating system's generator."""

    def shuffle(self, x: list[int] | list[Card]) -> None: ...

    def randrange(self, start: int, /) -> int: ...


class Chance:
    """The deck in order, the places of returned first cards, the orders of reshuffles, the dealer picks."""

    __slots__ = ("_source", "deck", "orders", "picks", "places")

    def __init__(
        self,
        deck: Iterable[Card],
        places: Iterable[int] = (),
        orders: Iterable[Sequence[int]] = (),
        source: Source | None = None,
        picks: Iterable[Sequence[Card]] = (),
    ) -> None:
        self.deck = tuple(deck)
        self.picks = [tuple(cards) for cards in picks]
        self.places = list(places)
        self.orders = [tuple(order) for order in orders]
        for order in self.orders:
            self._check_order(order)
        self._source = source

    @classmethod
    def from_system(cls, rules: Rules) -> Chance:
        """For real tables: every order of the deck is possible, and none can be predicted."""
        return cls.drawn_from(random.SystemRandom(), rules)

    @classmethod
    def seeded(cls, rules: Rules, seed: int) -> Chance:
        """For tests and simulations: the same seed gives the same chance."""
        return cls.drawn_from(random.Random(seed), rules)

    @classmethod
    def drawn_from(cls, source: Source, rules: Rules) -> Chance:
        deck = list(rules.edition.deck)
        source.shuffle(deck)
        return cls(deck, source=source)

    def place(self, nth: int, size: int, fixed: int | None = None) -> int:
        """A-07: where the nth returned first card goes in a DRAW pile of `size` cards.

        If the rules fix the place, none is drawn; the fixed one is only written down.
        """
        if fixed is not None:
            self.places[nth : nth + 1] = [fixed]
            return fixed
        if nth == len(self.places):
            self.places.append(self._ask("place for a returned first card").randrange(size + 1))
        if not 0 <= self.places[nth] <= size:
            raise Malformed("place of a returned card", self.places[nth], f"0 to {size}")
        return self.places[nth]

    def order(self, nth: int) -> tuple[int, ...]:
        """The nth reshuffle: positions in a pile as large as the deck; a smaller pile skips the others."""
        if nth == len(self.orders):
            positions = list(range(len(self.deck)))
            self._ask("order for a reshuffle").shuffle(positions)
            self.orders.append(tuple(positions))
        return self.orders[nth]

    def add_order(self, order: Sequence[int]) -> None:
        """Write down one more reshuffle; a record gives each just before the move that needs it."""
        self._check_order(tuple(order))
        self.orders.append(tuple(order))

    def fix_order(self, nth: int, order: Sequence[int]) -> None:
        """Set the nth reshuffle unless it is known already; an empty order sets nothing."""
        if order and nth == len(self.orders):
            self.add_order(order)

    def go_on_from(self, source: Source) -> None:
        """Draw everything that is not written down yet from this source."""
        self._source = source

    def has_order(self, nth: int) -> bool:
        """Whether there is an nth order or a source to draw it from."""
        return nth < len(self.orders) or self._source is not None

    def pick(self, nth: int, players: int) -> tuple[Card, ...]:
        """R-03: the cards that players pick for dealer, the nth time."""
        if nth == len(self.picks):
            deck = list(self.deck)
            self._ask("picking for the dealer").shuffle(deck)
            self.picks.append(tuple(deck[:players]))
        if len(self.picks[nth]) != players:
            raise Malformed("cards picked for the dealer", len(self.picks[nth]), f"{players}")
        return self.picks[nth]

    def _ask(self, what: str) -> Source:
        if self._source is None:
            raise Malformed("chance", f"no further {what}", f"a chance that has one more {what}")
        return self._source

    def _check_order(self, order: tuple[int, ...]) -> None:
        if sorted(order) != list(range(len(self.deck))):
            raise Malformed("order of a reshuffle", order, f"each of 0 to {len(self.deck) - 1} once")


class KeptOrder:
    """A source for tests: a reshuffle keeps the order, a returned first card goes to the bottom (A-89)."""

    def shuffle(self, x: list[int] | list[Card]) -> None:
        pass

    def randrange(self, stop: int, /) -> int:
        return stop - 1
