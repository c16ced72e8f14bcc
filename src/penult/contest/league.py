"""A league: all bots against each other, and ratings that explain who won how often.

A rating is a strength as in chess: a bot that is 400 points better wins ten times as many hands of two as the
other. At a larger table, each bot's chance is its part of the strengths around the table.
"""

from __future__ import annotations

import math
import random
import time
from collections.abc import Iterator, Sequence
from dataclasses import asdict, dataclass, replace
from itertools import combinations, permutations
from typing import Any

from ..bots.arena import result_of
from ..bots.tally import Tally
from ..workers.progress import ProgressMeter
from .contest import Contest, decision_times, lineup_of, play_part, tallies
from .result import ContestResult, sum_up

RESAMPLES = 200
"""How often the parts of the contests are drawn again to see how far the ratings move."""
FEWEST_DEALS = 20
"""With fewer in each contest, nothing is known about how far the ratings move."""
_STEPS = 500
_POINTS = 400 / math.log(10)
_TWO_SIDES = 1.959964


@dataclass(frozen=True, slots=True)
class Rating:
    bot: str
    rating: float
    """0 is the mean of the league."""
    ci95: float
    """The 95 % interval is `rating` ± this."""


@dataclass(frozen=True, slots=True)
class LeagueResult:
    rules: str
    seats: int
    deals: int
    """In each contest."""
    ratings: tuple[Rating, ...]
    """The best first."""
    contests: tuple[ContestResult, ...]

    def facts(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Evidence:
    """Who won how many hands of a contest, part by part."""

    lineup: tuple[str, ...]
    parts: tuple[dict[str, int], ...]


def contests_of(names: Sequence[str], seats: int, model: Contest) -> list[Contest]:
    """Every two bots: once at a table of two; at a larger one each of them alone against the other."""
    pairs = combinations(names, 2) if seats == 2 else permutations(names, 2)
    return [replace(model, lineup=lineup_of(pair, seats)) for pair in pairs]


def run_league(
    names: Sequence[str], seats: int, model: Contest, workers: int = 1, progress: ProgressMeter | None = None
) -> LeagueResult:
    """Play all contests of a league; the model says everything but the lineups."""
    contests = contests_of(names, seats, model)
    for contest in contests:
        contest.check()
    results, evidence = list[ContestResult](), list[Evidence]()
    for number, contest in enumerate(contests):
        if contest.compiled and contest.fast:
            play_part(contest, 0, 1)
        tally, parts, began = Tally(), list[dict[str, int]](), time.perf_counter()
        for deals, part in tallies(contest, workers):
            tally.update(part)
            parts.append(dict(part.wins))
            if progress is not None:
                progress.show(number * model.deals + deals)
        seconds = time.perf_counter() - began
        if contest.compiled:
            tally.times = decision_times(contest)
        result = result_of(contest.rules, contest.lineup, contest.seed, contest.deals, tally, seconds)
        results.append(sum_up(result, tally, None))
        evidence.append(Evidence(contest.lineup, tuple(parts)))
    return LeagueResult(model.rules, seats, model.deals, ratings_of(names, evidence), tuple(results))


def ratings_of(names: Sequence[str], evidence: Sequence[Evidence]) -> tuple[Rating, ...]:
    """The ratings that make what happened most likely, with intervals from drawing the parts again."""
    found = _fitted(names, [(each.lineup, _summed(each.parts)) for each in evidence])
    again = [_fitted(names, drawn) for drawn in _drawn_again(evidence)]
    ratings = [
        Rating(name, found[name], _TWO_SIDES * _deviation([fit[name] for fit in again])) for name in names
    ]
    return tuple(sorted(ratings, key=lambda each: -each.rating))


def _drawn_again(evidence: Sequence[Evidence]) -> Iterator[list[tuple[tuple[str, ...], dict[str, int]]]]:
    rng = random.Random(1)
    for _ in range(RESAMPLES):
        yield [(each.lineup, _summed(rng.choices(each.parts, k=len(each.parts)))) for each in evidence]


def _summed(parts: Sequence[dict[str, int]]) -> dict[str, int]:
    total: dict[str, int] = {}
    for part in parts:
        for name, wins in part.items():
            total[name] = total.get(name, 0) + wins
    return total


def _fitted(
    names: Sequence[str], contests: Sequence[tuple[tuple[str, ...], dict[str, int]]]
) -> dict[str, float]:
    """Luce's choice: strengths, found by making each bot's expected wins what it has won."""
    wins = {name: 0.5 + sum(won.get(name, 0) for _, won in contests) for name in names}
    strength = dict.fromkeys(names, 1.0)
    for _ in range(_STEPS):
        before = strength
        strength = {name: wins[name] / _weight(name, contests, before) for name in names}
        middle = math.exp(sum(map(math.log, strength.values())) / len(names))
        strength = {name: each / middle for name, each in strength.items()}
        if max(abs(strength[name] / before[name] - 1) for name in names) < 1e-9:
            break
    return {name: _POINTS * math.log(each) for name, each in strength.items()}


def _weight(
    name: str, contests: Sequence[tuple[tuple[str, ...], dict[str, int]]], strength: dict[str, float]
) -> float:
    return sum(
        sum(won.values()) * lineup.count(name) / sum(strength[player] for player in lineup)
        for lineup, won in contests
    )


def _deviation(numbers: Sequence[float]) -> float:
    mean = sum(numbers) / len(numbers)
    return math.sqrt(sum((number - mean) ** 2 for number in numbers) / (len(numbers) - 1))
