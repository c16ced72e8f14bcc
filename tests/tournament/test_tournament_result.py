"""Who has won, and what decided."""

from __future__ import annotations

import random

import pytest
from hall import DESK, opened, play_sitting

from penult.match.results import HandResult
from penult.tournament.refusals import TournamentRefused
from penult.tournament.result import TournamentResult, result_of
from penult.tournament.tournament import Tournament


def played(*results: HandResult, hands: int, rules: str = "classic") -> Tournament:
    """One table of three, in one sitting."""
    tournament = opened(3, hands=hands, rounds=1, rules=rules)
    tournament.draw(DESK)
    for hand, result in enumerate(results):
        tournament.report(0, 0, hand, result, DESK)
    return tournament


def decided(tournament: Tournament) -> TournamentResult:
    found = result_of(tournament)
    assert found
    return found


def test_nobody_has_won_while_it_goes_on() -> None:
    assert result_of(played(HandResult(0, (0, 20, 30)), hands=2)) is None
    assert result_of(opened(3)) is None


def test_the_most_points_win() -> None:
    found = decided(played(HandResult(0, (0, 20, 30)), hands=1))

    assert ([row.points for row in found.winners], found.equals, found.decided_by) == ([50], (), "")


def test_in_a_tally_the_fewest_points_win() -> None:
    found = decided(played(HandResult(0, (0, 20, 30)), hands=1, rules="classic+score=tally"))

    assert [row.points for row in found.winners] == [0]


def test_among_equals_the_hands_won_decide() -> None:
    twice = (HandResult(0, (0, 20, 5)), HandResult(0, (0, 20, 5)))
    found = decided(played(*twice, HandResult(1, (20, 0, 30)), hands=3))

    assert [row.won for row in found.winners] == [2]
    assert [row.won for row in found.equals] == [1]
    assert found.decided_by == "won"


def test_where_nothing_else_does_the_lot_decides() -> None:
    found = decided(played(HandResult.void(3), hands=1))

    assert found.decided_by == "lot"
    assert found.winners[0].lot == min(row.lot for row in (*found.winners, *found.equals))


def test_partners_share_the_victory_when_their_plan_is_complete() -> None:
    tournament = opened(4, partners=True)
    for sitting in range(3):
        assert result_of(tournament) is None
        tournament.draw(DESK)
        tournament.report(sitting, 0, 0, HandResult.void(4), DESK)

    assert len(decided(tournament).winners) == 4
    assert not tournament.progress.over
    tournament.draw(DESK)
    assert result_of(tournament) is None


def test_after_the_last_round_nothing_is_drawn_but_results_are_corrected() -> None:
    tournament = opened(9, rounds=2)
    for _ in range(2):
        play_sitting(tournament, random.Random(1))

    with pytest.raises(TournamentRefused, match="came one that ended after 2 sittings"):
        tournament.draw(DESK)
    tournament.penalize(0, 5, "late", DESK)
    tournament.undo(DESK)
    tournament.undo(DESK)
    assert not tournament.progress.over
