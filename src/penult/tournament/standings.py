"""Standings: who leads, and what breaks ties.

Without partners: points, then hands won, then the strength of the opponents, then the lot. With rotating
partners, equal totals share a rank (A-62).
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Mapping
from dataclasses import dataclass
from fractions import Fraction

from .points import hand_points
from .progress import Progress, Spot
from .sittings import Seats
from .terms import TournamentTerms


@dataclass(frozen=True, slots=True)
class StandingsRow:
    """One player's line in the standings."""

    player: int
    name: str
    before: tuple[str, ...]
    """The people who played in this place before."""
    points: int
    """Penalties included."""
    won: int
    """Hands won."""
    strength: Fraction
    """The mean points of all opponents met; one met twice counts twice. See `_as_opponents`."""
    penalty: int
    sittings: int
    """How many sittings with a result the player sat at."""
    active: bool
    lot: int


def order_of_measures(terms: TournamentTerms) -> tuple[str, ...]:
    """The measures to compare, in this order."""
    return ("points",) if terms.partners else ("points", "won", "strength", "lot")


def standings(progress: Progress) -> tuple[tuple[int, StandingsRow], ...]:
    """Rows with ranks from 1, the leader first; equals share a rank."""
    keyed = [(_key(progress.terms, row), row.player, row) for row in _rows(progress)]
    ranks: dict[tuple[Fraction, ...], int] = {}
    lines = enumerate(sorted(keyed, key=lambda each: each[:2]), 1)
    return tuple((ranks.setdefault(key, number), row) for number, (key, _, row) in lines)


def void_hands(progress: Progress) -> Counter[int]:
    """How many void hands each player sat at."""
    voids: Counter[int] = Counter()
    for spot in progress.spots():
        results = progress.hands.get(spot, {}).values()
        void = sum(result.winner is None for result in results)
        if spot in progress.totals:
            void = progress.terms.hands - sum(progress.totals[spot].won)
        voids.update({player: void for player in progress.seats(spot) if void})
    return voids


def table_points(progress: Progress, spot: Spot) -> list[int]:
    """The points of each seat of a table in the hands reported so far."""
    seats = progress.seats(spot)
    if spot in progress.totals:
        return list(progress.totals[spot].points)
    results = progress.hands.get(spot, {}).values()
    hands = [hand_points(progress.terms, len(seats), result) for result in results]
    return [sum(hand[seat] for hand in hands) for seat in range(len(seats))]


def table_won(progress: Progress, spot: Spot) -> list[int]:
    """How many hands each seat of a table won."""
    if spot in progress.totals:
        return list(progress.totals[spot].won)
    winners = Counter(result.winner for result in progress.hands.get(spot, {}).values())
    return [winners[seat] for seat in range(len(progress.seats(spot)))]


def _key(terms: TournamentTerms, row: StandingsRow) -> tuple[Fraction, ...]:
    return tuple(measured(name, terms, row) for name in order_of_measures(terms))


def measured(name: str, terms: TournamentTerms, row: StandingsRow) -> Fraction:
    """Lower is better."""
    return Fraction(_MEASURES[name](terms, row))


_MEASURES: Mapping[str, Callable[[TournamentTerms, StandingsRow], Fraction | int]] = {
    "points": lambda terms, row: row.points if terms.lowest_wins else -row.points,
    "won": lambda _, row: -row.won,
    "strength": lambda terms, row: row.strength if terms.lowest_wins else -row.strength,
    "lot": lambda _, row: row.lot,
}


def _rows(progress: Progress) -> Iterable[StandingsRow]:
    points, won, opponents = _points(progress), _won(progress), _as_opponents(progress)
    tables = _tables_with_results(progress)
    for player, name in progress.names.items():
        yield StandingsRow(
            player=player,
            name=name,
            before=progress.before(player),
            points=points[player],
            won=won[player],
            strength=_strength(player, tables, opponents),
            penalty=progress.penalties.get(player, 0),
            sittings=sum(player in table for table in tables),
            active=player not in progress.dropped,
            lot=progress.lots[player],
        )


def _points(progress: Progress) -> Counter[int]:
    against = 1 if progress.terms.lowest_wins else -1
    total: Counter[int] = Counter()
    for sitting in range(len(progress.sittings)):
        total.update(_sitting_points(progress, sitting))
    total.update({player: against * points for player, points in progress.penalties.items()})
    return total


def _sitting_points(progress: Progress, sitting: int) -> dict[int, int]:
    """The points of each player in a sitting; in a tally, a player who missed it adds as many as the worst.

    That is our own ruling, *missed sittings* in docs/tournaments.md: the rule sheets do not cover this.
    """
    scored = _scored_at_tables(progress, sitting)
    if progress.terms.lowest_wins:
        worst = max(scored.values())
        scored = {player: scored.get(player, worst) for player in progress.names}
    return scored


def _scored_at_tables(progress: Progress, sitting: int) -> dict[int, int]:
    """The points of those who sat."""
    scored: dict[int, int] = {}
    for table, seats in enumerate(progress.sittings[sitting].tables):
        scored |= zip(seats, table_points(progress, (sitting, table)), strict=True)
    return scored


def _won(progress: Progress) -> Counter[int]:
    won: Counter[int] = Counter()
    for spot in progress.spots():
        won.update(dict(zip(progress.seats(spot), table_won(progress, spot), strict=True)))
    return won


def _strength(player: int, tables: Iterable[Seats], opponents: Mapping[int, Fraction]) -> Fraction:
    met = [opponents[other] for table in tables if player in table for other in table if other != player]
    return sum(met, Fraction(0)) / len(met) if met else Fraction(0)


def _as_opponents(progress: Progress) -> dict[int, Fraction]:
    """What each player's points count for those who met them.

    Penalties are left out, and a missed sitting counts as its mean, so that only play breaks the ties of
    others. See *What decides between equals* in docs/tournaments.md.
    """
    total = dict.fromkeys(progress.names, Fraction(0))
    for sitting in range(len(progress.sittings)):
        scored = _scored_at_tables(progress, sitting)
        mean = Fraction(sum(scored.values()), len(scored))
        for player in total:
            total[player] += scored.get(player, mean)
    return total


def _tables_with_results(progress: Progress) -> list[Seats]:
    """Players who are only drawn together have not met yet."""
    reported = (spot for spot in progress.spots() if spot in progress.totals or spot in progress.hands)
    return [progress.seats(spot) for spot in reported]
