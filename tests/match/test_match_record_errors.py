"""Errors in the record of a match, each with its line, and matches that cannot be recorded."""

from __future__ import annotations

from pathlib import Path

import pytest

from laws.mixes import play_sensibly
from match.matches import NAMES, RECORD, played
from penult import Chance, Deal
from penult.match.match import Match
from penult.match.record import MatchRecord
from penult.match.record_text import OF_A_MATCH
from penult.match.results import HandResult
from penult.match.standing import Standing
from penult.notation.errors import RecordError
from penult.notation.lines import Bounds


def test_a_hand_after_an_open_one_is_refused() -> None:
    match = played("classic", 3, seed=2, hands=1)
    text = str(MatchRecord.of(match, open_hand=match.deal(Chance.seeded(match.rules, 9))))
    open_hand = text[text.rindex("penult record") : text.index("standing")]

    with pytest.raises(RecordError, match="no hand after an open one"):
        MatchRecord.parse(text.replace("standing", open_hand + "standing")).replay()


@pytest.mark.parametrize(
    ("was", "becomes", "expected"),
    [
        ("penult match 1", "penult match 2", "line 1: penult match: expected penult match 1"),
        ("rules classic", "rules clasic", "line 2: edition: expected classic or hp2003"),
        ("rules classic", "rules classic+score=rotate8", "line 2: option score: expected winner or"),
        (
            "rules classic",
            "rules classic+score=team",
            "line 3: players: expected 4, 6, 8 or 10 with partners",
        ),
        ("players 3", "players 33", "line 3: players: expected 2 to 10"),
        ("players 3", "players three", "line 3: players three: expected a number"),
        ("players 3\n", "", "record: expected players in its head, came none"),
        ("dealer 1\n", "dealer 3\n", "line 4: dealer: expected a player from 0 to 2"),
        ("dealer 1\n", "dealer 1\ndealer 1\n", "line 5: dealer 1: expected dealer only once"),
        ("dealer 1\n", "dealer 1\ndaeler 1\n", "line 5: daeler 1: expected one of rules, players, dealer"),
        ("player 2 Chloé\n", "player 2 Chloé\ndate: \n", "line 8: header date: expected some text"),
        ("player 2 Chloé\n", "player 3 Chloé\n", "line 7: player 3 Chloé: expected a seat from 0 to 2"),
        ("kernel 1\n", "kernel 999\n", "line 10: kernel: expected kernel 1"),
        ("seats 3\n", "", "line 9: record: expected seats in its head, came none"),
        ("penult record", "chosen 3\npenult record", "line 9: chosen 3: expected a player from 0 to 2"),
        ("penult record", "chosen\npenult record", "line 9: chosen: expected one word after chosen"),
        ("penult record", "chosen 2\nchosen 1\npenult record", "line 10: chosen 1: expected a hand"),
        ("penult record", "chosen 2\npenult record", "line 9: hand 1: expected dealer 2, came 1 (A-61)"),
        ("rules classic+target=100\nplayers", "rules classic+target=101\nplayers", "hand 1: expected rules"),
        ("dealer 1\nplayer 0", "dealer 2\nplayer 0", "hand 1: expected dealer 2, came 1 (A-61)"),
        ("standing ", "standing 9", "expected standing"),
        ("standing ", "sitting ", "or standing and the totals"),
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


def padded(rows: int) -> str:
    """The same record, as long as that."""
    return RECORD + "#\n" * (rows - RECORD.count("\n") - 1)


def test_a_match_has_room_for_many_hands(tmp_path: Path) -> None:
    file = tmp_path / "long.match"
    file.write_text(padded(OF_A_MATCH.lines), encoding="utf-8")

    assert MatchRecord.read(file).replay().over


def test_a_text_longer_than_any_match_is_refused(tmp_path: Path) -> None:
    with pytest.raises(RecordError, match="record: expected at most 200000 lines, came 200001"):
        MatchRecord.parse(padded(OF_A_MATCH.lines + 1))
    with pytest.raises(RecordError, match="record: expected at most 8388608 characters, came 8388609"):
        MatchRecord.parse(" " * (OF_A_MATCH.characters + 1))

    file = tmp_path / "long.match"
    file.write_bytes(b" " * (4 * OF_A_MATCH.characters + 1))
    with pytest.raises(RecordError, match="expected at most 33554432 bytes"):
        MatchRecord.read(file)


def test_a_match_that_could_not_be_read_again_is_not_written(monkeypatch: pytest.MonkeyPatch) -> None:
    match = played("classic", 3, seed=2, hands=3)
    text = str(MatchRecord.of(match))
    monkeypatch.setattr("penult.match.record.OF_A_MATCH", Bounds(len(text), text.count("\n") + 1))
    assert str(MatchRecord.parse(str(MatchRecord.of(match)))) == text

    with pytest.raises(RecordError, match=rf"record: expected at most {len(text)} characters"):
        MatchRecord.of(match, NAMES[:3])
    monkeypatch.setattr("penult.match.record.OF_A_MATCH", Bounds(len(text), text.count("\n")))
    with pytest.raises(RecordError, match=r"record: expected at most \d+ lines"):
        MatchRecord.of(match)


def test_only_the_hand_that_the_match_has_come_to_can_be_open() -> None:
    match = played("classic", 3, seed=2, hands=1)
    other = Deal.shuffled("classic", 3, seed=1, dealer=match.first.dealer or 0)
    with pytest.raises(RecordError, match="dealer of the hand: expected player"):
        MatchRecord.of(match, open_hand=other)

    over = match.deal(Chance.seeded(match.rules, 9))
    play_sensibly(over)
    with pytest.raises(
        RecordError, match="open hand: expected a hand that is going on, came one that is over"
    ):
        MatchRecord.of(match, open_hand=over)


def test_there_are_no_marks_for_hands_that_were_not_played() -> None:
    match = played("classic", 3, seed=2, hands=1)

    with pytest.raises(RecordError, match="marks: expected those of at most 1 hands, came 2"):
        MatchRecord.of(match, marks=[{}, {}])


def test_a_match_that_was_resumed_makes_no_record() -> None:
    match = Match.resumed("classic", 2, Standing((20, 0), 0, hands=1))

    with pytest.raises(RecordError, match="a match from its beginning, came one that was resumed"):
        MatchRecord.of(match)


def test_results_entered_by_hand_make_no_record_of_play() -> None:
    match = Match("classic", 2)
    match.add(HandResult(0, (0, 20)))

    with pytest.raises(RecordError, match="results without a deal"):
        MatchRecord.of(match)
