"""The protocol as TypeScript: types, defaults and merging.

`python -m penult.wire.typescript FILE` writes it.
"""

from __future__ import annotations

import json
import re
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from msgspec import NODEFAULT, UNSET, Struct, inspect, to_builtins
from msgspec.structs import fields

from ..engine import refusals
from ..engine.events import KINDS
from . import limits, reconnecting
from .changes import HandChange, TableChange
from .events import HandEvent, MatchEvent, TableEvent
from .people import Person, Seat
from .phrases import PHRASES
from .terms import Terms
from .version import PROTOCOL
from .views import HandView, TableView
from .vocabulary import AnyStruct, alias_doc, choices, field_docs, structs, unions

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


LIMITS = ("NAME_LETTERS", "TEXT_LETTERS", "PASSWORD_LETTERS", "CODE_LETTERS", "KEPT_UPDATES")
"""Those that the web client respects before the server has to refuse."""
VIEWS: dict[AnyStruct, AnyStruct] = {TableView: TableChange, HandView: HandChange}
"""The views and their changes. In TypeScript one type with optional fields serves for both."""
EVENT_KINDS: dict[AnyStruct, str] = {HandEvent: "HandKind", MatchEvent: "MatchKind"}
"""Python reads kinds that it does not know, too. TypeScript names them, so that a wrong one is an error."""
WITH_DEFAULTS: tuple[AnyStruct, ...] = (Terms, Person, Seat, HandEvent, MatchEvent, TableEvent)


def text() -> str:
    parts = [
        HEAD,
        *_constants(),
        *map(_choice, choices()),
        _either("HandKind", map(json.dumps, KINDS.values()), "As the engine names them."),
        *map(_struct, structs()),
        *map(_union, unions()),
        *map(_defaults, WITH_DEFAULTS),
        *(part for view in VIEWS for part in _whole_view(view)),
        _whole_event(),
    ]
    return "\n".join(parts)


def _constants() -> Iterator[str]:
    yield f"export const PROTOCOL = {PROTOCOL};\n"
    yield "".join(f"export const {name} = {getattr(limits, name)};\n" for name in LIMITS)
    yield "".join(f"export const {name} = {value};\n" for name, value in _reconnecting())
    phrases = "".join(f"  {json.dumps(phrase)},\n" for phrase in PHRASES)
    for name in ("CARD_FACTS", "SEAT_FACTS", "AMOUNT_FACTS"):
        yield f"export const {name} = {json.dumps(getattr(refusals, name))} as const;\n"
    yield f"export const PHRASES = [\n{phrases}] as const;\n"


def _reconnecting() -> Iterator[tuple[str, str]]:
    """Its numbers, and the tags of the messages to send again."""
    for name in ("PAUSES", "LONGEST_PAUSE", "OPENING_SECONDS", "PATIENCE", "AFTER_GOODBYE"):
        yield name, f"{json.dumps(getattr(reconnecting, name))} as const"
    tags = [message.__struct_config__.tag for message in reconnecting.SAID_AGAIN]
    yield "SAID_AGAIN", f"{json.dumps(tags)} as const"


def _choice(name: str) -> str:
    return _either(name, map(json.dumps, choices()[name]), alias_doc(name))


def _union(name: str) -> str:
    return _either(name, (struct.__name__ for struct in unions()[name]), alias_doc(name))


def _either(name: str, members: Iterator[str], doc: str) -> str:
    lines = "".join(f"\n  | {member}" for member in members)
    return f"{_comment(doc)}export type {name} ={lines};\n"


def _struct(struct: AnyStruct) -> str:
    shape = inspect.type_info(struct)
    assert isinstance(shape, inspect.StructType)
    comment = _comment(struct.__doc__ or "")
    if shape.array_like:
        members = ", ".join(f"{_named(field)}: {_type(field.type)}" for field in shape.fields)
        return f"{comment}export type {struct.__name__} = readonly [{members}];\n"
    docs = field_docs(struct)
    tag = f"  readonly {shape.tag_field}: {json.dumps(shape.tag)};\n" if shape.tag_field else ""
    fields = "".join(_field(struct, field, docs.get(field.name, "")) for field in shape.fields)
    return f"{comment}export interface {struct.__name__} {{\n{tag}{fields}}}\n"


def _defaults(struct: AnyStruct) -> str:
    """A constant with the fields that a message may leave out."""
    left = " | ".join(json.dumps(name) for name in _always_given(struct))
    kind = f"Omit<Required<{struct.__name__}>, {left}>" if left else f"Required<{struct.__name__}>"
    return f"export const {_constant_name(struct)}: {kind} = {_default_values(struct)};\n"


def _default_values(struct: AnyStruct) -> str:
    given = {field.encode_name: field.default for field in fields(struct) if not field.required}
    return json.dumps(to_builtins(given), indent=2)


