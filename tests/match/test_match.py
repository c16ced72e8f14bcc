"""Whole matches on the engine, and corrections."""

from __future__ import annotations

import random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from laws.mixes import play_sensibly
from penult import Chance, Deal, Malformed, Rules
from penult.match.formats import FORMATS
from penult.match.match import Match
from penult.match.results import HandResult

ALLOWED = [
    (form, players)
    for form in FORMATS
    for players in range(2, 11)
    if (form != "team" or players in (4, 6, 8, 10)) and (form != "rotate4" or players == 4)
]


def play_hand(match: Match, rng: random.Random) -> None:
    if match.standing.dealer is None:
        match.choose_dealer(rng.choice(match.seated))
    deal = match.deal(Chance.drawn_from(rng, match.rules))
    play_sensibly(deal)
    match.finish(deal)


@pytest.mark.parametrize(("form", "players"), ALLOWED)
def test_every_format_ends_for_every_number_of_players_it_allows(form: str, players: int) -> None:
    rng = random.Random(players)
    match = Match(f"{rng.choice(('classic', 'hp2003', 'hp2018'))}+score={form}+target=150", players)
    for _ in range(200):
        if match.over:
            break
        play_hand(match, rng)

    assert match.over


def test_points_are_conserved_hand_by_hand() -> None:
    rng = random.Random(3)
    match = Match("hp2003+target=400", 4)
    while not match.over:
        before = match.standing.totals
        play_hand(match, rng)
        gained = [new - old for new, old in zip(match.standing.totals, before, strict=True)]
        tally = [points or 0 for points in match.results[-1].tally]

        assert [gain for gain in gained if gain] in ([], [sum(tally)])


def test_direction_begins_anew_with_every_hand() -> None:
    match = Match("classic", 3)

    assert match.deal(Chance.seeded(match.rules, 1)).direction == "L"
    match.add(HandResult(0, (0, 1, 1)))
    assert match.deal(Chance.seeded(match.rules, 1)).direction == "L"


@st.composite
def results(draw: st.DrawFn, match: Match) -> HandResult:
    seated = match.seated
    winner = draw(st.none() | st.sampled_from(seated))
    if winner is None:
        return HandResult.void(match.players)
    left = {player: draw(st.integers(0, 120)) for player in seated}
    return HandResult(winner, tuple(0 if p == winner else left.get(p) for p in range(match.players)))


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_correction_gives_what_playing_it_so_from_the_start_would_have_given(data: st.DataObject) -> None:
    form = data.draw(st.sampled_from(["winner", "tally", "team", "rotate4"]))
    rules, players = Rules(f"classic+score={form}+target=2000"), 4
    wrong, right = Match(rules, players), Match(rules, players)
    wanted = [data.draw(results(wrong)) for _ in range(5)]
    at = data.draw(st.integers(0, 4))
    for number, result in enumerate(wanted):
        wrong.add(data.draw(results(wrong)) if number == at else result)
        right.add(result)

    wrong.correct(at, wanted[at])

    assert wrong.standing == right.standing
    assert wrong.events == right.events


def test_a_correction_that_makes_a_later_hand_impossible_is_refused() -> None:
    match = Match("classic+score=elim+target=100", 3)
    match.add(HandResult(0, (0, 50, 10)))
    match.add(HandResult(1, (5, 0, 5)))
    before = match.standing

    with pytest.raises(Malformed, match="one of the players 0, 2"):
        match.correct(0, HandResult(0, (0, 120, 10)))
    assert match.standing == before


def test_undo_takes_the_last_hand_back() -> None:
    match = Match("classic", 2)
    before = match.standing
    match.add(HandResult(1, (30, 0)))

    assert match.undo() == HandResult(1, (30, 0))
    assert match.standing == before
    with pytest.raises(Malformed, match="at least one hand"):
        match.undo()


def test_a_hand_that_was_not_played_cannot_be_corrected() -> None:
    with pytest.raises(Malformed, match="that was played"):
        Match("classic", 2).correct(0, HandResult(1, (30, 0)))


def test_the_table_determines_a_dealer_anew_where_it_agreed_to() -> None:
    match = Match("classic+next_dealer=redetermine", 3)
    match.add(HandResult(0, (0, 1, 1)))
    with pytest.raises(Malformed, match="a dealer to be determined first"):
        match.deal(Chance.seeded(match.rules, 1))
    with pytest.raises(Malformed, match="one of 0, 1, 2"):
        match.choose_dealer(5)

    match.choose_dealer(2)

    assert match.deal(Chance.seeded(match.rules, 1)).dealer == 2


def test_a_hand_that_is_not_over_cannot_be_counted() -> None:
    match = Match("classic", 3)
    deal = match.deal(Chance.seeded(match.rules, 1))

    with pytest.raises(Malformed, match="a hand that is over"):
        match.finish(deal)


def test_a_dealer_chosen_by_the_table_stays_chosen_after_a_correction() -> None:
    match = Match("classic", 4)
    match.add(HandResult(0, (0, 1, 1, 1)))
    match.choose_dealer(3)
    match.add(HandResult(0, (0, 1, 1, 1)))

    match.correct(0, HandResult(1, (5, 0, 5, 5)))

    assert match.dealers == [0, 3]


def test_a_team_that_wins_nothing_is_told_so_whoever_of_it_went_out() -> None:
    events = Match("classic+score=team", 4).add(HandResult(3, (0, 9, 0, 0)))

    assert str(events[0]) == "R-64 scored 1 0"


def test_a_dealer_chosen_for_the_next_hand_stays_chosen_after_a_correction() -> None:
    match = Match("classic+next_dealer=redetermine", 3)
    match.add(HandResult(0, (0, 1, 1)))
    match.choose_dealer(2)

    match.correct(0, HandResult(1, (1, 0, 1)))

    assert match.standing.dealer == 2


@pytest.mark.parametrize(
    ("rules", "seats", "dealer", "expected"),
    [
        ("hp2003", 3, 0, "rules of the hand"),
        ("classic", 4, 0, "players of the hand"),
        ("classic", 3, 1, "dealer of the hand"),
    ],
)
def test_a_hand_of_another_table_is_not_counted(rules: str, seats: int, dealer: int, expected: str) -> None:
    match = Match("classic", 3)
    deal = Deal.shuffled(rules, seats, seed=1, dealer=dealer)
    play_sensibly(deal)

    with pytest.raises(Malformed, match=expected):
        match.finish(deal)
    assert match.results == []
