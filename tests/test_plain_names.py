"""One name, one meaning: a class name that is defined more than once is listed here with its reason."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import penult

ROOT = Path(penult.__path__[0])

ON_THE_WIRE = "the same thing as a message: wire/ describes what the other class is"
DRAWN = "the same thing as pictures/ draws it, from plain codes and numbers"

SHARED = {
    "Act": "a move with its actor: in a record, and as a client sends it",
    "MatchEvent": ON_THE_WIRE,
    "Outcome": ON_THE_WIRE,
    "Seat": DRAWN,
    "Standing": ON_THE_WIRE,
    "Table": DRAWN,
}
"""Names of classes that may be defined more than once, and why."""


def defined_more_than_once() -> dict[str, list[str]]:
    places: dict[str, list[str]] = defaultdict(list)
    for file in sorted(ROOT.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.ClassDef):
                places[node.name].append(file.relative_to(ROOT).as_posix())
    return {name: files for name, files in places.items() if len(files) > 1}


def test_a_class_name_is_defined_once_or_has_a_reason() -> None:
    assert {name: files for name, files in defined_more_than_once().items() if name not in SHARED} == {}


def test_every_reason_is_still_needed() -> None:
    assert {*SHARED} - {*defined_more_than_once()} == set()
