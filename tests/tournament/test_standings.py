"""Points, and what decides between equals."""

from __future__ import annotations

import random
from fractions import Fraction

import pytest
from hall import DESK, opened, play_sitting, points

from penult import Rules
from penult.i18n.catalogue import catalogue
from penult.match.results import HandResult
from penult.printing.reports import report_as_text
from penult.tournament.acts import Act, Drawn, Entered, LogLine, Totaled
from penult.tournament.sittings import Sitting
from penult.tournament.standings import StandingsRow, order_of_measures
from penult.tournament.standings_report import standings_report
from penult.tournament.terms import TournamentTerms
from penult.tournament.tournament import Tournament


def written(*acts: Act, rules: str = "classic", partners: bool = False, hands: int = 1) -> Tournament:
    tournament = Tournament(TournamentTerms(Rules(rules), hands, 3, partners), random.Random(0))
    for act in acts:
        tournament.write(LogLine(act, DESK))
    return tournament


def entries(*lots: int) -> list[Act]:
    return [Entered(player, f"P{player}", lot) for player, lot in enumerate(lots)]


def order(tournament: Tournament) -> list[tuple[int, str]]:
    return [(rank, row.name) for rank, row in tournament.standings()]


def row_of(tournament: Tournament, name: str) -> StandingsRow:
    return next(row for _, row in tournament.standings() if row.name == name)


ONE_TABLE = Drawn(Sitting(((0, 1, 2),)))
TWO_TABLES = Drawn(Sitting(((0, 1, 2), (3, 4, 5))))


def test_the_winner_of_a_hand_scores_what_the_others_hold() -> None:
    tournament = written(*entries(1, 2, 3), ONE_TABLE)
    tournament.report(0, 0, 0, HandResult(1, (20, 0, 35)), DESK)

    assert points(tournament) == {"P1": 55, "P0": 0, "P2": 0}


def test_in_a_tally_the_lowest_total_leads() -> None:
    tournament = written(*entries(1, 2, 3), ONE_TABLE, rules="classic+score=tally")
    tournament.report(0, 0, 0, HandResult(1, (20, 0, 35)), DESK)

    assert order(tournament) == [(1, "P1"), (2, "P0"), (3, "P2")]
    assert points(tournament)["P2"] == 35


def test_a_void_hand_brings_nothing_and_is_no_longer_missing() -> None:
    tournament = written(*entries(1, 2, 3), ONE_TABLE)
    tournament.report(0, 0, 0, HandResult.void(3), DESK)

    assert points(tournament) == {"P0": 0, "P1": 0, "P2": 0}
    assert list(tournament.progress.missing()) == []


def test_equal_points_are_decided_by_hands_won() -> None:
    totals = Totaled(0, 0, (50, 50, 0), (1, 2, 0))
    tournament = written(*entries(1, 2, 3), ONE_TABLE, totals, hands=3)

    assert order(tournament) == [(1, "P1"), (2, "P0"), (3, "P2")]


def test_then_by_the_points_of_the_opponents_met() -> None:
    acts = (Totaled(0, 0, (50, 0, 0), (1, 0, 0)), Totaled(0, 1, (50, 10, 0), (1, 1, 0)))
    tournament = written(*entries(1, 2, 3, 4, 5, 6), TWO_TABLES, *acts, hands=2)

    assert order(tournament)[:2] == [(1, "P3"), (2, "P0")]
    assert row_of(tournament, "P3").strength == Fraction(5)
    assert row_of(tournament, "P4").strength == Fraction(25)


def test_a_drawn_round_changes_nothing_until_a_result_comes() -> None:
    tournament = opened(7, hands=2)
    play_sitting(tournament, random.Random(1))
    before, text = tournament.standings(), report_as_text(standings_report(tournament, catalogue("en").say))
    tournament.draw(DESK)

    assert tournament.standings() == before
    assert report_as_text(standings_report(tournament, catalogue("en").say)) == text


def test_whom_one_only_was_drawn_with_is_no_opponent_yet() -> None:
    tournament = written(*entries(1, 2, 3, 4, 5, 6), TWO_TABLES, hands=2)
    tournament.report(0, 0, 0, HandResult(0, (0, 20, 30)), DESK)
    tournament.report_totals(0, 1, (40, 0, 0), (1, 0, 0), DESK)
    tournament.report(0, 0, 1, HandResult(0, (0, 10, 10)), DESK)
    tournament.write(LogLine(Drawn(Sitting(((0, 3, 4), (1, 2, 5)))), DESK))
    before = row_of(tournament, "P4").strength
    tournament.report(1, 1, 0, HandResult(0, (0, 1, 1)), DESK)

    assert before == row_of(tournament, "P4").strength == Fraction(20)
    tournament.report(1, 0, 0, HandResult.void(3), DESK)
    assert row_of(tournament, "P4").strength == Fraction(40 + 0 + 70 + 40, 4)


@pytest.mark.parametrize("score", ["winner", "tally"])
def test_a_penalty_is_nothing_to_the_opponents_of_the_culprit(score: str) -> None:
    tournament = opened(7, rules=f"classic+score={score}")
    play_sitting(tournament, random.Random(1))
    before = {row.name: row.strength for _, row in tournament.standings()}
    tournament.penalize(0, 500, "late", DESK)

    assert {row.name: row.strength for _, row in tournament.standings()} == before


