"""Measures the engine's speed against named peers, on one core, in one run. Prints `name: value` lines.

Random players who draw only when they must; every move goes through the checking `apply`, events are
written with their rule numbers, the deck is an ordered permutation, and UNO is called.

`--against REV` plays in turns with the engine of another commit instead, and prints ratios.
"""

from __future__ import annotations

import argparse
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable

from duel import compare
from penult import Rules
from penult.sim.bulk import simulate

ROUNDS = 7
"""Each figure is the median of this many runs, taken in rotation so that noise affects all equally."""

TABLES = (("classic", 4), ("hp2003", 4), ("hp2018", 4), ("classic+legality=table", 4), ("classic", 2))

SIMULATE_ONE = """
import time; started = time.perf_counter()
from penult import Rules
from penult.sim.bulk import simulate
simulate(Rules("classic"), 4, 1)
print(time.perf_counter() - started)
"""
IMPORT = "import time; started = time.perf_counter(); import penult; print(time.perf_counter() - started)"

Contender = Callable[[], float]
"""Plays for a while and returns the hands per second."""


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--against", metavar="REV", help="a commit whose engine plays in turns with ours")
    parser.add_argument("--pairs", type=int, default=10, help="how many turns each has, at least 4")
    given = parser.parse_args()
    if given.against:
        compare(given.against, given.pairs)
    else:
        measure()


def measure() -> None:
    from peers import peers, rlcard_decisions  # which are not installed everywhere

    rates = compete({**our_contenders(), **peers()})
    for name, rate in rates.items():
        say(f"{name}, hands/s", rate)
    two, four = "classic, 2 seats", "classic, 4 seats"
    by_hands = rates[f"compiled {two}"] / rates["RLCard uno, 2 seats"]
    theirs, own = rlcard_decisions(), simulate(Rules("classic"), 2, 40_000).moves.mean
    say("compiled to RLCard, ratio", by_hands)
    say("RLCard uno, 2 seats, decisions a hand", theirs)
    say("compiled classic, 2 seats, decisions a hand", own)
    say("compiled to RLCard, by decisions, ratio", by_hands * own / theirs)
    say("interpreted to RLCard, ratio", rates[f"interpreted {two}"] / rates["RLCard uno, 2 seats"])
    say("compiled to OpenSpiel, ratio", rates[f"compiled {four}"] / rates["OpenSpiel crazy_eights, 4 seats"])
    say("cold compilation, s", cold_compilation())
    say("start from cache, s", median(5, lambda: seconds_of(SIMULATE_ONE)))
    say("import penult, ms", 1000 * median(9, lambda: seconds_of(IMPORT)))


def compete(contenders: dict[str, Contender]) -> dict[str, float]:
    rates: dict[str, list[float]] = {name: [] for name in contenders}
    for _ in range(ROUNDS):
        for name, play in contenders.items():
            rates[name].append(play())
    return {name: statistics.median(values) for name, values in rates.items()}


def our_contenders() -> dict[str, Contender]:
    fast = {f"compiled {rules}, {seats} seats": ours(rules, seats, 40_000, True) for rules, seats in TABLES}
    slow = {f"interpreted {rules}, {seats} seats": ours(rules, seats, 400, False) for rules, seats in TABLES}
    return fast | slow


def ours(rules: str, seats: int, hands: int, fast: bool) -> Contender:
    return lambda: simulate(Rules(rules), seats, hands, time.time_ns() >> 8, fast).hands_per_second


def cold_compilation() -> float:
    """Seconds with an empty cache, as on a machine that has never compiled the rules."""
    with tempfile.TemporaryDirectory() as folder:
        return seconds_of(SIMULATE_ONE, PENULT_CACHE=folder)


def seconds_of(code: str, **environment: str) -> float:
    """The time that a fresh process prints."""
    answer = subprocess.run(
        [sys.executable, "-c", code],
        capture_output=True,
        text=True,
        check=True,
        env={**os.environ, **environment},
    )
    return float(answer.stdout)


def median(times: int, measure: Callable[[], float]) -> float:
    return statistics.median(measure() for _ in range(times))


def say(name: str, value: float) -> None:
    print(f"{name}: {value:,.0f}" if value >= 100 else f"{name}: {value:.2f}", flush=True)


if __name__ == "__main__":
    main()
