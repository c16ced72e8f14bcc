"""The interface of every bot."""

from __future__ import annotations

from typing import Protocol

from ..engine.moves import Move
from ..engine.view import View


class Bot(Protocol):
    def choose(self, view: View) -> Move | None:
        """A move from `view.moves`, or None if the seat is not to act and has nothing to say."""
        ...
