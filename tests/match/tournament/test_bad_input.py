"""What cannot be is refused in words, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hall import DESK, opened

from penult import Malformed
from penult.match.results import HandResult
from penult.match.rotation.sitting import Sitting
from penult.match.tournament.acts import Drawn, Dropped, Entered, Line, Penalized, Played
from penult.match.tournament.log import written
from penult.match.tournament.tournament import Tournament

GOOD = HandResult(0, (0, 5, 6))


def begun() -> Tournament:
    """Two tables of three; the first hand of the first table is played, the second table is totaled."""
    tournament = opened(6, hands=2, size=3)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, GOOD, DESK)
    tournament.report_totals(0, 1, (0, 20, 30), (0, 1, 1), DESK)
    tournament.penalize(1, 10, "late", DESK)
    return tournament


BAD: list[tuple[Callable[[Tournament], object], str]] = [
    (lambda t: t.enter("p0", DESK), "name: expected a name that no other player has, came 'p0'"),
    (lambda t: t.enter("  ", DESK), "name: expected 1 to 40 letters"),
    (lambda t: t.drop(6, DESK), "player: expected a player who has entered, came 6"),
    (lambda t: t.bring_back(0, DESK), "player: expected a player who has dropped out, came 0"),
    (lambda t: t.draw(DESK), "results: expected all results before the next sitting is drawn"),
    (lambda t: t.report(1, 0, 0, GOOD, DESK), "sitting: expected a sitting that was drawn, 0 to 0, came 1"),
    (lambda t: t.report(0, 2, 0, GOOD, DESK), "table: expected a table of sitting 0, 0 to 1, came 2"),
    (lambda t: t.report(0, -1, 0, GOOD, DESK), "table: expected a table of sitting 0"),
    (lambda t: t.report(0, 0, 2, GOOD, DESK), "hand: expected a hand of a sitting, 0 to 1, came 2"),
    (lambda t: t.report(0, 0, 0, GOOD, DESK), "hand: expected a hand without a result"),
    (lambda t: t.report(0, 1, 0, GOOD, DESK), "hand: expected a hand without a result"),
    (
        lambda t: t.report(0, 0, 1, HandResult(3, (1, 2, 3)), DESK),
        "winner: expected one of the players 0, 1, 2",
    ),
    (
        lambda t: t.report(0, 0, 1, HandResult(0, (0, 5)), DESK),
        "result: expected the points left with each of 3",
    ),
    (lambda t: t.report(0, 0, 1, HandResult(0, (0, 5, -1)), DESK), "points of player 2: expected 0 or more"),
    (lambda t: t.report(0, 0, 1, HandResult(0, (0, 5, None)), DESK), "points of player 2: expected points"),
    (lambda t: t.report_totals(0, 0, (0, 0, 0), (0, 0, 0), DESK), "table: expected a table without a result"),
    (lambda t: t.report_totals(0, 1, (0, 0, 0), (0, 0, 0), DESK), "table: expected a table without a result"),
    (lambda t: t.penalize(9, 10, "late", DESK), "player: expected a player who has entered, came 9"),
    (lambda t: t.penalize(0, 0, "late", DESK), "penalty: expected 1 point or more, came 0"),
    (lambda t: t.correct(99, None, "oops", DESK), "line: expected a line of the log, 0 to 9, came 99"),
    (lambda t: t.correct(-1, None, "oops", DESK), "line: expected a line of the log"),
    (lambda t: t.correct(9, Dropped(0), "oops", DESK), "correction: expected Penalized, came 'Dropped'"),
    (lambda t: t.correct(0, None, "oops", DESK), "player: expected active players, each at one table"),
    (
        lambda t: t.correct(6, None, "oops", DESK),
        "sitting: expected a sitting that was drawn: there is none yet",
    ),
    (
        lambda t: t.correct(0, Entered(0, "P1", 1), "oops", DESK),
        "name: expected a name that no other player has",
    ),
    (lambda t: t.correct(9, Penalized(9, 1, ""), "oops", DESK), "player: expected a player who has entered"),
    (
        lambda t: t.correct(7, Played(0, 0, 5, GOOD), "oops", DESK),
        "hand: expected a hand of a sitting, 0 to 1",
    ),
]


@pytest.mark.parametrize(("attempt", "expected"), BAD)
def test_it_is_refused_and_all_is_as_before(attempt: Callable[[Tournament], object], expected: str) -> None:
    tournament = begun()
    before = written(tournament), tournament.standings()

    with pytest.raises(Malformed, match=expected):
        attempt(tournament)
    assert (written(tournament), tournament.standings()) == before


@pytest.mark.parametrize(
    "tables", [(), ((0, 1),), (tuple(range(11)),), ((0, 1, 2), (2, 3, 4)), ((0, 1, 11),), ((0, 1, 5),)]
)
def test_a_sitting_that_cannot_be_is_refused(tables: tuple[tuple[int, ...], ...]) -> None:
    tournament = opened(11)
    tournament.drop(5, DESK)

    with pytest.raises(Malformed):
        tournament.write(Line(Drawn(Sitting(tables)), DESK))
    assert tournament.progress.sittings == []


def test_totals_must_be_there_for_every_seat() -> None:
    tournament = opened(3)
    tournament.draw(DESK)

    for points, won in (((1, 2), (0, 0, 0)), ((1, 2, -3), (0, 0, 0)), ((1, 2, 3), (0, 0))):
        with pytest.raises(Malformed, match="expected 3 numbers of 0 or more"):
            tournament.report_totals(0, 0, points, won, DESK)


def test_a_number_is_given_once() -> None:
    tournament = opened(3)

    with pytest.raises(Malformed, match="player: expected a number that no other player has, came 2"):
        tournament.write(Line(Entered(2, "Somebody", 5), DESK))


def test_too_few_players_are_no_tournament() -> None:
    with pytest.raises(Malformed, match="players: expected 3 or more, came 2"):
        opened(2).draw(DESK)


def test_a_correction_is_corrected_at_the_line_it_corrects() -> None:
    tournament = begun()
    tournament.correct(9, Penalized(1, 20, "very late"), "he was", DESK)

    with pytest.raises(Malformed, match="line: expected the line that it corrects: 9"):
        tournament.correct(10, None, "oops", DESK)
