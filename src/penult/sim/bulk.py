"""Hands by the hundred thousand: how long they are, who wins them, how fast they go."""

from __future__ import annotations

import time
from dataclasses import dataclass
from typing import Any

from ..bots.rows import compiled_numbers, compiled_row, plain_row, undealt
from ..engine.errors import Malformed
from ..engine.kernel.state import SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .kernel import bulk as plain

MOST_SEED = (1 << 62) - 1
MOST_HANDS = 10**12
SLICE = 50_400
"""How many hands are played before an interrupt is heard; every number of seats divides it."""


@dataclass(frozen=True, slots=True)
class Simulation:
    """What came out of many hands of random players who draw only when they must."""

    rules: str
    seats: int
    seed: int
    speed: str
    hands: int
    seconds: float
    hands_per_second: float
    mean_moves: float
    wins_by_seat: list[int]
    void: int


def simulate(rules: Rules, seats: int, hands: int, seed: int = 1, fast: bool = True) -> Simulation:
    """Play the hands; the dealer moves to the left after each."""
    if not 1 <= hands <= MOST_HANDS:
        raise Malformed("hands", hands, f"1 to {MOST_HANDS}")
    if not 0 <= seed <= MOST_SEED:
        raise Malformed("seed", seed, f"0 to {MOST_SEED}")
    tally: Any = [0] * (plain.WINS + SEATS)
    row: Any = plain_row(undealt(rules, seats), plain.STATES)
    play_hands: Any = plain.play_hands
    if fast:
        row, tally = compiled_row(row[0], plain.STATES), compiled_numbers(tally)
        play_hands = compiled_play_hands(row, tally)
    started = time.perf_counter()
    rng = seed
    for done in range(0, hands, SLICE):
        rng = play_hands(row, min(SLICE, hands - done), rng, tally)
    seconds = time.perf_counter() - started
    return Simulation(
        rules=str(rules),
        seats=seats,
        seed=seed,
        speed="compiled" if fast else "interpreted",
        hands=hands,
        seconds=seconds,
        hands_per_second=hands / seconds,
        mean_moves=int(tally[plain.MOVES]) / hands,
        wins_by_seat=[int(wins) for wins in tally[plain.WINS : plain.WINS + seats]],
        void=int(tally[plain.VOIDS]),
    )


def compiled_play_hands(row: Any, tally: Any) -> Any:
    """The compiled loop, ready to run on such rows."""
    module = compiled_module("sim.kernel.bulk")
    from ..engine.compiler import prepare

    prepare("bulk", [(module.play_hands, (row, 1, 1, tally))])
    return module.play_hands
