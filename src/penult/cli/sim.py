"""`penult sim`: play many hands of random players and count what happens."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from importlib.util import find_spec

from ..engine.rules import Rules
from ..sim.bulk import Simulation, simulate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="classic", help="such as hp2003+legality=table")
    parser.add_argument("--seats", type=int, default=4, help="2 to 10; default 4")
    parser.add_argument("--hands", type=int, default=100_000, help="default 100000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same hands")
    parser.add_argument("--interpreted", action="store_true", help="without compiling")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    fast = not chosen.interpreted and find_spec("numba") is not None
    result = simulate(Rules(chosen.rules), chosen.seats, chosen.hands, chosen.seed, fast)
    print(json.dumps(asdict(result)) if chosen.json else _table(result))
    return 0


def _table(result: Simulation) -> str:
    shares = ", ".join(f"{100 * wins / result.hands:.2f} %" for wins in result.wins_by_seat)
    return "\n".join(
        (
            f"rules          {result.rules}, {result.seats} seats, seed {result.seed}",
            f"hands          {result.hands:,} in {result.seconds:.2f} s ({result.speed})",
            f"hands/s        {result.hands_per_second:,.0f}",
            f"moves a hand   {result.mean_moves:.2f}",
            f"wins by seat   {shares}",
            f"void hands     {result.void}",
        )
    )
