"""Whole evenings of random people: `python tests/table/evenings.py --evenings 200`."""

from __future__ import annotations

import argparse
import random
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[1]))

from penult.match.record import MatchRecord
from penult.table.log.batches import finished_matches
from penult.wire.limits import NO_CLOCK
from table.playing import play_out
from table.scene import Scene

EDITIONS = ("classic", "hp2003", "hp2018")
FORMATS = {"winner": 3, "tally": 3, "elim": 4, "team": 4, "rotate4": 4}
"""The number of players of each format."""
MIXES = (
    "",
    "+legality=table",
    "+invis_scope=any",
    "+next_dealer=redetermine",
    "+false_catch=draw2",
    "+reshuffle=lazy",
)
PEOPLE = ("ana", "ben", "cleo")


def play_evening(edition: str, form: str, seed: int) -> Scene:
    """One match among people and bots, under some options, with every kind of mischief."""
    rng = random.Random(f"{edition}/{form}/{seed}")
    target = "" if form == "rotate4" else f"+target={rng.choice((20, 60))}"
    pairs = "+rotate4_per_pair=1" if form == "rotate4" else ""
    people = PEOPLE[: rng.randint(1, 3)]
    scene = Scene(
        " ".join((*people, "zoe")[: FORMATS[form]]),
        rules=f"{edition}+score={form}{target}{pairs}{rng.choice(MIXES)}",
        seats=FORMATS[form],
        bots=("simple", "random", "keen")[: FORMATS[form] - len(people)],
        turn_seconds=rng.choice((NO_CLOCK, 5, 20)),
        window_seconds=rng.choice((0, 0.4, 1.5)),
        pace=rng.choice((None, "relaxed", "fast")),
        seed=seed,
    )
    play_out(scene, seed, mischief=0.15)
    return scene


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--evenings", type=int, default=200)
    evenings = options.parse_args().evenings
    updates = 0
    for seed in range(evenings):
        edition, form = EDITIONS[seed % 3], list(FORMATS)[seed % 5]
        scene = play_evening(edition, form, seed)
        scene.check()
        for text in finished_matches(scene.batches):
            MatchRecord.parse(text).replay()
        updates += len(scene.sent)
    sys.stdout.write(f"evenings: {evenings}\nletters: {updates}\n")


if __name__ == "__main__":
    main()
