"""A guest that plays anything, for scenes that need many messages."""

from __future__ import annotations

import random

from client.table_in_memory import TableInMemory
from penult.client.seen import Seen
from penult.wire.to_client import Bye, Done, Refused, ToClient, Update, Welcome
from penult.wire.to_server import Act, Agree, Birthday, PickCard, Say, Start


class Guest:
    """Plays anything, says something now and then, and keeps what it sees."""

    def __init__(self, name: str, table: TableInMemory, rng: random.Random) -> None:
        self.name = name
        self.seen: Seen | None = None
        self.table = table
        self._rng = rng
        table.come(name, self.hear)

    def hear(self, message: ToClient) -> None:
        if isinstance(message, Welcome):
            self.seen = Seen.of(message)
        elif isinstance(message, Update):
            assert self.seen is not None
            self.seen = self.seen.after(message)
        else:
            assert isinstance(message, Done | Refused | Bye)

    def speak(self) -> None:
        assert self.seen is not None
        table, hand, rng = self.seen.table, self.seen.hand, self._rng
        if table.stage == "gathering" and self.seen.hosting:
            self.table.say(self.name, Start())
        elif table.spread and table.you in table.spread.among and table.you is not None:
            self.table.say(self.name, PickCard(at=rng.randrange(table.spread.cards), id=1))
        elif table.birthdays:
            self.table.say(self.name, Birthday(month=rng.randint(1, 12), day=rng.randint(1, 28)))
        elif table.asked in ("next", "settle"):
            self.table.say(self.name, Agree(to=table.asked))  # type: ignore[arg-type]
        elif hand and hand.moves:
            self.table.say(self.name, Act(move=rng.choice(hand.moves).move, seen=self.seen.n, id=2))
        elif rng.random() < 0.1:
            self.table.say(self.name, Say(phrase="hello"))
