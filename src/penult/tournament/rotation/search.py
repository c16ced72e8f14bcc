"""The program that found the starters: `python -m penult.tournament.rotation.search 12 33`.

A starter is good if all differences between partners are different, and so are all steps from a player to the
next one at the table. Then any two players are partners once, and each sits once to the left and once to the
right of the other.

With a player ∞ who stays, the steps cannot all be different: together they would add up to 0, and those at
each complete table do, but the two steps at the table of ∞ add up to the difference between the neighbors of
∞, which is not 0. The best is that one step comes twice and its negative never: that step is half the
difference, so it is known.
"""

from __future__ import annotations

import argparse
import random
import sys
from collections.abc import Sequence

from .patterned import patterned
from .starters import Starter, group_of
from .unpatterned import unpatterned


def find(players: int, seed: int = 1) -> Starter:
    """A patterned starter, or else the first one found from the seed."""
    group = group_of(players)
    tables = patterned(group, players) or unpatterned(group, players, random.Random(seed))
    return Starter(group, tables)


def main(arguments: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description="Find starters for rotating partners.")
    parser.add_argument("players", type=int, nargs="+", help="4, 5, 12, 13, 16 … (8 has none so even)")
    parser.add_argument("--seed", type=int, default=1)
    chosen = parser.parse_args(arguments)
    for players in chosen.players:
        if players < 4 or players == 8 or players % 4 > 1:
            parser.error(f"players: expected 4n or 4n + 1, and not 8, came {players}")
        sys.stdout.write(f'    {players}: "{find(players, chosen.seed)}",\n')
        sys.stdout.flush()


if __name__ == "__main__":
    main()
