"""`penult card`, as a person or a script meets it."""

from __future__ import annotations

from pathlib import Path

import pytest

from penult.cli.main import main
from penult.pictures import card_svg, cards_json
from pictures.drawings import elements, parsed


def test_a_card_is_told_in_a_line(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["card", "W4", "R1"]) == 0

    assert [line.split() for line in capsys.readouterr().out.splitlines()] == [
        ["W4", "Wild", "Draw", "Four", "50", "points"],
        ["R1", "Red", "1", "1", "point"],
    ]


def test_codes_can_be_typed_without_capitals(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "w4", "r1", "gd"])
    small = capsys.readouterr().out
    main(["card", "W4", "R1", "GD"])

    assert small == capsys.readouterr().out


def test_a_called_color_too(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "w4", "--svg", "--called", "g"])

    assert capsys.readouterr().out == card_svg("W4", "full", "G") + "\n"


def test_the_edition_decides_how_strong_a_draw_card_is(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "RD", "--edition", "hp2003"])

    assert "Red Draw 3" in capsys.readouterr().out


def test_svg_is_a_picture(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "W4", "--svg", "--size", "small", "--called", "G"])

    assert capsys.readouterr().out == card_svg("W4", "small", "G") + "\n"


def test_several_cards_are_one_picture(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "RD", "W", "--svg", "--edition", "hp2003"])

    assert parsed(capsys.readouterr().out)[0].text == "Red Draw 3, Wild"


def test_all_are_the_cards_of_the_edition(capsys: pytest.CaptureFixture[str]) -> None:
    main(["card", "--all", "--edition", "hp2018", "--svg"])

    svg = capsys.readouterr().out
    assert len([group for group in elements(svg, "g") if "clip-path" in group.attrib]) == 52 + 3


def test_json_is_every_face_and_out_a_file(tmp_path: Path) -> None:
    assert main(["card", "--all", "--json", "--out", str(tmp_path / "cards.json")]) == 0

    assert (tmp_path / "cards.json").read_text(encoding="utf-8") == cards_json()


@pytest.mark.parametrize(
    ("arguments", "expected"),
    [
        ("Q7", "card: expected R, G, B or Y with"),
        ("", "card: expected one or more codes, or --all instead"),
        ("R7 --all", "card: expected one or more codes, or --all instead"),
        ("R7 --json", "--json: expected --all instead of codes"),
        ("--json", "--json: expected --all instead of codes"),
        ("--all --json --svg", "expected nothing but --out beside it"),
        ("R7 --svg --size huge", "--size: expected full or small or hand"),
        ("R7 --size small", "--size: expected --svg beside it"),
        ("W --called G", "--called: expected --svg beside it"),
        ("R7 --svg --called G", "--called: expected a wild"),
        ("W --svg --called P", "--called: expected R or G or B or Y"),
        ("R7 --edition uno", "--edition: expected classic or hp2003 or hp2018"),
        ("HW --edition classic", "card: expected a card of classic"),
        ("R7 --out no/such/folder/card.txt", "no/such/folder/card.txt"),
    ],
)
def test_bad_input_is_answered_in_one_line(
    arguments: str, expected: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["card", *arguments.split()]) == 2

    answer = capsys.readouterr()
    assert answer.out == ""
    assert expected in answer.err
    assert answer.err.startswith("penult card: ")
    assert answer.err.count("\n") == 1
