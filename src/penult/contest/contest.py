"""A contest: duplicate deals in parts, on many workers, with the same result for any number of them.

>>> contest = Contest("classic", ("simple", "random"), deals=20, fast=False)
>>> result = run(contest)
>>> result.deals, result.hands, result.par
(20, 40, 0.5)
"""

from __future__ import annotations

import time
from collections import defaultdict
from collections.abc import Generator, Sequence
from concurrent.futures import BrokenExecutor
from contextlib import closing
from dataclasses import dataclass
from functools import partial
from pathlib import Path

from ..bots.arena import all_policies, check_deals, play_policies, result_of
from ..bots.askers import PatientAsker
from ..bots.entrants import PATIENCE, Entrant, enter
from ..bots.open_arena import play_bots
from ..bots.registry import spec_of
from ..bots.stopwatch import Stopwatch
from ..bots.tally import Tally
from ..engine.errors import Malformed, PenultError
from ..engine.rules import Rules
from ..workers.in_order import in_order
from ..workers.progress import ProgressMeter
from .recording import recorder
from .result import ContestResult, sum_up
from .stopping import Sprt

COMPILED_PART = 500
"""How many deals a worker plays at a time where the table is compiled …"""
OPEN_PART = 20
"""… and where bots are shown their views. The parts are the same for any number of workers."""
FEWEST_PARTS = 40
"""A contest has so many, if it has so many deals: ratings are as sure as the parts are alike."""
TIMED_DEALS = 2
"""How many deals a compiled table plays once more, interpreted, to time the bots' decisions."""


@dataclass(frozen=True, slots=True)
class Contest:
    """What is played. It says everything that the result depends on."""

    rules: str
    lineup: tuple[str, ...]
    """The spec of a bot for each seat."""
    deals: int
    seed: int = 1
    entrants: tuple[Entrant, ...] = ()
    """The bots from outside."""
    patience: float = PATIENCE
    """How many seconds a bot has for a decision."""
    records: Path | None = None
    """A folder for the record of every hand; then no table is compiled."""
    fast: bool = True

    @property
    def compiled(self) -> bool:
        return self.records is None and all_policies(self.lineup)

    @property
    def part(self) -> int:
        most = COMPILED_PART if self.compiled else OPEN_PART
        return max(1, min(most, self.deals // FEWEST_PARTS))

    def check(self) -> None:
        """Refuse what cannot be played, and make the bots from outside known here."""
        check_deals(self.deals, self.seed)
        enter(self.entrants, self.patience)
        for spec in self.lineup:
            spec_of(spec)
        Rules(self.rules).check_seats(len(self.lineup))


def run(
    contest: Contest, workers: int = 1, sprt: Sprt | None = None, progress: ProgressMeter | None = None
) -> ContestResult:
    """Play a contest, to its end or until the test has decided."""
    contest.check()
    if contest.compiled and contest.fast:
        play_part(contest, 0, 1)  # compiles once, before there are workers
    started = time.perf_counter()
    tally, deals = Tally(), 0
    with closing(tallies(contest, workers)) as parts:
        for deals, part in parts:
            tally.update(part)
            if progress is not None:
                progress.show(deals)
            if sprt is not None and sprt.look(deals, tally.wins, tally.squares, contest.lineup):
                break
    seconds = time.perf_counter() - started
    if contest.compiled:
        tally.times = decision_times(contest)
    result = result_of(contest.rules, contest.lineup, contest.seed, deals, tally, seconds)
    return sum_up(result, tally, sprt)


def tallies(contest: Contest, workers: int) -> Generator[tuple[int, Tally]]:
    """The tally of each part, in order, with the number of deals up to its end."""
    firsts = range(0, contest.deals, contest.part)
    task = partial(_play_part_from, contest)
    threads = contest.compiled and contest.fast
    results = in_order(task, firsts, min(workers, len(firsts)), threads)
    try:
        for first, tally in zip(firsts, results, strict=True):
            yield min(first + contest.part, contest.deals), tally
    except BrokenExecutor:
        raise PenultError(
            "expected workers that go on, came the end of one: a class of yours may have ended "
            "its process; as a program it would only lose the turn"
        ) from None


def _play_part_from(contest: Contest, first: int) -> Tally:
    return play_part(contest, first, min(contest.part, contest.deals - first))


def play_part(contest: Contest, first: int, deals: int) -> Tally:
    """Play some deals of a contest; they do not depend on any others."""
    rules = Rules(contest.rules)
    if contest.compiled:
        return play_policies(rules, contest.lineup, first, deals, contest.seed, contest.fast)
    enter(contest.entrants, contest.patience)
    tally = Tally()
    asker = PatientAsker(tally, contest.patience)
    keep = recorder(contest.records, contest.seed) if contest.records else None
    return play_bots(rules, contest.lineup, deals, contest.seed, first, tally, asker, keep)


def decision_times(contest: Contest) -> defaultdict[str, Stopwatch]:
    """How long policies take for a decision at a table, where they play interpreted."""
    tally, deals = Tally(), min(contest.deals, TIMED_DEALS)
    asker = PatientAsker(tally, contest.patience)
    return play_bots(Rules(contest.rules), contest.lineup, deals, contest.seed, 0, tally, asker).times


def lineup_of(names: Sequence[str], seats: int) -> tuple[str, ...]:
    """One name for each seat, or two of which the second is repeated."""
    if len(names) == 2:
        return (names[0], *(seats - 1) * (names[1],))
    if len(names) != seats:
        raise Malformed("bots", len(names), f"2 names, of which the second is repeated, or {seats}")
    return tuple(names)
