"""A match is one record: all its hands, and it replays to the same standing."""

from __future__ import annotations

from random import Random

import pytest

from match.matches import NAMES, RECORD, played
from penult import Chance, Deal
from penult.engine.speeds import INTERPRETED
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError


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

    again, going_on = MatchRecord.parse(str(MatchRecord.of(match, open_hand=deal))).resume(Random(4))

    assert again.standing == match.standing
    assert going_on is not None
    assert going_on.events == deal.events


@pytest.mark.parametrize("before", [0, 1])
def test_a_hand_that_goes_on_can_still_reshuffle(before: int) -> None:
    """Left before its first reshuffle, and after it."""
    match = played("classic", 3, seed=2, hands=2)
    deal = match.deal(Chance.seeded(match.rules, 9))
    draw_until_reshuffled(deal, times=before)

    _, going_on = MatchRecord.parse(str(MatchRecord.of(match, open_hand=deal))).resume(Random(4))

    assert going_on is not None
    draw_until_reshuffled(going_on, times=before + 1)
    _, once_more = MatchRecord.of(match, open_hand=going_on).resume(Random(5))
    assert once_more is not None
    assert once_more.events == going_on.events


def draw_until_reshuffled(deal: Deal, times: int) -> None:
    """Everybody draws and lays the drawn card if it fits, so that nobody goes out."""
    while sum(event.kind == "reshuffled" for event in deal.events) < times:
        moves = {move.verb: move for move in reversed(deal.legal_moves())}
        deal.play(moves.get("draw") or moves.get("play") or deal.legal_moves()[0])


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


def test_headers_stand_once_in_the_head() -> None:
    match, headers = played("classic", 3, seed=2, hands=2), {"date": "2003-07-31", "bots": "keen simple"}

    text = str(MatchRecord.of(match, NAMES[:3], headers=headers))

    assert text.count("date: 2003-07-31\n") == 1
    assert MatchRecord.parse(text).headers == headers
    assert str(MatchRecord.parse(text)) == text
    with pytest.raises(RecordError, match="header: expected a name of a to z"):
        MatchRecord.of(match, headers={"Date": "2003-07-31"})


def test_the_lines_of_the_head_may_stand_in_any_order() -> None:
    head, rest = RECORD.split("\n\n", 1)
    first, *rows = head.split("\n")

    assert MatchRecord.parse("\n".join([first, *reversed(rows), rest])) == MatchRecord.parse(RECORD)
