"""`rulebook.json`: the order of the rulebook, and what its entries have in common in every language."""

from __future__ import annotations

from dataclasses import asdict

from ..rulebook.entries import Facts, facts, sections
from ..rulebook.sources import PrintedSource


def rulebook() -> dict[str, object]:
    return {
        "sections": [{"id": section.id, "entries": list(section.entries)} for section in sections()],
        "entries": {name: _entry(known) for name, known in facts().items()},
    }


def _entry(known: Facts) -> dict[str, object]:
    """Empty parts are left out."""
    parts = {
        "editions": list(known.editions),
        "printed": list(known.printed),
        "sources": [_source(source) for source in known.sources],
        "see": list(known.see),
        "options": list(known.options),
    }
    return {name: part for name, part in parts.items() if part}


def _source(source: PrintedSource) -> dict[str, str]:
    return {name: text for name, text in asdict(source).items() if text}
