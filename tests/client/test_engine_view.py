"""A hand from a message equals the engine's own view."""

from __future__ import annotations

import random

import pytest

from client.follower import Follower
from penult.client.view import engine_view
from penult.engine.view import View
from table.scene import Scene

SHOWN = (
    "seat", "seats", "dealer", "phase", "turn", "direction", "top", "color", "draw_count", "counts", "hand",
    "drawn", "exposed", "called", "drew", "known", "moves", "deck", "due", "stacked", "playing",
)  # fmt: skip


@pytest.mark.parametrize(
    "rules", ["classic", "hp2003+legality=table", "hp2018", "hp2003+stack=any+deflect=both+mercy=12"]
)
def test_everything_a_face_shows_is_the_same(rules: str) -> None:
    rng = random.Random(11)
    scene = Scene.opened_by("ana", seats=3, rules=rules, bots=("keen",), window_seconds=0)
    guests = [Follower(scene, name) for name in ("ana", "ben")]
    scene.start()
    compared = 0

    for _ in range(150):
        for guest in guests:
            guest.take_part(rng)
            seen, deal = guest.seen, scene.table.deal
            if seen is None or seen.hand is None or deal is None:
                continue
            theirs = engine_view(seen.hand, scene.table.rules)
            mine: View = deal.view(seen.hand.you)
            assert {name: getattr(theirs, name) for name in SHOWN} == {
                name: getattr(mine, name) for name in SHOWN
            }
            assert [move.breaks for move in theirs.moves] == [move.breaks for move in mine.moves]
            compared += 1
        scene.pass_time()

    assert compared > 150
