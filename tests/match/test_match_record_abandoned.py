"""A-74: an abandoned hand is in the record of the match."""

from __future__ import annotations

import random

import pytest

from laws.mixes import play_sensibly
from match.matches import NAMES
from penult import Chance
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError


def with_an_abandoned_hand(rules: str = "classic") -> Match:
    """Three hands, of which the second was abandoned after three moves."""
    rng, match = random.Random(6), Match(rules, 3)
    for number in range(3):
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        if number == 1:
            for _ in range(3):
                deal.play(deal.legal_moves()[0])
            deal.abandon()
        else:
            play_sensibly(deal)
        match.finish(deal)
    return match


def test_an_abandoned_hand_brings_no_points_and_passes_the_deal() -> None:
    match = with_an_abandoned_hand()

    assert [str(event) for event in match.events[1]] == ["A-74 void_hand", "A-61 deals 2"]
    assert match.points[1] == (0, 0, 0)


def test_after_an_abandoned_hand_the_winner_deals_is_the_deal_to_the_left() -> None:
    match = with_an_abandoned_hand("classic+next_dealer=winner")

    dealer = match.before[1].dealer
    assert dealer is not None
    assert match.before[2].dealer == (dealer + 1) % 3


def test_an_abandoned_hand_is_in_the_record_and_replays() -> None:
    match = with_an_abandoned_hand()
    record = str(MatchRecord.of(match, NAMES[:3]))

    again = MatchRecord.parse(record).replay()

    assert "\nend abandoned digest " in record
    assert (again.standing, again.events) == (match.standing, match.events)
    assert str(MatchRecord.of(again, NAMES[:3])) == record


def test_a_record_cannot_claim_that_a_finished_hand_was_abandoned() -> None:
    match = with_an_abandoned_hand()
    first, _, rest = str(MatchRecord.of(match)).partition("\nend out")
    claim = f"{first}\nend abandoned{rest[rest.index(chr(10)) :]}"

    with pytest.raises(RecordError, match="end: expected out"):
        MatchRecord.parse(claim).replay()


def test_a_record_cannot_hide_that_a_hand_was_abandoned() -> None:
    record = str(MatchRecord.of(with_an_abandoned_hand()))

    with pytest.raises(RecordError, match="hand 3: expected no hand after an open one"):
        MatchRecord.parse(record.replace("end abandoned", "end open").replace(" digest ", " #")).replay()
