"""What stands under an entry: where it holds, which sheet prints it, what to read next."""

from __future__ import annotations

from collections.abc import Iterator

from ...engine.editions import EDITIONS
from ..book import Book, Entry
from ..entries import Source


def notes(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    """Label and text of each note; options explain themselves and have none."""
    if not entry.id.startswith(("R-", "A-", "D-")):
        return
    if len(entry.editions) < len(EDITIONS):
        names = (book.say(f"edition-{edition}") for edition in entry.editions)
        yield book.say("entry-editions"), ", ".join(names)
    yield from _printed(book, entry)
    if entry.see:
        yield book.say("entry-see"), ", ".join(entry.see)
    if entry.facts.options:
        yield book.say("entry-options"), ", ".join(entry.facts.options)


def _printed(book: Book, entry: Entry) -> Iterator[tuple[str, str]]:
    if entry.facts.sources:
        said = (_source(book, source) for source in entry.facts.sources)
        yield book.say("entry-printed"), "; ".join(said)
    elif entry.id.startswith("R-"):
        yield book.say("entry-printed"), book.say("entry-unprinted")


def _source(book: Book, source: Source) -> str:
    given = {
        "sheet": "s" + source.sheet.replace(" ", "-"),
        "language": source.language,
        "heading": source.heading,
    }
    if source.entry is None:
        return book.say("source", **given)
    return book.say("source-entry", **given, entry=source.entry)
