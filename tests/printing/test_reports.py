"""One report in every form."""

from __future__ import annotations

import json

from penult.printing.reports import FORMS, PrintedReport, ReportSection, report_as_text
from penult.printing.tables import html_table

ROUNDS = [
    ReportSection("Round 1", ["Table", "Name"], [["1", "田中"], ["2", "A & B"]], ["Nobody sits out."]),
    ReportSection("Round 2", ["Table", "Name"], [["1", "Ben"]]),
]
REPORT = PrintedReport("Seats", ROUNDS, [["round", "name"], ["1", 'A "B", C']], {"rounds": 2}, "fr")


def test_plain_text_has_the_rounds_in_their_order_and_cells_below_each_other() -> None:
    assert (
        FORMS["txt"](REPORT)
        == """\
Round 1

Table   Name
1       田中
2       A & B

Nobody sits out.

Round 2

Table   Name
1       Ben
"""
    )


def test_a_section_under_the_title_of_its_report_has_no_heading_of_its_own() -> None:
    page = FORMS["html"](
        PrintedReport("Seats", [ReportSection("Seats", ["Name"], [["Ana"]], ["Few."])], [], {})
    )

    assert page.count("Seats") == 2  # in the head, and as the heading of the page
    assert "<section>" not in page
    assert "<p>Few.</p>" in page


def test_a_page_begins_with_the_last_round_and_shows_names_as_text() -> None:
    page = FORMS["html"](REPORT)

    assert page.index("Round 2") < page.index("Round 1")
    assert '<html lang="fr">' in page
    assert '<td data-head="Name">A &amp; B</td>' in page


def test_a_spreadsheet_has_its_own_rows_and_programs_their_own_data() -> None:
    assert FORMS["csv"](REPORT) == 'round,name\n1,"A ""B"", C"\n'
    assert json.loads(FORMS["json"](REPORT)) == {"rounds": 2}


def test_notes_are_wrapped_to_the_width_that_is_there() -> None:
    assert report_as_text(REPORT, width=8).splitlines()[6:8] == ["Nobody", "sits"]


def test_a_table_without_a_look_has_an_empty_corner_and_may_have_a_foot() -> None:
    table = "".join(html_table(["", "North"], [["Table 1", "Ana"]], foot=["Deals", "hand 1"]))

    assert "<thead><tr><td></td>" in table
    assert '<tfoot><tr><th scope="row">Deals</th><td>hand 1</td></tr></tfoot>' in table
    assert "data-head" not in table
