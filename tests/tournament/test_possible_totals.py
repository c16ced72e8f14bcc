"""Totals of a table: possible ones are accepted, impossible ones are not."""

from __future__ import annotations

import random

import pytest
from hall import opened, random_hand

from penult.engine.errors import PenultError
from penult.match.results import HandResult
from penult.tournament.acts import Totaled
from penult.tournament.points import check_totals, hand_points

NAMES = ("Ana", "Ben", "Cleo", "Dan")


@pytest.mark.parametrize("seed", range(20))
@pytest.mark.parametrize(
    ("rules", "partners"), [("classic", False), ("classic+score=tally", False), ("classic", True)]
)
def test_whatever_was_played_hand_by_hand_could_have_been_entered_as_totals(
    rules: str, partners: bool, seed: int
) -> None:
    rng, hands = random.Random(seed), 1 + seed % 4
    terms = opened(0, rules=rules, partners=partners, hands=hands).terms
    played = [HandResult.void(4) if rng.random() < 0.3 else random_hand(4, rng) for _ in range(hands)]
    scored = [hand_points(terms, 4, result) for result in played]
    points = tuple(sum(each[seat] for each in scored) for seat in range(4))
    won = tuple(sum(result.winner == seat for result in played) for seat in range(4))

    check_totals(terms, NAMES, Totaled(0, 0, points, won))


@pytest.mark.parametrize(
    ("rules", "partners", "points", "won", "expected"),
    [
        ("classic", False, (20, 0, 0, 0), (0, 1, 0, 0), "expected 1 or more for 'Ana', who has points"),
        ("classic", True, (20, 0, 20, 0), (0, 1, 0, 0), "expected 1 or more for Ana, Cleo"),
        ("classic", True, (0, 20, 0, 20), (0, 0, 0, 0), "expected 1 or more for Ben, Dan"),
        ("classic", True, (0, 20, 0, 21), (0, 1, 0, 0), r"the same for both partners \(A-59\)"),
        ("classic+score=tally", False, (50, 0, 0, 0), (1, 0, 0, 0), "expected 0 for 'Ana', who won every"),
        ("classic+score=tally", False, (50, 0, 0, 0), (0, 0, 0, 0), "where somebody has points, came 0"),
        ("classic+score=tally", False, (50, 0, 0, 0), (0, 1, 1, 1), "expected 2 at most"),
        ("classic", False, (9999, 0, 0, 0), (2, 0, 0, 0), "expected at most 2480"),
    ],
)
def test_what_cannot_have_been_is_refused(
    rules: str, partners: bool, points: tuple[int, ...], won: tuple[int, ...], expected: str
) -> None:
    terms = opened(0, rules=rules, partners=partners, hands=2).terms

    with pytest.raises(PenultError, match=expected):
        check_totals(terms, NAMES, Totaled(0, 0, points, won))


def test_while_others_are_not_known_nobody_need_have_won() -> None:
    terms = opened(0, rules="classic+score=tally", hands=2).terms
    known = Totaled(0, 0, (50, 0, 0, 0), (1, 0, 0, 0))

    check_totals(terms, NAMES, known, complete=False)
    with pytest.raises(PenultError, match="who won every hand"):
        check_totals(terms, NAMES, known)
