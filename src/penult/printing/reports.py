"""Reports in every form: plain text, CSV, JSON and HTML. Other packages decide what they say."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from html import escape
from typing import Protocol

from .page import html_page, wall_style
from .tables import columns, csv_text, html_table, json_text

WIDTH = 88


class Translate(Protocol):
    """Formats a message of the Fluent files in one language."""

    def __call__(self, name: str, /, **facts: object) -> str: ...


@dataclass(frozen=True, slots=True)
class ReportSection:
    """A table with a heading above and notes below, such as one round."""

    heading: str
    heads: Sequence[str]
    rows: Sequence[Sequence[str]]
    notes: Sequence[str] = ()
    indent: str = ""
    """Put before each row in plain text."""
    heads_in_text: bool = True


@dataclass(frozen=True, slots=True)
class PrintedReport:
    title: str
    sections: Sequence[ReportSection]
    sheet: Sequence[Sequence[str]]
    """Rows for a spreadsheet, headings first, with plain names and numbers."""
    data: Mapping[str, object]
    """Data for programs; the keys are English in every language."""
    language: str = "en"
    ranked: bool = False
    """Whether rank, name and points stay on one line on a narrow page."""


def report_as_text(report: PrintedReport, width: int = WIDTH) -> str:
    return "\n".join(section_as_text(section, width) for section in report.sections)


def section_as_text(section: ReportSection, width: int = WIDTH) -> str:
    return "".join(f"{line}\n" for line in _lines(section, width))


def report_as_csv(report: PrintedReport) -> str:
    return csv_text(report.sheet)


def report_as_json(report: PrintedReport) -> str:
    return json_text(report.data)


def report_as_html(report: PrintedReport) -> str:
    """The last section comes first, because people look for the latest round."""
    body = [f"<h1>{escape(report.title)}</h1>"]
    for section in reversed(report.sections):
        body.extend(_section_as_html(section, report))
    return html_page(report.language, report.title, body, wall_style())


FORMS: Mapping[str, Callable[[PrintedReport], str]] = {
    "csv": report_as_csv,
    "json": report_as_json,
    "html": report_as_html,
    "txt": report_as_text,
}
"""By the end of a file's name."""


def _lines(section: ReportSection, width: int) -> Iterator[str]:
    if section.heading:
        yield from (section.heading, "")
    heads = [section.heads] if section.heads and section.heads_in_text else []
    yield from (f"{section.indent}{line}" for line in columns([*heads, *section.rows]))
    if section.notes:
        yield from ("", *(line for note in section.notes for line in textwrap.wrap(note, width)))


def _section_as_html(section: ReportSection, report: PrintedReport) -> list[str]:
    """A section without a heading comes right under the title."""
    look = "stacks ranks" if report.ranked else "stacks"
    table = "".join(html_table(section.heads, section.rows, look=look))
    notes = [f"<p>{escape(note)}</p>" for note in section.notes]
    if section.heading in ("", report.title):
        return [table, *notes]
    return [f"<section><h2>{escape(section.heading)}</h2>{table}{''.join(notes)}</section>"]
