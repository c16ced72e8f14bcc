"""Races between a fast and a slow line: `python tests/server/table/racing.py --races 10000`."""

from __future__ import annotations

import argparse
import sys
from pathlib import Path

if __name__ == "__main__":
    sys.path.insert(0, str(Path(__file__).parents[2]))

from server.table.scene import Scene

EXPOSED = "classic n=2 top=R5 h0=R7,B1 h1=R1,B2,B3"
FAST, SLOW = 0.02, 0.25


def race(number: int, caller: float, catcher: float) -> bool:
    """Ana lays her last but one card; she calls and Ben catches. Whether the call came first."""
    scene = Scene.at(EXPOSED, seed=number)
    scene.ana.act("play R7")
    answers = [(caller, scene.ana, "uno"), (catcher, scene.ben, "catch 0")]
    waited = 0.0
    for latency, person, move in sorted(answers, key=lambda answer: answer[0]):
        scene.wait(latency - waited)
        waited = latency
        person.act(move)
    scene.wait(0.6 - waited)
    Scene.playing.clear()
    safe, caught = len(scene.ben.told("called")), len(scene.ben.told("caught"))
    assert safe + caught == 1
    return safe == 1


def won_by_the_fast_line(races: int) -> int:
    """Caller and catcher take turns in having the fast line."""
    wins = 0
    for number in range(races):
        caller_is_fast = number % 2 == 0
        lines = (FAST, SLOW) if caller_is_fast else (SLOW, FAST)
        wins += race(number, *lines) == caller_is_fast
    return wins


def main() -> None:
    options = argparse.ArgumentParser(description=__doc__)
    options.add_argument("--races", type=int, default=10_000)
    races = options.parse_args().races
    share = 100 * won_by_the_fast_line(races) / races
    sys.stdout.write(f"races: {races}\nwon by the line of 20 ms against 250 ms: {share:.2f} %\n")
    if not 48 <= share <= 52:
        sys.exit("expected 50 ± 2 %")


if __name__ == "__main__":
    main()
