"""Rotating partners as a tournament: R-65, R-66, and beyond."""

from __future__ import annotations

import random

import pytest
from hall import DESK, opened, play_sitting, points

from penult.engine.errors import Conflict, PenultError
from penult.engine.rules import Rules
from penult.match.match import Match
from penult.match.results import HandResult
from penult.tournament.sittings import oppositions, partnerships
from penult.tournament.terms import TournamentTerms


def test_both_partners_enter_what_their_partnership_scores() -> None:
    tournament = opened(4, partners=True)
    first, second, third, fourth = tournament.draw(DESK).tables[0]
    tournament.report(0, 0, 0, HandResult(1, (20, 0, 35, 7)), DESK)

    assert points(tournament)[f"P{second}"] == points(tournament)[f"P{fourth}"] == 55
    assert points(tournament)[f"P{first}"] == points(tournament)[f"P{third}"] == 0


def test_four_players_get_the_same_totals_as_in_a_match() -> None:
    match = Match("classic+score=rotate4", players=4)
    tournament = opened(4, hands=4, partners=True)
    numbers = sorted(range(4), key=tournament.progress.lots.__getitem__)
    rng = random.Random(3)
    for hand in range(12):
        if hand % 4 == 0:
            tournament.draw(DESK)
        winner = rng.randrange(4)
        left = {player: 0 if player == winner else rng.randrange(60) for player in range(4)}
        match.add(HandResult(winner, tuple(left.values())))
        seats = [numbers.index(player) for player in tournament.progress.sittings[-1].tables[0]]
        result = HandResult(seats.index(winner), tuple(left[player] for player in seats))
        tournament.report(hand // 4, 0, hand % 4, result, DESK)

    assert match.over
    assert [points(tournament)[f"P{numbers[player]}"] for player in range(4)] == list(match.standing.totals)


@pytest.mark.parametrize("players", [8, 9, 12, 13])
def test_a_whole_plan_is_even(players: int) -> None:
    tournament = opened(players, partners=True)
    rng = random.Random(5)
    for _ in range(players - (players % 4 == 0)):
        play_sitting(tournament, rng)

    assert set(partnerships(tournament.progress.sittings).values()) == {1}
    assert set(oppositions(tournament.progress.sittings).values()) == {2}


def test_after_the_plan_another_round_may_be_played() -> None:
    tournament = opened(4, partners=True)
    for _ in range(4):
        play_sitting(tournament, random.Random(1))

    drawn = tournament.progress.sittings
    assert drawn[3] == drawn[0]


@pytest.mark.parametrize("players", [0, 6, 7, 42])
def test_a_number_of_players_without_a_plan_is_refused(players: int) -> None:
    with pytest.raises(PenultError, match="players: expected one of 4, 5, 8, 9"):
        opened(players, partners=True).draw(DESK)


def test_once_begun_the_plan_holds_for_those_who_began() -> None:
    tournament = opened(8, partners=True)
    tournament.draw(DESK)

    for verb in (lambda: tournament.enter("Late", DESK), lambda: tournament.drop(3, DESK)):
        with pytest.raises(PenultError, match="expected the 8 who began, because partners rotate by a plan"):
            verb()


def test_partners_cannot_have_different_totals() -> None:
    tournament = opened(4, partners=True)
    tournament.draw(DESK)

    with pytest.raises(PenultError, match="the same for both partners"):
        tournament.report_totals(0, 0, (10, 5, 9, 5), (0, 0, 0, 0), DESK)


def test_changing_partners_refuse_mercy() -> None:
    with pytest.raises(Conflict, match=r"mercy=10 with changing partners: .* \(C-05\)"):
        TournamentTerms(Rules("classic+mercy=10"), partners=True)
