"""What a hand leaves behind for the match."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from ..engine.deal import Deal
from ..engine.errors import Malformed


@dataclass(frozen=True, slots=True)
class HandResult:
    """Who won the hand, None if it was void, and the points left with each player (R-54).

    A player who did not take part, being eliminated, has None.
    """

    winner: int | None
    tally: tuple[int | None, ...]

    @classmethod
    def of(cls, deal: Deal, seated: Sequence[int], players: int) -> HandResult:
        """The result of a deal at which these players sat, in the order of its seats."""
        outcome = deal.outcome
        if outcome is None:
            raise Malformed("hand", deal.phase, "a hand that is over")
        left: list[int | None] = [None] * players
        for player, points in zip(seated, outcome.tally, strict=True):
            left[player] = points
        winner = None if outcome.winner is None else seated[outcome.winner]
        return cls(winner, tuple(left))

    @classmethod
    def void(cls, players: int) -> HandResult:
        """A-57, A-74: nobody scores."""
        return cls(None, (None,) * players)
