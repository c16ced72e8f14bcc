"""Checking the cards picked for dealer against R-03."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

from ..engine.cards import Card
from ..engine.dealer import by_picks
from ..engine.rules import Rules
from .errors import at_line, mistake

Picks = tuple[tuple[Card, ...], ...]


def check_picks(picks: Picks, rules: Rules, seats: int, dealer: int, lines: Sequence[int]) -> None:
    """Each row of picks must come from one deck, and the last must give the dealer; `lines` has their lines.

    If only some players picked, because their birthdays tied (A-04), a record does not say who they were.
    """
    for line, cards in zip(lines, picks, strict=True):
        if missing := Counter(cards) - Counter(rules.edition.deck):
            raise mistake(line, "picks", f"cards of one deck of {rules.edition}", min(missing), "R-03")
    if picks and len(picks[0]) == seats and (left := _left_over(picks, seats, lines)) != (dealer,):
        came = " and ".join(map(str, left))
        raise mistake(lines[-1], "picks", f"the highest for the dealer, {dealer}", came, "R-03")


def _left_over(picks: Picks, seats: int, lines: Sequence[int]) -> tuple[int, ...]:
    left = tuple(range(seats))
    for line, cards in zip(lines, picks, strict=True):
        with at_line(line):
            left = by_picks(cards, among=left)
    return left
