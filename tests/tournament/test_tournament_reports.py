"""Standings and log, as they are read."""

from __future__ import annotations

import random

from hall import DESK, opened, play_sitting

from penult.i18n.catalogue import catalogue
from penult.match.results import HandResult
from penult.printing.reports import report_as_text
from penult.tournament.acts import Penalized
from penult.tournament.reports import log_report
from penult.tournament.standings_report import standings_report
from penult.tournament.tournament import Tournament

SAY = catalogue("en").say


def small(rules: str = "classic") -> Tournament:
    """Three players by lot: P0, P2, P1."""
    tournament = opened(3, rules=rules, hands=2)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult(0, (0, 20, 35)), DESK)
    return tournament


def test_a_missed_round_is_explained_where_somebody_missed_one() -> None:
    tournament = opened(7, hands=2)
    play_sitting(tournament, random.Random(1))
    tournament.draw(DESK)
    tournament.report_totals(1, 0, (10, 0, 0, 0), (1, 0, 0, 0), DESK)
    note = "For this, a round that an opponent missed counts as the average of that round."

    assert note not in report_as_text(standings_report(tournament, SAY))
    tournament.enter("Late", DESK)
    assert note in report_as_text(standings_report(tournament, SAY))


def test_standings_show_points_and_what_decides_between_equals() -> None:
    tournament = small()
    tournament.penalize(0, 5, "late", DESK)
    tournament.drop(1, DESK)

    assert report_as_text(standings_report(tournament, SAY)).startswith(
        """Standings during round 1

Rank   Name        Points   Hands won   Opponents   Penalty
1      P0          50       1           0.00        5
2      P2          0        0           27.50       0
3      P1 (left)   0        0           27.50       0

Ties are broken by hands won"""
    )


def test_in_a_tally_it_is_said_that_the_lowest_leads() -> None:
    assert "the lowest total leads (R-58)" in report_as_text(
        standings_report(small("classic+score=tally"), SAY)
    )
    assert "the lowest total leads" not in report_as_text(standings_report(small(), SAY))


def test_partners_share_ranks() -> None:
    tournament = opened(4, partners=True)
    text = report_as_text(standings_report(tournament, SAY))

    assert text.splitlines()[0] == "Standings before the first round"
    assert text.splitlines()[2] == "Rank   Name   Points   Penalty"
    assert [line.split()[0] for line in text.splitlines()[3:7]] == ["1", "1", "1", "1"]
    assert "share a rank (A-62)" in text


def test_the_log_says_who_did_what_and_when() -> None:
    tournament = small()
    tournament.report(0, 0, 1, HandResult.void(3), DESK)
    tournament.penalize(0, 5, "Late.", DESK)
    tournament.correct(6, Penalized(1, 5, "Late."), "It was P1.", DESK)
    tournament.correct(6, None, "Nobody was.", DESK)
    tournament.drop(2, DESK)
    tournament.bring_back(2, DESK)
    lines = report_as_text(log_report(tournament, SAY)).splitlines()

    assert lines[0] == "1    2026-05-09 10:00   Mo   P0 joined."
    assert [line.split("Mo   ")[1] for line in lines[3:]] == [
        "The next round was drawn: one table.",
        "Round 1, table 1, hand 1: P0 won. Points left: P2 20 and P1 35.",
        "Round 1, table 1, hand 2: void (A-57).",
        "P0 got a penalty of 5 points. Reason: Late.",
        "Line 7 should read: P1 got a penalty of 5 points. Reason: Late. Reason: It was P1.",
        "Line 7 was crossed out. Reason: Nobody was.",
        "P2 left.",
        "P2 came back.",
    ]


def test_the_log_says_which_line_was_taken_back() -> None:
    tournament = small()
    tournament.penalize(0, 5, "late", DESK)
    for _ in range(2):
        tournament.undo(DESK)
    tournament.report(0, 0, 0, HandResult(1, (20, 0, 35)), DESK)
    lines = [line.split("Mo   ")[1] for line in report_as_text(log_report(tournament, SAY)).splitlines()]

    assert lines[5:8] == [
        "P0 got a penalty of 5 points. Reason: late",
        "Line 6 was taken back.",
        "Line 5 was taken back.",
    ]
    assert lines[8].startswith("Round 1, table 1, hand 1: P2 won.")


def test_names_in_the_log_are_those_of_the_day() -> None:
    """A round that was taken back and drawn again with somebody else does not change who won before."""
    tournament = opened(3)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult(1, (5, 0, 5)), DESK)
    told = report_as_text(log_report(tournament, SAY)).splitlines()[4].split()
    for _ in range(2):
        tournament.undo(DESK)
    tournament.drop(2, DESK)
    tournament.enter("New", DESK)
    tournament.draw(DESK)

    assert report_as_text(log_report(tournament, SAY)).splitlines()[4].split() == told


def test_totals_are_said_in_turn_order() -> None:
    tournament = opened(3, hands=3)
    tournament.draw(DESK)
    tournament.report_totals(0, 0, (10, 0, 5), (2, 0, 1), DESK)

    assert report_as_text(log_report(tournament, SAY)).endswith(
        "points P0 10, P2 0 and P1 5, hands won P0 2, P2 0 and P1 1.\n"
    )


def test_a_player_whose_entry_was_struck_out_is_still_named_in_the_log() -> None:
    tournament = opened(3)
    tournament.penalize(1, 3, "Rude.", DESK)
    tournament.correct(3, None, "Not so.", DESK)
    tournament.correct(1, None, "Never came.", DESK)

    assert "P1 got a penalty of 3 points. Reason: Rude." in report_as_text(log_report(tournament, SAY))
