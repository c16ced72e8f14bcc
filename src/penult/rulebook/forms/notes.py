"""The notes under an entry: where it holds, which sheet prints it, what it meets, what to read next."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ...engine.editions import EDITIONS
from ...engine.options import HOUSE_OPTIONS, OPTIONS
from ..book import Book, Entry
from ..house import meetings
from ..sources import PrintedSource, reader_sources


def notes(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    """Label and text of each note; options of the printed game have none."""
    if entry.id in OPTIONS:
        yield from _house_notes(book, entry)
        return
    if len(entry.editions) < len(EDITIONS):
        names = (book.say(f"edition-{edition}") for edition in entry.editions)
        yield book.say("entry-editions"), ", ".join(names)
    yield from _printed(book, entry)
    if entry.see:
        yield book.say("entry-see"), ", ".join(entry.see)
    if entry.facts.options:
        yield book.say("entry-options"), ", ".join(entry.facts.options)


def _house_notes(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    """The rules of a house option, what it meets, and who plays it; none of an option of the printed game."""
    if entry.id not in HOUSE_OPTIONS:
        return
    yield book.say("entry-see"), ", ".join(entry.see)
    if met := meetings(entry.id):
        yield book.say("entry-meets"), ", ".join(f"{each.other} ({', '.join(each.ids)})" for each in met)
    if entry.facts.heard:
        yield book.say("entry-heard"), ", ".join(entry.facts.heard)


def _printed(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    if sources := entry.facts.sources:
        yield book.say("entry-printed"), ", ".join(_sheets(book, sources))
        cited = reader_sources(sources, entry.edition, book.language)
        yield book.say("entry-heading"), _headings(book, cited)
    elif entry.id.startswith("R-"):
        yield book.say("entry-printed"), book.say("entry-unprinted")


def _sheets(book: Book, sources: Sequence[PrintedSource]) -> Iterator[str]:
    """Each sheet once, with the languages that print the rule."""
    for sheet in dict.fromkeys(source.sheet for source in sources):
        spoken = dict.fromkeys(source.language for source in sources if source.sheet == sheet)
        languages = ", ".join(book.say("source-language", language=language) for language in spoken)
        yield book.say("source", sheet=_sheet_fact(sheet), languages=languages)


def _headings(book: Book, sources: Sequence[PrintedSource]) -> str:
    """Each heading once; where there are several, with the sheets that have it."""
    found: dict[str, list[PrintedSource]] = {}
    for source in sources:
        found.setdefault(_heading(book, source).casefold(), []).append(source)
    if len(found) == 1:
        return _heading(book, sources[0])
    return " · ".join(_heading_on_sheets(book, group) for group in found.values())


def _heading_on_sheets(book: Book, sources: Sequence[PrintedSource]) -> str:
    sheets = dict.fromkeys(source.sheet for source in sources)
    names = ", ".join(book.say("source-sheet", sheet=_sheet_fact(sheet)) for sheet in sheets)
    return book.say("source-heading", heading=_heading(book, sources[0]), sheets=names)


def _heading(book: Book, source: PrintedSource) -> str:
    if source.entry is None:
        return source.heading
    return book.say("source-entry", heading=source.heading, entry=source.entry)


def _sheet_fact(sheet: str) -> str:
    return "s" + sheet.replace(" ", "-")
