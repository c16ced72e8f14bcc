"""What the seats remember of each other's hands: cards that were shown and have not been laid since."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable

from .cards import Card
from .events import Event

Cards = Counter[Card]
Hands = tuple[tuple[Card, ...], ...]


class Memory:
    """For the whole table, and for each viewer alone, the cards that a seat surely holds."""

    __slots__ = ("_hands", "_private", "_public")

    def __init__(self) -> None:
        self._public: dict[int, Cards] = {}
        self._private: dict[tuple[int, int], Cards] = {}
        self._hands: dict[int | None, Hands] = {}
        """What each viewer knows, worked out when it was last asked for."""

    def copy(self) -> Memory:
        twin = Memory()
        twin._public = {owner: cards.copy() for owner, cards in self._public.items()}
        twin._private = {pair: cards.copy() for pair, cards in self._private.items()}
        return twin

    def learn(self, events: Iterable[Event]) -> bool:
        """Take in what happened; whether anybody knows more or less than before."""
        learned = False
        for event in events:
            if event.seat is None or not event.cards:
                continue
            if event.kind == "laid":
                if not self._forget(event.seat, event.cards[0]):
                    continue
            elif event.kind == "took_back":
                self._see(event.seat, event.cards[0])
            elif event.kind == "shouted":
                self._shown_to_all(event.seat, event.cards)
            elif event.kind == "shown" and event.other is not None:
                self._private[event.other, event.seat] = Counter(event.cards)
            else:
                continue
            self._hands, learned = {}, True
        return learned

    def known(self, viewer: int | None, seats: int) -> Hands:
        """For each seat, the cards that it surely holds, as far as `viewer` was shown them."""
        if not self._public and not self._private:
            return seats * ((),)
        if viewer not in self._hands:
            self._hands[viewer] = tuple(self._hand(viewer, owner) for owner in range(seats))
        return self._hands[viewer]

    def recall(self, hands: Iterable[Iterable[Card]]) -> None:
        """Take over what a view says is known of each hand."""
        for owner, cards in enumerate(hands):
            if counter := Counter(cards):
                self._public[owner] = counter
        self._hands = {}

    def _hand(self, viewer: int | None, owner: int) -> tuple[Card, ...]:
        if viewer == owner:
            return ()
        cards = self._public.get(owner, Counter())
        if viewer is not None:
            cards = cards | self._private.get((viewer, owner), Counter())
        return tuple(sorted(cards.elements()))

    def _shown_to_all(self, owner: int, cards: tuple[Card, ...]) -> None:
        self._public[owner] = Counter(cards)
        for pair in [pair for pair in self._private if pair[1] == owner]:
            del self._private[pair]

    def _forget(self, owner: int, card: Card) -> bool:
        """Whether anybody knew of it."""
        about = [cards for cards in self._about(owner) if card in cards]
        for cards in about:
            cards[card] -= 1
            if not cards[card]:
                del cards[card]
        return bool(about)

    def _see(self, owner: int, card: Card) -> None:
        self._public.setdefault(owner, Counter())
        for cards in self._about(owner):
            cards[card] += 1

    def _about(self, owner: int) -> list[Cards]:
        private = [cards for pair, cards in self._private.items() if pair[1] == owner]
        return [self._public[owner], *private] if owner in self._public else private
