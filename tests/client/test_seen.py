"""The view that a client keeps is always the server's view."""

from __future__ import annotations

import random
from copy import deepcopy

import pytest

from client.follower import Follower
from penult.client.seen import Seen
from penult.table.incoming import Connected
from penult.wire.coding import read_by_client
from penult.wire.to_client import ToClient, Update, Welcome
from penult.wire.views import HandView, TableView
from table.scene import Scene

RULES = (
    "classic",
    "classic+legality=table",
    "hp2003+legality=table",
    "hp2018+score=elim",
    "classic+score=team",
)


class Careful(Follower):
    """Compares what it keeps with the whole view, after every message that shows something."""

    def __init__(self, scene: Scene, name: str) -> None:
        self.compared = 0
        super().__init__(scene, name)

    def hear(self, message: ToClient) -> None:
        super().hear(message)
        if isinstance(message, Welcome | Update):
            assert self.seen is not None
            assert (self.seen.table, self.seen.hand) == fresh(self.scene, self.person.id)
            self.compared += 1


def fresh(scene: Scene, name: str) -> tuple[TableView, HandView | None]:
    """What a second connection would be welcomed with at this moment, at a copy of the table."""
    twin = deepcopy(scene.session, {id(scene): scene})  # the scene itself, which shuffles, is not copied
    twin.receive(scene.now, Connected("another", name, scene.person(name).name, None))
    letters = [letter for letter in twin.release(scene.now) if letter.connection == "another"]
    welcome = read_by_client(letters[0].body)
    assert isinstance(welcome, Welcome)
    seen = Seen.of(welcome)
    return seen.table, seen.hand


@pytest.mark.parametrize("rules", RULES)
def test_after_every_message_the_kept_view_is_the_whole_view(rules: str) -> None:
    rng = random.Random(7)
    scene = Scene.opened_by("ana", seats=4, rules=rules, bots=("keen", "keen"))
    guests = [Careful(scene, name) for name in ("ana", "ben", "cleo")]
    scene.start()

    for _ in range(60):
        for guest in rng.sample(guests, 3):
            guest.take_part(rng)
        scene.pass_time()

    assert all(guest.compared > 15 for guest in guests)


def test_who_comes_back_in_time_is_told_the_difference_and_misses_nothing() -> None:
    rng = random.Random(3)
    scene = Scene.opened_by("ana")
    ana, ben = Follower(scene, "ana"), Follower(scene, "ben")
    scene.start()
    for _ in range(30):
        ana.take_part(rng)
        ben.take_part(rng)
        scene.pass_time()
    ben.person.drops()
    told = len(ana.person.events)
    for _ in range(5):
        ana.take_part(rng)
        scene.pass_time()
    assert len(ana.person.events) > told

    ben.person.returns()

    assert ben.person.received[-1]["type"] == "update"
    assert ben.seen is not None
    assert (ben.seen.table, ben.seen.hand) == fresh(scene, "ben")
