"""The files that the web client is built with, by name."""

from __future__ import annotations

import json
from collections.abc import Iterator

from .agreements import agreements
from .book import rulebook
from .catalogue import catalogue
from .faces import faces
from .guides import LESSONS, guide
from .languages import languages
from .nouns import nouns
from .readings import readings


def files() -> Iterator[tuple[str, str]]:
    """Name and text of each file; the same every time."""
    yield "catalogue.json", _compact(catalogue())
    yield "languages.ts", languages()
    yield "rulebook.json", _compact(rulebook())
    yield "faces.json", _compact(faces())
    for lesson in LESSONS:
        yield f"guides/{lesson}.json", _compact(guide(lesson))
    yield "testing/agreements.json", _compact(agreements())
    yield "testing/nouns.json", _compact(nouns())
    yield "testing/readings.json", _compact(readings())


def _compact(content: object) -> str:
    return json.dumps(content, ensure_ascii=False, separators=(",", ":")) + "\n"
