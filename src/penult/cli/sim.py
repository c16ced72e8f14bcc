"""`penult sim`: play many hands between random players and print statistics."""

from __future__ import annotations

import argparse
import json
from dataclasses import asdict
from importlib.util import find_spec

from ..engine.rules import Rules
from ..sim.bulk import Mean, Simulation, simulate


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--rules", default="classic", help="such as hp2003+legality=table")
    parser.add_argument("--seats", type=int, default=4, help="2 to 10; default 4")
    parser.add_argument("--hands", type=int, default=100_000, help="default 100000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same hands")
    parser.add_argument("--dealer", type=int, help="the seat that deals every hand; default: it moves around")
    parser.add_argument("--interpreted", action="store_true", help="without compiling")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    fast = not chosen.interpreted and find_spec("numba") is not None
    result = simulate(Rules(chosen.rules), chosen.seats, chosen.hands, chosen.seed, fast, chosen.dealer)
    print(json.dumps(asdict(result)) if chosen.json else _table(result))
    return 0


def _table(result: Simulation) -> str:
    percent = [Mean(100 * share.mean, 100 * share.margin) for share in result.shares_by_seat]
    shares = ", ".join(f"{_told(share)} %" for share in percent)
    dealer = "goes round" if result.dealer is None else f"always seat {result.dealer}"
    return "\n".join(
        (
            f"rules          {result.rules}, {result.seats} seats, seed {result.seed}",
            f"hands          {result.hands:,} in {result.seconds:.2f} s ({result.speed})",
            f"hands/s        {result.hands_per_second:,.0f}",
            f"dealer         {dealer}",
            f"turns a hand   {_told(result.turns)}",
            f"moves a hand   {_told(result.moves)}",
            f"points a hand  {_told(result.points)}",
            f"wins by seat   {shares}",
            f"void hands     {result.void}",
        )
    )


def _told(figure: Mean) -> str:
    """With its 95 % interval."""
    return f"{figure.mean:.2f} ± {figure.margin:.2f}"
