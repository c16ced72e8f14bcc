"""Any message, for hypothesis, built from the structs themselves."""

from __future__ import annotations

from typing import Any

from hypothesis import strategies as st
from msgspec import Struct, inspect

Strategy = st.SearchStrategy[Any]
_LARGEST = 2**53
_LONGEST = 12


def any_of(*kinds: type[Struct]) -> Strategy:
    """Messages of these kinds."""
    return st.one_of([_struct(inspect.type_info(kind)) for kind in kinds])


def _struct(kind: Any) -> Strategy:
    needed = {field.name: _value(field.type) for field in kind.fields if field.required}
    others = {field.name: _value(field.type) for field in kind.fields if not field.required}
    return st.fixed_dictionaries(needed, optional=others).map(lambda fields: kind.cls(**fields))


def _value(kind: Any) -> Strategy:
    strategy: Strategy = _STRATEGIES[type(kind)](kind)
    return strategy


def _whole(kind: inspect.IntType) -> Strategy:
    low = -_LARGEST if kind.ge is None else kind.ge
    return st.integers(low, _LARGEST if kind.le is None else kind.le)


def _number(kind: inspect.FloatType) -> Strategy:
    return st.floats(kind.ge, kind.le, allow_nan=False, allow_infinity=False)


def _letters(kind: inspect.StrType) -> Strategy:
    return st.text(max_size=_LONGEST if kind.max_length is None else min(kind.max_length, _LONGEST))


def _row(kind: inspect.VarTupleType) -> Strategy:
    return st.lists(_value(kind.item_type), max_size=3).map(tuple)


def _facts(kind: inspect.DictType) -> Strategy:
    return st.dictionaries(_value(kind.key_type), _value(kind.value_type), max_size=3)


_STRATEGIES: dict[type, Any] = {
    inspect.IntType: _whole,
    inspect.FloatType: _number,
    inspect.StrType: _letters,
    inspect.BoolType: lambda _: st.booleans(),
    inspect.NoneType: lambda _: st.none(),
    inspect.LiteralType: lambda kind: st.sampled_from(kind.values),
    inspect.UnionType: lambda kind: st.one_of([_value(each) for each in kind.types]),
    inspect.VarTupleType: _row,
    inspect.DictType: _facts,
    inspect.StructType: _struct,
}
