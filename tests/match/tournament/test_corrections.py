"""The law: a correction gives what playing it so from the start would have given; nothing is forgotten."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest
from hall import DESK, opened, play_sitting, points, random_hand

from penult.match.results import HandResult
from penult.match.tournament.acts import Act, Corrected, Entered, Line, Penalized, Played, Signature
from penult.match.tournament.progress import Progress
from penult.match.tournament.tournament import Tournament

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


def another(act: Act | Corrected, rng: random.Random) -> Act | None:
    """What the line could have said instead; None where it cannot be changed by chance."""
    if isinstance(act, Played):
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
            lines[number] = Line(changed, DESK)

    from_the_start = Tournament.from_log(tournament.terms, lines, random.Random(0))
    assert len(tournament.log) > len(lines)
    assert tournament.progress == from_the_start.progress
    assert tournament.standings() == from_the_start.standings()


@pytest.mark.parametrize("seed", range(8))
def test_a_line_struck_out_is_as_if_it_had_never_been_written(seed: int) -> None:
    tournament = played(seed)
    numbers = [n for n, line in enumerate(tournament.log) if isinstance(line.act, Played | Penalized)]
    struck = set(random.Random(seed).sample(numbers, 5))
    left = [line for number, line in enumerate(tournament.log) if number not in struck]
    for number in struck:
        tournament.correct(number, None, "it never was", LATER)

    assert tournament.progress == Tournament.from_log(tournament.terms, left, random.Random(0)).progress


@pytest.mark.parametrize("seed", range(4))
def test_act_by_act_or_all_at_once_is_the_same(seed: int) -> None:
    tournament = played(seed)

    assert tournament.progress == Progress.after(tournament.terms, tournament.acts())


def test_the_log_keeps_what_was_written_who_signed_and_why() -> None:
    tournament = opened(3)
    tournament.draw(DESK)
    wrong, right = HandResult(0, (0, 5, 6)), HandResult(0, (0, 50, 6))
    tournament.report(0, 0, 0, wrong, DESK)
    tournament.correct(4, Played(0, 0, 0, right), "a five was a fifty", LATER)

    assert tournament.log[4] == Line(Played(0, 0, 0, wrong), DESK)
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


def test_a_correction_does_not_move_those_who_have_sat_down() -> None:
    tournament = opened(12)
    play_sitting(tournament, random.Random(1))
    drawn = tournament.draw(DESK)
    first = tournament.log[13].act
    assert isinstance(first, Played)
    tournament.correct(13, replace(first, result=HandResult.void(4)), "void", LATER)

    assert tournament.progress.sittings[1] == drawn


def test_a_number_is_not_given_again_to_another_player() -> None:
    tournament = opened(3)
    tournament.correct(1, None, "never came", DESK)

    assert tournament.enter("New", DESK) == 3
    assert sorted(tournament.progress.names) == [0, 2, 3]
