"""Published figures about the game, measured again: what others found, what we find, what differs."""

from __future__ import annotations

import math
import random
from collections.abc import Callable, Iterator
from dataclasses import asdict, dataclass
from typing import Any

from ..bots.arena import compete
from ..bots.askers import StrictAsker
from ..bots.open_arena import deal_of, play_hand
from ..engine.cards import Card
from ..engine.deal import Deal
from ..engine.editions import EDITIONS
from ..engine.kernel.chance import stream
from ..engine.rules import Rules
from .bulk import Mean
from .hands import HandsPlan
from .simulation import Simulated, run

NUMBER_OPENS = "classic+opening=number"
SERIES = 40
"""How many series of 10,000 hands show what is noise."""
IN_A_SERIES = 10_000


@dataclass(frozen=True, slots=True)
class Finding:
    """One published figure beside ours."""

    source: str
    figure: str
    published: str
    ours: float
    ci95: float
    """The 95 % interval is `ours` ± this; 0 if the figure was computed exactly."""
    unit: str
    differs: str
    """Which rules or players differ from the source's, or what follows."""

    def facts(self) -> dict[str, Any]:
        """For JSON."""
        return asdict(self)


@dataclass(frozen=True, slots=True)
class Effort:
    """How much is played."""

    hands: int
    seed: int
    fast: bool = True
    workers: int = 1

    def simulated(
        self, rules: str, seats: int, hands: int = 0, seed: int = 0, bot: str = "random"
    ) -> Simulated:
        plan = HandsPlan(rules, (bot,) * seats, hands or self.hands, seed or self.seed, fast=self.fast)
        return run(plan, self.workers)


def study(effort: Effort) -> Iterator[Finding]:
    """Measure every figure, one after another."""
    for part in STUDIES:
        yield from part(effort)


def _pfann(effort: Effort) -> Iterator[Finding]:
    source = "Pfann 2021"
    for rules, differs in (
        (NUMBER_OPENS, "a number opens, as there"),
        ("classic", "any printed opening card"),
    ):
        result = effort.simulated(rules, 2)
        yield Finding(source, "turns of two random players", "41", *_of(result.turns), "", differs)
        yield Finding(source, "wins of the first", "52 %", *_percent(result.shares_by_place[0]), "%", differs)


def _corrigan(effort: Effort) -> Iterator[Finding]:
    for rules, differs in ((NUMBER_OPENS, "a number opens"), ("classic", "any printed opening card")):
        first = effort.simulated(rules, 4).shares_by_place[0]
        better = 100 * (first.mean / 0.25 - 1), 100 * first.margin / 0.25
        words = "how much more often than a fourth the first of four wins"
        yield Finding("Corrigan", words, "about 10 %", *better, "%", differs)


def _places(effort: Effort) -> Iterator[Finding]:
    for rules, differs in ((NUMBER_OPENS, "a number opens"), ("classic", "any printed opening card")):
        for seats in (3, 6, 10):
            first = effort.simulated(rules, seats).shares_by_place[0]
            yield Finding("Penult", f"wins of the first of {seats}", "–", *_percent(first), "%", differs)


