"""What the Fluent files of a language contain, for the tests to look at."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cache

from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from penult.i18n.catalogue import source, web_files
from penult.i18n.nouns import PARTS
from penult.i18n.patterns import worded


@dataclass(frozen=True)
class Said:
    """The variables that a message or a part of one uses, and the messages that it includes."""

    variables: frozenset[str]
    messages: frozenset[str]


class _Names(Visitor):  # type: ignore[misc]
    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()

    def visit_VariableReference(self, node: ast.VariableReference) -> None:  # noqa: N802
        self.variables.add(node.id.name)

    def visit_MessageReference(self, node: ast.MessageReference) -> None:  # noqa: N802
        self.messages.add(node.id.name)


@cache
def said_in(language: str) -> Mapping[str, Said]:
    """Every message, and every part as `message.part`, in the files' order; an overlay with its base."""
    return {each.name: _said(each.pattern) for each in worded(language)}


@cache
def variables(language: str, name: str) -> frozenset[str]:
    """The variables of a message and of every message it includes, which get the same facts."""
    said = said_in(language)[name]
    return said.variables.union(*(variables(language, each) for each in said.messages))


@cache
def facts(language: str, name: str) -> frozenset[str]:
    """The same without the forms of nouns: `$card-the` is the fact `card`."""
    return frozenset(_fact(variable) for variable in variables(language, name))


@cache
def said_by_the_web_alone() -> frozenset[str]:
    """The messages in the files that only the web client reads."""
    texts = (source("en", file) for file in web_files())
    entries = (entry for text in texts for entry in FluentParser().parse(text).body)
    return frozenset(entry.id.name for entry in entries if isinstance(entry, ast.Message))


def _fact(variable: str) -> str:
    name, _, form = variable.rpartition("-")
    return name if form in PARTS else variable


def _said(pattern: ast.Pattern) -> Said:
    names = _Names()
    names.visit(pattern)
    return Said(frozenset(names.variables), frozenset(names.messages))
