"""All chance of a table as data: for every shuffle the deck, the places and the orders."""

from __future__ import annotations

import random
from dataclasses import dataclass, field

from penult.engine.cards import Card
from penult.engine.chance import Chance
from penult.engine.rules import Rules

Swap = tuple[str, int, int, int]
"""What is swapped, of which shuffle or reshuffle, and the two places."""


@dataclass(slots=True)
class Shuffled:
    """One shuffle, with all the chance that may follow it."""

    deck: tuple[Card, ...]
    places: tuple[int, ...] = ()
    orders: tuple[tuple[int, ...], ...] = ()

    def chance(self, source: random.Random) -> Chance:
        return Chance(self.deck, self.places, self.orders, source)


@dataclass(slots=True)
class Cards:
    """Hands out shuffles: those that are given, then new ones, always the same for a seed."""

    seed: int
    shuffles: list[Shuffled] = field(default_factory=list)
    used: list[Chance] = field(default_factory=list)

    def shuffle(self, rules: Rules) -> Chance:
        nth = len(self.used)
        source = random.Random(f"{self.seed}/{nth}")
        fresh = Chance.drawn_from(source, rules)
        chance = self.shuffles[nth].chance(source) if nth < len(self.shuffles) else fresh
        self.used.append(chance)
        return chance

    def go_on(self, chance: Chance) -> None:
        """Continue the last shuffle after a restart, with the chance that was still to come."""
        for order in self.used[-1].orders[len(chance.orders) :]:
            chance.add_order(order)
        chance.go_on_from(random.Random(f"{self.seed}/{len(self.used)}/{len(chance.orders)}"))
        self.used[-1] = chance

    def written_down(self) -> list[Shuffled]:
        """Everything that was used, so that it can be changed and used again."""
        return [Shuffled(chance.deck, tuple(chance.places), tuple(chance.orders)) for chance in self.used]
