"""Laws of the match: what each format adds, hand by hand, and corrections that leave no trace."""

from __future__ import annotations

import random
from collections.abc import Callable, Sequence

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from laws.mixes import play_sensibly
from penult import Chance, Malformed, Rules
from penult.match.formats import FORMATS
from penult.match.match import Match
from penult.match.results import HandResult

TABLES = [("winner", 2), ("winner", 5), ("tally", 3), ("elim", 4), ("elim", 6), ("team", 6), ("rotate4", 4)]
HANDS = 6


def winner_takes_all(_: Sequence[int], left: Sequence[int], winner: int) -> list[int]:
    """R-55: one total changes, by the points of all other hands."""
    return [sum(left) - left[winner] if player == winner else 0 for player in range(len(left))]


def each_adds_its_own(_: Sequence[int], left: Sequence[int], winner: int) -> list[int]:
    """R-58, R-67: every total grows by what that player holds; the winner and the eliminated add nothing."""
    return [0 if player == winner else points for player, points in enumerate(left)]


def team_takes_the_others(_: Sequence[int], left: Sequence[int], winner: int) -> list[int]:
    """R-64, A-60: the winner's team scores all hands except its own two; the others score nothing."""
    teams = len(left) // 2
    others = sum(points for player, points in enumerate(left) if player % teams != winner % teams)
    return [others if team == winner % teams else 0 for team in range(teams)]


def both_partners_enter_it(order: Sequence[int], left: Sequence[int], winner: int) -> list[int]:
    """R-65, A-59: the two who sit opposite enter the same number, and it is in the two other hands."""
    pair = {winner, order[(order.index(winner) + 2) % 4]}
    others = sum(points for player, points in enumerate(left) if player not in pair)
    return [others if player in pair else 0 for player in range(4)]


ADDED: dict[str, Callable[[Sequence[int], Sequence[int], int], list[int]]] = {
    "winner": winner_takes_all,
    "tally": each_adds_its_own,
    "elim": each_adds_its_own,
    "team": team_takes_the_others,
    "rotate4": both_partners_enter_it,
}


def check_added(match: Match) -> None:
    """What the last hand has added to the totals."""
    before, result = match.before[-1], match.results[-1]
    gained = [new - old for new, old in zip(match.standing.totals, before.totals, strict=True)]
    if result.winner is None:
        assert not any(gained)
        return
    order = [player for player in range(match.players) if player not in before.out]
    if match.rules["score"] == "rotate4":
        order = [[0, 1, 2, 3], [0, 2, 1, 3], [0, 1, 3, 2]][
            before.hands // int(match.rules["rotate4_per_pair"])
        ]
    left = [points or 0 for points in result.tally]
    assert gained == ADDED[match.rules["score"]](order, left, result.winner)
    assert all(gained[player] == 0 for player in before.out)


def test_every_format_has_its_law() -> None:
    assert ADDED.keys() == FORMATS.keys()


@st.composite
def results(draw: st.DrawFn, match: Match) -> HandResult:
    """A possible hand; most are won by going out, some by the lowest hand."""
    seated = match.seated
    winner = draw(st.sampled_from([None, *seated, *seated]))
    if winner is None:
        return HandResult.void(match.players)
    least = draw(st.sampled_from([0, 0, 3])) if match.rules["blocked"] == "lowest_hand" else 0
    left = {player: draw(st.integers(least + 1, 120)) for player in seated}
    return HandResult(winner, tuple(least if p == winner else left.get(p) for p in range(match.players)))


@st.composite
def tables(draw: st.DrawFn) -> Match:
    form, players = draw(st.sampled_from(TABLES))
    options = {
        "score": form,
        "target": draw(st.sampled_from(["60", "250", "2000"])),
        "next_dealer": draw(st.sampled_from(["left", "winner", "same", "redetermine"])),
        "lowest_tie": draw(st.sampled_from(["play_on", "share"])),
        "blocked": draw(st.sampled_from(["void", "lowest_hand"])),
        "rotate4_per_pair": draw(st.sampled_from(["1", "4"])),
    }
    return Match(Rules("classic", options), players, draw(st.integers(0, players - 1)))


@settings(max_examples=80, deadline=None)
@given(st.data())
def test_points_are_conserved_in_every_format(data: st.DataObject) -> None:
    match = data.draw(tables())
    for _ in range(HANDS):
        if not match.over:
            match.add(data.draw(results(match)))
            check_added(match)


@pytest.mark.parametrize(("form", "players"), TABLES)
def test_points_are_conserved_in_hands_that_are_played(form: str, players: int) -> None:
    rng = random.Random(f"{form} {players}")
    match = Match(f"hp2003+score={form}+target=150+rotate4_per_pair=1", players)
    while not match.over:
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        play_sensibly(deal)
        match.finish(deal)
        check_added(match)


def choose(data: st.DataObject, match: Match) -> None:
    """Sometimes the table chooses the dealer."""
    if not match.over and data.draw(st.integers(0, 2)) == 0:
        match.choose_dealer(data.draw(st.sampled_from(match.seated)))


def played_so(match: Match, results: Sequence[HandResult]) -> Match | None:
    """The match played with these results from the start and the same choices; None if impossible."""
    right = Match(match.rules, match.players, match.first.dealer or 0)
    try:
        for hand in range(len(results) + 1):
            chosen = match.chosen.get(hand)
            if chosen is not None and not right.over and chosen in right.seated:
                right.choose_dealer(chosen)
            if hand < len(results):
                right.add(results[hand])
    except Malformed:
        return None
    return right


@settings(max_examples=150, deadline=None)
@given(st.data())
def test_a_corrected_match_is_the_match_played_so_from_the_start(data: st.DataObject) -> None:
    match = data.draw(tables())
    for _ in range(data.draw(st.integers(1, HANDS))):
        choose(data, match)
        if not match.over:
            match.add(data.draw(results(match)))
    choose(data, match)
    for _ in range(2):
        at = data.draw(st.integers(0, len(match.results) - 1))
        before = Match.resumed(match.rules, match.players, match.before[at])
        corrected = [*match.results]
        corrected[at] = data.draw(results(before))
        right, was = played_so(match, corrected), (match.standing, match.events)

        if right is None:
            with pytest.raises(Malformed):
                match.correct(at, corrected[at])
            assert (match.standing, match.events) == was
        else:
            match.correct(at, corrected[at])
            assert (match.standing, match.events) == (right.standing, right.events)
            assert (match.before, match.results) == (right.before, right.results)


@settings(max_examples=60, deadline=None)
@given(st.data())
def test_a_hand_added_and_taken_back_leaves_no_trace(data: st.DataObject) -> None:
    match = data.draw(tables())
    for _ in range(data.draw(st.integers(0, HANDS))):
        choose(data, match)
        if not match.over:
            match.add(data.draw(results(match)))
    assume(not match.over)
    choose(data, match)
    before = match.standing, list(match.results), list(match.events), dict(match.chosen)

    match.add(data.draw(results(match)))
    choose(data, match)
    match.undo()

    assert (match.standing, match.results, match.events, match.chosen) == before
