"""A hand with chosen cards: the players are counted from the one who begins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass, replace

from penult.engine.cards import Card
from penult.engine.rules import Rules
from penult.wire.to_server import Act
from server.secrecy.cards import Shuffled
from server.secrecy.prompter import Prompter
from server.secrecy.script import Setting, Weight
from server.secrecy.world import arrivals


@dataclass(frozen=True, slots=True)
class Stage:
    """A table at which the first player is to move."""

    prompter: Prompter

    def seat(self, player: int) -> int:
        table = self.prompter.world.session.table
        assert table.deal is not None
        return (table.deal.dealer + 1 + player) % self.prompter.setting.seats

    def person(self, player: int) -> str:
        return self.prompter.person_at(self.seat(player))

    def act(self, player: int, move: str, weight: Weight = Weight.OPEN, after: float = 0.2) -> None:
        self.prompter.wait(after)
        act = Act(id=len(self.prompter.lines), move=move, seen=self.prompter.n)
        self.prompter.speak(self.person(player), act, weight)


def staged(setting: Setting, hands: Sequence[str], top: str, pile: str) -> Stage:
    """Seven cards each, the first card, and the first cards of the pile."""
    rehearsal = Prompter(setting)
    _begin(rehearsal)
    shuffles = rehearsal.cards.written_down()[: len(rehearsal.picked) + 1]
    deck = stacked(setting, hands, top, pile)
    prompter = Prompter(setting, [*shuffles[:-1], Shuffled(deck)])
    _begin(prompter)
    return Stage(prompter)


def stacked(setting: Setting, hands: Sequence[str], top: str, pile: str) -> tuple[Card, ...]:
    """The deck from its top: it is dealt one card at a time."""
    rounds = zip(*(hand.split() for hand in hands), strict=True)
    chosen = [Card(card) for cards in rounds for card in cards] + [Card(top), *map(Card, pile.split())]
    rest = Counter(Rules(setting.rules).edition.deck)
    rest.subtract(chosen)
    return (*chosen, *sorted(rest.elements()))


def swapped(hand: Shuffled, card: str, other: str) -> Shuffled:
    """The first of one kind and the first of another change places."""
    here, there = hand.deck.index(Card(card)), hand.deck.index(Card(other))
    deck = list(hand.deck)
    deck[here], deck[there] = deck[there], deck[here]
    return replace(hand, deck=tuple(deck))


def _begin(prompter: Prompter) -> None:
    for line in arrivals(prompter.setting):
        prompter.say(line)
    while prompter.deal is None:
        prompter.wait(0.5)