def _always_given(struct: AnyStruct) -> list[str]:
    tag = struct.__struct_config__.tag_field
    return [*([tag] if tag else []), *(field.encode_name for field in fields(struct) if field.required)]


def _constant_name(struct: AnyStruct) -> str:
    return re.sub(r"(?<!^)(?=[A-Z])", "_", struct.__name__).upper()


def _whole_view(view: AnyStruct) -> Iterator[str]:
    """The type of a whole view, its defaults, and the function that merges a message into it."""
    name = view.__name__.removesuffix("View")
    nested = dict(_nested(view))
    left = " | ".join(json.dumps(field) for field in nested)
    rest = f"Required<Omit<{view.__name__}, {left}>>" if nested else f"Required<{view.__name__}>"
    whole = "".join(f"  readonly {field}: {kind};\n" for field, (kind, _) in nested.items())
    parts = f" & {{\n{whole}}}" if nested else ""
    yield f"export type Whole{name} = {rest}{parts};\n"
    yield f"export const {_constant_name(view)}: Whole{name} = {_default_values(view)};\n"
    filled = "".join(
        f"    {field}: change.{field} ? {fill} : before.{field},\n" for field, (_, fill) in nested.items()
    )
    yield (
        "/** The view with a message merged into it: a missing field has not changed. */\n"
        f"export function merged{name}(before: Whole{name}, change: {view.__name__}): Whole{name} {{\n"
        f"  return {{\n    ...before,\n    ...change,\n{filled}  }};\n}}\n"
    )


def _nested(view: AnyStruct) -> Iterator[tuple[str, tuple[str, str]]]:
    """The fields whose parts may leave something out: the type of a whole one, and the code that fills it."""
    shape = inspect.type_info(view)
    assert isinstance(shape, inspect.StructType)
    for field in shape.fields:
        kind, many = field.type, isinstance(field.type, inspect.VarTupleType)
        part = kind.item_type if isinstance(kind, inspect.VarTupleType) else kind
        if not isinstance(part, inspect.StructType) or part.cls not in WITH_DEFAULTS:
            continue
        name, constant = part.cls.__name__, _constant_name(part.cls)
        if many:
            fill = f"change.{field.name}.map((each) => ({{ ...{constant}, ...each }}))"
            yield field.name, (f"readonly Required<{name}>[]", fill)
        else:
            yield field.name, (f"Required<{name}>", f"{{ ...{constant}, ...change.{field.name} }}")


def _whole_event() -> str:
    """A function that fills in the fields that an event leaves out."""
    kinds = unions()["Event"]
    union = "".join(f"\n  | Required<{kind.__name__}>" for kind in kinds)
    cases = "".join(
        f"    case {json.dumps(kind.__struct_config__.tag)}:\n"
        f"      return {{ ...{_constant_name(kind)}, ...event }};\n"
        for kind in kinds
    )
    return (
        f"export type WholeEvent ={union};\n\n"
        "/** The event with defaults for its missing fields. */\n"
        "export function wholeEvent(event: Event): WholeEvent {\n"
        f"  switch (event.of) {{\n{cases}  }}\n}}\n"
    )


def _field(struct: AnyStruct, field: inspect.Field, doc: str) -> str:
    comment = doc if struct in VIEWS else " ".join(filter(None, (doc, _default(field))))
    kind = EVENT_KINDS[struct] if field.name == "kind" and struct in EVENT_KINDS else _type(field.type)
    return f"{_comment(comment, '  ')}  readonly {_named(field)}: {kind};\n"


def _named(field: inspect.Field) -> str:
    return field.encode_name if field.required else f"{field.encode_name}?"


def _default(field: inspect.Field) -> str:
    """The default of an optional field; empty if a missing field means no change."""
    default = field.default
    if field.default_factory is not NODEFAULT:
        default = field.default_factory()
    if default is NODEFAULT or default is UNSET:
        return ""
    return "@default {}" if isinstance(default, Struct) else f"@default {json.dumps(default)}"


def _type(kind: Any) -> str:
    if isinstance(kind, inspect.StructType):
        view_of = {change: view for view, change in VIEWS.items()}
        return view_of.get(kind.cls, kind.cls).__name__
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
    """The name of a union if it has one, else its members."""
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


def _comment(doc: str, margin: str = "") -> str:
    if not doc:
        return ""
    one, *more = doc.splitlines()
    if not more:
        return f"{margin}/** {one} */\n"
    lines = "".join(f"{margin} * {line}".rstrip() + "\n" for line in (one, *more))
    return f"{margin}/**\n{lines}{margin} */\n"


if __name__ == "__main__":
    Path(sys.argv[1]).write_text(text(), encoding="utf-8")
