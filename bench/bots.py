"""Measures how strong the bots are, on duplicate deals in every seating. Prints `name: value` lines.

`python bench/bots.py --deals 20000 --seed 1`
"""

from __future__ import annotations

import argparse

from penult import Rules
from penult.bots.arena import ArenaResult, compete

TABLES = (
    ("classic", ("keen", "random")),
    ("classic", ("keen", "simple")),
    ("classic", ("simple", "random")),
    ("classic", ("keen", "random", "random", "random")),
    ("classic", ("keen", "simple", "simple", "simple")),
    ("classic", ("keen", "random", "random", "random", "random", "random")),
    ("classic", ("keen", "simple", "simple", "simple", "simple", "simple")),
    ("hp2003", ("keen", "random")),
    ("hp2003", ("keen", "simple")),
    ("hp2003", ("keen", "simple", "simple", "simple")),
    ("hp2018", ("keen", "random")),
    ("hp2018", ("keen", "simple")),
    ("hp2018", ("keen", "simple", "simple", "simple")),
)


def main() -> None:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--deals", type=int, default=20_000)
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args()
    compete(Rules("classic"), ("keen", "random"), 1)
    for rules, lineup in TABLES:
        print(told(compete(Rules(rules), lineup, chosen.deals, chosen.seed)), flush=True)
    for seats in (2, 4):
        result = compete(Rules("classic"), ("keen",) * seats, chosen.deals // seats, chosen.seed)
        print(f"keen against keen, classic, {seats} seats, hands/s: {result.hands / result.seconds:,.0f}")
        print(f"keen against keen, classic, {seats} seats, decisions/s: {result.moves / result.seconds:,.0f}")
    print(f"deals: {chosen.deals:,}, each with every rotation; seed: {chosen.seed}")


def told(result: ArenaResult) -> str:
    first, *others = result.lineup
    share = result.of(first)
    par = 100 / len(result.lineup)
    who = f"{first} against {' '.join(others)}, {result.rules}, % of hands"
    interval = f"{100 * share.share:.2f} ± {100 * share.margin:.2f} (par {par:.1f})"
    return f"{who}: {interval}, {share.points:.1f} points a hand"


if __name__ == "__main__":
    main()
