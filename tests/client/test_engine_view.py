"""A hand from a message equals the engine's own view."""

from __future__ import annotations

import random

import pytest

from client.follower import Follower
from penult.bots.registry import bot
from penult.client.view import engine_view
from penult.engine.moves import Move
from penult.engine.view import View
from table.scene import Scene

SHOWN = (
    "seat", "seats", "dealer", "phase", "turn", "direction", "top", "color", "draw_count", "counts", "hand",
    "drawn", "exposed", "called", "drew", "known", "moves", "deck", "due", "stacked", "playing",
)  # fmt: skip


RULES = (
    "classic",
    "hp2003+legality=table",
    "hp2003/es+legality=table",
    "hp2018",
    "hp2018+invis_scope=any+drawn=must_declined+draw=until+decline=never",
    "hp2003+stack=any+deflect=both+mercy=12",
    "classic+multi=face+jump=on+seven=may",
    "hp2003+multi=face+legality=table",
)


@pytest.mark.parametrize("rules", RULES)
def test_what_is_shown_and_what_bots_choose_is_the_same(rules: str) -> None:
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
            for kind in ("random", "simple"):
                assert choice(kind, theirs) == choice(kind, mine)
            lay_out_the_pile(theirs, mine)
            assert choice("keen", theirs) == choice("keen", mine)
            compared += 1
        scene.pass_time()

    assert compared > 150


def choice(kind: str, view: View) -> Move | None:
    return bot(kind, random.Random(5)).choose(view)


def lay_out_the_pile(theirs: View, mine: View) -> None:
    """A message has two of the discards, and `keen` counts them all."""
    theirs.state.discard[:] = mine.state.discard
    theirs.state.discards, theirs.state.guarded = mine.state.discards, mine.state.guarded
