"""Standings and seats for other programs, and as pages for a wall."""

from __future__ import annotations

import csv
import io
import json
from html.parser import HTMLParser

import pytest
from hall import DESK, opened

from penult.i18n.catalogue import catalogue
from penult.i18n.languages import LANGUAGES
from penult.match.results import HandResult
from penult.printing.reports import FORMS
from penult.tournament.acts import HandReported
from penult.tournament.reports import REPORTS
from penult.tournament.tournament import Tournament


def evening(partners: bool = False) -> Tournament:
    tournament = opened(5, partners=partners)
    drawn = tournament.draw(DESK)
    seats = len(drawn.tables[0])
    tournament.report(0, 0, 0, HandResult(0, (0, *[20] * (seats - 1))), DESK)
    tournament.penalize(drawn.tables[0][0], 5, "late", DESK)
    return tournament


def export(kind: str, form: str, tournament: Tournament, language: str = "en") -> str:
    return FORMS[form](REPORTS[kind](tournament, catalogue(language).say, language))


def test_the_spreadsheet_of_standings_has_a_row_for_each_player() -> None:
    tournament = evening()
    rows = list(csv.DictReader(io.StringIO(export("standings", "csv", tournament))))

    assert [row["Name"] for row in rows] == [row.name for _, row in tournament.standings()]
    assert (rows[0]["Points"], rows[0]["Penalty"]) == ("75", "5")


def test_the_spreadsheet_has_names_alone_and_remarks_beside_them() -> None:
    tournament, partners = evening(), opened(4, partners=True)
    tournament.drop(0, DESK)
    partners.substitute(1, "Zoë", DESK)
    alone = list(csv.DictReader(io.StringIO(export("standings", "csv", tournament))))
    pairs = list(csv.DictReader(io.StringIO(export("standings", "csv", partners))))

    assert {row["Name"]: row["Remarks"] for row in alone} == dict.fromkeys(("P1", "P2", "P3", "P4"), "") | {
        "P0": "left"
    }
    assert next(row["Remarks"] for row in pairs if row["Name"] == "Zoë") == "before: P1"


def test_a_spreadsheet_has_decimal_points_and_a_page_has_the_sign_of_its_language() -> None:
    tournament = evening()

    assert ",20.00," in export("standings", "csv", tournament, "pt")
    assert ">20,00</td>" in export("standings", "html", tournament, "pt")


def test_programs_read_whether_it_is_over() -> None:
    tournament = opened(3, rounds=1)
    tournament.draw(DESK)
    before = json.loads(export("standings", "json", tournament))
    tournament.report(0, 0, 0, HandResult(0, (0, 20, 30)), DESK)
    after = json.loads(export("standings", "json", tournament))

    assert (before["over"], after["over"]) == (False, True)


def test_the_spreadsheet_of_seats_has_a_row_for_each_player_in_each_round() -> None:
    tournament = evening()
    rows = list(csv.reader(io.StringIO(export("seats", "csv", tournament))))
    first = tournament.progress.names[tournament.progress.sittings[0].tables[0][0]]

    assert rows[0] == ["Round", "Table", "Seat", "Name"]
    assert rows[1] == ["1", "1", "1", first]
    assert len(rows) == 6


@pytest.mark.parametrize("language", LANGUAGES)
def test_programs_read_the_same_keys_in_every_language(language: str) -> None:
    standings = json.loads(export("standings", "json", evening(), language))
    seats = json.loads(export("seats", "json", evening(partners=True), language))

    assert standings["standings"][0]["points"] == 75
    assert len(seats["rounds"][0]["tables"][0]) == 4
    assert len(seats["rounds"][0]["out"]) == 1


def reported() -> Tournament:
    """Two tables of three: two hands at the first, one of them void, and totals of the other."""
    tournament = opened(6, hands=2, size=3)
    tournament.draw(DESK)
    tournament.report(0, 0, 0, HandResult(0, (0, 27, 30)), DESK, ["", "R7,S", "30"])
    tournament.report(0, 0, 1, HandResult.void(3), DESK)
    tournament.report_totals(0, 1, (40, 0, 0), (2, 0, 0), DESK)
    return tournament


def rows_of(kind: str, tournament: Tournament) -> list[list[str]]:
    return list(csv.reader(io.StringIO(export(kind, "csv", tournament))))


