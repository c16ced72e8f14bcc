"""What the Fluent files of a language hold, message by message, to be looked at rather than said."""

from __future__ import annotations

from collections.abc import Iterator
from importlib.resources import files
from itertools import chain
from typing import NamedTuple

from fluent.runtime import FluentResource
from fluent.syntax import FluentSerializer, ast

from .catalogue import FILES, source, web_files
from .languages import base
from .layers import laid_over


class Worded(NamedTuple):
    """A message, or a part of one as `message.part`, and its words."""

    file: str
    name: str
    pattern: ast.Pattern


def worded(language: str) -> Iterator[Worded]:
    """Everything that a language says, in the order of the files; an overlay with its base."""
    for file in (*FILES, *web_files()):
        whole = FluentResource(source(base(language), file))
        yield from _worded(file, laid_over(whole, FluentResource(source(language, file))))


def own(language: str) -> Iterator[Worded]:
    """Only what stands in the files of this language; a new one may not have all of them yet."""
    for file in (*FILES, *web_files()):
        if (files(__package__) / language / f"{file}.ftl").is_file():
            yield from _worded(file, FluentResource(source(language, file)))


def texts(pattern: ast.Pattern) -> Iterator[str]:
    """Each sentence that it can be, with its placeables as they are written."""
    for element in pattern.elements:
        if isinstance(element, ast.Placeable) and isinstance(element.expression, ast.SelectExpression):
            yield from chain.from_iterable(texts(variant.value) for variant in element.expression.variants)
    if said := "".join(map(_written, pattern.elements)).strip():
        yield said


def _worded(file: str, resource: ast.Resource) -> Iterator[Worded]:
    for entry in resource.body:
        if isinstance(entry, ast.Message):
            if entry.value is not None:
                yield Worded(file, entry.id.name, entry.value)
            for part in entry.attributes:
                yield Worded(file, f"{entry.id.name}.{part.id.name}", part.value)


def _written(element: ast.TextElement | ast.Placeable) -> str:
    """Without what a selector says, which is a sentence of its own."""
    if isinstance(element, ast.TextElement):
        return str(element.value)
    if isinstance(element.expression, ast.SelectExpression):
        return ""
    message = ast.Message(ast.Identifier("x"), ast.Pattern([element]))
    return str(FluentSerializer().serialize_entry(message)).removeprefix("x = ").rstrip("\n")
