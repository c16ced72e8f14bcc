"""All types of the protocol, and their docstrings, including those of fields."""

from __future__ import annotations

import ast
import inspect
from collections.abc import Iterator
from functools import cache
from itertools import pairwise
from types import ModuleType, UnionType
from typing import Any, Literal, get_args, get_origin

import msgspec

from . import events, http, listing, people, terms, to_client, to_server, views

MODULES = (terms, people, events, views, to_server, to_client, http, listing)

AnyStruct = type[msgspec.Struct]


def structs() -> tuple[AnyStruct, ...]:
    """Every struct that goes over the wire, in the order of the source."""
    return tuple(
        thing
        for module in MODULES
        for thing in vars(module).values()
        if inspect.isclass(thing) and issubclass(thing, msgspec.Struct)
        if thing.__module__ == module.__name__ and not thing.__subclasses__()
    )


def choices() -> dict[str, tuple[str, ...]]:
    """The named literal types: `Stage`, `Why` …"""
    return {name: get_args(alias) for name, alias, _ in _aliases() if get_origin(alias) is Literal}


def unions() -> dict[str, tuple[AnyStruct, ...]]:
    """The named unions of structs: `ToServer`, `ToClient`, `Event`."""
    return {name: get_args(alias) for name, alias, _ in _aliases() if isinstance(alias, UnionType)}


def alias_doc(alias: str) -> str:
    """The docstring of a named literal type or union."""
    return next(
        _docs_below(_tree(module).body).get(alias, "") for name, _, module in _aliases() if name == alias
    )


def field_docs(struct: AnyStruct) -> dict[str, str]:
    """The docstrings of the fields of a struct, inherited ones included."""
    docs: dict[str, str] = {}
    for owner in struct.__mro__:
        if owner.__module__.startswith(__package__):
            docs = _docs_below(_class(owner).body) | docs
    return docs


def _aliases() -> Iterator[tuple[str, Any, ModuleType]]:
    """The types that a module defines by assignment: name, type and module."""
    for module in MODULES:
        for node in _tree(module).body:
            if isinstance(node, ast.Assign) and isinstance(name := node.targets[0], ast.Name):
                yield name.id, getattr(module, name.id), module


def _class(owner: type) -> ast.ClassDef:
    module = inspect.getmodule(owner)
    assert module is not None
    found = (
        node for node in _tree(module).body if isinstance(node, ast.ClassDef) and node.name == owner.__name__
    )
    return next(found)


@cache
def _tree(module: ModuleType) -> ast.Module:
    return ast.parse(inspect.getsource(module))


def _docs_below(body: list[ast.stmt]) -> dict[str, str]:
    """The strings right below assignments, by the name assigned to."""
    docs = {}
    for above, below in pairwise(body):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            if isinstance(name := _assigned(above), ast.Name):
                docs[name.id] = inspect.cleandoc(str(below.value.value))
    return docs


def _assigned(node: ast.stmt) -> ast.expr | None:
    if isinstance(node, ast.AnnAssign):
        return node.target
    return node.targets[0] if isinstance(node, ast.Assign) else None
