"""The interface of every bot."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol, runtime_checkable

from ..engine.events import Event
from ..engine.moves import Move
from ..engine.view import View


class Bot(Protocol):
    def choose(self, view: View) -> Move | None:
        """A move from `view.moves`, or None if the seat is not to act and has nothing to say."""
        ...


@runtime_checkable
class Observer(Protocol):
    """What a bot can have beside `choose` to follow the hand."""

    def observe(self, events: Sequence[Event]) -> None:
        """What this seat has seen since the last call; the first call begins with the deal."""
        ...
