"""The protocol as TypeScript types: `python -m penult.wire.typescript FILE` writes them."""

from __future__ import annotations

import json
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, UNSET, Struct, inspect

from . import limits
from .phrases import PHRASES
from .version import PROTOCOL
from .vocabulary import AnyStruct, choices, sentence_of, sentences, structs, unions

HEAD = """\
// The messages between a table and its clients, as docs/protocol.md explains them.
// Written by `make protocol` from src/penult/wire; a change made here is lost.
"""
_PLAIN: dict[type, str] = {
    inspect.IntType: "number",
    inspect.FloatType: "number",
    inspect.StrType: "string",
    inspect.BoolType: "boolean",
    inspect.NoneType: "null",
}


def text() -> str:
    parts = [HEAD, *_constants(), *map(_choice, choices()), *map(_struct, structs()), *map(_union, unions())]
    return "\n".join(parts)


def _constants() -> Iterator[str]:
    yield f"export const PROTOCOL = {PROTOCOL};\n"
    numbers = {name: value for name, value in vars(limits).items() if isinstance(value, int)}
    yield "".join(f"export const {name} = {value};\n" for name, value in numbers.items())
    phrases = "".join(f"  {json.dumps(phrase)},\n" for phrase in PHRASES)
    yield f"export const PHRASES = [\n{phrases}] as const;\nexport type Phrase = (typeof PHRASES)[number];\n"


def _choice(name: str) -> str:
    return _either(name, map(json.dumps, choices()[name]))


def _union(name: str) -> str:
    return _either(name, (struct.__name__ for struct in unions()[name]))


def _either(name: str, members: Iterator[str]) -> str:
    lines = "".join(f"\n  | {member}" for member in members)
    return f"{_comment(sentence_of(name))}export type {name} ={lines};\n"


def _struct(struct: AnyStruct) -> str:
    shape = inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)
    comment = _comment(struct.__doc__ or "")
    if shape.array_like:
        members = ", ".join(f"{_named(field)}: {_type(field.type)}" for field in shape.fields)
        return f"{comment}export type {struct.__name__} = readonly [{members}];\n"
    said = sentences(struct)
    tag = f"  readonly {shape.tag_field}: {json.dumps(shape.tag)};\n" if shape.tag_field else ""
    fields = "".join(_field(field, said.get(field.name, "")) for field in shape.fields)
    return f"{comment}export interface {struct.__name__} {{\n{tag}{fields}}}\n"


def _field(field: inspect.Field, sentence: str) -> str:
    told = " ".join(filter(None, (sentence, _default(field))))
    return f"{_comment(told, '  ')}  readonly {_named(field)}: {_type(field.type)};\n"


def _named(field: inspect.Field) -> str:
    return field.encode_name if field.required else f"{field.encode_name}?"


def _default(field: inspect.Field) -> str:
    """What it means that an optional field is not there; nothing for what has just not changed."""
    default = field.default
    if field.default_factory is not NODEFAULT:
        default = field.default_factory()
    if default is NODEFAULT or default is UNSET:
        return ""
    return "@default {}" if isinstance(default, Struct) else f"@default {json.dumps(default)}"


def _type(kind: Any) -> str:
    if isinstance(kind, inspect.StructType):
        return kind.cls.__name__
    if isinstance(kind, inspect.UnionType):
        return _any_of(kind)
    if isinstance(kind, inspect.LiteralType):
        return _words(kind)
    if isinstance(kind, inspect.VarTupleType):
        item = _type(kind.item_type)
        return f"readonly ({item})[]" if " " in item else f"readonly {item}[]"
    if isinstance(kind, inspect.DictType):
        return f"Readonly<Record<{_type(kind.key_type)}, {_type(kind.value_type)}>>"
    return _PLAIN[type(kind)]


def _any_of(kind: inspect.UnionType) -> str:
    """By its name, if it has one."""
    members = [_type(member) for member in kind.types]
    for name, structs_ in unions().items():
        if members == [struct.__name__ for struct in structs_]:
            return name
    return " | ".join(members)


def _words(kind: inspect.LiteralType) -> str:
    for name, words in choices().items():
        if set(words) == set(kind.values):
            return name
    return " | ".join(json.dumps(word) for word in kind.values)


def _comment(sentence: str, margin: str = "") -> str:
    if not sentence:
        return ""
    one, *more = sentence.splitlines()
    if not more:
        return f"{margin}/** {one} */\n"
    lines = "".join(f"{margin} * {line}".rstrip() + "\n" for line in (one, *more))
    return f"{margin}/**\n{lines}{margin} */\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
