"""The changes between two whole views, and how a client merges them into the view it has.

>>> from penult.wire.views import HandView
>>> before, now = HandView(top="R5", draw=80), HandView(top="R5", draw=79, turn=1)
>>> changes(before, now)
{'turn': 1, 'draw': 79}
>>> merged(before, HandChange(turn=1, draw=79)) == now
True
"""

from __future__ import annotations

from collections.abc import Callable
from itertools import compress
from operator import attrgetter, ne
from typing import TYPE_CHECKING, Any, TypeVar

from msgspec import UNSET, Struct, UnsetType, defstruct
from msgspec.structs import fields, replace

from .views import OWN, HandView, TableView

View = TypeVar("View", TableView, HandView)


def change_of(view: type[Struct]) -> type[Struct]:
    """A struct with the same fields, each optional: a missing field has not changed."""
    optional = [(field.name, field.type | UnsetType, UNSET) for field in fields(view)]
    return defstruct(
        view.__name__.replace("View", "Change"),
        optional,
        module=__name__,
        namespace={"__doc__": f"The fields of `{view.__name__}` that have changed since the last message."},
        frozen=True,
        kw_only=True,
        omit_defaults=True,
        gc=False,
    )


if TYPE_CHECKING:

    class TableChange(Struct):
        def __init__(self, **changed: Any) -> None: ...

    class HandChange(Struct):
        def __init__(self, **changed: Any) -> None: ...

else:
    TableChange, HandChange = change_of(TableView), change_of(HandView)

_values = {view: attrgetter(*view.__struct_fields__) for view in (TableView, HandView)}
_SHARED = tuple(name for name in HandView.__struct_fields__ if name not in OWN)
_own_values, _shared_values = attrgetter(*OWN), attrgetter(*_SHARED)


def changes(before: View, now: View) -> dict[str, Any]:
    """The new values of the fields that differ, by name."""
    return _different(now.__struct_fields__, _values[type(now)], before, now)


def shared_changes(before: HandView, now: HandView) -> dict[str, Any]:
    """The changes in the fields that do not depend on the viewer."""
    return _different(_SHARED, _shared_values, before, now)


def own_changes(before: HandView, now: HandView) -> dict[str, Any]:
    """The changes in the viewer's own fields, and the phase if the viewer has or had drawn a card."""
    own = _different(OWN, _own_values, before, now)
    if before.drawn is not None or now.drawn is not None:
        own["phase"] = now.phase
    return own


def _different(
    names: tuple[str, ...], values: Callable[[View], tuple[Any, ...]], before: View, now: View
) -> dict[str, Any]:
    return {name: getattr(now, name) for name in compress(names, map(ne, values(before), values(now)))}


def merged(view: View, change: TableChange | HandChange) -> View:
    """The view with this change."""
    changed = {name: getattr(change, name) for name in change.__struct_fields__}
    return replace(view, **{name: value for name, value in changed.items() if value is not UNSET})
