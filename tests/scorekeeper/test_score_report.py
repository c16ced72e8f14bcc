"""A score sheet in the hands of other programs."""

from __future__ import annotations

import csv
import json
from pathlib import Path

import pytest

from penult.printing.files import FileRefused
from penult.scorekeeper.file import export_sheet
from penult.scorekeeper.refusals import ScoreRefused
from penult.scorekeeper.report import as_csv, as_json
from scorekeeper.scenes import sheet_of

SHEET = sheet_of("classic+score=elim+target=50", 3, "hand 0 h1=R7,GS h2=55; void; hand 1 h0=W")
PARTNERS = sheet_of("classic+score=team", 4, "hand 3 h0=R1 h1=R2 h2=R3; void")


def test_csv_has_a_line_for_each_player_in_each_hand() -> None:
    lines = list(csv.DictReader(as_csv(SHEET).splitlines()))

    assert len(lines) == 9
    assert lines[1] == {
        "hand": "1",
        "kind": "hand",
        "dealer": "Ana",
        "player": "Ben",
        "team": "",
        "won": "0",
        "cards": "R7 GS",
        "points": "27",
        "scored": "27",
        "total": "27",
        "eliminated": "0",
    }
    assert [line["total"] for line in lines[6:]] == ["50", "27", "55"]
    assert [line["eliminated"] for line in lines[6:]] == ["1", "0", "1"]


def test_whoever_is_eliminated_scores_nothing_not_even_nought() -> None:
    lines = list(csv.DictReader(as_csv(SHEET).splitlines()))
    hands = json.loads(as_json(SHEET))["hands"]

    assert [line["scored"] for line in lines if line["player"] == "Chloé"] == ["55", "", ""]
    assert [line["scored"] for line in lines if line["player"] == "Ana"] == ["0", "0", "50"]
    assert [hand["scored"][2] for hand in hands] == [55, None, None]


def test_cards_without_a_color_are_written_as_they_were_named() -> None:
    sheet = sheet_of("classic", 4, "hand 0 h1=R7,S h2=D,5 h3=45")
    lines = list(csv.DictReader(as_csv(sheet).splitlines()))
    left = json.loads(as_json(sheet))["hands"][0]["left"]

    assert [line["cards"] for line in lines] == ["", "R7 S", "D 5", ""]
    assert [line["points"] for line in lines] == ["0", "27", "25", "45"]
    assert [player["cards"] for player in left[1:]] == [["R7", "S"], ["D", "5"], None]


def test_csv_keeps_partners_together() -> None:
    lines = list(csv.DictReader(as_csv(PARTNERS).splitlines()))[:4]

    assert [(line["player"], line["team"]) for line in lines] == [
        ("Ana", "1"),
        ("Chloé", "1"),
        ("Ben", "2"),
        ("Duarte", "2"),
    ]
    assert [line["scored"] for line in lines] == ["0", "0", "4", "4"]


def test_json_says_everything() -> None:
    match = json.loads(as_json(SHEET))

    assert match["rules"] == "classic+score=elim+target=50"
    assert match["hands"][0] == {
        "number": 1,
        "kind": "hand",
        "dealer": 0,
        "winner": 0,
        "left": [None, {"cards": ["R7", "GS"], "points": 27}, {"cards": None, "points": 55}],
        "scored": [0, 27, 55],
        "totals": [0, 27, 55],
        "eliminated": [2],
    }
    assert (match["over"], match["winners"], match["next_dealer"]) == (True, [1], None)
    assert json.loads(as_json(PARTNERS))["scorers"] == [[0, 2], [1, 3]]


@pytest.mark.parametrize("name", ["scores.csv", "scores.JSON"])
def test_the_end_of_the_name_says_how(name: str, tmp_path: Path) -> None:
    export_sheet(SHEET, tmp_path / name)

    assert (tmp_path / name).read_text(encoding="utf-8") in (as_csv(SHEET), as_json(SHEET))


def test_an_export_overwrites_nothing(tmp_path: Path) -> None:
    file = tmp_path / "diary.csv"
    file.write_text("Dear diary", encoding="utf-8")

    with pytest.raises(FileRefused, match="not taken"):
        export_sheet(SHEET, file)
    assert file.read_text(encoding="utf-8") == "Dear diary"


@pytest.mark.parametrize("name", ["scores", "scores.txt", "", "a\x00b.csv"])
def test_no_other_name_is_an_export(name: str) -> None:
    with pytest.raises(ScoreRefused, match=r"ends in \.csv or \.json"):
        export_sheet(SHEET, name)
