"""What the scenes of tournaments need: players, a desk that signs, and hands by chance."""

from __future__ import annotations

import random

from penult import Rules
from penult.match.results import HandResult
from penult.tournament.acts import Signature
from penult.tournament.terms import TournamentTerms
from penult.tournament.tournament import Tournament

DESK = Signature("Mo", "2026-05-09 10:00")


def opened(
    players: int,
    *,
    rules: str = "classic",
    hands: int = 1,
    size: int = 4,
    partners: bool = False,
    rounds: int = 0,
    seed: int = 7,
) -> Tournament:
    """A tournament that players P0, P1 … have entered."""
    terms = TournamentTerms(Rules(rules), hands, size, partners, rounds)
    tournament = Tournament(terms, random.Random(seed))
    for number in range(players):
        tournament.enter(f"P{number}", DESK)
    return tournament


def random_hand(seats: int, rng: random.Random) -> HandResult:
    winner = rng.randrange(seats)
    return HandResult(winner, tuple(0 if seat == winner else rng.randrange(1, 90) for seat in range(seats)))


def play_sitting(tournament: Tournament, rng: random.Random) -> None:
    """Draw the next sitting and play all its hands."""
    drawn = tournament.draw(DESK)
    number = len(tournament.progress.sittings) - 1
    for table, seats in enumerate(drawn.tables):
        for hand in range(tournament.terms.hands):
            tournament.report(number, table, hand, random_hand(len(seats), rng), DESK)


def points(tournament: Tournament) -> dict[str, int]:
    return {row.name: row.points for _, row in tournament.standings()}