@pytest.mark.parametrize(("score", "at_first"), [("winner", (60, 0, 0)), ("tally", (0, 10, 50))])
def test_a_round_that_an_opponent_missed_counts_as_its_mean(score: str, at_first: tuple[int, ...]) -> None:
    """Meeting a player who came late neither helps nor hurts."""
    tournament = written(*entries(1, 2, 3), ONE_TABLE, rules=f"classic+score={score}")
    tournament.report(0, 0, 0, HandResult(0, (0, 10, 50)), DESK)
    tournament.write(LogLine(Entered(3, "Late", 4), DESK))
    tournament.write(LogLine(Drawn(Sitting(((0, 1, 2, 3),))), DESK))
    tournament.report(1, 0, 0, HandResult.void(4), DESK)
    mean = sum(at_first) // 3

    assert row_of(tournament, "P0").strength == Fraction(2 * (at_first[1] + at_first[2]) + mean, 5)


def test_in_a_tally_low_opponents_are_the_strong_ones() -> None:
    acts = (Totaled(0, 0, (0, 40, 40), (1, 0, 0)), Totaled(0, 1, (0, 10, 40), (1, 0, 0)))
    tournament = written(*entries(1, 2, 3, 4, 5, 6), TWO_TABLES, *acts, rules="classic+score=tally")

    assert order(tournament)[:2] == [(1, "P3"), (2, "P0")]


def test_at_last_the_lot_decides() -> None:
    assert order(written(*entries(3, 1, 2), ONE_TABLE)) == [(1, "P1"), (2, "P2"), (3, "P0")]


def test_the_order_of_measures_is_published() -> None:
    assert order_of_measures(TournamentTerms(Rules("classic"))) == ("points", "won", "strength", "lot")
    assert order_of_measures(TournamentTerms(Rules("classic"), partners=True)) == ("points",)


def test_a_penalty_takes_points_and_in_a_tally_adds_them() -> None:
    plain = written(*entries(1, 2, 3), ONE_TABLE, Totaled(0, 0, (50, 30, 0), (1, 1, 0)), hands=2)
    plain.penalize(0, 25, "late", DESK)
    tally = written(
        *entries(1, 2, 3), ONE_TABLE, Totaled(0, 0, (0, 30, 50), (1, 0, 0)), rules="classic+score=tally"
    )
    tally.penalize(0, 35, "late", DESK)

    assert points(plain) == {"P1": 30, "P0": 25, "P2": 0}
    assert points(tally) == {"P1": 30, "P0": 35, "P2": 50}
    assert row_of(plain, "P0").penalty == 25


def test_a_late_entry_has_scored_nothing_yet() -> None:
    tournament = opened(4)
    play_sitting(tournament, random.Random(1))
    tournament.enter("Late", DESK)

    assert points(tournament)["Late"] == 0
    assert 4 in {player for table in tournament.draw(DESK).tables for player in table}


def test_in_a_tally_who_misses_a_sitting_adds_as_much_as_the_worst() -> None:
    tournament = written(*entries(1, 2, 3), ONE_TABLE, rules="classic+score=tally")
    tournament.report(0, 0, 0, HandResult(1, (20, 0, 35)), DESK)
    tournament.enter("Late", DESK)
    tournament.drop(1, DESK)

    assert points(tournament) == {"P1": 0, "P0": 20, "P2": 35, "Late": 35}
    assert not row_of(tournament, "P1").active


def test_in_a_tally_a_late_entry_begins_with_the_worst_of_every_sitting_missed() -> None:
    tournament = opened(4, rules="classic+score=tally")
    for _ in range(2):
        play_sitting(tournament, random.Random(1))
    tables = [tournament.progress.hands[sitting, 0][0].tally for sitting in range(2)]
    tournament.enter("Late", DESK)

    assert points(tournament)["Late"] == sum(max(left or 0 for left in table) for table in tables)
    play_sitting(tournament, random.Random(1))
    assert row_of(tournament, "Late").sittings == 1


def test_who_drops_out_keeps_the_points_and_sits_no_more() -> None:
    tournament = opened(7)
    play_sitting(tournament, random.Random(1))
    before = points(tournament)
    tournament.drop(2, DESK)

    assert points(tournament) == before
    assert 2 not in {player for table in tournament.draw(DESK).tables for player in table}


def test_who_comes_back_sits_again() -> None:
    tournament = opened(6)
    tournament.drop(2, DESK)
    tournament.bring_back(2, DESK)

    assert 2 in {player for table in tournament.draw(DESK).tables for player in table}


def test_with_partners_equal_totals_share_their_rank() -> None:
    table = Drawn(Sitting(((0, 1, 2, 3),)))
    tournament = written(
        *entries(4, 3, 2, 1), table, Totaled(0, 0, (9, 4, 9, 4), (1, 0, 0, 1)), partners=True, hands=2
    )

    assert order(tournament) == [(1, "P0"), (1, "P2"), (3, "P1"), (3, "P3")]