def _chausner(effort: Effort) -> Iterator[Finding]:
    source, deals = "chausner/UnoAI", max(1, effort.hands // 20)
    for name, seats, published in (
        ("simple", 2, "55.4 to 68.8 %"),
        ("keen", 2, "55.4 to 68.8 %"),
        ("keen", 6, "24.2 %"),
    ):
        lineup = (name, *(seats - 1) * ("random",))
        share = compete(Rules("classic"), lineup, deals, effort.seed, effort.fast).of(name)
        figure = f"wins against {seats - 1} random, with `{name}`"
        differs = "our bots, who may bluff and challenge; theirs are Greedy to MixBot2"
        yield Finding(source, figure, published, 100 * share.share, 100 * share.margin, "%", differs)
    points = effort.simulated("classic", 2)
    won = points.hands - points.void
    ours = points.points_a_win, points.points.margin * points.hands / max(1, won)
    figure = "points a win, two random players"
    yield Finding(source, figure, "41.4", *ours, "", "theirs is the mean over all their players")


def _draw_four(effort: Effort) -> Iterator[Finding]:
    """Equal players, in as many series as make the largest difference visible."""
    hands = min(IN_A_SERIES, effort.hands)
    for seats in (2, 3):
        results = [effort.simulated("classic", seats, hands, effort.seed + n) for n in range(1, SERIES + 1)]
        largest = max(abs(each.mean - 1 / seats) for result in results for each in result.shares_by_seat)
        figure = f"largest difference in {SERIES} series of {hands:,} hands between {seats} equal players"
        differs = "chance alone; their strategies are not part of Penult"
        yield Finding("rporta23/draw4", figure, "± 1.6 points", 100 * largest, 0.0, "points", differs)


def _whittemore(_: Effort) -> Iterator[Finding]:
    for figure, draws in (("six", 6), ("seven", 7)):
        ours = 100 * never_fitting(draws)
        differs = "exact, from a full deck, over all colored cards as the top one; wilds fit"
        words = f"{figure} draws without one that fits"
        yield Finding("Whittemore 2024", words, "8.89 % (seven or more)", ours, 0.0, "%", differs)
    without_wilds = 100 * never_fitting(7, wilds=False)
    words = "seven draws without one that fits, were wilds no help"
    yield Finding("Whittemore 2024", words, "8.89 % (seven or more)", without_wilds, 0.0, "%", "exact")


def never_fitting(draws: int, wilds: bool = True) -> float:
    """How likely so many cards of a full deck all do not fit, over all colored cards as the top one."""
    deck = EDITIONS["classic"].deck
    tops = [card for card in deck if not card.wild]
    return sum(_all_miss(top, deck, draws, wilds) for top in tops) / len(tops)


def _all_miss(top: Card, deck: tuple[Card, ...], draws: int, wilds: bool) -> float:
    fitting = sum((wilds and card.wild) or card.color == top.color or _like(card, top) for card in deck) - 1
    others = len(deck) - 1 - fitting
    return math.comb(others, draws) / math.comb(len(deck) - 1, draws)


def _like(card: Card, top: Card) -> bool:
    return not card.wild and str(card)[1:] == str(top)[1:]


def _flazz(effort: Effort) -> Iterator[Finding]:
    for bot in ("random", "keen"):
        result = effort.simulated(
            "classic", 5, effort.hands if bot == "random" else effort.hands // 10, bot=bot
        )
        figure = f"five `{bot}`: hands in which nothing is left to draw"
        yield Finding("flazz 2010", figure, "0.03 %", *_percent(result.run_outs), "%", "other players")
        reshuffled = [each.hands for each in result.fired if each.rule == "R-50"] or [Mean(0.0, 1.0)]
        figure = f"five `{bot}`: hands in which the discards are reshuffled"
        yield Finding("flazz 2010", figure, "0.03 %", *_percent(reshuffled[0]), "%", "in case this is meant")


def _ramadhan(effort: Effort) -> Iterator[Finding]:
    """Game refinement: the root of the number of choices, divided by the length."""
    hands = max(2, effort.hands // 20_000)
    for seats in (2, 4, 6, 10):
        choices, lengths = [], []
        for nth in range(hands):
            counted = _choices_of(
                deal_of(Rules("classic"), seats, effort.seed, nth), stream(effort.seed, nth)
            )
            choices.append(counted[0] / counted[1])
            lengths.append(counted[1])
        branching, length = _mean(choices), _mean(lengths)
        ours = math.sqrt(branching.mean) / length.mean
        spread = math.hypot(0.5 * branching.margin / branching.mean, length.margin / length.mean)
        figure = f"√choices / moves, {seats} random players"
        differs = f"{hands:,} hands; they call 0.07 to 0.08 the best"
        yield Finding("Ramadhan 2015", figure, "best with 4 to 6", ours, ours * spread, "", differs)


def _choices_of(deal: Deal, seed: int) -> tuple[int, int]:
    """The legal moves of all decisions of a hand together, and how many decisions there were."""
    counted = [0]

    def look() -> None:
        counted[0] += len(deal.legal_moves())

    play_hand(deal, deal.seats * ("random",), random.Random(seed), StrictAsker(), look)
    return counted[0], len(deal.moves)


def _mean(numbers: list[float] | list[int]) -> Mean:
    n, mean = len(numbers), sum(numbers) / len(numbers)
    variance = sum((number - mean) ** 2 for number in numbers) / (n - 1)
    return Mean(mean, 1.959964 * math.sqrt(variance / n))


def _of(figure: Mean) -> tuple[float, float]:
    return figure.mean, figure.margin


def _percent(share: Mean) -> tuple[float, float]:
    return 100 * share.mean, 100 * share.margin


STUDIES: tuple[Callable[[Effort], Iterator[Finding]], ...] = (
    _pfann,
    _corrigan,
    _places,
    _chausner,
    _draw_four,
    _whittemore,
    _flazz,
    _ramadhan,
)
"""In the order of the report."""
