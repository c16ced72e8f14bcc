"""Between hands: who scores, who deals, who is out, who has won."""

from __future__ import annotations

import pytest

from penult import Malformed, Rules
from penult.match.course import after_hand, first_standing, seated
from penult.match.events import MatchEvent
from penult.match.match import Match
from penult.match.results import HandResult
from penult.match.standing import Standing


def after(rules: str, standing: Standing, winner: int | None, *left: int | None) -> Standing:
    return after_hand(Rules(rules), len(left), standing, HandResult(winner, left))[0]


def told(rules: str, standing: Standing, winner: int | None, *left: int | None) -> list[str]:
    return [str(e) for e in after_hand(Rules(rules), len(left), standing, HandResult(winner, left))[1]]


def test_whoever_is_left_with_nothing_but_zeros_adds_nothing_and_is_told_so() -> None:
    start = Standing((0, 0, 0), 0)

    assert told("classic+score=elim", start, 0, 0, 0, 60)[:3] == [
        "R-67 scored 0 0",
        "R-67 scored 1 0",
        "R-67 scored 2 60",
    ]
    assert told("classic+score=tally", start, 1, 0, 0, 5)[:3] == [
        "R-58 scored 0 0",
        "R-58 scored 1 0",
        "R-58 scored 2 5",
    ]


def test_the_winner_takes_what_the_others_hold() -> None:
    assert after("classic", Standing((0, 0, 0), 0), 0, 0, 25, 50).totals == (75, 0, 0)


def test_exactly_the_target_is_enough() -> None:
    assert told("classic", Standing((480, 100, 0), 0), 0, 0, 10, 10) == ["R-55 scored 0 20", "R-57 won 0 500"]


def test_whoever_reaches_the_target_of_a_running_tally_is_named_before_the_winner() -> None:
    events = told("classic+score=tally", Standing((480, 490, 310), 0), 2, 20, 10, 0)

    assert events[-2:] == ["R-58 reached 0 1 500", "R-58 won 2 310"]


def test_the_target_of_a_running_tally_is_reached_once() -> None:
    tied = Standing((500, 300, 300), 0, tied=(1, 2))

    assert not [event for event in told("classic+score=tally", tied, 1, 5, 0, 5) if "reached" in event]


def test_a_void_hand_scores_nothing_and_passes_the_deal() -> None:
    assert told("classic", Standing((10, 20, 30), 1), None, None, None, None) == [
        "A-57 void_hand",
        "A-61 deals 2",
    ]


def test_a_shared_lowest_tally_is_played_off() -> None:
    standing = after("classic+score=tally", Standing((490, 300, 295), 0), 1, 10, 0, 5)
    assert (standing.tied, standing.winners) == ((1, 2), ())

    assert after("classic+score=tally", standing, 2, 1, 2, 0).winners == (2,)


def test_a_void_hand_leaves_the_tie() -> None:
    tied = after("classic+score=tally", Standing((490, 300, 295), 0), 1, 10, 0, 5)

    assert after("classic+score=tally", tied, None, None, None, None).tied == (1, 2)


def test_a_shared_lowest_tally_can_be_agreed_to_win_together() -> None:
    rules = "classic+score=tally+lowest_tie=share"

    assert after(rules, Standing((490, 300, 295), 0), 1, 10, 0, 5).winners == (1, 2)


def test_two_who_reach_the_amount_leave_together_and_the_last_two_duel() -> None:
    standing = Standing((190, 195, 20, 30), 0)

    assert told("classic+score=elim+target=200", standing, 2, 10, 5, 0, 1) == [
        "R-67 scored 0 10",
        "R-67 scored 1 5",
        "R-67 scored 2 0",
        "R-67 scored 3 1",
        "R-67 eliminated 0 200",
        "R-67 eliminated 1 200",
        "R-68 duel 2 3",
        "A-61 deals 2",
    ]


def test_the_eliminated_sit_out_and_do_not_deal() -> None:
    rules = Rules("classic+score=elim+target=200")
    standing = Standing((200, 0, 210, 0), 1, out=(0, 2))
    assert seated(rules, 4, standing) == (1, 3)

    assert after(str(rules), standing, 1, None, 0, None, 9).dealer == 3


def test_straight_from_three_to_one_there_is_no_duel() -> None:
    standing = after("classic+score=elim", Standing((490, 490, 490), 0), 1, 50, 0, 50)

    assert (standing.out, standing.winners) == ((0, 2), (1,))


