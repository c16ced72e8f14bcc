"""A move that somebody wants to make."""

from __future__ import annotations

from typing import NamedTuple

from ..engine.moves import Move

CLOCK = "clock"
"""The mark of a move that was made because time was up."""


class WantedMove(NamedTuple):
    seat: int
    """A seat of the hand, or the referee's number."""
    move: Move
    seen: int
    """The number of the update it answers."""
    person: str | None = None
    """None for a bot or the referee."""
    request_id: int = 0
    mark: str = ""
    answerable: bool = True
    """Whether the person still has the connection it came over."""
    said_at: float = 0.0
    """When the player decided on it, as far as the server can tell (A-68)."""
    answers_after: float | None = None
    """How many seconds after its update it came, if it is made as soon as it comes."""
    decision: int = 0
    """The number of the decision it was meant for, if it entered a race."""

    def without_connection(self, person: str, resumed: bool) -> WantedMove:
        """The move after this person's connection has ended: it still counts, but nobody is answered.

        A client that resumes its session may send it again under the same id.
        """
        if self.person != person:
            return self
        return self._replace(answerable=False, request_id=self.request_id if resumed else 0)

    def sent_again(self, person: str, request_id: int) -> WantedMove:
        return self._replace(answerable=True) if self.is_request(person, request_id) else self

    def is_request(self, person: str, request_id: int) -> bool:
        """Whether it came with this message of this person."""
        return bool(request_id) and (self.person, self.request_id) == (person, request_id)

    @property
    def out_of_turn(self) -> bool:
        return self.move.out_of_turn
