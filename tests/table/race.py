"""Races (A-68): somebody lays a card that others may speak about, and their lines are fast or slow."""

from __future__ import annotations

import math
from collections.abc import Iterator
from typing import Any

from penult.table.log.steps import Played
from table.scene import Scene

EXPOSED = "classic n=3 top=R5 h0=R7,B1 h1=R1,B2,B3 h2=R8,B8,G8"
"""Ana's R7 leaves her with one card."""
TWO = "classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3"
WRONG = "classic n=3 top=R5 opt=legality=table h0=B7,B1,B4 h1=R1,B2,B3 h2=R8,B8,G8"
"""Ana's B7 can be flagged."""
FAST, SLOW = 0.02, 0.25
"""Round trips in seconds."""
SEATED = ("ana", "ben", "cleo")


def raced(position: str = EXPOSED, move: str = "play R7", people: str = "", **given: Any) -> Scene:
    """Ana has laid a card and said nothing. `ben=0.25` is the measured round trip of Ben's line."""
    lines = {name: given.pop(name) for name in SEATED if name in given}
    scene = Scene.at(position, people, **given)
    for name, round_trip in lines.items():
        scene.person(name).is_measured(round_trip)
    scene.ana.act(move)
    return scene


def races(count: int, *card: str, **given: Any) -> Iterator[Scene]:
    """The same race many times, each with other chance."""
    return (raced(*card, seed=seed, **given) for seed in range(count))


def spoken(*said: tuple[str, float, str], card: tuple[str, ...] = (), **lines: float) -> Scene:
    """A race in which `("ben", 0.3, "catch 0")` was said 0.3 s after Ben saw the card, and it is over.

    It arrives a round trip after that: the card came over the same line.
    """
    scene = raced(*card, **lines)
    shown = scene.now
    for arrives, name, move in sorted((at + lines.get(name, 0.0), name, move) for name, at, move in said):
        scene.wait(shown + arrives - scene.now)
        scene.person(name).act(move)
    scene.wait(0.5)
    return scene


def moves(scene: Scene) -> list[str]:
    return [step.move for step in scene.written(Played)]


def waits(scene: Scene) -> float:
    """Seconds until something is written."""
    began, written = scene.now, len(scene.batches)
    scene.wait_until(lambda: len(scene.batches) > written)
    return scene.now - began


def may_be_half(wins: int, races: int) -> bool:
    """Within four deviations."""
    return abs(wins - races / 2) < 4 * math.sqrt(races) / 2
