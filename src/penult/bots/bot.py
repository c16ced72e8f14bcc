"""What every bot is."""

from __future__ import annotations

from typing import Protocol

from ..engine.moves import Move
from ..engine.view import View


class Bot(Protocol):
    def choose(self, view: View) -> Move:
        """The move of the player to act, out of `view.moves`."""
        ...
