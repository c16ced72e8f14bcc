"""A move that somebody wants to make."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.moves import Move

CLOCK = "clock"
"""Marks what was decided because the time was up."""


class WantedMove(NamedTuple):
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

    def without_line(self, person: str, resumed: bool) -> WantedMove:
        """What this person said over a connection that is no more: it counts, and is answered to nobody.

        A client that goes on with its numbers may say it again.
        """
        if self.person != person:
            return self
        return self._replace(answered=False, request=self.request if resumed else 0)

    def said_again(self, person: str, request: int) -> WantedMove:
        return self._replace(answered=True) if self.is_same(person, request) else self

    def is_same(self, person: str, request: int) -> bool:
        """Whether it is this message of this person."""
        return bool(request) and (self.person, self.request) == (person, request)

    @property
    def out_of_turn(self) -> bool:
        return self.move.out_of_turn
