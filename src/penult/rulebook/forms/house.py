"""What goes with what among house rules, as plain text: a table, then every pair, refusal and preset."""

from __future__ import annotations

import textwrap
from collections.abc import Iterator
from string import ascii_lowercase

from ...engine.options import HOUSE_OPTIONS, HOUSE_PRESETS
from ...printing.phrases import in_a_row
from ..book import Book
from ..entries import facts, house_contents
from ..house import Meeting, between, meetings, printed_meetings
from ..sources import ALL

WIDTH = 80
_INDENT = "    "
_NAMES = len("stack_max + deflect")
"""The width of a column with the two that meet."""


def house_as_text(book: Book, width: int = WIDTH) -> str:
    return "\n".join(_lines(book, width)) + "\n"


def _lines(book: Book, width: int) -> Iterator[str]:
    yield from (book.say("house-title").upper(), "")
    yield from (*_wrapped(book.say("house-reading"), width), "")
    yield from (*_wrapped(book.say("house-choosing"), width), "")
    yield from _table()
    yield from _heading(book.say("house-meetings"))
    for switch in HOUSE_OPTIONS:
        yield from _later_meetings(book, switch, width)
    yield from _heading(book.say("house-printed"))
    for each in printed_meetings():
        yield from _meeting(book, each.other, each, width)
    yield from _conflicts(book, width)
    yield from _presets(book, width)
    yield from _sources(book, width)


def _table() -> Iterator[str]:
    """Every pair, twice: each switch has a letter, and a row with all the others."""
    letters = ascii_lowercase[: len(HOUSE_OPTIONS)]
    widest = max(map(len, HOUSE_OPTIONS))
    yield f"{'':{widest + 2}}  {' '.join(letters)}"
    for letter, switch in zip(letters, HOUSE_OPTIONS, strict=True):
        marks = " ".join(_mark(switch, other) for other in HOUSE_OPTIONS)
        yield f"{letter} {switch:{widest}}  {marks}".rstrip()


def _mark(one: str, other: str) -> str:
    if one == other:
        return " "
    met = Meeting(other, between(one, other))
    return "!" if met.refused else "+" if met.ids else "·"


def _later_meetings(book: Book, switch: str, width: int) -> Iterator[str]:
    """What a switch meets among those after it, so that each pair is told once."""
    later = list(HOUSE_OPTIONS)[list(HOUSE_OPTIONS).index(switch) + 1 :]
    for each in meetings(switch):
        if each.other in later:
            yield from _meeting(book, f"{switch} + {each.other}", each, width)


def _meeting(book: Book, names: str, met: Meeting, width: int) -> list[str]:
    rules = in_a_row((f"{id_} {book.entry(id_).title}" for id_ in met.ids), book.say)
    return _wrapped(f"{names:<{_NAMES}} {rules}", width, "", " " * (_NAMES + 1))


def _conflicts(book: Book, width: int) -> Iterator[str]:
    yield from _heading(book.say("house-conflicts"))
    for id_ in facts():
        if id_.startswith("C-"):
            entry = book.entry(id_)
            yield from _wrapped(f"{entry.id}  {entry.title}", width)
            yield from _wrapped(" ".join(part.text for part in entry.parts), width, _INDENT)


def _presets(book: Book, width: int) -> Iterator[str]:
    yield from _heading(book.say("house-presets"))
    for name, chosen in HOUSE_PRESETS.items():
        yield book.say("labeled", label=name, text=book.say(f"preset-{name}", edition=ALL))
        yield from _wrapped(
            ", ".join(f"{switch}={value}" for switch, value in chosen.items()), width, _INDENT
        )
        for part in ("about", "beware"):
            yield from _wrapped(book.say(f"preset-{name}.{part}", edition=ALL), width, _INDENT)


def _sources(book: Book, width: int) -> Iterator[str]:
    yield from _heading(book.say("house-sources"))
    yield from (*_wrapped(book.say("house-sources-reading"), width), "")
    for where in house_contents()["heard"].values():
        played = ", ".join(switch for switch in HOUSE_OPTIONS if where in book.entry(switch).facts.heard)
        yield from _wrapped(book.say("labeled", label=where, text=played), width, "", _INDENT)


def _heading(text: str) -> tuple[str, ...]:
    return ("", text, "=" * len(text), "")


def _wrapped(text: str, width: int, first: str = "", further: str | None = None) -> list[str]:
    indent = first if further is None else further
    return textwrap.wrap(text, width, initial_indent=first, subsequent_indent=indent, break_on_hyphens=False)
