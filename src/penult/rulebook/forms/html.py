"""A rule sheet as an HTML page, with links between the rules."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html import escape

from ...engine.editions import EDITIONS
from ...pictures import card_svg
from ...printing.page import html_page
from ..book import ID, Entry
from ..sheet import DeckRow, Sheet

_CODE = re.compile(r"`([^`]+)`")


def sheet_as_html(sheet: Sheet) -> str:
    return html_page(sheet.book.language, sheet.title, _body(sheet))


def _body(sheet: Sheet) -> Iterator[str]:
    yield f"<header><h1>{escape(sheet.title)}</h1><p>{escape(sheet.product)}</p>"
    yield f"<p>{_marked(sheet.reading, sheet.ids)}</p></header>"
    yield from _contents(sheet)
    yield "<main>"
    yield from _agreed(sheet)
    yield from _deck(sheet)
    for number, chapter in enumerate(sheet.chapters):
        yield f'<section id="s{number}"><h2>{escape(chapter.title)}</h2>'
        yield from (_entry(entry, sheet.ids) for entry in chapter.rules)
        if chapter.rulings:
            yield f'<div class="rulings"><h3>{escape(sheet.say("sheet-rulings"))}</h3>'
            yield from (_entry(entry, sheet.ids) for entry in chapter.rulings)
            yield "</div>"
        yield "</section>"
    yield f'<section id="options"><h2>{escape(sheet.say("sheet-options"))}</h2>'
    yield from (_entry(entry, sheet.ids) for entry in sheet.options)
    yield f'</section><section id="switches"><h2>{escape(sheet.say("sheet-switches"))}</h2>'
    yield from (_entry(entry, sheet.ids) for entry in sheet.switches)
    yield f"</section></main><footer>{escape(sheet.footer)}</footer>"


def _agreed(sheet: Sheet) -> Iterator[str]:
    """What differs from the printed game, before the printed game."""
    if not sheet.choices:
        return
    yield f'<section id="agreed"><h2>{escape(sheet.say("sheet-agreed"))}</h2><dl>'
    for choice in sheet.choices:
        yield f"<dt>{escape(choice.title)} <code>{escape(choice.rule)}</code></dt>"
        yield f"<dd>{_paragraphs(choice.meaning, sheet.ids)}</dd>"
    yield "</dl></section>"
    if sheet.house:
        yield f'<section id="changed"><h2>{escape(sheet.say("sheet-changed"))}</h2>'
        yield from (_entry(entry, sheet.ids) for entry in sheet.house)
        yield "</section>"


def _contents(sheet: Sheet) -> Iterator[str]:
    yield "<nav><ol>"
    if sheet.choices:
        yield f'<li><a href="#agreed">{escape(sheet.say("sheet-agreed"))}</a></li>'
    if sheet.house:
        yield f'<li><a href="#changed">{escape(sheet.say("sheet-changed"))}</a></li>'
    for number, chapter in enumerate(sheet.chapters):
        yield f'<li><a href="#s{number}">{escape(chapter.title)}</a></li>'
    yield f'<li><a href="#options">{escape(sheet.say("sheet-options"))}</a></li>'
    yield f'<li><a href="#switches">{escape(sheet.say("sheet-switches"))}</a></li></ol></nav>'


def _deck(sheet: Sheet) -> Iterator[str]:
    heads = (sheet.say(name) for name in ("sheet-card", "sheet-number", "sheet-points"))
    yield f'<section id="deck"><h2>{escape(sheet.say("sheet-deck"))}</h2><table><thead><tr>'
    yield (
        "<td></td>"
        + "".join(f'<th scope="col">{escape(head)}</th>' for head in heads)
        + "</tr></thead><tbody>"
    )
    yield from (_deck_row(row, EDITIONS[sheet.edition].draw_strength) for row in sheet.deck)
    total = sum(row.number for row in sheet.deck)
    label = escape(sheet.say("sheet-total"))
    yield f"</tbody><tfoot><tr><td></td><td>{label}</td><td>{total}</td><td></td></tr></tfoot>"
    yield "</table></section>"


def _deck_row(row: DeckRow, strength: int) -> str:
    face = card_svg(str(row.card), "small", draw=strength, name=row.name)
    name, points = escape(row.name), escape(row.points)
    return f'<tr><td class="face">{face}</td><td>{name}</td><td>{row.number}</td><td>{points}</td></tr>'


def _entry(entry: Entry, ids: frozenset[str]) -> str:
    parts = "".join(
        f"<dt>{escape(part.label)}</dt><dd>{_paragraphs(part.text, ids)}</dd>" for part in entry.parts
    )
    head = f'<h4><span class="id">{escape(entry.id)}</span> {escape(entry.title)}</h4>'
    return f'<article id="{escape(entry.id)}">{head}<dl>{parts}</dl></article>'


def _paragraphs(text: str, ids: frozenset[str]) -> str:
    return "".join(f"<p>{_marked(paragraph, ids)}</p>" for paragraph in text.split("\n\n"))


def _marked(text: str, ids: frozenset[str]) -> str:
    """Ids become links if the sheet has the entry, and options look like code."""
    linked = ID.sub(lambda match: _link(match[0]) if match[0] in ids else match[0], escape(text))
    return _CODE.sub(r"<code>\1</code>", linked)


def _link(id_: str) -> str:
    return f'<a href="#{id_}">{id_}</a>'
