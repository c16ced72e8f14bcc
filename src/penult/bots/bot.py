"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from ..engine.moves import Move
from ..engine.view import View


class Bot(Protocol):
    def choose(self, view: View) -> Move | None:
        """A move out of `view.moves`. None says that a seat which is not to act has nothing to say."""
        ...
