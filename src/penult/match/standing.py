"""The standing of a match after some hands. A standing and the next result make the next standing."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True, slots=True)
class Standing:
    """Totals by player, or by team if partners play."""

    totals: tuple[int, ...]
    dealer: int | None
    """Who deals the next hand; None if the table must find a dealer again (A-61)."""
    out: tuple[int, ...] = ()
    """R-67: the players eliminated so far."""
    hands: int = 0
    tied: tuple[int, ...] = ()
    """A-62: those who share the lowest total and play on."""
    winners: tuple[int, ...] = ()
    """Empty until the match is over."""

    @property
    def alive(self) -> tuple[int, ...]:
        """The players still in the match; teams are never eliminated."""
        return tuple(player for player in range(len(self.totals)) if player not in self.out)

    @property
    def over(self) -> bool:
        return bool(self.winners)
