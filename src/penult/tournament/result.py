"""Who has won a tournament, and what broke a tie."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from .progress import Progress
from .rotation.schedule import Schedule
from .standings import StandingsRow, measured, order_of_measures
from .tournament import Tournament


@dataclass(frozen=True, slots=True)
class TournamentResult:
    winners: tuple[StandingsRow, ...]
    """One, or with partners all who share the highest total (A-62)."""
    equals: tuple[StandingsRow, ...]
    """Others with the same points."""
    decided_by: str
    """The measure that broke the tie: `won`, `strength` or `lot`; empty if there was none."""


def result_of(tournament: Tournament) -> TournamentResult | None:
    """None until the tournament is over."""
    if not (tournament.progress.over or _plan_complete(tournament.progress)):
        return None
    ranked = tournament.standings()
    winners = tuple(row for rank, row in ranked if rank == 1)
    others = [row for rank, row in ranked if rank > 1 and row.points == winners[0].points]
    return TournamentResult(
        winners, tuple(others), _decider(tournament, winners[0], others) if others else ""
    )


def _plan_complete(progress: Progress) -> bool:
    """R-65: a complete plan has winners, even if it is played again."""
    if not progress.terms.partners or not progress.sittings or any(progress.missing()):
        return False
    return len(progress.sittings) % len(Schedule.of(len(progress.active)).sittings) == 0


def _decider(tournament: Tournament, winner: StandingsRow, others: Sequence[StandingsRow]) -> str:
    """The first measure that leaves nobody equal to the winner."""
    for name in order_of_measures(tournament.terms):
        best = measured(name, tournament.terms, winner)
        others = [row for row in others if measured(name, tournament.terms, row) == best]
        if not others:
            return name
    return "lot"
