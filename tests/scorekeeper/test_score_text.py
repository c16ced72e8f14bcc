"""The text of a score sheet: what `str` writes, `parse` reads, and nothing else."""

from __future__ import annotations

import random
from collections import Counter

import pytest

from penult.notation.errors import RecordError
from penult.scorekeeper.sheet import ScoreSheet
from scorekeeper.scenes import sheet_of

SHEET = sheet_of(
    "hp2003+score=elim+target=200",
    3,
    "hand 0 h1=R7,GS h2=45; dealer 2; void; correct 1 hand 0 h1=R7,GS,IN h2=45; undo; blocked",
    dealer=1,
)
TEXT = str(SHEET)
LINES = TEXT.splitlines()


def test_a_sheet_can_be_read_by_people() -> None:
    assert LINES == [
        "penult score 1",
        "rules hp2003+score=elim+target=200",
        "dealer 1",
        "player 0 Ana",
        "player 1 Ben",
        "player 2 Chloé",
        "",
        "hand 0 h1=R7,GS h2=45",
        "dealer 2",
        "void",
        "correct 1 hand 0 h1=R7,GS,IN h2=45",
        "undo",
        "blocked",
        "end 3 totals 0 27 45 digest 246deb88d045627a",
    ]


def test_what_is_written_is_read_back() -> None:
    sheet = ScoreSheet.parse(TEXT)

    assert sheet == SHEET
    assert (sheet.rows, sheet.standing) == (SHEET.rows, SHEET.standing)


def test_people_may_write_a_sheet_by_hand() -> None:
    text = TEXT.replace("void\n", "\n  void   # the dog came in\n").partition(" digest")[0]

    assert ScoreSheet.parse(text.replace("\n", "\r\n")) == SHEET


@pytest.mark.parametrize(
    ("old", "new", "expected"),
    [
        ("penult score 1", "penult score 2", "line 1: .*expected penult score 1"),
        ("penult score 1", "penult record 1", "line 1: .*expected penult score 1"),
        ("rules hp2003", "rules hp1999", "line 2: edition: expected classic or hp2003 or hp2018"),
        ("+target=200", "+target=-5", "line 2: option target"),
        ("score=elim", "score=team", "line 2: players: expected 4, 6, 8 or 10"),
        ("score=elim", "score=rotate8", "line 2: option score"),
        ("dealer 1\n", "", "line 3: player 0 Ana: expected dealer"),
        ("dealer 1", "dealer 7", "line 3: dealer: expected a player from 0 to 2"),
        ("dealer 1", "dealer one", "line 3: .*expected a number"),
        ("player 1 Ben", "player 2 Ben", "line 5: .*expected player 1 and a name"),
        ("player 1 Ben", "player 1", "line 5: .*expected player 1 and a name"),
        ("player 1 Ben", "player 1 Ana", "line 5: player 1 Ana: expected different names"),
        ("player 2 Chloé", "player 2 BEN", "line 6: player 2 BEN: expected different names"),
        ("player 1 Ben", "player 1 7", "line 5: player 1 7: expected a name of 1 to"),
        ("hand 0 h1", "hand 7 h1", "line 8: .*player 7 does not sit at this hand .A-69."),
        ("hand 0 h1", "hand h1", "line 8: player: expected a number"),
        ("h2=45\ndealer", "h2=SH\ndealer", "line 8: .*SH is not a card of hp2003 .R-02."),
        ("h2=45\ndealer", "h1=45\ndealer", "line 8: .*only once"),
        ("h2=45\ndealer", "2=45\ndealer", "line 8: .*h1=R7,GS"),
        ("h2=45\ndealer", "h2=1e9\ndealer", "line 8: .*expected cards such as R7"),
        (
            "h2=45\ndealer",
            "h2=44\ndealer",
            "line 14: what the lines above come to: expected end 3 totals 0 27 44",
        ),
        ("void", "void 3", "line 10: void: expected nothing after it"),
        ("void", "avoid", "line 10: act: expected hand, void, blocked, correct, dealer, rename or undo"),
        ("correct 1", "correct 4", "line 11: .*expected a hand from 1 to 2"),
        ("correct 1", "correct one", "line 11: number of a hand: expected a number"),
        ("correct 1 hand", "correct 1 hands", "line 11: act: expected hand"),
        ("undo", "undo 3", "line 12: act: expected hand"),
        ("dealer 2", "dealer 9", "line 9: dealer 9: player 9 does not sit"),
        ("void", "undo\nundo\nundo", "line 12: undo: there is nothing to take back"),
        ("end 3", "end 4", "line 14: what the lines above come to: expected end 3"),
        ("Chloé", "Chloe", "line 14: what the lines above come to"),
        ("end 3", "END 3", "line 14: act: expected hand"),
        ("digest 2", "digest x", "line 14: .*16 hex digits"),
        ("27a\n", "27a\nvoid\n", "line 15: void: expected nothing after the end"),
        ("void", "vo\x00id", "line 10: line: expected text without control characters"),
    ],
)
def test_a_damaged_sheet_says_where_and_what_was_expected(old: str, new: str, expected: str) -> None:
    assert old in TEXT
    with pytest.raises(RecordError, match=expected):
        ScoreSheet.parse(TEXT.replace(old, new, 1))


def test_a_sheet_cut_off_anywhere_is_refused_or_whole() -> None:
    whole = len(TEXT) - 1, TEXT.index(" digest"), TEXT.index(" digest") + 1
    for length in range(len(TEXT)):
        if length not in whole:
            with pytest.raises(RecordError, match="expected"):
                ScoreSheet.parse(TEXT[:length])
    for length in whole:
        assert ScoreSheet.parse(TEXT[:length]) == SHEET


SCRAPS = ("", " ", "\n", "9", "h1=", "undo\n", "-", "é", "=")


def test_whatever_the_text_the_answer_is_a_sheet_or_an_error() -> None:
    met: Counter[str] = Counter()
    for seed in range(300):
        rng = random.Random(seed)
        text = TEXT
        for _ in range(rng.randint(1, 4)):
            at, length = rng.randrange(len(text)), rng.choice((0, 1, 1, 5, 20))
            text = text[:at] + rng.choice(SCRAPS) + text[at + length :]
        try:
            sheet = ScoreSheet.parse(text)
        except RecordError:
            met["an error"] += 1
        else:
            assert ScoreSheet.parse(str(sheet)) == sheet, seed
            met["a sheet"] += 1

    assert met["an error"] > 200
    assert met["a sheet"] > 1
