"""Rules as plain text for a terminal, wrapped to its width."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator

from ..book import Book, Entry
from ..sheet import Sheet
from .notes import notes

WIDTH = 88
_INDENT = "    "


def entry_as_text(book: Book, entry: Entry, width: int = WIDTH) -> str:
    """One entry with its notes."""
    lines = [*_title(entry, width), "", *_parts(book, entry, width), "", *_notes(book, entry, width)]
    return "\n".join(lines).rstrip() + "\n"


def sheet_as_text(sheet: Sheet, width: int = WIDTH) -> str:
    return "\n".join(_sheet_lines(sheet, width)) + "\n"


def _sheet_lines(sheet: Sheet, width: int) -> Iterator[str]:
    yield from (sheet.title.upper(), "", sheet.product, "", *textwrap.wrap(sheet.reading, width))
    yield from _agreed(sheet, width)
    yield from _heading(sheet.say("sheet-deck"))
    for row in sheet.deck:
        yield f"{row.name:<44}{row.number:>4}   {row.points}"
    yield f"{sheet.say('sheet-total'):<44}{sum(row.number for row in sheet.deck):>4}"
    for chapter in sheet.chapters:
        yield from _heading(chapter.title)
        yield from _entries(sheet.book, chapter.rules, width)
        if chapter.rulings:
            yield from (f"— {sheet.say('sheet-rulings')} —", "")
            yield from _entries(sheet.book, chapter.rulings, width)
    yield from _heading(sheet.say("sheet-options"))
    yield from _entries(sheet.book, sheet.options, width)
    yield from _heading(sheet.say("sheet-switches"))
    yield from _entries(sheet.book, sheet.switches, width)
    yield from textwrap.wrap(sheet.footer, width)


def _agreed(sheet: Sheet, width: int) -> Iterator[str]:
    """What differs from the printed game, before the printed game."""
    if not sheet.choices:
        return
    yield from _heading(sheet.say("sheet-agreed"))
    for choice in sheet.choices:
        yield choice.rule
        yield from _wrapped(sheet.book.say("labeled", label=choice.title, text=choice.meaning), width)
    if sheet.house:
        yield from _heading(sheet.say("sheet-changed"))
        yield from _entries(sheet.book, sheet.house, width)
    yield from _heading(sheet.say("sheet-printed"))


def _heading(text: str) -> Iterator[str]:
    yield from ("", text, "=" * len(text), "")


def _entries(book: Book, entries: tuple[Entry, ...], width: int) -> Iterator[str]:
    for entry in entries:
        yield from (*_title(entry, width), *_parts(book, entry, width), "")


def _title(entry: Entry, width: int) -> list[str]:
    return textwrap.wrap(f"{entry.id}  {entry.title}", width, subsequent_indent=_INDENT)


def _parts(book: Book, entry: Entry, width: int) -> Iterator[str]:
    for part in entry.parts:
        yield from _wrapped(book.say("labeled", label=part.label, text=part.text), width)


def _notes(book: Book, entry: Entry, width: int) -> Iterator[str]:
    for label, text in notes(book, entry):
        yield from _wrapped(book.say("labeled", label=label, text=text), width)


def _wrapped(text: str, width: int) -> Iterator[str]:
    for paragraph in text.split("\n\n"):
        yield from textwrap.wrap(
            paragraph, width, initial_indent=_INDENT, subsequent_indent=_INDENT, break_on_hyphens=False
        )
