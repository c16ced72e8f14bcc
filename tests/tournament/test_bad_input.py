"""Impossible input is refused with a reason, and nothing is lost."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from hall import DESK, opened

from penult.engine.errors import PenultError
from penult.match.results import HandResult
from penult.tournament.act_effects import MOST_PLAYERS
from penult.tournament.acts import Drawn, Dropped, Entered, HandReported, LogLine, Penalized, Signature
from penult.tournament.log import written
from penult.tournament.sittings import Sitting
from penult.tournament.tournament import Tournament

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
    (lambda t: t.enter("p0", DESK), "expected different names, came 'p0' twice"),
    (lambda t: t.enter("  ", DESK), "expected a name of 1 to 40 letters"),
    (lambda t: t.drop(6, DESK), "player: expected a player who has entered, came 6"),
    (lambda t: t.bring_back(0, DESK), "expected a player who has dropped out, came 'P0'"),
    (
        lambda t: t.draw(DESK),
        "expected all results of sitting 1, came none of tables 1",
    ),
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
    (lambda t: t.correct(99, None, "oops", DESK), "expected a line of the log from 1 to 10, came 100"),
    (lambda t: t.correct(-1, None, "oops", DESK), "expected a line of the log from 1 to 10, came 0"),
    (lambda t: t.correct(9, Dropped(0), "oops", DESK), "correction: expected Penalized, came 'Dropped'"),
    (lambda t: t.correct(0, None, "oops", DESK), "player: expected active players, each at one table"),
    (
        lambda t: t.correct(6, None, "oops", DESK),
        "sitting: expected a sitting that was drawn: there is none yet",
    ),
    (
        lambda t: t.correct(0, Entered(0, "P1", 1), "oops", DESK),
        "expected different names, came 'P1' twice",
    ),
    (lambda t: t.correct(9, Penalized(9, 1, ""), "oops", DESK), "player: expected a player who has entered"),
    (
        lambda t: t.correct(7, HandReported(0, 0, 5, GOOD), "oops", DESK),
        "hand: expected a hand of a sitting, 0 to 1",
    ),
]


@pytest.mark.parametrize(("attempt", "expected"), BAD)
def test_it_is_refused_and_all_is_as_before(attempt: Callable[[Tournament], object], expected: str) -> None:
    tournament = begun()
    before = written(tournament), tournament.standings()

    with pytest.raises(PenultError, match=expected):
        attempt(tournament)
    assert (written(tournament), tournament.standings()) == before


@pytest.mark.parametrize(
    "tables", [(), ((0, 1),), (tuple(range(11)),), ((0, 1, 2), (2, 3, 4)), ((0, 1, 11),), ((0, 1, 5),)]
)
def test_a_sitting_that_cannot_be_is_refused(tables: tuple[tuple[int, ...], ...]) -> None:
    tournament = opened(11)
    tournament.drop(5, DESK)

    with pytest.raises(PenultError):
        tournament.write(LogLine(Drawn(Sitting(tables)), DESK))
    assert tournament.progress.sittings == []


def test_totals_must_be_there_for_every_seat() -> None:
    tournament = opened(3)
    tournament.draw(DESK)

    for points, won in (((1, 2), (0, 0, 0)), ((1, 2, -3), (0, 0, 0)), ((1, 2, 3), (0, 0))):
        with pytest.raises(PenultError, match="expected 3 numbers of 0 or more"):
            tournament.report_totals(0, 0, points, won, DESK)


@pytest.mark.parametrize(
    ("points", "won", "expected"),
    [
        ((50, 30, 0), (2, 1, 0), "hands won: expected 2 at most, all seats together, came 3"),
        ((50, 30, 1), (1, 1, 0), "hands won: expected 1 or more for 'P2', who has points, came 0"),
        ((2481, 0, 0), (2, 0, 0), "points: expected at most 2480 in all hands of a table, came 2481"),
        ((10, 0, 0, 0), (1, 0, 0, 0), "points: expected 3 numbers of 0 or more"),
    ],
)
def test_totals_that_no_hands_can_have_come_to_are_refused(
    points: tuple[int, ...], won: tuple[int, ...], expected: str
) -> None:
    tournament = opened(3, hands=2)
    tournament.write(LogLine(Drawn(Sitting(((0, 1, 2),))), DESK))

    with pytest.raises(PenultError, match=expected):
        tournament.report_totals(0, 0, points, won, DESK)
    assert tournament.progress.totals == {}


def test_in_a_tally_points_need_no_hand_won() -> None:
    tournament = opened(3, rules="classic+score=tally")
    tournament.draw(DESK)
    assert any(tournament.progress.missing())
    tournament.report_totals(0, 0, (0, 20, 30), (1, 0, 0), DESK)

    assert not any(tournament.progress.missing())


def test_a_sitting_that_leaves_somebody_standing_is_refused() -> None:
    tournament = opened(7)

    with pytest.raises(PenultError, match="expected a place for every active player, came 'none for P6'"):
        tournament.write(LogLine(Drawn(Sitting(((0, 1, 2), (3, 4, 5)))), DESK))
    with pytest.raises(PenultError, match="sitting out: expected nobody"):
        tournament.write(LogLine(Drawn(Sitting(((0, 1, 2), (3, 4, 5)), (6,))), DESK))


@pytest.mark.parametrize("partners", [False, True])
def test_a_sitting_is_not_drawn_while_results_are_missing(partners: bool) -> None:
    tournament = opened(4, partners=partners)
    drawn = tournament.draw(DESK)

    for attempt in (tournament.draw, lambda desk: tournament.write(LogLine(Drawn(drawn), desk))):
        with pytest.raises(PenultError, match="expected all results of sitting 1, came none of tables 1"):
            attempt(DESK)
    assert tournament.progress.sittings == [drawn]


@pytest.mark.parametrize("letter", ["\x07", "\x1b", "\ud800"])
def test_what_people_sign_and_explain_has_no_control_characters(letter: str) -> None:
    tournament = begun()
    before = written(tournament)

    for attempt in (
        lambda: tournament.penalize(0, 5, f"la{letter}te", DESK),
        lambda: tournament.correct(9, None, f"o{letter}ops", DESK),
        lambda: tournament.correct(9, Penalized(1, 5, f"la{letter}te"), "oops", DESK),
        lambda: tournament.drop(0, Signature(f"M{letter}o", "10:00")),
        lambda: tournament.drop(0, Signature("Mo", f"10:{letter}00")),
    ):
        with pytest.raises(PenultError, match="without control characters"):
            attempt()
    assert written(tournament) == before


def test_a_hall_has_an_end() -> None:
    tournament = opened(MOST_PLAYERS)

    with pytest.raises(PenultError, match=f"players: expected at most {MOST_PLAYERS}"):
        tournament.enter("One more", DESK)


def test_a_number_is_given_once() -> None:
    tournament = opened(3)

    with pytest.raises(PenultError, match="player: expected a number that no other player has, came 2"):
        tournament.write(LogLine(Entered(2, "Somebody", 5), DESK))


def test_too_few_players_are_no_tournament() -> None:
    with pytest.raises(PenultError, match="players: expected 3 or more, came 2"):
        opened(2).draw(DESK)


def test_a_correction_is_corrected_at_the_line_it_corrects() -> None:
    tournament = begun()
    tournament.correct(9, Penalized(1, 20, "very late"), "he was", DESK)

    with pytest.raises(PenultError, match="expected the line that it corrects, 10, came 11"):
        tournament.correct(10, None, "oops", DESK)
