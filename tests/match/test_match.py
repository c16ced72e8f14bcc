"""Whole matches on the engine, and corrections."""

from __future__ import annotations

import random

import pytest

from laws.mixes import play_sensibly
from match.matches import played
from penult import Chance, Deal, Malformed
from penult.engine.editions import EDITIONS
from penult.match.formats import FORMATS
from penult.match.match import Match
from penult.match.results import HandResult
from penult.match.standing import Standing

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


@pytest.mark.parametrize("edition", EDITIONS)
@pytest.mark.parametrize(("form", "players"), ALLOWED)
@pytest.mark.parametrize("seed", range(3))
def test_every_format_ends_for_every_number_of_players_it_allows(
    edition: str, form: str, players: int, seed: int
) -> None:
    rng = random.Random(f"{edition} {form} {players} {seed}")
    match = Match(f"{edition}+score={form}+target=150", players)
    for _ in range(200):
        if match.over:
            break
        play_hand(match, rng)

    assert match.over


def test_direction_begins_anew_with_every_hand() -> None:
    match = Match("classic", 3)

    assert match.deal(Chance.seeded(match.rules, 1)).direction == "L"
    match.add(HandResult(0, (0, 1, 1)))
    assert match.deal(Chance.seeded(match.rules, 1)).direction == "L"


def test_a_correction_that_makes_a_later_hand_impossible_is_refused() -> None:
    match = Match("classic+score=elim+target=100", 3)
    match.add(HandResult(0, (0, 50, 10)))
    match.add(HandResult(1, (5, 0, 5)))
    before = match.standing

    with pytest.raises(Malformed, match="one of the players 0, 2"):
        match.correct(0, HandResult(0, (0, 120, 10)))
    assert match.standing == before


@pytest.mark.parametrize("form", ["winner", "tally", "team"])
def test_what_each_hand_brought_adds_up_to_the_totals(form: str) -> None:
    match = played(f"classic+score={form}+target=300", 4, seed=3)

    assert len(match.points) == len(match.results) > 1
    assert tuple(map(sum, zip(*match.points, strict=True))) == match.standing.totals


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


def test_what_is_left_in_a_blocked_hand_is_not_kept() -> None:
    match, deal = Match("classic", 2), Deal.at("classic n=2 top=R5 h0=B1,B1 h1=G1,G1 draw=-")
    deal.play("draw")
    deal.play("draw")

    assert [str(event) for event in match.finish(deal)] == ["A-57 void_hand", "A-61 deals 1"]
    assert match.results == [HandResult.void(2)]


def test_a_dealer_chosen_by_the_table_stays_chosen_after_a_correction() -> None:
    match = Match("classic", 4)
    match.add(HandResult(0, (0, 1, 1, 1)))
    match.choose_dealer(3)
    match.add(HandResult(0, (0, 1, 1, 1)))

    match.correct(0, HandResult(1, (5, 0, 5, 5)))

    assert [standing.dealer for standing in match.before] == [0, 3]


def test_whoever_sits_at_the_next_hand_can_be_chosen_to_deal_it() -> None:
    match = Match("classic", 4)
    match.choose_dealer(2)
    match.add(HandResult(0, (0, 1, 1, 1)))

    assert (match.before[0].dealer, match.standing.dealer) == (2, 3)


@pytest.mark.parametrize("dealer", [-1, 4, 1, None, 2.0, True])
def test_nobody_else_can_be_chosen_to_deal(dealer: int) -> None:
    match = Match("classic+score=elim+target=100", 4)
    match.add(HandResult(0, (0, 120, 5, 5)))

    with pytest.raises(Malformed, match="dealer: expected one of 0, 2, 3"):
        match.choose_dealer(dealer)
    assert match.standing.dealer == 2


def test_no_dealer_is_chosen_after_the_end() -> None:
    match = Match("classic+target=10", 2)
    match.add(HandResult(0, (0, 10)))

    with pytest.raises(Malformed, match="dealer: expected nobody: the match is over, came 1"):
        match.choose_dealer(1)


def test_a_chosen_dealer_whom_a_correction_eliminates_does_not_deal_until_it_is_corrected_back() -> None:
    match = Match("classic+score=elim+target=100", 4)
    match.add(HandResult(0, (0, 5, 50, 5)))
    match.choose_dealer(2)

    match.correct(0, HandResult(0, (0, 5, 150, 5)))
    assert match.standing.dealer == 1
    match.correct(0, HandResult(0, (0, 5, 60, 5)))
    assert match.standing.dealer == 2


def test_a_hand_taken_back_takes_the_choice_of_the_next_dealer_with_it() -> None:
    match = Match("classic", 4)
    match.choose_dealer(3)
    match.add(HandResult(0, (0, 1, 1, 1)))
    match.choose_dealer(3)
    match.undo()
    assert match.standing.dealer == 3

    match.add(HandResult(0, (0, 1, 1, 1)))

    assert match.standing.dealer == 0


def test_an_eliminated_dealer_deals_no_hand() -> None:
    match = Match.resumed("classic+score=elim+target=100", 3, Standing((120, 0, 0), 0, out=(0,)))

    with pytest.raises(Malformed, match="a dealer who is not eliminated"):
        match.deal(Chance.seeded(match.rules, 1))


def test_a_hand_that_is_taken_back_is_never_taken_for_another() -> None:
    match, rng = Match("classic+next_dealer=same", 3), random.Random(4)
    play_hand(match, rng)
    match.add(HandResult(0, (0, 9, 9)))
    play_hand(match, rng)
    last = match.deals[2]

    match.undo()
    assert match.deals[1:] == [None]
    match.correct(1, HandResult(0, (0, 9, 8)))

    assert last is not None
    assert match.deals == [None, None]


def test_no_hand_is_finished_after_the_end() -> None:
    match = Match("classic+target=1", 2)
    play_hand(match, random.Random(1))
    deal = Deal.shuffled("classic+target=1", 2, seed=1)
    play_sensibly(deal)

    with pytest.raises(Malformed, match="none: the match is over"):
        match.finish(deal)


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
