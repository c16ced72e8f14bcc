"""Where the printed sheets say what the book says, and which of these places a reader is sent to."""

from __future__ import annotations

import tomllib
from collections.abc import Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from importlib.resources import files
from typing import Any

from ..i18n.languages import base

ALL = "all"
"""The edition that stands for the whole book."""


@dataclass(frozen=True, slots=True)
class PrintedSource:
    """Where a sheet prints a rule: the heading, and the entries under it where there are some."""

    sheet: str
    edition: str
    """Whose sheet it is."""
    language: str
    heading: str
    entry: str | None = None


def printed_sources(
    cited: Iterable[str | Mapping[str, Any]], editions: Sequence[str]
) -> tuple[PrintedSource, ...]:
    """These places on the sheets of these editions; entries under one heading are one source."""
    entries: dict[tuple[str, str, str, str], list[str]] = {}
    for given in cited:
        narrowed = {"place": given} if isinstance(given, str) else given
        for source in _place(narrowed["place"]):
            if source.edition not in narrowed.get("editions", editions):
                continue
            if source.language not in narrowed.get("languages", source.language):
                continue
            key = (source.sheet, source.edition, source.language, source.heading)
            entries.setdefault(key, []).extend([source.entry] if source.entry else [])
    return tuple(PrintedSource(*key, ", ".join(names) or None) for key, names in entries.items())


def reader_sources(
    sources: Sequence[PrintedSource], edition: str, language: str
) -> tuple[PrintedSource, ...]:
    """Where a reader of an edition looks it up: on its sheet in the reader's language, if there is one.

    Without one it is that sheet in English, and the first edition whose sheet the reader can read. An overlay
    takes its base's sheets.
    """
    language = base(language)
    own = tuple(source for source in sources if edition in (ALL, source.edition)) or tuple(sources)
    if spoken := _in(language, own):
        return spoken
    elsewhere = _in(language, sources)
    return (
        *(_in("en", own) or own),
        *(source for source in elsewhere if source.edition == elsewhere[0].edition),
    )


def _in(language: str, sources: Sequence[PrintedSource]) -> tuple[PrintedSource, ...]:
    return tuple(source for source in sources if source.language == language)


@cache
def _place(name: str) -> tuple[PrintedSource, ...]:
    return tuple(_sources_at(name))


def _sources_at(name: str) -> Iterator[PrintedSource]:
    place = _sheets()["place"][name]
    above = _sheets()["place"][place["under"]] if "under" in place else None
    for sheet, edition in _sheets()["sheet"].items():
        for language, text in place.get(sheet, {}).items():
            if above:
                yield PrintedSource(sheet, edition, language, above[sheet][language], text)
            else:
                yield PrintedSource(sheet, edition, language, text)


@cache
def _sheets() -> Mapping[str, Any]:
    return tomllib.loads((files(__package__) / "sheets.toml").read_text(encoding="utf-8"))