def test_a_team_scores_both_opposing_hands() -> None:
    assert after("classic+score=team", Standing((470, 490), 0), 2, 50, 18, 0, 12) == Standing(
        (500, 490), 0, hands=1, winners=(0,)
    )


def test_three_teams_of_two() -> None:
    assert after("classic+score=team", Standing((0, 0, 0), 0), 4, 1, 2, 4, 8, 0, 16).totals == (0, 29, 0)


@pytest.mark.parametrize(
    ("agreed", "winner", "dealer"),
    [("left", 2, 0), ("winner", 2, 2), ("winner", None, 0), ("same", 2, 3), ("redetermine", 2, None)],
)
def test_who_deals_next(agreed: str, winner: int | None, dealer: int | None) -> None:
    left = (None,) * 4 if winner is None else (1, 1, 0, 1)

    assert after(f"classic+next_dealer={agreed}", Standing((0,) * 4, 3), winner, *left).dealer == dealer


def test_an_eliminated_dealer_passes_the_deal_even_where_it_stays() -> None:
    rules = "classic+score=elim+next_dealer=same+target=100"

    assert after(rules, Standing((95, 0, 0), 0), 1, 10, 0, 5).dealer == 1


def test_rotating_partners_play_twelve_hands_and_each_records_the_partnership() -> None:
    match = Match("classic+score=rotate4", 4)
    for _ in range(12):
        order = match.seated
        left = {order[0]: 0, order[1]: 5, order[2]: 7, order[3]: 6}
        match.add(HandResult(order[0], tuple(left[player] for player in range(4))))

    assert match.over
    assert match.standing.totals == (132, 44, 44, 44)
    assert match.winners == (0,)


def test_with_rotating_partners_the_deal_passes_by_the_rule_of_the_block() -> None:
    left = told("classic+score=rotate4+next_dealer=same", Standing((0,) * 4, 1), 0, 0, 5, 0, 5)

    assert left[-1] == "A-76 deals 2"


def test_each_of_the_four_deals_once_in_a_block() -> None:
    match = Match("classic+score=rotate4", 4, dealer=2)
    for _ in range(12):
        match.add(HandResult.void(4))

    dealers = [standing.dealer for standing in match.before]
    for block in range(3):
        assert set(dealers[4 * block : 4 * block + 4]) == {0, 1, 2, 3}


