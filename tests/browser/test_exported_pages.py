"""Pages that are written to files, on a phone and on a narrow slip of paper: nothing is cut."""

from __future__ import annotations

import random

import pytest
from playwright.sync_api import Browser

from penult.i18n.catalogue import catalogue
from penult.printing.reports import report_as_html
from penult.tournament.reports import REPORTS
from penult.tournament.rotation.schedule import Schedule
from penult.tournament.wall_chart import WallChart, chart_as_html
from tournament.hall import DESK, opened, play_sitting

LONG = "Maximiliana-Alejandrina-von-und-zu-Nord"
CUT = """() => [...document.querySelectorAll("h1, h2, p, th, td, dd")]
    .filter((part) => part.getBoundingClientRect().right > innerWidth)
    .map((part) => part.textContent)"""


@pytest.mark.parametrize("media", ["screen", "print"])
def test_no_exported_page_is_cut_where_it_is_narrow(browser: Browser, media: str) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.emulate_media(media=media)
    for name, text in _pages().items():
        page.set_content(text)

        assert page.evaluate("document.querySelectorAll('td').length") > 8, name
        assert page.evaluate("document.documentElement.scrollWidth") == 320, name
        assert page.evaluate(CUT) == [], name
    page.close()


def _pages() -> dict[str, str]:
    tournament = opened(9, hands=2)
    for player in range(9):
        tournament.rename(player, f"{LONG}{player}", DESK)
    play_sitting(tournament, random.Random(1))
    say, names = catalogue("fr").say, tuple(tournament.progress.names.values())
    schedule = chart_as_html(WallChart(Schedule.of(9), names, say, "fr"))
    return {"schedule": schedule} | {
        kind: report_as_html(report(tournament, say, "fr")) for kind, report in REPORTS.items()
    }


def test_on_a_phone_rank_name_and_points_share_a_line_and_the_rest_stands_below(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 360, "height": 640})
    page.set_content(_pages()["standings"])
    tops = page.evaluate("[...document.querySelector('tbody tr').cells].map((cell) => cell.offsetTop)")
    shown = page.evaluate("getComputedStyle(document.querySelector('td:nth-child(4)'), '::before').content")
    page.close()

    assert max(tops[:3]) - min(tops[:3]) < 4
    assert min(tops[3:]) > max(tops[:3])
    assert shown != "none"


def test_a_heading_stands_beside_each_number_where_a_page_is_narrow(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 320, "height": 640})
    page.set_content(_pages()["results"])
    shown = page.evaluate("getComputedStyle(document.querySelector('td:nth-child(4)'), '::before').content")
    page.close()

    assert shown == '"Points"'


def test_a_television_shows_letters_that_are_read_across_a_room(browser: Browser) -> None:
    page = browser.new_page(viewport={"width": 1920, "height": 1080})
    for name, text in _pages().items():
        page.set_content(text)

        assert page.evaluate("parseFloat(getComputedStyle(document.body).fontSize)") >= 28, name
        assert page.evaluate("document.body.offsetWidth") > 1700, name
        assert page.evaluate("document.documentElement.scrollWidth") == 1920, name
    page.close()
