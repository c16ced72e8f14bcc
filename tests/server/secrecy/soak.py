"""Two worlds that differ in what is hidden: nobody can tell them apart by what the table sends.

`python tests/server/secrecy/soak.py --messages 100000` prints what it compared, the seed and every leak.
"""

from __future__ import annotations

import argparse
import sys
import tempfile
import time
from collections.abc import Collection
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parents[2]))

from server.secrecy.comparing import Leak, Tally, compare, some_pairing
from server.secrecy.improvising import PRINTED
from server.secrecy.on_disk import Disk, compare_on_disk

SECRETS = ("kept", "held Invisibility", "bluffed", "laid wrong")
MET = ("exposed", "caught", "hinted", "shown", "shouted", "reshuffled", "flagged", "out")
HOUSE = ("stands", "gave", "put_out", "jump")
"""House rules at work: a total, hands that moved, mercy, and a card out of turn."""
TABLES = ("partners", "a restart", "an autopilot")


def run(
    messages: int, seed: int, printed: float = PRINTED, wanted: Collection[str] = ()
) -> tuple[Tally, int]:
    """Compare this many messages, and up to twelve times as many until everything that is wanted was met.

    Returns what was compared, and how many leaks were found.
    """
    tally, leaks, hand = Tally(), 0, 0
    while tally.messages < messages or (
        tally.messages < 12 * messages and not all(tally.met[name] for name in wanted)
    ):
        try:
            compare(some_pairing(f"{seed}/{hand}", tally, printed), tally)
        except Leak as leak:
            leaks += 1
            sys.stdout.write(f"hand {hand}: {leak}\n")
        hand += 1
    return tally, leaks


def run_on_disk(pairings: int, seed: int) -> tuple[int, int]:
    """How many windows were compared whose worlds were written to a disk, and how many leaks were found."""
    ends = leaks = 0
    with tempfile.TemporaryDirectory() as folder, Disk(Path(folder)) as disk:
        for hand in range(pairings):
            try:
                ends += compare_on_disk(some_pairing(f"{seed}/{hand}", Tally()), disk)
            except Leak as leak:
                leaks += 1
                sys.stdout.write(f"hand {hand} on disk: {leak}\n")
    return ends, leaks


def report(tally: Tally) -> str:
    rows = [f"messages compared: {tally.messages}", f"pairs of worlds: {tally.worlds}"]
    rows += [f"viewers without a second world: {tally.missed}"]
    rows += [f"pairs that differ in what was {name}: {tally.met[name]}" for name in SECRETS]
    rows += [f"pairs in which somebody or something was {name}: {tally.met[name]}" for name in MET]
    rows += [f"pairs with {name}: {tally.met[name]}" for name in (*HOUSE, *TABLES)]
    return "\n".join(rows) + "\n"


def main() -> int:
    parser = argparse.ArgumentParser(description=str(__doc__).splitlines()[0])
    parser.add_argument("--messages", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=20_030_731)
    chosen = parser.parse_args()
    started = time.perf_counter()
    tally, leaks = run(chosen.messages, chosen.seed)
    ends, told_by_the_disk = run_on_disk(chosen.messages // 2_000, chosen.seed)
    leaks += told_by_the_disk
    sys.stdout.write(report(tally) + f"ends of windows compared on a disk: {ends}\n")
    sys.stdout.write(f"leaks: {leaks}\nseed: {chosen.seed}\nseconds: {time.perf_counter() - started:.0f}\n")
    return 1 if leaks else 0


if __name__ == "__main__":
    sys.exit(main())
