"""`penult arena`: let bots compete on duplicate deals, yours or programs in any language among them."""

from __future__ import annotations

import argparse
import json
import os
from dataclasses import replace
from importlib.util import find_spec
from pathlib import Path

from ..bots.entrants import PATIENCE, Entrant, enter, parse_entrant
from ..bots.levels import kind_of
from ..bots.registry import is_timed, spec_of
from ..contest.contest import Contest, lineup_of
from ..contest.contest import run as run_contest
from ..contest.league import FEWEST_DEALS, LeagueResult, contests_of, run_league
from ..contest.result import ContestResult, Performance
from ..contest.stopping import Sprt
from ..engine.errors import Malformed
from ..engine.rules import Rules
from ..workers.progress import ProgressBar

_SEED = 1
_POINTS = 1.0


def add_arguments(parser: argparse.ArgumentParser) -> None:
    parser.add_argument(
        "names",
        nargs="*",
        metavar="BOT",
        help="one for each seat, or two of which the second is repeated: keen, or search:playouts=500",
    )
    parser.add_argument("--rules", default="classic", help="such as hp2003+legality=table")
    parser.add_argument("--seats", type=int, help="2 to 10; default: the number of bots")
    parser.add_argument("--deals", type=int, default=2000, help="default 2000")
    parser.add_argument("--seed", type=int, help="the same seed gives the same hands; default 1")
    parser.add_argument(
        "--bot", action="append", default=[], metavar="[NAME=]MODULE:CLASS", help="a bot in Python"
    )
    parser.add_argument(
        "--program", action="append", default=[], metavar="[NAME=]COMMAND", help="a bot in any language"
    )
    parser.add_argument(
        "--patience", type=float, default=PATIENCE, metavar="SECONDS", help="for a decision; default 5"
    )
    parser.add_argument(
        "--sprt",
        type=float,
        nargs="?",
        const=_POINTS,
        metavar="POINTS",
        help="stop once the first bot is this far from its par; default 1 point of a hundred",
    )
    parser.add_argument("--league", action="store_true", help="all against all, with ratings")
    parser.add_argument("--records", type=Path, metavar="DIR", help="keep a record of every hand")
    parser.add_argument("--workers", type=int, help="how many at the same time; default: one for each core")
    parser.add_argument(
        "--approximate", action="store_true", help="allow a seed with budgets of time, which repeat nothing"
    )
    parser.add_argument("--interpreted", action="store_true", help="without compiling")
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(chosen: argparse.Namespace) -> int:
    entrants = _entrants(chosen)
    enter(entrants, chosen.patience)
    names = _names(chosen, entrants)
    model = _model(chosen, names, entrants)
    workers = workers_of(chosen.workers)
    if chosen.league:
        return _run_league(chosen, names, model, workers)
    contest = replace(model, lineup=lineup_of(names, chosen.seats or len(names)))
    contest.check()
    bar = ProgressBar(contest.deals, "deals")
    try:
        result = run_contest(contest, workers, _sprt(chosen), bar)
    finally:
        bar.close()
    print(json.dumps(result.facts()) if chosen.json else _table(result))
    return 0


def _run_league(chosen: argparse.Namespace, names: list[str], model: Contest, workers: int) -> int:
    if chosen.sprt is not None or chosen.records is not None:
        raise Malformed("--league", "--sprt or --records beside it", "neither of them")
    if len(names) < 2 or len({*names}) < len(names):
        raise Malformed("--league", " ".join(names), "at least two bots, each once")
    if chosen.deals < FEWEST_DEALS:
        raise Malformed("deals of a league", chosen.deals, f"{FEWEST_DEALS} or more")
    seats = chosen.seats or 2
    bar = ProgressBar(model.deals * len(contests_of(names, seats, model)), "deals")
    try:
        result = run_league(names, seats, model, workers, bar)
    finally:
        bar.close()
    print(json.dumps(result.facts()) if chosen.json else _league_table(result))
    return 0


def workers_of(wanted: int | None) -> int:
    if wanted is not None and wanted < 1:
        raise Malformed("--workers", wanted, "1 or more")
    return wanted or os.cpu_count() or 1


