"""All types of the protocol, and the sentences that stand under them in the source."""

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
    """The named lists of words: `Stage`, `Why` …"""
    return {name: get_args(alias) for name, alias, _ in _aliases() if get_origin(alias) is Literal}


def unions() -> dict[str, tuple[AnyStruct, ...]]:
    """The named unions of structs: `ToServer`, `ToClient`, `Event`."""
    return {name: get_args(alias) for name, alias, _ in _aliases() if isinstance(alias, UnionType)}


def sentence_of(alias: str) -> str:
    """What the source says about a named list or union."""
    return next(
        _sentences(_tree(module).body).get(alias, "") for name, _, module in _aliases() if name == alias
    )


def sentences(struct: AnyStruct) -> dict[str, str]:
    """What the source says about the fields of a struct, inherited ones included."""
    said: dict[str, str] = {}
    for owner in struct.__mro__:
        if owner.__module__.startswith(__package__):
            said = _sentences(_class(owner).body) | said
    return said


def _aliases() -> Iterator[tuple[str, Any, ModuleType]]:
    """The public names a module gives to unions and lists of words of its own."""
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


def _sentences(body: list[ast.stmt]) -> dict[str, str]:
    """The strings that stand right under an assignment, by the name assigned to."""
    said = {}
    for above, below in pairwise(body):
        if isinstance(below, ast.Expr) and isinstance(below.value, ast.Constant):
            if isinstance(name := _assigned(above), ast.Name):
                said[name.id] = inspect.cleandoc(str(below.value.value))
    return said


def _assigned(node: ast.stmt) -> ast.expr | None:
    if isinstance(node, ast.AnnAssign):
        return node.target
    return node.targets[0] if isinstance(node, ast.Assign) else None
