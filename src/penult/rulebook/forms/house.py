"""What goes with what among house rules, as plain text: a table, and every meeting, refusal and preset in words."""

from __future__ import annotations

import textwrap
from collections.abc import Iterable, Iterator
from string import ascii_lowercase

from ...engine.rules import HOUSE_PRESETS
from ..book import Book
from ..entries import facts, house_contents
from ..house import Meeting, between, meetings, printed_meetings, switches

WIDTH = 80
_MARKS = {"never": "·", "meet": "+", "refused": "!"}
_INDENT = "    "


def house_as_text(book: Book, width: int = WIDTH) -> str:
    return "\n".join(_lines(book, width)) + "\n"


def _lines(book: Book, width: int) -> Iterator[str]:
    yield from (book.say("house-title").upper(), "")
    yield from (*_wrapped(book.say("house-reading"), width), "")
    yield from (*_wrapped(book.say("house-choosing"), width), "")
    yield from _table()
    yield from _heading(book.say("house-meetings"))
    for switch in switches():
        yield book.say("labeled", label=switch, text=book.entry(switch).title)
        yield from _meetings(meetings(switch), width)
    yield from _heading(book.say("house-printed"))
    yield from _meetings(printed_meetings(), width)
    yield from _conflicts(book, width)
    yield from _presets(book, width)
    yield from _sources(book, width)


def _table() -> Iterator[str]:
    """Every pair, twice: each switch has a letter, and a row with all the others."""
    letters = ascii_lowercase[: len(switches())]
    widest = max(map(len, switches()))
    yield f"{'':{widest + 2}}  {' '.join(letters)}"
    for letter, switch in zip(letters, switches(), strict=True):
        marks = " ".join(_mark(switch, other) for other in switches())
        yield f"{letter} {switch:{widest}}  {marks}".rstrip()


def _mark(one: str, other: str) -> str:
    if one == other:
        return " "
    ids = between(one, other)
    return _MARKS["refused" if Meeting(other, ids).refused else "meet" if ids else "never"]


def _meetings(met: Iterable[Meeting], width: int) -> Iterator[str]:
    for each in met:
        yield from _wrapped(f"{each.other}: {', '.join(each.ids)}", width, _INDENT)


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
        message = f"preset-{name}"
        yield book.say("labeled", label=name, text=book.say(message, edition="all"))
        yield from _wrapped("+".join(f"{switch}={value}" for switch, value in chosen.items()), width, _INDENT)
        yield from _wrapped(book.say(f"{message}.about", edition="all"), width, _INDENT)
        yield from _wrapped(book.say(f"{message}.beware", edition="all"), width, _INDENT)


def _sources(book: Book, width: int) -> Iterator[str]:
    yield from _heading(book.say("house-sources"))
    yield from (*_wrapped(book.say("house-sources-reading"), width), "")
    for where in house_contents()["heard"].values():
        played = ", ".join(switch for switch in switches() if where in book.entry(switch).facts.heard)
        yield from _wrapped(book.say("labeled", label=where, text=played), width, "", _INDENT)


def _heading(text: str) -> tuple[str, ...]:
    return ("", text, "=" * len(text), "")


def _wrapped(text: str, width: int, indent: str = "", further: str | None = None) -> list[str]:
    return textwrap.wrap(
        text,
        width,
        initial_indent=indent,
        subsequent_indent=indent if further is None else further,
        break_on_hyphens=False,
    )
