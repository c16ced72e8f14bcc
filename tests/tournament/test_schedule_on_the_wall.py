"""A schedule as text, page, spreadsheet and JSON."""

from __future__ import annotations

import csv
import io
import json
import re

import pytest

from penult.i18n.catalogue import catalogue
from penult.notation.names import NameRefused, check_names
from penult.tournament.rotation.schedule import Schedule
from penult.tournament.rotation.starters import SIZES
from penult.tournament.wall_chart import WallChart, chart_as_csv, chart_as_html, chart_as_json, chart_as_text

NINE = ("Ana", "Ben", "Cleo", "Dan", "Eva", "Finn", "Gil", "Hana", "Ida")


def wall(players: int = 9, hands: int = 4, names: tuple[str, ...] = ()) -> WallChart:
    numbers = tuple(str(number + 1) for number in range(players))
    return WallChart(Schedule.of(players, hands), names or numbers, catalogue("en").say)


def test_the_text_shows_a_sitting_as_a_block() -> None:
    text = chart_as_text(wall(names=NINE))

    assert (
        """
Round 2 · hands 5 to 8

            North    East     South    West
  Table 1   Ben      Dan      Ida      Gil
  Table 2   Eva      Cleo     Finn     Hana
  Deals     hand 5   hand 6   hand 7   hand 8
  Sits out: Ana
"""
        in text
    )
    assert text.count("Round ") == 9


def test_the_text_says_what_the_schedule_comes_to() -> None:
    lines = chart_as_text(wall(8)).splitlines()

    assert lines[0] == "Changing partners: 8 players"
    assert [line.split()[-1] for line in lines[2:8]] == ["2", "7", "4", "28", "4", "8"]


@pytest.mark.parametrize(
    ("hands", "deals"), [(1, "hand 1"), (6, "hands 1 and 5   hands 2 and 6   hand 3   hand 4")]
)
def test_the_deal_passes_around_the_table(hands: int, deals: str) -> None:
    assert f"  Deals     {deals}\n" in chart_as_text(wall(hands=hands, names=NINE))


def test_one_hand_in_a_round_is_said_in_the_singular() -> None:
    assert "Round 3 · hand 3\n" in chart_as_text(wall(hands=1))


def test_the_spreadsheet_has_a_row_for_every_hand_at_every_table() -> None:
    rows = list(csv.reader(io.StringIO(chart_as_csv(wall(names=NINE)))))

    assert rows[0] == ["Hand", "Round", "Table", "North", "East", "South", "West", "Dealer", "Sits out"]
    assert rows[1] == ["1", "1", "1", "Ana", "Cleo", "Ben", "Finn", "Ana", "Ida"]
    assert rows[3][7] == "Cleo"
    assert len(rows) == 1 + 9 * 4 * 2


def test_a_name_with_a_quote_comes_back_out_of_the_spreadsheet() -> None:
    names = ('Ana "Ace", Jr.', *NINE[1:])
    rows = list(csv.reader(io.StringIO(chart_as_csv(wall(names=names)))))

    assert rows[1][3] == 'Ana "Ace", Jr.'


@pytest.mark.parametrize("players", SIZES)
def test_the_json_says_the_schedule(players: int) -> None:
    schedule = Schedule.of(players, 3)
    document = json.loads(chart_as_json(wall(players, 3)))
    seats = [[int(row[seat]) - 1 for seat in ("north", "east", "south", "west")] for row in document["hands"]]

    assert document["rounds"] == len(schedule.sittings)
    assert seats == [list(seating.seats) for seating in schedule]
    assert [int(row["dealer"]) - 1 for row in document["hands"]] == [seating.dealer for seating in schedule]


def test_the_page_stands_alone_and_has_every_name_of_every_sitting() -> None:
    page = chart_as_html(wall(names=NINE))

    assert page.startswith("<!doctype html>")
    assert page.index("@page") < page.index(".figures")
    assert page.count("<section>") == 9
    assert page.count("<td>Ana</td>") == 8
    assert '<p class="out">Sits out: Ana</p>' in page
    assert not re.search(r"""(src|href)=|url\(|@import|<script""", page)


def test_the_page_shows_names_as_text() -> None:
    page = chart_as_html(wall(names=("<b>Ana</b>", *NINE[1:])))

    assert "<td>&lt;b&gt;Ana&lt;/b&gt;</td>" in page
    assert "<b>" not in page


def test_names_are_kept_with_single_spaces() -> None:
    assert check_names([" Ana  Lee", "Bø"]) == ("Ana Lee", "Bø")


@pytest.mark.parametrize(
    "names", [["Ana", "ana"], ["Ana", " ANA "], ["Ana", ""], ["x" * 41], ["a\x07b"], ["=1+1"]]
)
def test_names_twice_or_unfit_are_refused(names: list[str]) -> None:
    with pytest.raises(NameRefused, match="expected"):
        check_names(names)
