"""Many hands at the chaotic table, with every law checked after every move.

`python -m penult.sim.soak --hands 1000000` prints the counts, the seed and the violations.
"""

from __future__ import annotations

import argparse
import random
import sys
import time
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from itertools import chain, combinations, product
from typing import Any

from ..bots.rows import compiled_bytes, compiled_numbers, compiled_row, plain_row, undealt
from ..engine.cards import Card
from ..engine.editions import EDITIONS
from ..engine.errors import Conflict
from ..engine.kernel.cards import KINDS
from ..engine.kernel.seating import FEWEST
from ..engine.kernel.state import SEATS
from ..engine.options import HOUSE_OPTIONS, OPTIONS, Number, Option
from ..engine.rules import Rules
from ..engine.speeds import compiled_module, most_moves
from .kernel import soak as plain

TALLY = 6
KNOWN = SEATS * KINDS
"""Room for what a seat knows of the others' hands."""

SOME_MIXES = 500
"""How many mixes of rules are played between lines of progress."""


@dataclass(frozen=True, slots=True)
class Soaked:
    """The result of the hands under one mix of rules."""

    rules: str
    seats: int
    hands: int
    moves: int
    refused: int
    ended: int
    blocked: int
    cut_short: int
    circles: int
    """Hands in which nobody had a choice any more, and nothing could change."""
    violations: int
    first_law: int
    first_rng: int


def soak(hands: int, seed: int, fast: bool = True, batch: int = 100) -> Iterator[Soaked]:
    """Play batches of hands, each with another random edition, number of seats and mix of options."""
    rng = random.Random(seed)
    while hands > 0:
        mix, seats = some_table(rng)
        yield soak_table(mix, seats, min(hands, batch), rng.randrange(1 << 61), fast)
        hands -= batch


def some_table(rng: random.Random) -> tuple[Rules, int]:
    """Random rules and a number of players that they allow (C-06)."""
    while True:
        rules, seats = some_rules(rng), rng.randint(FEWEST, SEATS)
        try:
            rules.check_seats(seats)
        except Conflict:
            continue
        return rules, seats


def soak_pairs(hands: int, seed: int, fast: bool = True) -> Iterator[Soaked]:
    """Play hands under every two values of every two house rules that can be agreed on together."""
    rng = random.Random(seed)
    for one, other in combinations(HOUSE_OPTIONS.values(), 2):
        for chosen in product(_telling_values(one), _telling_values(other)):
            options = dict(zip((one.name, other.name), chosen, strict=True))
            try:
                rules, seats = Rules(rng.choice(list(EDITIONS)), options), rng.randint(FEWEST, 6)
                rules.check_seats(seats)
            except Conflict:
                continue
            yield soak_table(rules, seats, hands, rng.randrange(1 << 61), fast)


def _telling_values(option: Option) -> Iterable[str]:
    """Every value; of a range of numbers the usual one, the least, one between and the most."""
    if not isinstance(option, Number):
        return option.values
    return dict.fromkeys(option.values[at] for at in (0, 1, len(option.values) // 4, -1))


def some_rules(rng: random.Random) -> Rules:
    """A random edition with random options of a hand; a new option is included by itself."""
    while True:
        chosen = [option for option in OPTIONS.values() if option.field and rng.random() < 0.5]
        options = {option.name: rng.choice(option.values) for option in chosen}
        try:
            return Rules(rng.choice(list(EDITIONS)), options)
        except Conflict:
            continue


def soak_table(rules: Rules, seats: int, hands: int, seed: int, fast: bool) -> Soaked:
    """Play hands under one mix of rules."""
    row: Any = plain_row(undealt(rules, seats), plain.STATES)
    deck = _card_counts(rules.edition.deck)
    numbers: list[Any] = [deck, [0] * KINDS, [0] * most_moves(row[0]), [0] * TALLY, [0, 0], bytearray(KNOWN)]
    soak_hands: Any = plain.soak_hands
    if fast:
        numbers = [*map(compiled_numbers, numbers[:-1]), compiled_bytes(KNOWN)]
        row = compiled_row(row[0], plain.STATES)
        soak_hands = _compiled_soak_hands(row, numbers)
    violations = int(soak_hands(row, hands, seed, *numbers))
    moves, refused, ended, blocked, cut, circles = (int(number) for number in numbers[3])
    law, rng = (int(number) for number in numbers[4])
    return Soaked(
        str(rules), seats, hands, moves, refused, ended, blocked, cut, circles, violations, law, rng
    )


def _card_counts(deck: tuple[Card, ...]) -> list[int]:
    """How many of each kind a deck has."""
    counts = [0] * KINDS
    for card in deck:
        counts[card.kind] += 1
    return counts


def _compiled_soak_hands(row: Any, numbers: list[Any]) -> Any:
    module = compiled_module("sim.kernel.soak")
    from ..engine.compiler import prepare

    prepare("soak", [(module.soak_hands, (row, 1, 1, *numbers))])
    return module.soak_hands


def main() -> int:
    parser = argparse.ArgumentParser(prog="penult.sim.soak", description=str(__doc__).splitlines()[0])
    parser.add_argument("--hands", type=int, default=1_000_000)
    parser.add_argument("--pairs", type=int, default=20, help="hands under every two house rules")
    parser.add_argument("--batch", type=int, default=100, help="hands under each random mix")
    parser.add_argument("--seed", type=int, default=20_030_731)
    chosen = parser.parse_args()
    started = time.perf_counter()
    results = []
    pairs = soak_pairs(chosen.pairs, chosen.seed)
    for result in chain(pairs, soak(chosen.hands, chosen.seed, batch=chosen.batch)):
        results.append(result)
        if result.violations:
            sys.stdout.write(f"{result}\n")
        if len(results) % SOME_MIXES == 0:
            done = sum(each.hands for each in results)
            sys.stderr.write(f"{done:,} hands after {time.perf_counter() - started:.0f} s\n")
    violations = sum(result.violations for result in results)
    sys.stdout.write(f"mixes of rules: {len(results)}\n")
    for name in ("hands", "moves", "refused", "ended", "blocked", "cut_short", "circles", "violations"):
        sys.stdout.write(f"{name}: {sum(getattr(result, name) for result in results)}\n")
    sys.stdout.write(f"seed: {chosen.seed}\n")
    sys.stdout.write(f"seconds: {time.perf_counter() - started:.0f}\n")
    return 1 if violations else 0


if __name__ == "__main__":
    sys.exit(main())
