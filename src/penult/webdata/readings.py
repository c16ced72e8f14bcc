"""`testing/readings.json`: some entries of the book word for word, and a digest of each book.

The client renders the same entries from the same words; its tests compare.
"""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterator
from itertools import cycle, product

from ..engine.editions import EDITIONS
from ..i18n.languages import LANGUAGES
from ..rulebook.book import Book, Entry, book
from ..rulebook.forms.notes import notes
from ..rulebook.sources import ALL

_EVERY = 5
"""One in this many entries is given in full."""
_SEPARATORS = (",", ":")
"""As JavaScript writes JSON."""


def readings() -> dict[str, object]:
    return {"entries": list(_samples()), "books": list(_whole_books())}


def _whole_books() -> Iterator[dict[str, str]]:
    """Every language and every edition once: all books would take seconds."""
    languages, editions = tuple(LANGUAGES), (ALL, *EDITIONS)
    for nth in range(max(len(languages), len(editions))):
        language, edition = languages[nth % len(languages)], editions[nth % len(editions)]
        yield {"language": language, "edition": edition, "sha256": _digest(book(language), edition)}


def _samples() -> Iterator[dict[str, object]]:
    """Entries, each in another language or edition than the one before."""
    voices = cycle(product(LANGUAGES, (ALL, *EDITIONS)))
    whole = list(_entries(book("en"), ALL))
    for entry, (language, edition) in zip(whole[::_EVERY], voices, strict=False):
        where = edition if edition in entry.editions else ALL
        told = book(language)
        yield {"language": language, "edition": where, **_reading(told, told.entry(entry.id, where))}


def _digest(told: Book, edition: str) -> str:
    everything = [_reading(told, entry) for entry in _entries(told, edition)]
    text = json.dumps(everything, ensure_ascii=False, separators=_SEPARATORS)
    return hashlib.sha256(text.encode()).hexdigest()


def _entries(told: Book, edition: str) -> Iterator[Entry]:
    for _, entries in told.sections(edition):
        yield from entries
    yield from told.options(edition)


def _reading(told: Book, entry: Entry) -> dict[str, object]:
    return {
        "id": entry.id,
        "title": entry.title,
        "parts": [[part.label, part.text] for part in entry.parts],
        "notes": [list(note) for note in notes(told, entry)],
    }
