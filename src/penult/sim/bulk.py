"""Simulating hands by the hundred thousand: how long they are, who wins, how fast they run."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ..bots.intervals import margin
from ..bots.rows import compiled_numbers, compiled_row, plain_row, undealt
from ..engine.errors import Malformed
from ..engine.kernel.state import NOBODY, SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .kernel import bulk as plain

MOST_SEED = (1 << 62) - 1
MOST_HANDS = 10**12
SLICE = 50_400
"""How many hands are played between checks for Ctrl-C; every number of seats divides it."""


@dataclass(frozen=True, slots=True)
class Mean:
    """A figure over all hands; its 95 % interval is `mean` ± `margin`."""

    mean: float
    margin: float


@dataclass(frozen=True, slots=True)
class Simulation:
    """Statistics of many hands between random players who draw only when they must."""

    rules: str
    seats: int
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
    wins_by_seat: list[int]
    shares_by_seat: list[Mean]
    void: int


def simulate(
    rules: Rules, seats: int, hands: int, seed: int = 1, fast: bool = True, dealer: int | None = None
) -> Simulation:
    """Play the hands; the deal moves to the left after each, unless a dealer is given."""
    if not 1 <= hands <= MOST_HANDS:
        raise Malformed("hands", hands, f"1 to {MOST_HANDS}")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed("seed", seed, f"0 to {MOST_SEED}")
    start = undealt(rules, seats)
    if dealer is not None and dealer not in range(seats):
        raise Malformed("dealer", dealer, f"a seat from 0 to {seats - 1}")
    tally: Any = [0] * (plain.WINS + SEATS)
    row: Any = plain_row(start, plain.STATES)
    play_hands: Any = plain.play_hands
    if fast:
        row, tally = compiled_row(start, plain.STATES), compiled_numbers(tally)
        play_hands = compiled_play_hands(row, tally)
    started = time.perf_counter()
    rng = seed
    for done in range(0, hands, SLICE):
        rng = play_hands(row, min(SLICE, hands - done), NOBODY if dealer is None else dealer, rng, tally)
    seconds = time.perf_counter() - started
    counted = [int(number) for number in tally]
    wins = counted[plain.WINS : plain.WINS + seats]
    return Simulation(
        rules=str(rules),
        seats=seats,
        dealer=dealer,
        seed=seed,
        speed="compiled" if fast else "interpreted",
        hands=hands,
        seconds=seconds,
        hands_per_second=hands / seconds,
        moves=_mean(counted, plain.MOVES, hands),
        turns=_mean(counted, plain.TURNS, hands),
        points=_mean(counted, plain.POINTS, hands),
        wins_by_seat=wins,
        shares_by_seat=[Mean(won / hands, margin(won, won, hands)) for won in wins],
        void=counted[plain.VOIDS],
    )


def _mean(tally: list[int], what: int, hands: int) -> Mean:
    total, squares = tally[what], tally[what + 1]
    return Mean(total / hands, margin(total, squares, hands))


def compiled_play_hands(row: Any, tally: Any) -> Any:
    """The compiled loop, ready to run on rows like these."""
    module = compiled_module("sim.kernel.bulk")
    from ..engine.compiler import prepare

    prepare("bulk", [(module.play_hands, (row, 1, NOBODY, 1, tally))])
    return module.play_hands
