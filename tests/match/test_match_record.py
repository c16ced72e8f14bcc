"""A match is one record: all its hands, and it replays to the same standing."""

from __future__ import annotations

import random

import pytest

from laws.mixes import play_sensibly
from penult import Chance
from penult.engine.speeds import INTERPRETED
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.match.results import HandResult
from penult.notation.errors import RecordError

NAMES = ["Ana", "Ben", "Chloé", "Duarte"]


def played(rules: str, players: int, seed: int, hands: int = 200) -> Match:
    rng = random.Random(seed)
    match = Match(rules, players, dealer=seed % players)
    while not match.over and len(match.deals) < hands:
        if match.standing.dealer is None:
            match.choose_dealer(rng.choice(match.seated))
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        play_sensibly(deal)
        match.finish(deal)
    return match


@pytest.mark.parametrize(
    "rules",
    [
        "classic+target=200",
        "hp2003+score=tally+target=150",
        "hp2018+score=elim+target=100",
        "classic+score=team+target=200+next_dealer=winner",
        "hp2003+score=rotate4+rotate4_per_pair=1",
        "classic+target=150+next_dealer=redetermine",
    ],
)
def test_a_match_replays_to_the_same_standing(rules: str) -> None:
    match = played(rules, 4, seed=5)
    record = MatchRecord.of(match, NAMES)

    again = MatchRecord.parse(str(record))

    assert str(again) == str(record)
    assert again.replay(INTERPRETED).standing == match.standing
    assert again.replay().events == match.events


def test_a_hand_that_is_going_on_is_in_the_record() -> None:
    match = played("classic", 3, seed=2, hands=2)
    deal = match.deal(Chance.seeded(match.rules, 9))
    deal.play(deal.legal_moves()[0])

    again, going_on = MatchRecord.parse(str(MatchRecord.of(match, open_hand=deal))).resume()

    assert again.standing == match.standing
    assert going_on is not None
    assert going_on.events == deal.events


def test_each_hand_says_which_moves_were_a_bots() -> None:
    match = played("classic", 3, seed=2, hands=2)

    record = MatchRecord.parse(str(MatchRecord.of(match, marks=[{0: "bot"}, {1: "clock"}])))

    assert [[act.mark for act in hand.acts[:2]] for hand in record.hands] == [["bot", ""], ["", "clock"]]


def test_a_match_is_stepped_through_hand_by_hand() -> None:
    match = played("classic+score=elim+target=60", 4, seed=5)

    steps = list(MatchRecord.of(match).steps())

    assert [step.events for step in steps] == match.events
    assert steps[0].seated == (0, 1, 2, 3)
    assert len(steps[-1].seated) == 2
    assert steps[-1].standing == match.standing


def test_a_hand_after_an_open_one_is_refused() -> None:
    match = played("classic", 3, seed=2, hands=1)
    text = str(MatchRecord.of(match, open_hand=match.deal(Chance.seeded(match.rules, 9))))
    open_hand = text[text.rindex("penult record") : text.index("standing")]

    with pytest.raises(RecordError, match="no hand after an open one"):
        MatchRecord.parse(text.replace("standing", open_hand + "standing")).replay()


RECORD = str(MatchRecord.of(played("classic+target=100", 3, seed=1), NAMES[:3]))


@pytest.mark.parametrize(
    ("was", "becomes", "expected"),
    [
        ("penult match 1", "penult match 2", "line 1: penult match: expected penult match 1"),
        ("players 3", "players 33", "expected 2 to 10"),
        ("rules classic+target=100\nplayers", "rules classic+target=101\nplayers", "hand 1: expected rules"),
        ("dealer 1\nplayer 0", "dealer 2\nplayer 0", "hand 1: expected dealer 2, came 1 (A-61)"),
        ("standing ", "standing 9", "expected standing"),
        ("standing ", "sitting ", "a hand, or standing and the totals"),
        ("player 0 Ana\n", "player 0 Ana\nplayer 0 Ben\n", "one name for seat 0"),
    ],
)
def test_what_is_not_true_is_refused(was: str, becomes: str, expected: str) -> None:
    assert was in RECORD
    with pytest.raises(RecordError) as refused:
        MatchRecord.parse(RECORD.replace(was, becomes, 1)).replay()

    assert expected in str(refused.value)


def test_a_hand_after_the_end_is_refused() -> None:
    hand = RECORD[RECORD.index("penult record") : RECORD.index("standing")]
    last = hand[hand.rindex("penult record") :]
    with pytest.raises(RecordError, match="no hand after the end"):
        MatchRecord.parse(RECORD.replace("standing", last + "standing")).replay()


def test_a_truncated_record_is_refused() -> None:
    for at in range(0, len(RECORD), 997):
        with pytest.raises(RecordError):
            MatchRecord.parse(RECORD[:at]).replay()


def test_results_entered_by_hand_make_no_record_of_play() -> None:
    match = Match("classic", 2)
    match.add(HandResult(0, (0, 20)))

    with pytest.raises(RecordError, match="results without a deal"):
        MatchRecord.of(match)