@pytest.mark.parametrize(
    ("rules", "players", "expected"),
    [
        ("classic", 1, "2 to 10"),
        ("classic", 11, "2 to 10"),
        ("classic+score=team", 5, "4, 6, 8 or 10"),
        ("classic+score=team", 2, "4, 6, 8 or 10"),
        ("classic+score=rotate4", 6, "4 with rotating partners"),
        ("classic+score=rotate8", 8, "expected winner or tally or elim or team or rotate4"),
    ],
)
def test_a_format_says_how_many_may_play(rules: str, players: int, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        first_standing(Rules(rules), players, 0)


@pytest.mark.parametrize(
    ("result", "expected"),
    [
        (HandResult(0, (0, 5)), "each of 3 players"),
        (HandResult(3, (1, 2, 0)), "one of the players 0, 1, 2"),
        (HandResult(0, (0, 5, None)), "expected points"),
        (HandResult(0, (0, 5, -1)), "points of player 2: expected 0 or more"),
        (HandResult(0, (0, 5, 2.5)), "points of player 2: expected a whole number, came 2.5"),  # type: ignore[arg-type]
        (HandResult(0, (0, True, 5)), "points of player 1: expected a whole number, came True"),
        (HandResult(True, (5, 0, 5)), "one of the players 0, 1, 2"),
        (HandResult(0, (0, 1240, 1)), "points in all hands: expected at most 1240"),
        (HandResult(0, (7, 5, 9)), r"points of player 0: expected 0, for this player went out \(R-51\)"),
        (HandResult(None, (None, 5, None)), r"points of player 1: expected none: the hand was void \(A-57\)"),
    ],
)
def test_a_result_that_cannot_be_is_refused(result: HandResult, expected: str) -> None:
    match = Match("classic", 3)
    before = match.standing
    with pytest.raises(Malformed, match=expected):
        match.add(result)
    assert match.standing == before
    assert match.results == []


def test_all_points_of_the_deck_in_one_hand_are_just_possible() -> None:
    assert after("hp2018", Standing((0, 0), 0), 0, 0, 1440).totals == (1440, 0)


def test_whoever_wins_a_blocked_hand_holds_less_than_everybody_else() -> None:
    rules, standing = "classic+blocked=lowest_hand", Standing((0, 0, 0), 0)
    assert after(rules, standing, 1, 9, 4, 5).totals == (0, 14, 0)

    with pytest.raises(Malformed, match=r"points of player 1: expected fewer than 4, .* \(A-57\), came 4"):
        after(rules, standing, 1, 9, 4, 4)


def test_an_eliminated_player_holds_nothing() -> None:
    rules, standing = "classic+score=elim+target=100", Standing((0, 120, 0), 0, out=(1,))

    with pytest.raises(
        Malformed, match=r"points of player 1: expected none: the player is eliminated \(A-69\)"
    ):
        after(rules, standing, 0, 0, 5, 5)


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (Standing((0, 0), 0), "totals: expected 3 of them"),
        (Standing((0, -1, 0), 0), "total: expected a whole number, 0 or more, came -1"),
        (Standing((0, 0.5, 0), 0), "total: expected a whole number, 0 or more, came 0.5"),  # type: ignore[arg-type]
        (Standing((0, 0, 0), 0, hands=-2), "came -2"),
        (Standing((0, 0, 0), 7), "dealer: expected a player from 0 to 2"),
        (Standing((0, 0, 0), 0, out=(1,)), "some of the players, in an elimination match"),
        (Standing((0, 510, 0), 0), r"winners: expected \(1,\), as the totals say \(R-57\), came \(\)"),
        (Standing((0, 0, 0), 0, winners=(2,)), r"winners: expected \(\)"),
        (
            Standing((0, 0, 0), 0, tied=(0, 7)),
            r"tied: expected \(\), as the totals say \(A-62\), came \(0, 7\)",
        ),
    ],
)
def test_no_match_goes_on_from_a_standing_that_cannot_be(standing: Standing, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        Match.resumed("classic", 3, standing)


@pytest.mark.parametrize(
    ("standing", "expected"),
    [
        (Standing((500, 300, 300), 0), r"tied: expected \(1, 2\), as the totals say"),
        (Standing((500, 300, 300), 0, tied=(1,)), r"tied: expected \(1, 2\)"),
        (Standing((500, 300, 300), 0, tied=(1, 2), winners=(1,)), r"winners: expected \(\)"),
        (Standing((500, 300, 310), 0, tied=(1, 2), winners=(1,)), r"tied: expected \(\)"),
    ],
)
def test_a_shared_lowest_tally_says_who_plays_on(standing: Standing, expected: str) -> None:
    with pytest.raises(Malformed, match=expected):
        Match.resumed("classic+score=tally", 3, standing)


def test_a_match_goes_on_from_a_tie() -> None:
    match = Match.resumed("classic+score=tally", 3, Standing((500, 300, 300), 0, tied=(1, 2)))

    match.add(HandResult(2, (5, 5, 0)))

    assert match.winners == (2,)


@pytest.mark.parametrize("out", [(0, 0), (3,), (False,), (0, 1, 2)])
def test_the_eliminated_are_some_of_the_players_each_once(out: tuple[int, ...]) -> None:
    with pytest.raises(Malformed, match="eliminated: expected some of the players, in an elimination match"):
        Match.resumed("classic+score=elim", 3, Standing((500, 0, 0), 1, out=out))


def test_nobody_is_eliminated_before_they_reach_the_amount() -> None:
    with pytest.raises(Malformed, match=r"eliminated: expected \(0,\): all who have reached the amount"):
        Match.resumed("classic+score=elim", 3, Standing((500, 499, 0), 2, out=(0, 1)))


def test_whoever_has_reached_the_amount_does_not_play_on() -> None:
    with pytest.raises(Malformed, match=r"eliminated: expected \(0, 1\): all who have reached the amount"):
        Match.resumed("classic+score=elim", 3, Standing((500, 510, 0), 0, out=(0,)))


def test_no_hand_is_counted_after_the_end() -> None:
    match = Match("classic+target=10", 2)
    match.add(HandResult(0, (0, 10)))

    with pytest.raises(Malformed, match="the match ended after 1"):
        match.add(HandResult(0, (0, 10)))


def test_an_event_can_be_read() -> None:
    assert repr(MatchEvent("scored", "R-55", (2,), 45)) == "MatchEvent('R-55 scored 2 45')"
