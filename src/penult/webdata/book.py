"""`rulebook.json`: the order of the rulebook, and what its entries have in common in every language."""

from __future__ import annotations

from dataclasses import asdict

from ..engine.editions import EDITIONS
from ..engine.options import HOUSE_OPTIONS
from ..engine.rules import Rules
from ..rulebook.entries import Facts, facts, option_facts, sections
from ..rulebook.house import meetings
from ..rulebook.sources import PrintedSource


def rulebook() -> dict[str, object]:
    return {
        "sections": [{"id": section.id, "entries": list(section.entries)} for section in sections()],
        "entries": {name: _entry(known) for name, known in facts().items()},
        "switches": {name: _switch(name) for name in HOUSE_OPTIONS},
    }


def _switch(name: str) -> dict[str, object]:
    """An option that no sheet prints: it stands among the entries."""
    known = option_facts()[name]
    return {
        **_entry(known),
        "values": list(HOUSE_OPTIONS[name].values),
        "usual": {edition: Rules(edition)[name] for edition in EDITIONS},
        "meets": [{"other": each.other, "ids": list(each.ids)} for each in meetings(name)],
        **({"heard": list(known.heard)} if known.heard else {}),
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
