"""The heavy proof: hands at the chaotic table, every law checked after every move.

`python -m penult.sim.soak --hands 1000000` prints the counts, the seed and the violations.
"""

from __future__ import annotations

import argparse
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass
from typing import Any

from ..engine.editions import EDITIONS
from ..engine.kernel.cards import KINDS
from ..engine.kernel.legal import MOVES
from ..engine.kernel.state import SEATS
from ..engine.rules import Rules
from ..engine.speeds import compiled_module
from .kernel import soak as plain
from .rows import card_counts, compiled_numbers, compiled_row, plain_row, undealt


@dataclass(frozen=True, slots=True)
class Soaked:
    """What came of the hands of one edition."""

    edition: str
    hands: int
    moves: int
    refused: int
    ended: int
    blocked: int
    violations: int
    first_law: int
    first_rng: int


def soak(hands: int, seed: int, fast: bool = True) -> Iterator[Soaked]:
    """Share the hands among the editions; options and seats are mixed anew for every hand."""
    for number, edition in enumerate(EDITIONS):
        share = hands // len(EDITIONS) + (number < hands % len(EDITIONS))
        yield soak_edition(Rules(edition), share, seed + number, fast)


def soak_edition(rules: Rules, hands: int, seed: int, fast: bool) -> Soaked:
    row: Any = plain_row(undealt(rules, SEATS))
    deck = card_counts(rules.edition.deck)
    numbers: list[Any] = [deck, [0] * KINDS, [0] * MOVES, [0] * 4, [0, 0]]
    soak_hands: Any = plain.soak_hands
    if fast:
        row, numbers = compiled_row(row[0]), [compiled_numbers(each) for each in numbers]
        soak_hands = _compiled_soak_hands(row, numbers)
    violations = int(soak_hands(row, hands, seed, *numbers))
    tally, first = ([int(number) for number in each] for each in numbers[3:])
    return Soaked(rules.edition.name, hands, *tally, violations, *first)


def _compiled_soak_hands(row: Any, numbers: list[Any]) -> Any:
    module = compiled_module("sim.kernel.soak")
    from ..engine.compiler import prepare

    prepare("soak", [(module.soak_hands, (row, 1, 1, *numbers))])
    return module.soak_hands


def main() -> int:
    parser = argparse.ArgumentParser(prog="penult.sim.soak", description=__doc__.splitlines()[0])  # type: ignore[union-attr]
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--seed", type=int, default=20_030_731)
    chosen = parser.parse_args()
    started = time.perf_counter()
    results = []
    for result in soak(chosen.hands, chosen.seed):
        results.append(result)
        sys.stdout.write(f"{result}\n")
        sys.stdout.flush()
    violations = sum(result.violations for result in results)
    for name in ("hands", "moves", "refused", "ended", "blocked", "violations"):
        sys.stdout.write(f"{name}: {sum(getattr(result, name) for result in results)}\n")
    sys.stdout.write(f"seed: {chosen.seed}\n")
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
