"""A dealer that the table chose is in the record of the match."""

from __future__ import annotations

import random
from dataclasses import replace

import pytest

from laws.mixes import play_sensibly
from match.matches import NAMES, RECORD, played
from penult import Chance
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.notation.errors import RecordError


def with_chosen_dealers() -> Match:
    """A match whose table chooses the dealer of its first, its third and its next hand."""
    rng, match = random.Random(6), Match("classic", 3)
    for number in range(3):
        if number != 1:
            match.choose_dealer(2)
        deal = match.deal(Chance.drawn_from(rng, match.rules))
        play_sensibly(deal)
        match.finish(deal)
    match.choose_dealer(1)
    return match


def test_a_dealer_whom_the_table_chose_is_in_the_record() -> None:
    match = with_chosen_dealers()

    record = MatchRecord.parse(str(MatchRecord.of(match, NAMES[:3])))

    again = record.replay()
    assert [standing.dealer for standing in again.before] == [2, 0, 2]
    assert again.standing == match.standing
    assert str(MatchRecord.of(again, NAMES[:3])) == str(record)


def test_a_hand_that_is_going_on_keeps_its_chosen_dealer() -> None:
    match = with_chosen_dealers()
    deal = match.deal(Chance.seeded(match.rules, 9))

    again, going_on = MatchRecord.parse(str(MatchRecord.of(match, open_hand=deal))).resume(random.Random(4))

    assert going_on is not None
    assert (again.standing.dealer, going_on.dealer) == (1, 1)


def test_a_dealer_determined_anew_needs_no_line_of_its_own() -> None:
    match = played("classic+target=150+next_dealer=redetermine", 4, seed=5)
    text = str(MatchRecord.of(match))
    rows = [row for row in text.split("\n") if not row.startswith("chosen")]
    assert "\nchosen " in text

    assert MatchRecord.parse("\n".join(rows)).replay().before == match.before


def test_nobody_is_chosen_after_the_end_or_in_an_open_hand() -> None:
    with pytest.raises(RecordError, match=r"line \d+: dealer: expected nobody: the match is over"):
        MatchRecord.parse(RECORD.replace("standing", "chosen 1\nstanding")).replay()

    match = played("classic", 3, seed=2, hands=1)
    text = str(MatchRecord.of(match, open_hand=match.deal(Chance.seeded(match.rules, 9))))
    with pytest.raises(
        RecordError, match=r"line \d+: hand 3: expected no dealer chosen while a hand is open"
    ):
        MatchRecord.parse(text.replace("standing", "chosen 1\nstanding")).replay()


def test_an_eliminated_player_cannot_be_chosen() -> None:
    match = played("classic+score=elim+target=60", 4, seed=5)
    record = MatchRecord.of(match)
    last = len(record.hands) - 1
    gone = next(player for player in range(4) if player not in match.before[last].alive)
    text = str(replace(record, chosen={last: gone}))
    line = text[: text.index("chosen")].count("\n") + 1

    with pytest.raises(RecordError, match=rf"line {line}: dealer: expected one of") as refused:
        MatchRecord.parse(text).replay()
    assert refused.value.line == line