def _entrants(chosen: argparse.Namespace) -> tuple[Entrant, ...]:
    modules = [parse_entrant(text, "module") for text in chosen.bot]
    return (*modules, *(parse_entrant(text, "program") for text in chosen.program))


def _names(chosen: argparse.Namespace, entrants: tuple[Entrant, ...]) -> list[str]:
    """The bots in their order; one from outside that is not named plays first."""
    specs = [":".join([kind_of(name), *rest]) for name, *rest in (text.split(":") for text in chosen.names)]
    names = [str(spec_of(spec)) for spec in specs]
    named = {name.partition(":")[0] for name in names}
    names = [*(each.name for each in entrants if each.name not in named), *names]
    if not names:
        raise Malformed("bots", "none", "two or more, such as keen simple")
    if len(names) == 1:
        names *= 2
    timed = [name for name in names if is_timed(name)]
    if timed and chosen.seed is not None and not chosen.approximate:
        expected = "a budget that time does not change, such as playouts, or --approximate"
        raise Malformed(f"--seed with {timed[0]}", "a budget of time", expected)
    return names


def _model(chosen: argparse.Namespace, names: list[str], entrants: tuple[Entrant, ...]) -> Contest:
    if not 0 < chosen.patience <= 3600:
        raise Malformed("--patience", chosen.patience, "more than 0 and at most 3600 seconds")
    if chosen.records is not None:
        chosen.records.mkdir(parents=True, exist_ok=True)
    return Contest(
        rules=str(Rules(chosen.rules)),
        lineup=tuple(names),
        deals=chosen.deals,
        seed=_SEED if chosen.seed is None else chosen.seed,
        entrants=entrants,
        patience=chosen.patience,
        records=chosen.records,
        fast=not chosen.interpreted and find_spec("numba") is not None,
    )


def _sprt(chosen: argparse.Namespace) -> Sprt | None:
    if chosen.sprt is None:
        return None
    if not 0.01 <= chosen.sprt <= 50:
        raise Malformed("--sprt", chosen.sprt, "0.01 to 50 points of a hundred")
    return Sprt(chosen.sprt)


def _table(result: ContestResult) -> str:
    lines = [
        f"rules    {result.rules}, {result.seats} seats, seed {result.seed}",
        f"deals    {result.deals:,}, {result.hands:,} hands in {result.seconds:.1f} s",
        f"par      {100 * result.par:.1f} % for {result.lineup[0]}",
        "",
        f"{'bot':<24} {'wins':>16} {'points a hand':>14} {'ms p50':>8} {'ms p95':>8}",
        *map(_row, result.bots),
    ]
    if result.void or result.cut_short:
        lines += ["", f"void     {result.void}, cut short {result.cut_short}"]
    if result.sprt is not None:
        verdict = result.sprt.verdict or "not decided"
        lines += ["", f"test     {verdict}, by {result.sprt.points:g} points around par"]
    for fault in result.faults:
        lines += ["", f"{fault.bot} {fault.fault} {fault.times} times, first: {fault.first}"]
    return "\n".join(lines)


def _row(bot: Performance) -> str:
    share = f"{100 * bot.win_rate:.2f} ± {100 * bot.ci95:.2f} %"
    times = " ".join(f"{'-' if each is None else f'{each:.3f}':>8}" for each in (bot.p50_ms, bot.p95_ms))
    return f"{bot.bot:<24} {share:>16} {bot.points:>14.2f} {times}"


def _league_table(result: LeagueResult) -> str:
    ratings = [f"{each.bot:<24} {each.rating:>+8.0f} ± {each.ci95:.0f}" for each in result.ratings]
    contests = [
        f"{each.lineup[0]:<24} {100 * each.win_rate:>6.2f} ± {100 * each.ci95:.2f} %  "
        f"against {each.lineup[1]} (par {100 * each.par:.1f})"
        for each in result.contests
    ]
    head = f"rules    {result.rules}, {result.seats} seats, {result.deals:,} deals in each contest"
    faults = [
        f"{fault.bot} {fault.fault} {fault.times} times against {each.lineup[1]}, first: {fault.first}"
        for each in result.contests
        for fault in each.faults
    ]
    return "\n".join([head, "", *ratings, "", *contests, *faults])
