"""Everything kept can be read again: bounds, the ending, and paths that are not ordinary files."""

from __future__ import annotations

import os
import random
import sys
from collections import Counter
from pathlib import Path

import pytest
from hall import DESK, opened, play_sitting

from penult.engine.errors import PenultError
from penult.i18n.catalogue import catalogue
from penult.match.results import HandResult
from penult.notation.lines import Bounds
from penult.printing.kept_files import KeptText
from penult.printing.reports import report_as_text
from penult.tournament.acts import (
    Act,
    Drawn,
    Entered,
    HandReported,
    LogLine,
    Penalized,
    PlayerRenamed,
    Signature,
    Totaled,
    Undone,
)
from penult.tournament.file import begin_tournament, entering, holds_a_tournament, open_tournament
from penult.tournament.log import read, written
from penult.tournament.refusals import LineRefused, TournamentRefused
from penult.tournament.reports import log_report
from penult.tournament.sittings import Sitting
from penult.tournament.tournament import Tournament

SAY = catalogue("en").say
WORDY = Signature("M" * 300, "n" * 300)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "evening.tournament"


def test_a_long_and_wordy_evening_is_opened_again(path: Path) -> None:
    tournament = opened(3)
    for _ in range(5_000):
        tournament.penalize(0, 1, "ü" * 300, WORDY)
    begin_tournament(path, tournament).close()

    assert path.stat().st_size > 1 << 22
    assert len(open_tournament(path, random.Random(0)).content.log) == 5_003


def test_what_could_not_be_read_again_is_not_entered(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    file = begin_tournament(path, opened(3))
    before = path.read_text(encoding="utf-8")
    bounds = Bounds(characters=len(before) + 300, lines=100)
    monkeypatch.setattr("penult.tournament.file.OF_A_TOURNAMENT", bounds)

    with pytest.raises(TournamentRefused, match="the log: expected at most"), entering(file) as tournament:
        tournament.penalize(0, 5, "w" * 300, DESK)
    with entering(file) as tournament:
        tournament.penalize(0, 5, "late", DESK)
    assert [line.act for line in read(path.read_text(encoding="utf-8"), random.Random(0)).log[3:]] == [
        Penalized(0, 5, "late")
    ]


def test_a_text_beyond_all_bounds_is_refused_before_it_is_read() -> None:
    with pytest.raises(PenultError, match="expected at most 10003 lines"):
        read("\n" * 10_003, random.Random(0))


def eventful() -> Tournament:
    tournament = opened(6)
    play_sitting(tournament, random.Random(1))
    tournament.penalize(0, 5, "late", DESK)
    return tournament


def test_a_log_that_was_cut_off_at_any_line_is_refused() -> None:
    text = written(eventful())
    lines = text.splitlines(keepends=True)

    for kept in range(len(lines)):
        with pytest.raises(PenultError, match="expected"):
            read("".join(lines[:kept]), random.Random(0))
    assert read(text, random.Random(0)).progress == eventful().progress


def test_a_log_of_which_any_line_was_taken_out_is_refused() -> None:
    lines = written(eventful()).splitlines(keepends=True)

    for out in range(len(lines)):
        with pytest.raises(PenultError, match="expected"):
            read("".join(lines[:out] + lines[out + 1 :]), random.Random(0))


def test_a_number_that_somebody_changed_is_found_out() -> None:
    text = written(eventful()).replace('"points": 5,', '"points": 4,')

    with pytest.raises(PenultError, match=r"line 12: digest: expected [0-9a-f]{16} for the lines above"):
        read(text, random.Random(0))


def test_nothing_stands_after_the_end() -> None:
    with pytest.raises(PenultError, match="line 12: end: expected nothing after it"):
        read(written(eventful()) + "{}\n", random.Random(0))


@pytest.mark.parametrize("points", [1_000_000, 10**400])
def test_a_penalty_has_an_end(points: int) -> None:
    tournament = opened(3)

    with pytest.raises(TournamentRefused, match="penalty: expected at most 999999 points"):
        tournament.write(LogLine(Penalized(0, points, "very rude"), DESK))
    assert tournament.progress.penalties == {}


@pytest.mark.skipif(not hasattr(os, "mkfifo"), reason="this system has no pipes with names")
def test_a_pipe_is_no_file_to_keep_anything_in(path: Path) -> None:
    os.mkfifo(path)

    assert not holds_a_tournament(path)
    for attempt in (KeptText.open, lambda each: open_tournament(each, random.Random(0))):
        with pytest.raises(PenultError, match="expected an ordinary file"):
            attempt(path)


UNKNOWN = [
    (Penalized(9, 5, "who?"), "player: expected a player who has entered, came 9"),
    (PlayerRenamed(9, "Who"), "player: expected a player who has entered, came 9"),
    (Entered(9, "Wh\x1bo", 1), "expected a name of 1 to 40 letters"),
    (Drawn(Sitting(((0, 1, 9),))), "player: expected a player who has entered, came 9"),
    (HandReported(1, 0, 0, HandResult.void(3)), "sitting: expected a sitting that was drawn, came 1"),
    (HandReported(0, 7, 0, HandResult.void(3)), "table: expected a table of sitting 0, came 7"),
    (HandReported(0, 0, 0, HandResult.void(4)), "seats: expected 3, as many as sit at the table, came 4"),
    (HandReported(0, 0, 0, HandResult(3, (1, 2, 3))), "winner: expected a seat of the table, came 3"),
    (Totaled(0, 0, (1, 2, 3), (1,)), "seats: expected 3, as many as sit at the table, came 1"),
]


@pytest.mark.parametrize(("act", "expected"), UNKNOWN)
def test_what_was_taken_back_must_still_speak_of_what_was_known(act: Act, expected: str) -> None:
    tournament = opened(3)
    tournament.draw(DESK)
    log = [*tournament.log, LogLine(act, DESK), LogLine(Undone(), DESK)]

    with pytest.raises(LineRefused, match="line 5: ") as refused:
        Tournament.from_log(tournament.terms, log, random.Random(0))
    assert refused.value.why.startswith(expected)


def busy(lines: int) -> Tournament:
    """Penalties, each corrected or taken back."""
    tournament = opened(5)
    for number in range(lines // 2):
        tournament.penalize(0, 5, "late", DESK)
        if number % 2:
            tournament.undo(DESK)
        else:
            tournament.correct(len(tournament.log) - 1, Penalized(1, 6, "late"), "it was another", DESK)
    return tournament


def calls(tournament: Tournament) -> int:
    """How many functions are called to read its log and to tell it."""
    text, counted = written(tournament), Counter[str]()
    sys.setprofile(lambda _, event, __: counted.update((event,)))
    try:
        report_as_text(log_report(read(text, random.Random(0)), lambda name, **_: name))
    finally:
        sys.setprofile(None)
    return counted["call"]


def test_a_log_four_times_as_long_is_read_and_told_with_four_times_the_work() -> None:
    assert calls(busy(800)) < 4.5 * calls(busy(200))


def test_what_was_corrected_and_taken_back_is_read_as_it_was_written() -> None:
    tournament = busy(60)
    again = read(written(tournament), random.Random(0))

    assert again.log == tournament.log
    assert again.progress == tournament.progress
    assert report_as_text(log_report(again, SAY)) == report_as_text(log_report(tournament, SAY))
