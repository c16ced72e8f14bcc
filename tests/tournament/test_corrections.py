"""The law: a correction has the same result as playing it that way from the start; nothing is forgotten."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hall import DESK, opened, play_sitting, points, random_hand

from penult.match.results import HandResult
from penult.tournament.act_effects import progress_after
from penult.tournament.acts import (
    Act,
    Corrected,
    Entered,
    HandReported,
    LogLine,
    Penalized,
    Signature,
    Undone,
)
from penult.tournament.refusals import TournamentRefused
from penult.tournament.tournament import Tournament

LATER = Signature("Zoe", "2026-05-09 18:30")


def played(seed: int, *, partners: bool = False, rules: str = "classic") -> Tournament:
    rng = random.Random(seed)
    tournament = opened(8 if partners else 7 + seed, rules=rules, hands=2, partners=partners, seed=seed)
    for _ in range(3):
        play_sitting(tournament, rng)
        tournament.penalize(rng.randrange(7), rng.randrange(1, 30), "for a reason", DESK)
        if not partners:
            tournament.drop(tournament.enter(f"Guest {len(tournament.log)}", DESK), DESK)
    return tournament


def another(act: Act | Corrected | Undone, rng: random.Random) -> Act | None:
    """Another possible act for the line; None if it cannot be changed at random."""
    if isinstance(act, HandReported):
        return replace(act, result=random_hand(len(act.result.tally), rng))
    if isinstance(act, Penalized):
        return replace(act, points=rng.randrange(1, 99))
    if isinstance(act, Entered):
        return replace(act, name=f"Called {rng.random()}")
    return None


@pytest.mark.parametrize("seed", range(8))
@pytest.mark.parametrize("partners", [False, True])
@pytest.mark.parametrize("rules", ["classic", "hp2018+score=tally"])
def test_a_correction_is_as_if_it_had_been_so_from_the_start(seed: int, partners: bool, rules: str) -> None:
    tournament = played(seed, partners=partners, rules=rules)
    rng = random.Random(seed)
    lines = list(tournament.log)
    for number in rng.sample(range(len(lines)), 20):
        changed = another(lines[number].act, rng)
        if changed is not None:
            tournament.correct(number, changed, "it was so", LATER)
            lines[number] = LogLine(changed, DESK)

    from_the_start = Tournament.from_log(tournament.terms, lines, random.Random(0))
    assert len(tournament.log) > len(lines)
    assert tournament.progress == from_the_start.progress
    assert tournament.standings() == from_the_start.standings()


def may_be_struck(act: Act | Corrected | Undone) -> bool:
    """Penalties, and hands of the last sitting: an earlier one could not have been followed by another."""
    return isinstance(act, Penalized) or (isinstance(act, HandReported) and act.sitting == 2)


@pytest.mark.parametrize("seed", range(8))
def test_a_line_struck_out_is_as_if_it_had_never_been_written(seed: int) -> None:
    tournament = played(seed)
    numbers = [n for n, line in enumerate(tournament.log) if may_be_struck(line.act)]
    struck = set(random.Random(seed).sample(numbers, 5))
    left = [line for number, line in enumerate(tournament.log) if number not in struck]
    for number in struck:
        tournament.correct(number, None, "it never was", LATER)

    assert tournament.progress == Tournament.from_log(tournament.terms, left, random.Random(0)).progress


@pytest.mark.parametrize("seed", range(4))
def test_act_by_act_or_all_at_once_is_the_same(seed: int) -> None:
    tournament = played(seed)

    assert tournament.progress == progress_after(tournament.terms, tournament.holding())


def test_the_log_keeps_what_was_written_who_signed_and_why() -> None:
    tournament = opened(3)
    tournament.draw(DESK)
    wrong, right = HandResult(0, (0, 5, 6)), HandResult(0, (0, 50, 6))
    tournament.report(0, 0, 0, wrong, DESK)
    tournament.correct(4, HandReported(0, 0, 0, right), "a five was a fifty", LATER)

    assert tournament.log[4] == LogLine(HandReported(0, 0, 0, wrong), DESK)
    assert tournament.log[5].signed == LATER
    assert [row.points for _, row in tournament.standings()] == [56, 0, 0]


def test_the_last_correction_holds() -> None:
    tournament = opened(3)
    tournament.penalize(0, 5, "late", DESK)
    tournament.correct(3, Penalized(0, 50, "late"), "typed wrongly", DESK)
    tournament.correct(3, Penalized(0, 7, "late"), "typed wrongly again", DESK)
    assert points(tournament)["P0"] == -7

    tournament.correct(3, None, "was not late at all", DESK)
    assert points(tournament)["P0"] == 0

    tournament.correct(3, Penalized(0, 8, "late"), "was late after all", DESK)
    assert points(tournament)["P0"] == -8


def test_a_sitting_drawn_too_early_is_struck_out_and_drawn_again() -> None:
    tournament = opened(6)
    tournament.draw(DESK)
    tournament.correct(6, None, "somebody came", DESK)
    tournament.enter("Late", DESK)

    assert sum(map(len, tournament.draw(DESK).tables)) == 7
    assert len(tournament.progress.sittings) == 1


def test_an_earlier_sitting_is_not_struck_out_because_results_would_move_to_other_people() -> None:
    tournament = opened(6)
    for _ in range(2):
        play_sitting(tournament, random.Random(1))
    before = points(tournament)

    with pytest.raises(TournamentRefused, match="expected the sitting drawn last"):
        tournament.correct(6, None, "drawn by mistake", LATER)
    assert points(tournament) == before


def test_a_result_without_which_a_later_sitting_could_not_have_been_drawn_is_not_struck_out() -> None:
    tournament = opened(6)
    for _ in range(2):
        play_sitting(tournament, random.Random(1))

    with pytest.raises(TournamentRefused, match="all results of sitting"):
        tournament.correct(7, None, "never played", LATER)


def test_undo_takes_back_what_was_last_written_and_forgets_nothing() -> None:
    tournament = opened(6)
    empty = tournament.standings()
    play_sitting(tournament, random.Random(1))
    played = tournament.standings()
    first = tournament.log[7].act
    assert isinstance(first, HandReported)
    tournament.correct(7, replace(first, result=HandResult.void(3)), "void", DESK)

    tournament.undo(DESK)
    assert tournament.standings() == played
    for _ in range(3):
        tournament.undo(DESK)
    assert tournament.standings() == empty
    assert tournament.progress.sittings == []
    assert len(tournament.log) == 6 + 3 + 1 + 4


@pytest.mark.parametrize("seed", range(4))
@pytest.mark.parametrize("partners", [False, True])
def test_undo_is_as_if_the_last_line_had_never_been_written(seed: int, partners: bool) -> None:
    tournament, rng = played(seed, partners=partners), random.Random(seed)
    for number in rng.sample(range(len(tournament.log)), 6):
        if (changed := another(tournament.log[number].act, rng)) is not None:
            tournament.correct(number, changed, "it was so", LATER)

    for lines in range(1, len(tournament.log) + 1):
        again = Tournament.from_log(tournament.terms, tournament.log[:lines], random.Random(0))
        again.undo(DESK)
        before = Tournament.from_log(tournament.terms, tournament.log[: lines - 1], random.Random(0))
        assert again.progress == before.progress


def test_when_all_is_taken_back_there_is_nothing_to_undo() -> None:
    tournament = opened(1)
    tournament.undo(DESK)

    with pytest.raises(TournamentRefused, match="expected something to take back"):
        tournament.undo(DESK)


def test_a_line_that_was_taken_back_is_not_corrected() -> None:
    tournament = opened(3)
    tournament.penalize(0, 5, "late", DESK)
    tournament.undo(DESK)

    for line in (3, 4):
        with pytest.raises(TournamentRefused, match="expected a line that has not been taken back"):
            tournament.correct(line, None, "oops", DESK)


def test_a_correction_does_not_move_those_who_have_sat_down() -> None:
    tournament = opened(12)
    play_sitting(tournament, random.Random(1))
    drawn = tournament.draw(DESK)
    first = tournament.log[13].act
    assert isinstance(first, HandReported)
    tournament.correct(13, replace(first, result=HandResult.void(4)), "void", LATER)

    assert tournament.progress.sittings[1] == drawn


def test_a_number_is_not_given_again_to_another_player() -> None:
    tournament = opened(3)
    tournament.correct(1, None, "never came", DESK)

    assert tournament.enter("New", DESK) == 3
    assert sorted(tournament.progress.names) == [0, 2, 3]
