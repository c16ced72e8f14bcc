"""The rows of the store. Their fields have the names and types of the columns.

>>> select(PersonRow)
'SELECT id, name, generation, since FROM people'
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar, get_type_hints

from ...table.log.batches import Batch


@dataclass(frozen=True, slots=True)
class TableRow:
    """A table as the store lists it."""

    id: str
    code: str
    opened: float
    """Seconds since 1970."""
    over: bool = False
    """Whether it is closed: kept for its record, but not playable."""
    hidden: bool = False
    """Whether the operator keeps it out of the lobby."""


@dataclass(frozen=True, slots=True)
class PersonRow:
    """A person; the name is empty if they erased it. A token is valid if it has this generation."""

    id: str
    name: str
    generation: int
    since: float


@dataclass(frozen=True, slots=True)
class Reporter:
    """Who reports a table, as pseudonyms: they can be compared but not read."""

    neighborhood: str
    person: str


Row = TypeVar("Row", TableRow, Batch, PersonRow)
AnyRow = type[TableRow] | type[Batch] | type[PersonRow]

STORED_IN: Mapping[AnyRow, str] = {TableRow: "tables", Batch: "batches", PersonRow: "people"}
_COLUMNS = {kind: get_type_hints(kind) for kind in STORED_IN}
_STORED_AS = {str: str, int: int, bool: int, float: float, bytes: bytes}
_STORED = {kind: tuple(_STORED_AS[hint] for hint in columns.values()) for kind, columns in _COLUMNS.items()}
_SQL_TYPES = {str: "text", int: "integer", float: "real", bytes: "blob"}


def select(kind: AnyRow) -> str:
    return f"SELECT {', '.join(_COLUMNS[kind])} FROM {STORED_IN[kind]}"


BATCHES = f"{select(Batch)} WHERE table_id = ? ORDER BY n"
"""The log of a table."""


def read_row(kind: type[Row], values: Sequence[object]) -> Row | None:
    """The row; None if the values have the wrong types, as on a damaged page."""
    if tuple(map(type, values)) != _STORED[kind]:
        return None
    return kind(*(of(value) for of, value in zip(_COLUMNS[kind].values(), values, strict=True)))


def column_types(kind: AnyRow) -> Mapping[str, str]:
    """SQLite's names of the types.

    >>> column_types(Batch)
    {'n': 'integer', 'body': 'blob', 'digest': 'blob'}
    """
    return {name: _SQL_TYPES[stored] for name, stored in zip(_COLUMNS[kind], _STORED[kind], strict=True)}
