"""The figures of simulations as CSV: a row for each figure, with its 95 % interval."""

from __future__ import annotations

import csv
import io
from collections.abc import Iterator, Sequence

from .bulk import Mean
from .simulation import Simulated

HEADINGS = ("rules", "seats", "bots", "hands", "seed", "figure", "of", "mean", "ci95")


def csv_of(results: Sequence[Simulated]) -> str:
    text = io.StringIO()
    writer = csv.writer(text, lineterminator="\n")
    writer.writerow(HEADINGS)
    for result in results:
        whose = (result.rules, result.seats, " ".join(result.lineup), result.hands, result.seed)
        for figure, of, mean in figures_of(result):
            writer.writerow((*whose, figure, of, repr(mean.mean), repr(mean.margin)))
    return text.getvalue()


def figures_of(result: Simulated) -> Iterator[tuple[str, str, Mean]]:
    """Every figure by name, with the seat, place or rule that it is of."""
    for name in ("moves", "turns", "points", "reshuffles", "run_outs", "first_advantage"):
        yield name, "", getattr(result, name)
    for seat, share in enumerate(result.shares_by_seat):
        yield "wins_by_seat", str(seat), share
    for place, share in enumerate(result.shares_by_place):
        yield "wins_by_place", str(place), share
    for each in result.fired:
        yield "rule_a_hand", each.rule, each.a_hand
        yield "hands_with_rule", each.rule, each.hands
