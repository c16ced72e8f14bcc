"""`penult sim`: play many hands between bots and count what happens."""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from importlib.util import find_spec
from pathlib import Path

from ..bots.entrants import PATIENCE, enter, parse_entrant
from ..bots.levels import kind_of
from ..bots.registry import spec_of
from ..engine.rules import Rules
from ..sim.bulk import Mean
from ..sim.hands import HandsPlan, lineup_of
from ..sim.simulation import Simulated
from ..sim.simulation import run as run_simulation
from ..sim.spreadsheet import csv_of
from ..workers.progress import ProgressBar
from .arena import workers_of
from .arguments import need

_RULES_SHOWN = 12


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "--rules", action="append", help="such as hp2003+legality=table; several times to compare"
    )
    parser.add_argument("--seats", type=int, help="2 to 10; default 4")
    parser.add_argument(
        "--bots", default="random", help="such as keen, or one per seat: keen,random; default random"
    )
    parser.add_argument("--hands", type=int, default=100_000, help="default 100000")
    parser.add_argument("--seed", type=int, default=1, help="the same seed gives the same hands")
    parser.add_argument("--dealer", type=int, help="the seat that deals every hand; default: it moves around")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="[NAME=]MODULE:CLASS", help="a bot in Python"
    )
    parser.add_argument(
        "--program", action="append", default=[], metavar="[NAME=]COMMAND", help="a bot in any language"
    )
    parser.add_argument("--plots", type=Path, metavar="DIR", help="draw the figures, as PNG and SVG")
    parser.add_argument("--workers", type=int, help="how many at the same time; default: one for each core")
    parser.add_argument("--interpreted", action="store_true", help="without compiling")
    form = parser.add_mutually_exclusive_group()
    form.add_argument("--csv", action="store_true", help="print one row for each figure")
    form.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    if chosen.plots is not None:
        need("plots")
    plans = _plans(chosen)
    for plan in plans:
        plan.check()
    workers, results = workers_of(chosen.workers), list[Simulated]()
    for plan in plans:
        bar = ProgressBar(plan.hands, f"hands of {plan.rules}")
        try:
            results.append(run_simulation(plan, workers, bar))
        finally:
            bar.close()
    print(_told(results, chosen))
    if chosen.plots is not None:
        from ..sim.plots import draw

        draw(results, chosen.plots)
    return 0


def _plans(chosen: argparse.Namespace) -> list[HandsPlan]:
    modules = [parse_entrant(text, "module") for text in chosen.bot]
    entrants = (*modules, *(parse_entrant(text, "program") for text in chosen.program))
    enter(entrants, PATIENCE)
    words = [word.strip().partition(":") for word in chosen.bots.split(",")]
    names = [str(spec_of(kind_of(name) + colon + rest)) for name, colon, rest in words]
    lineup = lineup_of(names, chosen.seats)
    fast = not chosen.interpreted and find_spec("numba") is not None
    return [
        HandsPlan(
            rules=str(Rules(rules)),
            lineup=lineup,
            hands=chosen.hands,
            seed=chosen.seed,
            dealer=chosen.dealer,
            fast=fast,
            entrants=entrants,
        )
        for rules in chosen.rules or ["classic"]
    ]


def _told(results: Sequence[Simulated], chosen: argparse.Namespace) -> str:
    if chosen.csv:
        return csv_of(results).rstrip("\n")
    if chosen.json:
        facts = [result.facts() for result in results]
        return json.dumps(facts[0] if len(facts) == 1 else {"simulations": facts})
    return "\n\n".join(map(_table, results))


def _table(result: Simulated) -> str:
    seats = ", ".join(f"{_percent(share)} %" for share in result.shares_by_seat)
    places = ", ".join(f"{_percent(share)} %" for share in result.shares_by_place)
    dealer = "goes round" if result.dealer is None else f"always seat {result.dealer}"
    fired = ", ".join(f"{each.rule} {each.a_hand.mean:.2f}" for each in result.fired[:_RULES_SHOWN])
    lines = [
        f"rules          {result.rules}, {result.seats} seats, seed {result.seed}",
        f"bots           {', '.join(result.lineup)}",
        f"hands          {result.hands:,} in {result.seconds:.2f} s ({result.speed})",
        f"hands/s        {result.hands_per_second:,.0f}",
        f"dealer         {dealer}",
        f"turns a hand   {_plain(result.turns)}",
        f"moves a hand   {_plain(result.moves)}",
        f"points a hand  {_plain(result.points)}, {result.points_a_win:.2f} a win",
        f"wins by seat   {seats}",
        f"wins by place  {places}",
        f"first player   {_percent(result.first_advantage)} % more than an equal part",
        f"reshuffles     {_plain(result.reshuffles)} a hand",
        f"ran out        in {_percent(result.run_outs)} % of hands",
        f"rules fired    {fired} … a hand",
        f"void hands     {result.void}",
    ]
    lines += [f"cut short      {result.cut_short}"] * (result.cut_short > 0)
    lines += [f"{bot} {fault} {times} times, first: {words}" for bot, fault, times, words in result.faults]
    return "\n".join(lines)


def _plain(figure: Mean) -> str:
    """With its 95 % interval."""
    return f"{figure.mean:.2f} ± {figure.margin:.2f}"


def _percent(share: Mean) -> str:
    return f"{100 * share.mean:.2f} ± {100 * share.margin:.2f}"
