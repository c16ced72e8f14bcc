"""A rule sheet as Markdown: headings, a table of the cards, ids as links within the sheet."""

from __future__ import annotations

from collections.abc import Iterator

from ..book import ID, Book, Entry
from ..sheet import Sheet


def sheet_as_markdown(sheet: Sheet) -> str:
    return "\n".join(_lines(sheet, sheet.ids)) + "\n"


def _lines(sheet: Sheet, known: frozenset[str]) -> Iterator[str]:
    yield from (f"# {sheet.title}", "", sheet.product, "", sheet.reading, "")
    yield from _agreed(sheet, known)
    yield from (f"## {sheet.say('sheet-deck')}", "")
    yield f"| {sheet.say('sheet-card')} | {sheet.say('sheet-number')} | {sheet.say('sheet-points')} |"
    yield "|---|---:|---|"
    yield from (f"| {row.name} | {row.number} | {row.points} |" for row in sheet.deck)
    yield f"| **{sheet.say('sheet-total')}** | **{sum(row.number for row in sheet.deck)}** | |"
    for chapter in sheet.chapters:
        yield from ("", f"## {chapter.title}", "")
        yield from _entries(sheet.book, chapter.rules, known)
        if chapter.rulings:
            yield from (f"### {sheet.say('sheet-rulings')}", "")
            yield from _entries(sheet.book, chapter.rulings, known)
    yield from ("", f"## {sheet.say('sheet-options')}", "")
    yield from _entries(sheet.book, sheet.options, known)
    yield from (f"## {sheet.say('sheet-switches')}", "")
    yield from _entries(sheet.book, sheet.switches, known)
    yield f"*{sheet.footer}*"


def _agreed(sheet: Sheet, known: frozenset[str]) -> Iterator[str]:
    """What differs from the printed game, before the printed game."""
    if not sheet.choices:
        return
    yield from (f"## {sheet.say('sheet-agreed')}", "")
    for choice in sheet.choices:
        text = sheet.book.say("labeled", label=f"**{choice.title}**", text=_linked(choice.meaning, known))
        yield f"- {text} `{choice.rule}`"
    yield ""
    if sheet.house:
        yield from (f"## {sheet.say('sheet-changed')}", "")
        yield from _entries(sheet.book, sheet.house, known)
    yield from (f"# {sheet.say('sheet-printed')}", "")


def _entries(book: Book, entries: tuple[Entry, ...], known: frozenset[str]) -> Iterator[str]:
    for entry in entries:
        yield from (f'**<a id="{entry.id}"></a>{entry.id} {entry.title}**', "")
        for part in entry.parts:
            first, *more = part.text.split("\n\n")
            yield f"- {book.say('labeled', label=f'*{part.label}*', text=_linked(first, known))}"
            yield from (f"\n  {_linked(paragraph, known)}" for paragraph in more)
        yield ""


def _linked(text: str, known: frozenset[str]) -> str:
    return ID.sub(lambda match: f"[{match[0]}](#{match[0]})" if match[0] in known else match[0], text)
