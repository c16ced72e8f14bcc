"""Tests use what users of the code can use: no name of `src/penult` that begins with an underscore."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from pathlib import Path

import pytest

import penult

SOURCE = Path(penult.__path__[0])
TESTS = Path(__file__).parent
BENCH = TESTS.parent / "bench"
PRIVATE = re.compile(r"_[A-Za-z]\w*(?<!__)")
IN_A_STRING = re.compile(rf"(?:.*\.)?{PRIVATE.pattern}")
BY_NAME = ("setattr", "getattr", "delattr", "hasattr", "attrgetter", "patch", "object")
"""Functions that take the name of an attribute as a string."""
OF_OTHERS = {
    "_actions": "argparse has no public way to list its options",
    "_option_string_actions": "argparse again",
    "_SubParsersAction": "argparse again",
    "_compositor": "Textual, for what stands on the screen",
    "_replace": "of every NamedTuple",
    "_repr_svg_": "by this name a notebook asks for a picture",
}
"""Names that look private and are not ours, and whose they are."""


def is_private(name: str) -> bool:
    return PRIVATE.fullmatch(name) is not None and name not in OF_OTHERS


def defined_in(tree: ast.AST) -> set[str]:
    """The private names that a file gives to anything."""
    found: set[str] = set()
    for node in ast.walk(tree):
        if isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef | ast.ClassDef):
            found.add(node.name)
        elif isinstance(node, ast.Attribute) and isinstance(node.ctx, ast.Store):
            found.add(node.attr)
        elif isinstance(node, ast.Name) and isinstance(node.ctx, ast.Store):
            found.add(node.id)
    return set(filter(is_private, found))


def used_in(tree: ast.AST) -> Iterator[tuple[int, str]]:
    """The private names that a file reaches for on something, imports, or hands on as a string."""
    for node in ast.walk(tree):
        if isinstance(node, ast.Attribute):
            yield node.lineno, node.attr
        elif isinstance(node, ast.ImportFrom):
            yield from ((node.lineno, alias.name) for alias in node.names)
        elif isinstance(node, ast.Call) and _called(node) in BY_NAME:
            texts = (each.value for each in node.args if isinstance(each, ast.Constant))
            named = (text for text in texts if isinstance(text, str) and IN_A_STRING.fullmatch(text))
            yield from ((node.lineno, text.rpartition(".")[2]) for text in named)


def _called(call: ast.Call) -> str:
    return call.func.attr if isinstance(call.func, ast.Attribute) else getattr(call.func, "id", "")


def reached(text: str, ours: set[str]) -> list[tuple[int, str]]:
    """The lines of a file that use a name in `ours` which the file has not defined itself."""
    tree = ast.parse(text)
    own = defined_in(tree)
    return [(line, name) for line, name in used_in(tree) if name in ours and name not in own]


@pytest.fixture(scope="module")
def ours() -> set[str]:
    trees = (ast.parse(file.read_text("utf-8")) for file in SOURCE.rglob("*.py"))
    return {name for tree in trees for name in defined_in(tree)}


def test_no_test_reaches_into_private_names(ours: set[str]) -> None:
    files = [*TESTS.rglob("*.py"), *BENCH.rglob("*.py")]
    found = {str(file.relative_to(TESTS.parent)): reached(file.read_text("utf-8"), ours) for file in files}

    assert len(ours) > 1000
    assert len(found) > 300
    assert {file: lines for file, lines in found.items() if lines} == {}


@pytest.mark.parametrize(
    "text",
    [
        "room._inbox",
        "self._inbox",
        "running.store._inbox.clear()",
        "from penult.server.room import _inbox",
        "monkeypatch.setattr(room, '_inbox', [])",
        "patch.setattr('penult.server.room.Room._inbox', [])",
        "getattr(room, '_inbox')",
    ],
)
def test_every_way_to_reach_in_is_noticed(text: str) -> None:
    assert reached(text, {"_inbox"}) == [(1, "_inbox")]


@pytest.mark.parametrize(
    "text",
    [
        "self._inbox = []\nself._inbox",
        "class Wire:\n    def _inbox(self): ...\nWire()._inbox()",
        "room.inbox",
        "say('_inbox')",
    ],
)
def test_what_a_test_defines_itself_and_public_names_are_its_own_affair(text: str) -> None:
    assert reached(text, {"_inbox"}) == []
