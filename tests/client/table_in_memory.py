"""A server's table without a server: its session, time that jumps to the next event, and listeners."""

from __future__ import annotations

import random
from collections.abc import Callable

from penult.engine.cards import Card
from penult.engine.chance import Chance
from penult.engine.rules import Rules
from penult.table.apply import apply
from penult.table.context import Shuffle
from penult.table.incoming import Connected, Disconnected, MessageReceived, RoundTripMeasured
from penult.table.session import TableSession
from penult.table.steps import BotSat, Opened
from penult.table.table import Table
from penult.wire.coding import encode as encoded
from penult.wire.coding import read_by_client, read_by_server
from penult.wire.terms import Terms
from penult.wire.to_client import ToClient
from penult.wire.to_server import ToServer

CODE = "TABLE234"
Hear = Callable[[ToClient], None]


class TableInMemory:
    """People come, speak and go; `pass_time` does what is due next."""

    def __init__(
        self,
        rules: str = "classic",
        seats: int = 3,
        bots: int = 1,
        seed: int = 1,
        shuffle: Shuffle | None = None,
        **terms: object,
    ) -> None:
        rng = random.Random(seed)
        agreed = Terms(rules=rules, seats=seats, **terms)  # type: ignore[arg-type]
        self.table = Table(Opened(code=CODE, terms=agreed))
        for seat in range(seats - bots, seats):
            apply(self.table, BotSat(seat=seat, kind="keen"))
        self.session = TableSession(
            self.table, shuffle or (lambda agreed: Chance.drawn_from(rng, agreed)), rng
        )
        self.now = 1000.0
        self.heard: dict[str, list[ToClient]] = {}
        self._listeners: dict[str, Hear] = {}
        self._lines: dict[str, str] = {}
        self._count = 0

    def come(self, name: str, hear: Hear = lambda _: None, since: int | None = None) -> None:
        """Somebody with this name connects; their older connection ends."""
        self._count += 1
        line = f"{name} {self._count}"
        self._lines[name], self._listeners[line] = line, hear
        self.session.receive(self.now, Connected(line, name, name, since))
        self.deliver()

    def go(self, name: str) -> None:
        """The connection ends, and messages in transit are lost."""
        line = self._lines.pop(name)
        self._listeners.pop(line)
        self.session.receive(self.now, Disconnected(line, name))
        self.deliver()

    def say(self, name: str, message: ToServer) -> None:
        heard = read_by_server(encoded(message))
        self.session.receive(self.now, MessageReceived(self._lines[name], name, heard))
        self.deliver()

    def measure(self, name: str, round_trip: float) -> None:
        """The server has measured their round trip."""
        self.session.receive(self.now, RoundTripMeasured(self._lines[name], name, round_trip))

    def pass_time(self) -> bool:
        """Jump to the next moment at which something is due; False if nothing is."""
        wake = self.session.wake
        if wake is None:
            return False
        self.now = max(self.now, wake)
        while wake is not None and wake <= self.now:  # all that is due, before anybody speaks again
            self.session.tick(self.now)
            self.deliver()
            wake = self.session.wake
        return True

    def deliver(self) -> None:
        self.session.take_steps()
        for letter in self.session.release(self.now):
            if (hear := self._listeners.get(letter.connection)) is not None:
                hear(read_by_client(letter.body))


def with_top_cards(cards: str) -> Shuffle:
    """Decks that begin with these cards, in dealing order; the rest is random."""

    def shuffle(rules: Rules) -> Chance:
        first = [Card(code) for code in cards.split()]
        rest = list(Chance.drawn_from(random.Random(0), rules).deck)
        for card in first:
            rest.remove(card)
        return Chance([*first, *rest])

    return shuffle
