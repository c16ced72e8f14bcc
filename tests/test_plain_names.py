"""One name, one meaning: a class name that is defined more than once stands here with its reason."""

from __future__ import annotations

import ast
from collections import defaultdict
from pathlib import Path

import penult

ROOT = Path(penult.__path__[0])

ON_THE_WIRE = "the same thing as a message: wire/ describes what the other class is"
TWO_WORLDS = "two packages that never meet, and the plain word in both"
WANTS_A_NAME = "two meanings; one of them wants another name"

SHARED = {
    "Act": ON_THE_WIRE,
    "Asked": WANTS_A_NAME,
    "Company": WANTS_A_NAME,
    "Face": WANTS_A_NAME,
    "Guest": WANTS_A_NAME,
    "Hand": WANTS_A_NAME,
    "Ink": TWO_WORLDS,
    "Laid": WANTS_A_NAME,
    "Left": WANTS_A_NAME,
    "Line": WANTS_A_NAME,
    "MatchEvent": ON_THE_WIRE,
    "Move": WANTS_A_NAME,
    "Offer": WANTS_A_NAME,
    "Opened": WANTS_A_NAME,
    "Outcome": WANTS_A_NAME,
    "Seat": TWO_WORLDS,
    "Seen": WANTS_A_NAME,
    "Sitting": WANTS_A_NAME,
    "Size": TWO_WORLDS,
    "Source": WANTS_A_NAME,
    "Standing": ON_THE_WIRE,
    "Step": WANTS_A_NAME,
    "Table": WANTS_A_NAME,
    "Unclear": WANTS_A_NAME,
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
