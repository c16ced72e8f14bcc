"""Simulating hands by the million: how long they are, who wins, which rules matter; with 95 % intervals.

>>> result = run(HandsPlan("classic", ("random",) * 4, hands=40, fast=False))
>>> result.hands, sum(result.wins_by_seat) + result.void
(40, 40)
"""

from __future__ import annotations

import time
from dataclasses import asdict, dataclass
from functools import partial
from typing import Any

from ..bots.intervals import margin
from ..engine.refusals import rule_id
from ..workers.in_order import in_order
from ..workers.progress import ProgressMeter
from .bulk import Mean
from .hands import Counted, HandsPlan, compiled_play, nothing_counted, play_part
from .kernel import figures


@dataclass(frozen=True, slots=True)
class RuleCount:
    """How often a rule was cited."""

    rule: str
    a_hand: Mean
    hands: Mean
    """The share of hands in which it was cited at all."""


@dataclass(frozen=True, slots=True)
class Simulated:
    """Figures of many hands. A share is a number from 0 to 1."""

    rules: str
    seats: int
    lineup: tuple[str, ...]
    dealer: int | None
    """The seat that dealt every hand; None if the deal went round."""
    seed: int
    speed: str
    hands: int
    seconds: float
    hands_per_second: float
    moves: Mean
    turns: Mean
    """Turns taken; there are more moves, because an answer or a card laid after a draw is one too."""
    points: Mean
    """R-55: what the winner scores; 0 in a void hand."""
    points_a_win: float
    reshuffles: Mean
    run_outs: Mean
    """The share of hands in which at some point nothing was left to draw."""
    wins_by_seat: list[int]
    shares_by_seat: list[Mean]
    shares_by_place: list[Mean]
    """By the place after the dealer: the first is the dealer's left neighbor, the last the dealer."""
    first_advantage: Mean
    """How much more than its part the first place wins: 0.01 is one hand of a hundred."""
    lengths: list[int]
    """How many hands took 0, 1, 2 … turns; the last number is of all longer ones."""
    watched: int
    """In so many hands the rules were counted."""
    fired: list[RuleCount]
    """The rules that were cited after the cards were dealt, the most frequent first."""
    void: int
    cut_short: int
    faults: list[tuple[str, str, int, str]]
    """Bots that crashed, stalled or answered nonsense, how often, and what was wrong the first time."""

    def facts(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


def run(plan: HandsPlan, workers: int = 1, progress: ProgressMeter | None = None) -> Simulated:
    """Play the hands; memory does not grow with their number."""
    plan.check()
    if plan.compiled:
        compiled_play({*plan.lineup} == {"random"})  # compiles once, before there are workers
    firsts = range(0, plan.hands, plan.part)
    counted = nothing_counted()
    started = time.perf_counter()
    parts = in_order(partial(play_part, plan), firsts, min(workers, len(firsts)), plan.compiled)
    for first, part in zip(firsts, parts, strict=True):
        counted.update(part)
        if progress is not None:
            progress.show(min(first + plan.part, plan.hands))
    return _summed_up(plan, counted, time.perf_counter() - started)


def _summed_up(plan: HandsPlan, counted: Counted, seconds: float) -> Simulated:
    tally, hands, seats = counted.figures, plan.hands, plan.seats
    wins = tally[figures.WINS : figures.WINS + seats]
    places = [_share(won, hands) for won in tally[figures.PLACES : figures.PLACES + seats]]
    points = tally[figures.POINTS]
    return Simulated(
        rules=plan.rules,
        seats=seats,
        lineup=plan.lineup,
        dealer=plan.dealer,
        seed=plan.seed,
        speed="compiled" if plan.compiled else "interpreted",
        hands=hands,
        seconds=seconds,
        hands_per_second=hands / seconds,
        moves=_mean(tally, figures.MOVES, hands),
        turns=_mean(tally, figures.TURNS, hands),
        points=_mean(tally, figures.POINTS, hands),
        points_a_win=points / max(1, sum(wins)),
        reshuffles=_mean(tally, figures.RESHUFFLES, hands),
        run_outs=_share(tally[figures.RUN_OUTS], hands),
        wins_by_seat=wins,
        shares_by_seat=[_share(won, hands) for won in wins],
        shares_by_place=places,
        first_advantage=Mean(places[0].mean - 1 / seats, places[0].margin),
        lengths=tally[figures.LENGTH : figures.LENGTH + figures.LENGTHS],
        watched=tally[figures.WATCHED],
        fired=_fired(tally),
        void=tally[figures.VOIDS],
        cut_short=tally[figures.CUT_SHORT],
        faults=[
            (bot, fault, times, counted.faults.first_faults[bot, fault])
            for (bot, fault), times in sorted(counted.faults.faults.items())
        ],
    )


def _fired(tally: list[int]) -> list[RuleCount]:
    watched = max(1, tally[figures.WATCHED])
    counts = [
        RuleCount(
            rule_id(number),
            Mean(times / watched, margin(times, tally[figures.FIRED_SQUARES + number], watched)),
            _share(tally[figures.FIRED_HANDS + number], watched),
        )
        for number in range(1, figures.RULES)
        if (times := tally[figures.FIRED + number])
    ]
    return sorted(counts, key=lambda each: -each.a_hand.mean)


def _mean(tally: list[int], what: int, hands: int) -> Mean:
    total, squares = tally[what], tally[what + 1]
    return Mean(total / hands, margin(total, squares, hands))


def _share(number: int, hands: int) -> Mean:
    """What was never seen may still happen: then the interval is Clopper and Pearson's."""
    if number in (0, hands):
        return Mean(number / hands, 1 - 0.025 ** (1 / hands))
    return Mean(number / hands, margin(number, number, hands))
