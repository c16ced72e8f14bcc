"""Moves that wait until a race is over or a hidden card is shown."""

from __future__ import annotations

from collections.abc import Callable

from .race import Race
from .wanted_move import WantedMove


class WaitingMoves:
    """At most one move of each seat, in the order in which they came.

    A lost connection affects the moves in the race as well.
    """

    def __init__(self, race: Race) -> None:
        self._race = race
        self._moves: list[WantedMove] = []

    def add(self, wanted: WantedMove) -> bool:
        """Let a move wait. Returns False if the seat has one waiting already."""
        if any(other.seat == wanted.seat for other in self._moves):
            return False
        self._moves.append(wanted)
        return True

    def take(self) -> list[WantedMove]:
        """Take them all out. A move that must wait longer has to be added again."""
        taken, self._moves = self._moves, []
        return taken

    def drop(self, is_void: Callable[[WantedMove], bool]) -> None:
        if self._moves:
            self._moves = [wanted for wanted in self._moves if not is_void(wanted)]

    def lose_connection(self, person: str, resumed: bool) -> None:
        """A person has a new connection: their moves still count, but are answered only if sent again."""
        self._replace_each(lambda wanted: wanted.without_connection(person, resumed))

    def take_repeated(self, person: str, request_id: int) -> bool:
        """Whether this message repeats a move that waits. The move waits on, and is answered after all."""
        if not self._moves and not self._race.on:
            return False
        if not any(wanted.is_request(person, request_id) for wanted in self._race.moves + self._moves):
            return False
        self._replace_each(lambda wanted: wanted.sent_again(person, request_id))
        return True

    def _replace_each(self, change: Callable[[WantedMove], WantedMove]) -> None:
        self._moves = [change(wanted) for wanted in self._moves]
        self._race.replace_each(change)
