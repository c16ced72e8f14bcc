"""`--json`: the same facts for programs, as one object."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

import pytest

from penult.cli.main import main
from penult.match.record import MatchRecord
from penult.notation.record import Record

RECORDS = Path(__file__).parent.parent / "records"
SCENARIO = "X-1 | R-16 | classic n=2 top=R5 h0=R1,B2 | 0:play R1 | t=1 exp=0\n"


def asked(capsys: pytest.CaptureFixture[str], *arguments: str, status: int = 0) -> Any:
    assert main([*arguments, "--json"]) == status
    return json.loads(capsys.readouterr().out)


def test_check_counts_and_names_what_failed(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    file = tmp_path / "scenarios.txt"
    file.write_text(SCENARIO + SCENARIO.replace("t=1", "t=0") + "nonsense\n", encoding="utf-8")

    told = asked(capsys, "check", str(file), "--speed", "interpreted", status=1)

    assert (told["passed"], told["failed"]) == (1, 2)
    wrong, unreadable = told["failures"]
    assert wrong == {
        "scenario": f"{file}:2 X-1",
        "why": "t: expected 0, came 1 (interpreted)",
        "unreadable": False,
    }
    assert unreadable["unreadable"]


def test_rules_tell_an_entry_with_its_parts_and_where_it_comes_from(
    capsys: pytest.CaptureFixture[str],
) -> None:
    told = asked(capsys, "rules", "R-28", "drawn", "--lang", "fr")

    assert told["language"] == "fr"
    rule, option = told["entries"]
    assert rule["id"] == "R-28"
    assert "classic" in rule["editions"]
    assert "R-29" in rule["see"]
    assert {"name", "label", "text"} == set(rule["parts"][0])
    assert option["id"] == "drawn"


def test_rules_tell_what_a_search_finds_and_all_of_an_edition(capsys: pytest.CaptureFixture[str]) -> None:
    found = asked(capsys, "rules", "Howler", "--lang", "en")
    assert any(entry["id"] == "R-37" for entry in found["entries"])

    classic = asked(capsys, "rules", "--edition", "classic", "--lang", "en")
    ids = [entry["id"] for entry in classic["entries"]]
    assert {"R-01", "drawn"} <= set(ids)
    assert "R-37" not in ids


def test_rules_as_json_are_no_sheet_in_another_format(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["rules", "--edition", "classic", "--format", "html", "--json"]) == 2
    assert "--format: expected" in capsys.readouterr().err


@pytest.mark.parametrize("eyes", [(), ("--all",), ("--seat", "1")])
def test_replay_tells_every_step_of_a_hand(eyes: tuple[str, ...], capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "hand_classic_of_4.record"
    record = Record.read(file)

    told = asked(capsys, "replay", str(file), *eyes, "--lang", "en")

    assert (told["kind"], told["rules"], told["seats"]) == ("hand", "classic", 4)
    (hand,) = told["hands"]
    assert len(hand["steps"]) == len(record.acts) + 1
    first, *acts = hand["steps"]
    assert first["move"] is None
    assert [(step["seat"], step["move"]) for step in acts] == [
        (act.seat, str(act.move)) for act in record.acts
    ]
    lines = [line for step in acts for line in step["lines"]]
    assert len(lines) >= len(acts)
    assert all(line["rule"] for line in lines)
    seen = {"--all": {"hands"}, "--seat": {"hand"}}.get(eyes[0] if eyes else "", set())
    assert set(first) & {"hand", "hands"} == seen


def test_replay_tells_a_match_with_its_standings(capsys: pytest.CaptureFixture[str]) -> None:
    file = RECORDS / "hp2018_tally_of_3.match"
    record = MatchRecord.read(file)

    told = asked(capsys, "replay", str(file), "--lang", "en")

    assert told["kind"] == "match"
    assert len(told["hands"]) == len(record.hands)
    assert told["hands"][-1]["totals"] == list(record.replay().standing.totals)
    assert told["hands"][0]["after"][0]["rule"]


@pytest.mark.parametrize(
    ("language", "line"),
    [
        ("en", "R1  Red 1          1 point\nW4  Wild Draw Four 50 points\n"),
        ("es", "R1  1 rojo         1 punto\nW4  Comodín Toma 4 50 puntos\n"),
        ("fr", "R1  1 rouge           1 point\nW4  Blanche Prendre 4 50 points\n"),
        ("pt", "R1  1 vermelho    1 ponto\nW4  Joker Bisca 4 50 pontos\n"),
    ],
)
def test_a_card_is_told_in_each_language(
    language: str, line: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", "R1", "W4", "--lang", language]) == 0

    assert capsys.readouterr().out == line


def test_a_picture_has_no_language(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "R1", "--svg", "--lang", "fr"]) == 2
    assert "--lang: expected" in capsys.readouterr().err
