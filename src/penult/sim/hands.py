"""Playing the hands of a simulation in parts: compiled, interpreted, or with bots that need a view.

A part depends on nothing but its first hand, so any worker can play it.
"""

from __future__ import annotations

import random
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from ..bots.arena import all_policies
from ..bots.askers import PatientAsker
from ..bots.entrants import PATIENCE, Entrant, enter
from ..bots.kernel.knowledge import KNOWLEDGE
from ..bots.open_arena import deal_of, play_hand
from ..bots.registry import POLICIES, spec_of
from ..bots.rows import compiled_bytes, compiled_numbers, compiled_row, plain_row, undealt
from ..bots.tally import Tally
from ..engine.deal import Deal
from ..engine.errors import Malformed
from ..engine.kernel.chance import stream
from ..engine.kernel.state import NOBODY, SEATS, TURN
from ..engine.refusals import rule_id
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .bulk import MOST_HANDS, MOST_SEED
from .kernel import figures
from .kernel.policy_hands import play_policy_hands
from .kernel.random_hands import play_random_hands

COMPILED_PART = 25_000
"""How many hands a worker plays at a time where the table is compiled …"""
PLAIN_PART = 500
"""… where policies play interpreted …"""
OPEN_PART = 20
"""… and where bots are shown their views."""
WATCHED = 100_000
"""Of about so many hands the rules are counted; counting them takes time."""
RANDOM = "random"


@dataclass(frozen=True, slots=True)
class HandsPlan:
    """What is played. It says everything that the figures depend on."""

    rules: str
    lineup: tuple[str, ...]
    """The spec of the bot in each seat."""
    hands: int
    seed: int = 1
    dealer: int | None = None
    """The seat that deals every hand; None if the deal moves to the left after each."""
    fast: bool = True
    entrants: tuple[Entrant, ...] = ()
    patience: float = PATIENCE

    @property
    def seats(self) -> int:
        return len(self.lineup)

    @property
    def open(self) -> bool:
        """Whether a bot needs a view."""
        return not all_policies(self.lineup)

    @property
    def compiled(self) -> bool:
        return self.fast and not self.open

    @property
    def part(self) -> int:
        if self.open:
            return OPEN_PART
        return COMPILED_PART if self.fast else PLAIN_PART

    @property
    def every(self) -> int:
        """The rules of every so many hands are counted."""
        return max(1, self.hands // WATCHED)

    def check(self) -> None:
        """Refuse what cannot be played, and make the bots from outside known here."""
        if not 1 <= self.hands <= MOST_HANDS:
            raise Malformed("hands", self.hands, f"1 to {MOST_HANDS}")
        if not 0 <= self.seed <= MOST_SEED:
            raise Malformed("seed", self.seed, f"0 to {MOST_SEED}")
        enter(self.entrants, self.patience)
        for spec in self.lineup:
            spec_of(spec)
        Rules(self.rules).check_seats(self.seats)
        if self.dealer is not None and self.dealer not in range(self.seats):
            raise Malformed("dealer", self.dealer, f"a seat from 0 to {self.seats - 1}")


@dataclass(slots=True)
class Counted:
    """The figures of some hands, and what bots did wrong."""

    figures: list[int]
    faults: Tally

    def update(self, later: Counted) -> None:
        self.figures = [one + other for one, other in zip(self.figures, later.figures, strict=True)]
        self.faults.update(later.faults)


def nothing_counted() -> Counted:
    return Counted([0] * figures.FIGURES, Tally())


def play_part(plan: HandsPlan, first: int) -> Counted:
    """Play the part that begins with this hand."""
    hands = min(plan.part, plan.hands - first)
    if plan.open:
        return _play_open(plan, first, hands)
    return Counted(_play_policies(plan, first, hands), Tally())


def _play_policies(plan: HandsPlan, first: int, hands: int) -> list[int]:
    start = undealt(Rules(plan.rules), plan.seats)
    fixed = NOBODY if plan.dealer is None else plan.dealer
    players = [POLICIES[name] for name in plan.lineup]
    buffers: list[Any] = [[0] * figures.RULES, [0] * figures.FIGURES]
    asked: list[Any] = [players, bytearray(KNOWLEDGE), bytearray(SEATS)]
    row: Any = plain_row(start, 2)
    play: Any = play_random_hands if _random(plan) else play_policy_hands
    if plan.fast:
        row = compiled_row(start, 2)
        buffers = [*map(compiled_numbers, buffers)]
        asked = [compiled_numbers(players), compiled_bytes(KNOWLEDGE), compiled_bytes(SEATS)]
        play = compiled_play(_random(plan))
    more = buffers if _random(plan) else [*asked, *buffers]
    play(row, first, hands, fixed, plan.every, plan.seed, *more)
    return [int(number) for number in buffers[1]]


def _random(plan: HandsPlan) -> bool:
    return {*plan.lineup} == {RANDOM}


@cache
def compiled_play(random_only: bool) -> Any:
    """The compiled loop. The first use on a machine compiles, which takes a while and is announced."""
    name = "random_hands" if random_only else "policy_hands"
    module = compiled_module(f"sim.kernel.{name}")
    from ..engine.compiler import prepare, records

    play = module.play_random_hands if random_only else module.play_policy_hands
    asked = () if random_only else (compiled_numbers([0]), compiled_bytes(1), compiled_bytes(1))
    numbers = compiled_numbers([0])
    prepare(name, [(play, (records(2), 0, 1, NOBODY, 1, 1, *asked, numbers, numbers))])
    return play


def _play_open(plan: HandsPlan, first: int, hands: int) -> Counted:
    enter(plan.entrants, plan.patience)
    counted = nothing_counted()
    asker = PatientAsker(counted.faults, plan.patience)
    rules = Rules(plan.rules)
    for nth in range(first, first + hands):
        dealer = nth % plan.seats if plan.dealer is None else plan.dealer
        deal = deal_of(rules, plan.seats, plan.seed, nth, dealer)
        watcher = _Watcher(deal)
        play_hand(deal, plan.lineup, random.Random(stream(plan.seed, nth)), asker, watcher.before_move)
        watcher.count(counted.figures, nth % plan.every == 0)
    return counted


class _Watcher:
    """Counts one hand of an open table."""

    def __init__(self, deal: Deal) -> None:
        self._deal = deal
        self._turns = 0
        self._run_out = False

    def before_move(self) -> None:
        self._turns += self._deal.state.phase == TURN
        self._run_out |= figures.ran_out(self._deal.state)

    def count(self, tally: list[int], watched: bool) -> None:
        deal = self._deal
        run_out = self._run_out or figures.ran_out(deal.state)
        figures.count_hand(deal.state, len(deal.moves), self._turns, deal.reshuffles, run_out, tally)
        if watched:
            fired = [0] * figures.RULES
            for event in deal.events:
                if event.kind != "dealt":
                    fired[rule_numbers()[event.rule]] += max(1, len(event.cards))
            figures.count_rules(fired, tally)


@cache
def rule_numbers() -> dict[str, int]:
    """The kernel's number of each rule."""
    return {rule_id(number): number for number in range(1, figures.RULES)}


def lineup_of(names: Sequence[str], seats: int | None) -> tuple[str, ...]:
    """One name for each seat, two of which the second is repeated, or one for all."""
    seats = seats or (len(names) if len(names) > 1 else 4)
    if len(names) <= 2:
        return (names[0], *(seats - 1) * (names[-1],))
    if len(names) != seats:
        raise Malformed("bots", len(names), f"1 name, 2 of which the second is repeated, or {seats}")
    return tuple(names)
