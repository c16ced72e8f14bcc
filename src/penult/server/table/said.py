"""A move that somebody wants to make."""

from __future__ import annotations

from typing import NamedTuple

from ...engine.moves import Move

CLOCK = "clock"
"""Marks what was decided because the time was up."""


class Said(NamedTuple):
    seat: int
    """Of the hand."""
    move: Move
    seen: int
    """The update it answers."""
    person: str | None = None
    """None for a bot, and for the referee."""
    request: int = 0
    mark: str = ""
    answered: bool = True
    """Whether it came over the connection that the person still has."""
    date: float = 0.0
    """When it was said (A-68)."""
    decision: int = 0
    """While it races: which decision the table waited for when it came."""

    def without_request(self, person: str) -> Said:
        """What this person said over a connection that is no more: it counts, and is answered to nobody."""
        return self._replace(answered=False) if self.person == person else self

    @property
    def answer_to(self) -> str | None:
        """Who is told what came of it: nobody over another connection, and no bot."""
        return self.person if self.answered else None

    @property
    def out_of_turn(self) -> bool:
        return self.move.out_of_turn
