"""The view that a client keeps is always the server's view."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from client.playing_guest import Guest
from client.table_in_memory import TableInMemory
from penult.client.seen import Seen
from penult.table.incoming import Connected
from penult.wire.coding import read_by_client
from penult.wire.to_client import ToClient, Update, Welcome
from penult.wire.views import HandView, TableView

RULES = (
    "classic",
    "classic+legality=table",
    "hp2003+legality=table",
    "hp2018+score=elim",
    "classic+score=team",
)


class Careful(Guest):
    """Compares its view with the whole one after every message that changes it."""

    def __init__(self, name: str, table: TableInMemory, rng: random.Random) -> None:
        self.compared = 0
        super().__init__(name, table, rng)

    def hear(self, message: ToClient) -> None:
        super().hear(message)
        if isinstance(message, Welcome | Update):
            assert self.seen is not None
            assert (self.seen.table, self.seen.hand) == fresh(self.table, self.name)
            self.compared += 1


def fresh(table: TableInMemory, name: str) -> tuple[TableView, HandView | None]:
    """What a new connection would get in its welcome now, at a copy of the table."""
    twin = deepcopy(table.session)
    twin.receive(table.now, Connected("another", name, name, None))
    letters = [letter for letter in twin.release(table.now) if letter.connection == "another"]
    welcome = read_by_client(letters[0].body)
    assert isinstance(welcome, Welcome)
    seen = Seen.of(welcome)
    return seen.table, seen.hand


@pytest.mark.parametrize("rules", RULES)
def test_after_every_message_the_kept_view_is_the_whole_view(rules: str) -> None:
    rng = random.Random(7)
    table = TableInMemory(rules, seats=4, bots=2)
    guests = [Careful(name, table, rng) for name in ("Ana", "Ben", "Chloé")]

    for _ in range(60):
        for guest in rng.sample(guests, 3):
            guest.speak()
        table.pass_time()

    assert all(guest.compared > 15 for guest in guests)


def test_who_comes_back_in_time_is_told_the_difference_and_misses_nothing() -> None:
    table = TableInMemory(seats=2, bots=0)
    rng = random.Random(3)
    ana, ben = Guest("Ana", table, rng), Guest("Ben", table, rng)
    for _ in range(30):
        ana.speak()
        ben.speak()
        table.pass_time()
    assert ben.seen is not None
    table.go("Ben")
    for _ in range(5):
        ana.speak()
        table.pass_time()

    table.come("Ben", ben.hear, since=ben.seen.n)

    assert (ben.seen.table, ben.seen.hand) == fresh(table, "Ben")