def test_results_have_a_row_for_each_player_at_each_table() -> None:
    tournament = reported()
    tables = [
        [tournament.progress.names[p] for p in table] for table in tournament.progress.sittings[0].tables
    ]
    heads, *rows = rows_of("results", tournament)

    assert heads == ["Round", "Table", "Seat", "Name", "Points", "Hands won"]
    assert rows[0] == ["1", "1", "1", tables[0][0], "57", "1"]
    assert rows[3] == ["1", "2", "1", tables[1][0], "40", "2"]
    assert len(rows) == 6


def test_hands_have_a_row_for_each_player_and_the_cards_that_were_named() -> None:
    tournament = reported()
    first, second, third = (tournament.progress.names[p] for p in tournament.progress.sittings[0].tables[0])
    heads, *rows = rows_of("hands", tournament)

    assert heads == ["Round", "Table", "Hand", "Dealer", "Name", "Won", "Cards", "Left over", "Points"]
    assert rows[:3] == [
        ["1", "1", "1", first, first, "1", "", "0", "57"],
        ["1", "1", "1", first, second, "0", "R7 S", "27", "0"],
        ["1", "1", "1", first, third, "0", "", "30", "0"],
    ]
    assert rows[3] == ["1", "1", "2", second, first, "0", "", "", "0"]
    assert len(rows) == 6


def test_a_corrected_hand_is_exported_as_it_stands() -> None:
    tournament = reported()
    tournament.correct(7, HandReported(0, 0, 0, HandResult(1, (5, 0, 6))), "mixed up", DESK)

    assert [row[5] for row in rows_of("hands", tournament)[1:4]] == ["0", "1", "0"]
    assert rows_of("log", tournament)[-1][3].startswith("Line 8 should read: Round 1, table 1, hand 1:")


def test_the_log_has_a_row_for_each_line() -> None:
    tournament = reported()
    heads, *rows = rows_of("log", tournament)

    assert heads == ["Line", "When", "Signed by", "Entry"]
    assert rows[0] == ["1", "2026-05-09 10:00", "Mo", "P0 joined."]
    assert len(rows) == len(tournament.log)


def test_programs_read_results_hands_and_log() -> None:
    results, hands, log = (
        json.loads(export(kind, "json", reported()))[kind] for kind in ("results", "hands", "log")
    )

    assert [(table["table"], table["complete"]) for table in results] == [(1, True), (2, True)]
    assert [hand["winner"] is None for hand in hands] == [False, True]
    assert hands[0]["players"][1]["cards"] == "R7 S"
    assert (log[0]["kind"], log[0]["text"]) == ("entered", "P0 joined.")


def test_tables_of_which_only_totals_are_known_are_named_beside_the_hands() -> None:
    text = export("hands", "txt", reported())

    assert "These tables entered only totals, not single hands: 2." in text


@pytest.mark.parametrize("kind", ["results", "hands"])
def test_a_round_without_a_result_has_no_part_of_its_own(kind: str) -> None:
    tournament = reported()
    tournament.draw(DESK)

    assert "Round 2" not in export(kind, "html", tournament)
    assert "Round 2" not in export(kind, "txt", tournament)


@pytest.mark.parametrize("kind", REPORTS)
@pytest.mark.parametrize("form", ["csv", "json", "html", "txt"])
def test_everything_can_be_exported_before_the_first_round(kind: str, form: str) -> None:
    assert export(kind, form, opened(3)) is not None


class Cells(HTMLParser):
    """What stands in the cells of a page."""

    def __init__(self, page: str) -> None:
        super().__init__()
        self.cells: list[str] = []
        self.feed(page)

    def handle_data(self, data: str) -> None:
        if data.strip():
            self.cells.append(data.strip())


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("partners", [False, True])
@pytest.mark.parametrize("kind", REPORTS)
def test_a_page_shows_every_player_and_escapes_what_is_no_name(
    kind: str, partners: bool, language: str
) -> None:
    tournament = evening(partners)
    page = export(kind, "html", tournament, language)

    seen = " ".join(Cells(page).cells)
    assert all(name in seen for name in tournament.progress.names.values())
    assert f'<html lang="{language}">' in page


def test_a_name_is_never_markup() -> None:
    tournament = opened(3)
    tournament.enter("<b>Zoë</b>", DESK)
    page = export("standings", "html", tournament)

    assert "<b>" not in page
    assert "<b>Zoë</b>" in " ".join(Cells(page).cells)
