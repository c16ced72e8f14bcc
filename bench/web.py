"""Measures the size and speed of the web client in a Chromium. Prints `name: value` lines.

`python bench/web.py --hands 40 --plays 10` is a short run. The server, the browser and the bots share this
machine, so times depend on its load, which is printed too.
"""

from __future__ import annotations

import argparse
import os
import statistics
import sys
from collections.abc import Iterable
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[1] / "tests"))

from browser.driving import chromium
from pages.flying import SEATS, watch_plays
from pages.house import DEALING, House
from pages.lasting import Kept, watch_hands
from pages.loading import answered, weigh, worked

PHONE = 4.0
"""How many times slower than this machine a modest phone is."""
QUICK = 25.0
"""How many times faster than usual the bots play; a page that draws every card can still follow."""
FEW = 20
"""After this many hands, everything has been shown once."""


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--loads", type=int, default=5)
    parser.add_argument("--plays", type=int, default=30)
    parser.add_argument("--hands", type=int, default=200)
    given = parser.parse_args()
    if given.hands <= FEW:
        parser.error(f"--hands: expected more than {FEW}, came {given.hands}")
    with chromium() as browser:
        print(f"Chromium {browser.version}, cores: {len(os.sched_getaffinity(0))}, {_load()}", flush=True)
        with House.open(browser) as house:
            tell_of_loading(house, given.loads)
            tell_of_plays(house, given.plays, slower=1)
            tell_of_plays(house, given.plays, slower=PHONE)
        with House.open(browser, speed=QUICK) as house:
            tell_of_hands(house, given.hands)


def tell_of_loading(house: House, loads: int) -> None:
    """Bodies as downloaded; headers are counted separately, because an HTTP/2 proxy compresses them."""
    with house.visit() as visit:
        home = weigh(visit, "/", ready="main h1")
    with house.visit("Ana") as visit:
        table = weigh(visit, visit.sit_down(4), ready=DEALING)
    for name, weight in {"home": home, "table": table}.items():
        say(f"{name}, first load, KB", weight.body / 1000)
        say(f"{name}, first load, heads, KB", weight.heads / 1000)
        print(f"{name}, first load, requests: {weight.requests}", flush=True)
    for slower in (1, PHONE):
        name = f"home, Play now answers, {slower:.0f} times slower"
        say_all(f"{name}, ms", (answered(house, slower) for _ in range(loads)))
        say_all(f"{name}, ms of CPU", (worked(house, slower) for _ in range(loads)))


def tell_of_plays(house: House, plays: int, slower: float) -> None:
    tasks = watch_plays(house, plays, slower)
    name = f"{plays} plays of {SEATS}, {slower:.0f} times slower"
    say(f"{name}, longest task, ms", max(tasks.lasted))
    say(f"{name}, longest task, ms of CPU", max(tasks.worked))
    print(f"{name}, tasks over 50 ms: {tasks.long}, of CPU: {tasks.long_of_their_own}, {_load()}", flush=True)


def tell_of_hands(house: House, hands: int) -> None:
    few, many = watch_hands(house, FEW, hands)
    for number, kept in ((FEW, few), (hands, many)):
        say(f"after {number} hands, heap, MB", kept.heap / 1e6)
        say(f"after {number} hands, nodes", kept.nodes)
        say(f"after {number} hands, listeners", kept.listeners)
    print(f"growth of the heap, %: {100 * _growth(few, many):+.1f}, {_load()}", flush=True)


def _growth(few: Kept, many: Kept) -> float:
    return many.heap / few.heap - 1


def say_all(name: str, values: Iterable[float]) -> None:
    """Print the median, and all values in order."""
    ordered = sorted(values)
    told = " ".join(f"{value:,.0f}" for value in ordered)
    print(f"{name}: {statistics.median(ordered):,.0f} ({told}), {_load()}", flush=True)


def say(name: str, value: float) -> None:
    print(f"{name}: {value:,.0f}" if value >= 1000 else f"{name}: {value:.1f}", flush=True)


def _load() -> str:
    return f"load average: {os.getloadavg()[0]:.1f}"


if __name__ == "__main__":
    main()
