"""Rule sheets on paper: whole, linked, and in every language."""

from __future__ import annotations

import re
from html.parser import HTMLParser

import pytest

from penult.engine.editions import EDITIONS
from penult.engine.rules import Rules
from penult.i18n.languages import LANGUAGES
from penult.rulebook.book import book
from penult.rulebook.forms import FORMATS
from penult.rulebook.forms.text import entry_as_text
from penult.rulebook.sheet import Sheet, sheet


def sheet_of(edition: str, language: str) -> Sheet:
    return sheet(book(language), Rules(edition))


class Page(HTMLParser):
    """The ids and the links of a page, and whether every tag was closed."""

    VOID = ("meta", "br", "rect", "circle", "path", "use", "ellipse", "stop")

    def __init__(self, text: str) -> None:
        super().__init__()
        self.ids: list[str] = []
        self.links: list[str] = []
        self.open: list[str] = []
        self.feed(text)
        self.close()

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        self.ids += [value for name, value in given.items() if name == "id" and value]
        self.links += [value for name, value in given.items() if name == "href" and value and tag == "a"]
        if tag not in self.VOID:
            self.open.append(tag)

    def handle_startendtag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        pass

    def handle_endtag(self, tag: str) -> None:
        if tag not in self.VOID:
            assert self.open.pop() == tag


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("edition", EDITIONS)
def test_a_page_of_html_is_whole_and_its_links_lead_somewhere(edition: str, language: str) -> None:
    page = Page(FORMATS["html"](sheet_of(edition, language)))

    assert page.open == []
    assert {link.removeprefix("#") for link in page.links} <= set(page.ids)
    assert {"R-16", "R-43", "A-42"} <= set(page.ids)


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("form", FORMATS)
def test_every_format_has_every_rule_of_the_edition(form: str, language: str) -> None:
    for edition in EDITIONS:
        this = sheet_of(edition, language)
        printed = FORMATS[form](this)
        assert [name for name in this.ids if name not in printed] == []
        assert sum(row.number for row in this.deck) == len(EDITIONS[edition].deck)


@pytest.mark.parametrize("edition", EDITIONS)
def test_a_link_in_markdown_leads_somewhere(edition: str) -> None:
    text = FORMATS["markdown"](sheet_of(edition, "en"))

    assert set(re.findall(r"\]\(#([^)]+)\)", text)) <= set(re.findall(r'<a id="([^"]+)">', text))


def test_text_keeps_to_its_width() -> None:
    for width in (40, 72, 100):
        text = entry_as_text(book("fr"), book("fr").entry("R-46"), width)
        assert max(map(len, text.splitlines())) <= width


def test_a_no_break_space_is_kept() -> None:
    assert "\u00a0:" in FORMATS["html"](sheet_of("classic", "fr"))
