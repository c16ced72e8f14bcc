"""What seats know of each other's hands: cards that were shown and have not been laid since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from itertools import groupby

from .cards import Card
from .events import Event

Cards = Counter[Card]
Hands = tuple[tuple[Card, ...], ...]


class Memory:
    """The cards that each seat certainly holds, as everybody knows or only one viewer does."""

    __slots__ = ("_hands", "_private", "_public")

    def __init__(self) -> None:
        self._public: dict[int, Cards] = {}
        self._private: dict[tuple[int, int], Cards] = {}
        self._hands: dict[int | None, Hands] = {}
        """A cache of what each viewer knows."""

    def copy(self) -> Memory:
        copy = Memory()
        copy._public = {owner: cards.copy() for owner, cards in self._public.items()}
        copy._private = {pair: cards.copy() for pair, cards in self._private.items()}
        return copy

    def learn(self, events: Iterable[Event]) -> bool:
        """Follow these events. Returns whether anybody knows more or less than before."""
        learned = False
        for moved, group in groupby(events, key=lambda event: event.kind == "gave"):
            if moved:
                self._follow([*group])
                learned = True
            elif self._learn(group):
                learned = True
        return learned

    def _learn(self, events: Iterable[Event]) -> bool:
        learned = False
        for event in events:
            if event.seat is None or not event.cards:
                continue
            if event.kind == "laid":
                forgotten = [self._forget(event.seat, card) for card in event.cards]
                if not any(forgotten):
                    continue
            elif event.kind == "put_out":
                self._forget_all(event.seat)
            elif event.kind == "took_back":
                for card in event.cards:
                    self._see(event.seat, card)
            elif event.kind == "shouted":
                self._show_to_all(event.seat, event.cards)
            elif event.kind == "shown" and event.other is not None:
                self._private[event.other, event.seat] = Counter(event.cards)
            else:
                continue
            self._hands, learned = {}, True
        return learned

    def known(self, viewer: int | None, seats: int) -> Hands:
        """For each seat, the cards that it certainly holds, because `viewer` was shown them."""
        if not self._public and not self._private:
            return seats * ((),)
        if viewer not in self._hands:
            self._hands[viewer] = tuple(self._hand(viewer, owner) for owner in range(seats))
        return self._hands[viewer]

    def recall(self, hands: Iterable[Iterable[Card]]) -> None:
        """Start from what a view knows of each hand."""
        for owner, cards in enumerate(hands):
            if counter := Counter(cards):
                self._public[owner] = counter
        self._hands = {}

    def _hand(self, viewer: int | None, owner: int) -> tuple[Card, ...]:
        if viewer == owner:
            return ()
        public = self._public.get(owner)
        private = None if viewer is None else self._private.get((viewer, owner))
        cards = public | private if public and private else public or private
        return tuple(sorted(cards.elements())) if cards else ()

    def _show_to_all(self, owner: int, cards: tuple[Card, ...]) -> None:
        self._public[owner] = Counter(cards)
        for pair in [pair for pair in self._private if pair[1] == owner]:
            del self._private[pair]

    def _follow(self, gifts: Sequence[Event]) -> None:
        """H-22: what was seen of a hand travels with it, and its former owner knows all of it."""
        public, private = self._public, self._private
        self._public, self._private, self._hands = public.copy(), private.copy(), {}
        for gift in gifts:
            self._forget_all(gift.other)
        for gift in gifts:
            if gift.seat is None or gift.other is None:
                continue
            if gift.seat in public:
                self._public[gift.other] = public[gift.seat]
            for (viewer, owner), cards in private.items():
                if owner == gift.seat and viewer != gift.other:
                    self._private[viewer, gift.other] = cards
            self._private[gift.seat, gift.other] = Counter(gift.cards)

    def _forget_all(self, owner: int | None) -> None:
        """Forget a hand that is no longer there."""
        self._public = {seat: cards for seat, cards in self._public.items() if seat != owner}
        self._private = {pair: cards for pair, cards in self._private.items() if pair[1] != owner}

    def _forget(self, owner: int, card: Card) -> bool:
        """Forget one card. Returns whether anybody knew of it."""
        if not self._public and not self._private:
            return False
        knowing = [cards for cards in self._known_of(owner) if card in cards]
        for cards in knowing:
            cards[card] -= 1
            if not cards[card]:
                del cards[card]
        return bool(knowing)

    def _see(self, owner: int, card: Card) -> None:
        self._public.setdefault(owner, Counter())
        for cards in self._known_of(owner):
            cards[card] += 1

    def _known_of(self, owner: int) -> list[Cards]:
        private = [cards for pair, cards in self._private.items() if pair[1] == owner]
        return [self._public[owner], *private] if owner in self._public else private
